/**
 * A document keeps what it was told of the board. Called when that has changed, so that links load the next page as a
 * document of its own, which shows the change.
 */
export function loadPagesWhole(): void {
  // One listener, however often it is added.
  addEventListener('click', leaveToBrowser, { capture: true });
}

/** The router listens on the document: a click that does not get there is followed by the browser. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
}
