/** Time left: 1:05, 2:03:20; null where days and hours say more. */
export function clockTime(seconds: number): string | null {
  const pad = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours >= 48) return null;
  const rest = `${hours ? pad(minutes) : minutes}:${pad(Math.floor(seconds % 60))}`;
  return hours ? `${hours}:${rest}` : rest;
}

export function days(seconds: number): { n: number; h: number } {
  const hours = Math.floor(seconds / 3600);
  return { n: Math.floor(hours / 24), h: hours % 24 };
}
