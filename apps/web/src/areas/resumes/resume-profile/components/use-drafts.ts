import { useSyncExternalStore } from 'react';
import { draftKey, parseDraft, parseDraftKey, type Draft } from '../draft-rules.ts';
import type { EditTarget } from '../form-rules.ts';

/*
 * What is typed into dialogs is kept by this browser and not by the server: it outlives a reload and a closed window,
 * and goes with everything else of the person when they sign out.
 */

export function readDraft(userId: string, target: EditTarget): Draft | null {
  try {
    return parseDraft(localStorage.getItem(draftKey(userId, target)), Date.now());
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function storeDraft(userId: string, target: EditTarget, draft: Omit<Draft, 'savedAt'> | null): void {
  const key = draftKey(userId, target);
  try {
    if (draft) localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
    else localStorage.removeItem(key);
  } catch {
    // Refused or full: typing still works, and a reload starts afresh.
  }
  dispatchEvent(new Event(changed));
}

const changed = 'resume-drafts';

/** The keys of a person's drafts, joined: two lists are the same when they read the same. */
function listKeys(userId: string): string {
  try {
    return Object.keys(localStorage)
      .filter((key) => {
        const target = parseDraftKey(userId, key);
        return target !== null && parseDraft(localStorage.getItem(key), Date.now()) !== null;
      })
      .toSorted()
      .join('\n');
  } catch {
    return '';
  }
}

function follow(notice: () => void): () => void {
  addEventListener('storage', notice);
  addEventListener(changed, notice);
  return () => {
    removeEventListener('storage', notice);
    removeEventListener(changed, notice);
  };
}

/** The keys of what is typed and not saved, in this window or another. */
export function useDraftKeys(userId: string): ReadonlySet<string> {
  const keys = useSyncExternalStore(
    follow,
    () => listKeys(userId),
    () => '',
  );
  return new Set(keys.split('\n').filter(Boolean));
}
