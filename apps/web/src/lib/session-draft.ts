/*
 * Keeps what the visitor typed, in this tab only: a reload restores it, closing the tab discards it.
 * If the browser denies storage, typing still works and a reload starts with an empty form.
 */

/** The key of the draft of a guest who applies; the form of members goes on with it. */
export const guestApplicationKey = (jobId: string): string => `guest-application:${jobId}`;

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
