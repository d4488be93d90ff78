import type { ApiError } from '@waymark/contract/errors';
import { msg } from '@waymark/contract/text/message';

/*
 * The only way to keep something in the browser: the lint refuses the globals everywhere else. A browser may let a site
 * keep nothing. Then even reading throws, or there is no storage at all; what is written stays until the page is left.
 */

interface BrowserStorage {
  read(key: string): string | null;
  /** Returns false if the value is lost when the page is left. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether nothing under this key is lost when the page is left. */
  keeps(key: string): boolean;
  keys(): string[];
  clear(): void;
}

function openStorage(find: () => Storage): BrowserStorage {
  /** What the browser refused to keep. */
  const unkept = new Map<string, string>();
  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(find());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => unkept.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      }, false);
      if (isKept) unkept.delete(key);
      else unkept.set(key, value);
      return isKept;
    },
    remove(key) {
      unkept.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keeps: (key) => !unkept.has(key),
    keys: () => [...new Set([...unkept.keys(), ...attempt((storage) => Object.keys(storage), [])])],
    clear() {
      unkept.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}

/** Shared by all tabs, and there again after the browser was closed. */
export const siteStorage = openStorage(() => localStorage);
/** Of this tab: survives a reload, and goes with the tab. */
export const tabStorage = openStorage(() => sessionStorage);

/**
 * Keys that say nothing about the member who was signed in: the theme, how the navigation stands, and what was dismissed
 * for good.
 * A dismissal is stored as a number that cannot be traced back to its subject.
 */
const impersonalKeys = [
  'theme',
  'side',
  'shut',
  'dismissedReview',
  'dismissedPromos',
  'languageOffer',
] as const;

/** Empties local storage but for what is the browser's own, not the person's. */
export function forgetPerson(): void {
  const kept = impersonalKeys.map((key) => [key, siteStorage.read(key)] as const);
  siteStorage.clear();
  for (const [key, value] of kept) {
    if (value !== null) siteStorage.write(key, value);
  }
}

/** Before a step whose next page has to know what this one stores: throws what the person has to allow. */
export function requireStorage(): void {
  const isKept = tabStorage.write('probe', '1');
  tabStorage.remove('probe');
  if (isKept) return;
  const message = msg`Your browser does not let this site keep anything. Allow this site to keep data, then try again.`;
  throw Object.assign(new Error(message), { code: 'unavailable' } satisfies Pick<ApiError, 'code'>);
}

/** To the other tabs of this browser; null where the browser lets the site have none. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Runs in one tab of this browser at a time; in each of them where the browser has no locks for the site. */
export async function runInOneTab(
  name: string,
  signal: AbortSignal,
  run: () => Promise<void>,
): Promise<void> {
  let isHeld = false;
  try {
    await navigator.locks.request(name, { signal }, () => {
      isHeld = true;
      return run();
    });
  } catch {
    if (!isHeld && !signal.aborted) await run();
  }
}
