import { canTakeFocus, focusOn } from './focus-place.ts';
import { findPlaceAfter, noteTrail, type FocusTrail } from './focus-trail.ts';

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
  return watch({ press, click, leave, enter: ({ target }) => note(target), change: wait });
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
