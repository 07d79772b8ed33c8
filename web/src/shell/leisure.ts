/** Does something when the page has nothing better to do; the answer forgets it. */
const LONGEST = 2000;

export function atLeisure(work: () => void): () => void {
  // Not every browser tells when it rests.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LONGEST);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(work, { timeout: LONGEST });
  return () => cancelIdleCallback(wish);
}
