import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { siteStorage } from '../../lib/browser-storage.ts';

/** The browser's storage remembers that the user has turned the single-letter shortcuts off. */
const quietKeysKey = 'reviewDeskQuietKeys';

/** What a single letter does; letters in small. */
type KeyActions = Readonly<Record<string, () => void>>;

interface ShortcutOptions {
  /** They belong to the content of a dialog, and are active in that one as well. */
  inDialog?: boolean;
}

/**
 * Single-letter shortcuts, active outside text fields and dialogs. Users can turn them off, because speech
 * input would trigger them by accident (WCAG 2.1.4).
 */
export function useShortcuts(actions: KeyActions, { inDialog = false }: ShortcutOptions = {}) {
  const [areOn, setOn] = useState(() => siteStorage.read(quietKeysKey) !== 'true');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!areOn || !action || isTaken(event, inDialog)) return;
    event.preventDefault();
    action();
  });
  // Before paint: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return {
    areOn,
    turn(on: boolean) {
      setOn(on);
      siteStorage.write(quietKeysKey, String(!on));
    },
  };
}

function isTaken(event: KeyboardEvent, inDialog: boolean): boolean {
  const { ctrlKey, metaKey, altKey, isComposing } = event;
  const element = event.target as HTMLElement;
  const [dialog, another] = document.querySelectorAll('dialog[open]');
  const isCovered = dialog && (!inDialog || another || !dialog.contains(element));
  if (ctrlKey || metaKey || altKey || isComposing || isCovered) return true;
  return element.matches('textarea, select, input:not([type=radio], [type=checkbox])');
}
