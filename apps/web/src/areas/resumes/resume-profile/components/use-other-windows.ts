import { useEffect, useEffectEvent, useState } from 'react';
import { draftKey } from '../draft-rules.ts';
import type { EditTarget } from '../form-rules.ts';

/** Says nothing but that something was saved: whoever hears of it asks the server. */
const savedKey = 'resume-saved';

export function tellOtherWindows(): void {
  try {
    localStorage.setItem(savedKey, String(Date.now()));
  } catch {
    // The other windows are told when they save.
  }
}

/** Calls back when another window has saved. */
export function useSavedElsewhere(onSaved: () => void): void {
  const hear = useEffectEvent((event: StorageEvent) => {
    if (event.key === savedKey) onSaved();
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => hear(event);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);
}

/** Whether the same is being written in another window, from when it is typed there. */
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
