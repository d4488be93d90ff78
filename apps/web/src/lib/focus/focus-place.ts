const fields = 'input, select, textarea, [contenteditable="true"]';
const pressables = 'a[href], button, summary, [tabindex="0"]';
const headings = 'h1, h2, h3, h4, legend';
const messages = '[role="status"], [role="alert"]';

/** Marks the button of a question or a message that is pressed without harm. */
const firstFocus = '[data-first-focus]';

export function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

export function canTakeFocus(element: HTMLElement): boolean {
  return isShown(element) && element.tabIndex >= 0 && !element.matches(':disabled, [inert] *');
}

function findAll(container: Element, selector: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(selector)];
}

/** Everything that Tab reaches in a part of the page, in order. */
export function controlsOf(container: Element): HTMLElement[] {
  return findAll(container, `${fields}, ${pressables}`).filter(canTakeFocus);
}

/** The first field of a part of the page; where it is one of several choices, the chosen one. */
export function findFirstField(container: Element): HTMLElement | undefined {
  const choices = findAll(container, fields).filter(canTakeFocus);
  const [first] = choices;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const isChosen = (other: HTMLElement) =>
    other instanceof HTMLInputElement && other.name === first.name && other.checked;
  return choices.find(isChosen) ?? first;
}

export function findHeading(container: Element): HTMLElement | undefined {
  return findAll(container, headings).find(isShown);
}

/** Where reading goes on in a part that is new on the page: its heading, its first field or its message. */
export function findPlaceIn(part: HTMLElement): HTMLElement | undefined {
  if (canTakeFocus(part)) return part;
  const heading = part.matches(headings) ? part : findHeading(part);
  const message = part.matches(messages) ? part : findAll(part, messages).find(isShown);
  return heading ?? findFirstField(part) ?? message;
}

/** Where a dialog begins: its marked button, its first field, or its heading where it is there to be read. */
export function findPlaceInDialog(dialog: HTMLElement): HTMLElement | undefined {
  const marked = findAll(dialog, firstFocus).find(canTakeFocus);
  const field = dialog.dataset['wide'] === undefined ? findFirstField(dialog) : undefined;
  return marked ?? field ?? findHeading(dialog);
}

/** Headings and messages take the focus too, by script alone. */
export function focusOn(place: HTMLElement, options?: FocusOptions): void {
  if (!canTakeFocus(place)) place.tabIndex = -1;
  place.focus(options);
}
