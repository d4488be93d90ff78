export type Direction = 'ltr' | 'rtl';

/** The direction in which what stands inside of an element is laid out. */
export const directionIn = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** 1 for the arrow key that points to the next of things side by side, -1 for the one before; undefined for other keys. */
export function stepOf(key: string, direction: Direction): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
