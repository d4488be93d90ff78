declare global {
  interface Window {
    /** Loads the script of the page, and its whole styles. By the loader of the page (`ssr/page-html.ts`). */
    loadPage?: (failed?: () => void) => void;
    /** Loads ahead what that script is made of. */
    preloadPage?: () => void;
    /** Presses from before the first script, noted by the same. */
    earlyPresses?: Event[] | undefined;
    /** The address of the document, noted by the same: going back may change it before the first script. */
    openedAs?: string;
  }
}

/** What was done on the page before its script was there, in order: each is done again once it is. */
let kept: { again: () => void; failed: (() => void) | undefined }[] = [];
/** What the first script has drawn over the page, to be taken back. */
let drawn: (() => void)[] = [];
let state: 'asleep' | 'waking' | 'awake' | 'failed' = 'asleep';

/** Whether presses are still to be kept for the script of the page. */
export const isAsleep = () => state === 'asleep' || state === 'waking';

/** Loads the script of a page that waits for a touch: of what needs it, or for a reason of its own. */
export function wake(): void {
  if (state !== 'asleep') return;
  state = 'waking';
  document.documentElement.dataset['waking'] = 'true';
  afterFrame(() => window.loadPage?.(() => end('failed')));
}

/** First comes the frame that shows that something was pressed: to load anything holds the browser for a while. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * `failed` is done where the script cannot be loaded: the page then goes on as one without. React hears presses a while
 * before it tells that it is awake, and would answer this one now, and once more when it is done again: nobody else
 * hears it.
 */
export function keepForScript(event: Event | null, again: () => void, failed?: () => void): void {
  event?.stopImmediatePropagation();
  kept.push({ again, failed });
  wake();
}

/** For what is drawn only until the script of the page draws it. */
export function takeBackLater(takeBack: () => void): void {
  drawn.push(takeBack);
}

/** The script of the page answers from here on. */
export function tellAwake(): void {
  end('awake');
}

function end(next: 'awake' | 'failed'): void {
  state = next;
  delete document.documentElement.dataset['waking'];
  const all = kept;
  kept = [];
  for (const takeBack of drawn) takeBack();
  drawn = [];
  if (next === 'awake') for (const { again } of all) again();
  // The last press first: each is taken back to what was before it.
  else for (const { failed } of all.toReversed()) failed?.();
}
