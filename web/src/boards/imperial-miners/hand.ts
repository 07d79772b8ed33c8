/** Equal cards of a hand lie on one heap: the engine offers them once. */
export interface Heap {
  id: string;
  count: number;
  cost: number;
}

export function heaps(hand: readonly string[], costs: readonly number[]): Heap[] {
  const found = new Map<string, Heap>();
  hand.forEach((id, i) => {
    const heap = found.get(id);
    if (heap) heap.count += 1;
    else found.set(id, { id, count: 1, cost: costs[i] ?? 0 });
  });
  return [...found.values()];
}
