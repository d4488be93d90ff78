/** On a narrow screen the links are a row that scrolls sideways: the one of this page is brought to its middle. */
export function bringCurrentLinkIntoView(links: HTMLElement): void {
  const current = links.querySelector('[aria-current="page"]');
  if (!current) return;
  const row = links.getBoundingClientRect();
  const link = current.getBoundingClientRect();
  links.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2);
}
