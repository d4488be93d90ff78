/*
 * What somebody typed, kept for this tab only: a reload gives it back, closing the tab forgets it.
 * Where the browser refuses storage, typing still works and a reload starts afresh.
 */

export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function storeDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Refused or full: nothing to do that would help the person.
  }
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
