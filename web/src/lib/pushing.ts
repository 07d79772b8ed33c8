/** The server's public key, as a browser takes it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether somebody has typed a mail address rather than a web address. */
export function isMail(address: string): boolean {
  return /^[^/]*@/.test(address);
}
