/** The drawn mark as an icon, as `favicon.svg` has it in the product's own accent. */
export function drawIcon(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${colour}" d="M5 5h23.5a4 4 0 0 1 3 1.4l7 11a4 4 0 0 1 0 5.2l-7 11a4 4 0 0 1-3 1.4H5a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z"/><path fill="none" stroke="#fffaf3" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="M7.5 14l4.2 12 5-9 5 9 4.3-12"/></svg>`;
}
