/** Numbers from a name that never change, so that no two things look hewn alike. */
export function diceOf(name: string): number {
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + sign.charCodeAt(0)) % 997;
  return sum / 997;
}
