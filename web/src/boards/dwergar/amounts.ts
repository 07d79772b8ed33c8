/** Amounts as the card data writes them: `1 heat, 3 iron`, or `nothing`. */

export interface Amount {
  what: string;
  n: number;
}

export function amounts(text: string): Amount[] {
  if (text === 'nothing' || text === '') return [];
  return text.split(', ').map((part) => {
    const [n = '0', what = ''] = part.split(' ');
    return { what, n: Number(n) };
  });
}

export function written(list: readonly Amount[]): string {
  return list.map(({ what, n }) => `${n} ${what}`).join(', ');
}

export function amountOf(text: string, what: string): number {
  return amounts(text).find((each) => each.what === what)?.n ?? 0;
}
