/** First, last and the neighbours of the current page; null stands for a gap of two pages or more. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const shown: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    const near = Math.abs(number - page) <= 1 || number === 1 || number === pageCount;
    // A gap that hides a single page saves nothing: its number is shown instead.
    const single = number === 2 ? page === 4 : number === pageCount - 1 && page === pageCount - 3;
    if (near || single) shown.push(number);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
