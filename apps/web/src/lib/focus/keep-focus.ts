import {
  canTakeFocus,
  focusOn,
  controlsOf,
  findHeading,
  findPlaceIn,
  findPlaceInDialog,
  isShown,
} from './focus-place.ts';

const rows = 'li, tr, article, [role="listitem"], [role="row"]';

const pressables = 'a[href], button, summary';

/** The dialog in front, or the page. */
function layerInFront(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * When the element that has the focus goes, with its row, its step or its dialog, the browser leaves the focus at the
 * top of the page. This takes it to what comes next. Parts that place it themselves come first. Returns its end.
 */
export function keepFocus(): () => void {
  const trails = new WeakMap<HTMLElement, FocusTrail>();
  let lastLayer = document.body;
  let isPointer = false;
  let isPressed = false;
  let isWaiting = false;

  function note(target: EventTarget | null) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    lastLayer = target.closest<HTMLElement>('dialog:modal') ?? document.body;
    trails.set(lastLayer, noteTrail(target, lastLayer, isPointer));
  }

  function check() {
    isWaiting = false;
    const layer = layerInFront();
    const trail = trails.get(layer);
    if (!trail || !isNowhere()) return;
    const isBack =
      canTakeFocus(trail.element) || (trail.element.tabIndex === -1 && trail.element.isConnected);
    if (isBack && lastLayer === layer) return;
    const place = isBack ? trail.element : findPlaceAfter(trail, layer);
    if (place) focusOn(place, { preventScroll: trail.byPointer });
  }

  function wait() {
    if (isWaiting || !isNowhere()) return;
    isWaiting = true;
    requestAnimationFrame(() => requestAnimationFrame(check));
  }

  /** A press beside everything leaves the field on purpose. */
  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) return;
    if (isPressed) trails.delete(lastLayer);
    else wait();
  }

  function press({ type }: Event) {
    isPressed = type === 'pointerdown';
    isPointer = type !== 'keydown';
  }

  /** Safari gives a pressed button no focus. */
  function click({ target }: MouseEvent) {
    if (target instanceof Element) note(target.closest(pressables));
  }

  note(document.activeElement);
  function enter({ target }: FocusEvent) {
    note(target);
    if (!isPointer && target instanceof HTMLElement && target.tabIndex >= 0) bringIntoView(target);
  }

  return watch({ press, click, leave, enter, change: wait });
}

/** All of it: browsers are content with an edge that stands in a row or a window already. */
function bringIntoView(element: HTMLElement): void {
  const { width, height } = element.getBoundingClientRect();
  if (width < innerWidth && height < innerHeight / 2) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

interface Watched {
  press: (event: Event) => void;
  click: (event: MouseEvent) => void;
  enter: (event: FocusEvent) => void;
  leave: (event: FocusEvent) => void;
  /** Something of the page came, went or is no longer to be used. */
  change: () => void;
}

function watch({ press, click, enter, leave, change }: Watched): () => void {
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown']) {
    addEventListener(type, press, options);
  }
  addEventListener('focusin', enter, options);
  addEventListener('focusout', leave, options);
  addEventListener('click', click, options);
  const changes = new MutationObserver(change);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'disabled'],
  });
  return () => {
    ended.abort();
    changes.disconnect();
  };
}

interface Level {
  element: HTMLElement;
  parent: HTMLElement;
  siblings: readonly Element[];
}

/** Where the focus was, in a form that outlives what had it. */
interface FocusTrail {
  element: HTMLElement;
  sign: string;
  /** From the element up to the page, or to the dialog that it stands in. */
  levels: readonly Level[];
  /** Which of the controls of its row it was. */
  control: number;
  byPointer: boolean;
}

function noteTrail(element: HTMLElement, layer: HTMLElement, byPointer: boolean): FocusTrail {
  const levels: Level[] = [];
  let at: HTMLElement = element;
  while (at !== layer) {
    const parent: HTMLElement | null = at.parentElement;
    if (!parent) break;
    levels.push({ element: at, parent, siblings: [...parent.children] });
    at = parent;
  }
  const row = element.closest(rows);
  const control = row ? controlsOf(row).indexOf(element) : -1;
  return { element, sign: signOf(element), levels, control, byPointer };
}

/** The place next to what is gone: the next row, what took its place, or the heading of what it stood in. */
function findPlaceAfter(trail: FocusTrail, layer: HTMLElement): HTMLElement | undefined {
  const level = trail.levels.find(({ parent }) => isShown(parent));
  if (!level) return findPlaceAbove(layer, layer);
  return (
    (level.element.matches(rows) ? findInNextRow(level, trail.control) : undefined) ??
    findNewcomer(level, trail.sign) ??
    (level.element === trail.element ? neighboursOf(level).find(canTakeFocus) : undefined) ??
    findPlaceAbove(level.parent, layer)
  );
}

/** What stood beside it and stands there still: first what came after it, then what came before. */
function neighboursOf({ element, parent, siblings }: Level): HTMLElement[] {
  const at = siblings.indexOf(element);
  return [...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other.parentElement === parent && isShown(other),
  );
}

function findInNextRow(level: Level, control: number): HTMLElement | undefined {
  const next = neighboursOf(level).find((other) => other.matches(rows));
  const controls = next ? controlsOf(next) : [];
  return controls[control] ?? controls.at(-1);
}

/** A form that is made again, for another search for example, has the same control: the focus stays on it. */
function findNewcomer({ parent, siblings }: Level, sign: string): HTMLElement | undefined {
  const newcomers = [...parent.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !siblings.includes(child) && isShown(child),
  );
  const again = newcomers.flatMap(withControls).find((control) => signOf(control) === sign);
  if (again) return again;
  for (const child of newcomers) {
    const place = findPlaceIn(child);
    if (place) return place;
  }
  return undefined;
}

const withControls = (part: HTMLElement) => [...(canTakeFocus(part) ? [part] : []), ...controlsOf(part)];

/** What a control is and is called, whichever element stands for it. */
function signOf(element: HTMLElement): string {
  const { labels = null, name = '', type = '', value = '' } = element as Partial<HTMLInputElement>;
  const label = element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent;
  const choice = type === 'checkbox' || type === 'radio' ? value : '';
  return JSON.stringify([element.tagName, type, name, choice, label.trim()]);
}

function findPlaceAbove(from: HTMLElement, layer: HTMLElement): HTMLElement | undefined {
  let at: HTMLElement | null = from;
  while (at && at !== layer && at.tagName !== 'MAIN') {
    const heading = findHeading(at);
    if (heading) return heading;
    at = at.parentElement;
  }
  if (layer.matches('dialog')) return findPlaceInDialog(layer);
  const main = layer.querySelector<HTMLElement>('main');
  return main ? (findHeading(main) ?? main) : findHeading(layer);
}
