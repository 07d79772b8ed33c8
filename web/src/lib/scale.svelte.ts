/** One scale for the whole page: a unit is a sixteenth of the page's letters. */
function read(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

class Scale {
  /** Pixels in a unit: 1 on a window of 1280 by 720, more on larger ones. */
  unit = $state(typeof document === 'undefined' ? 1 : read());

  constructor() {
    if (typeof window === 'undefined') return;
    addEventListener('resize', () => (this.unit = read()));
  }
}

export const scale = new Scale();

/** So many units, as CSS writes them. */
export function units(many: number): string {
  return `${many / 16}rem`;
}
