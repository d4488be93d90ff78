import { tabStorage } from '../browser-storage.ts';

/* Keeps what the visitor typed, in this tab only: a reload restores it, closing the tab discards it. */

/** The key of the draft of a guest who applies; the form of members goes on with it. */
export const guestApplicationKey = (jobId: string): string => `guest-application:${jobId}`;

export function readDraft(key: string): unknown {
  try {
    return JSON.parse(tabStorage.read(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function storeDraft(key: string, draft: unknown): void {
  tabStorage.write(key, JSON.stringify(draft));
}

export function removeDraft(key: string): void {
  tabStorage.remove(key);
}
