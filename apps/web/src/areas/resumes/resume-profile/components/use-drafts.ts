import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import { type Draft, draftKey, parseDraft, parseDraftKey } from '../draft-rules.ts';
import type { EditTarget } from '../form-rules.ts';

/*
 * Drafts are stored in this browser only: they survive a reload and a closed window, and are removed when the user
 * signs out.
 */

export function readDraft(userId: string, target: EditTarget): Draft | null {
  return parseDraft(siteStorage.read(draftKey(userId, target)), Date.now());
}

/** Null removes the draft. */
export function storeDraft(userId: string, target: EditTarget, draft: Omit<Draft, 'savedAt'> | null): void {
  const key = draftKey(userId, target);
  if (draft) siteStorage.write(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
  else siteStorage.remove(key);
  dispatchEvent(new Event(changed));
}

const changed = 'resume-drafts';

/** The keys of the drafts of a user, joined so that equal lists compare equal. */
function listKeys(userId: string): string {
  return siteStorage
    .keys()
    .filter((key) => {
      const target = parseDraftKey(userId, key);
      return target !== null && parseDraft(siteStorage.read(key), Date.now()) !== null;
    })
    .toSorted()
    .join('\n');
}

function follow(notice: () => void): () => void {
  addEventListener('storage', notice);
  addEventListener(changed, notice);
  return () => {
    removeEventListener('storage', notice);
    removeEventListener(changed, notice);
  };
}

/** The keys of unsaved drafts, of this window or another. */
export function useDraftKeys(userId: string): ReadonlySet<string> {
  const keys = useSyncExternalStore(
    follow,
    () => listKeys(userId),
    () => '',
  );
  return new Set(keys.split('\n').filter(Boolean));
}

/** Signals a save to other windows, which then ask the server. */
const savedKey = 'resume-saved';

export function notifyOtherWindows(): void {
  siteStorage.write(savedKey, String(Date.now()));
}

export function useSavedElsewhere(onSaved: () => void): void {
  const handle = useEffectEvent((event: StorageEvent) => {
    if (event.key === savedKey) onSaved();
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => handle(event);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);
}

/** Whether another window is editing the same target. */
export function useTypedElsewhere(userId: string, target: EditTarget): boolean {
  const [isTyped, setTyped] = useState(false);
  const key = draftKey(userId, target);
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === key) setTyped(event.newValue !== null);
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [key]);
  return isTyped;
}
