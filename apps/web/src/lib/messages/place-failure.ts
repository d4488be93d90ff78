import { messageOf } from '../api-answer.ts';
import styles from './place-failure.module.css';
import { pressedFor } from './pressed.ts';

/** Where looking for room ends. */
const edges = 'li, td, th, form, section, article, main, dialog, body';

let count = 0;
const standing = new Map<Element, HTMLElement>();

/**
 * Says beside the control that was pressed why its action failed; the sentence stands until the next try. Gives the
 * sentence back where the control is gone, as the button of a closed dialog is.
 */
export function placeFailure(failure: unknown): string | undefined {
  const message = typeof failure === 'string' ? failure : messageOf(failure);
  const control = pressedFor(failure);
  // Cards of the board have one height: a sentence would not be seen in them.
  if (!control || !isShown(control) || control.closest('[data-failures="toast"]')) return message;
  clear(control);
  const words = document.createElement('p');
  words.className = styles['failure'] ?? '';
  words.role = 'alert';
  words.id = `failure-${(count += 1)}`;
  words.textContent = message;
  findPlace(control).after(words);
  control.setAttribute('aria-describedby', words.id);
  standing.set(control, words);
  words.scrollIntoView({ block: 'nearest' });
  return undefined;
}

function clear(control: Element): void {
  const words = standing.get(control);
  if (!words) return;
  if (control.getAttribute('aria-describedby') === words.id) control.removeAttribute('aria-describedby');
  standing.delete(control);
  words.remove();
}

/** The next try: what failed before is of no interest any longer. */
function clearPressed({ target }: Event): void {
  for (const [control, words] of standing) {
    const isAgain = target instanceof Node && control.contains(target);
    if (isAgain || !control.isConnected || !words.isConnected) clear(control);
  }
}

for (const type of ['click', 'change']) addEventListener(type, clearPressed, { capture: true });

function isShown(control: Element): boolean {
  return control.isConnected && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** What the sentence stands after: the control itself, or what is around it as far as that has no room for a sentence. */
function findPlace(control: Element): Element {
  let at = control;
  while (at.parentElement && !at.parentElement.matches(edges) && !hasRoom(at, at.parentElement)) {
    at = at.parentElement;
  }
  return at;
}

function hasRoom(at: Element, row: Element): boolean {
  const { display, flexDirection, flexWrap } = getComputedStyle(row);
  if (row.closest('label, p') || getComputedStyle(at).position === 'absolute') return false;
  if (display.endsWith('flex')) return flexDirection.startsWith('column') || flexWrap === 'wrap';
  return ['block', 'grid', 'flow-root', 'list-item'].includes(display);
}
