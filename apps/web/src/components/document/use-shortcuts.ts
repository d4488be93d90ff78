import { useEffect, useEffectEvent, useState } from 'react';

/** In the browser's storage: that single letters are left to whoever types with a voice. */
const quietKeysKey = 'reviewDeskQuietKeys';

/** What a single letter does; letters in small. */
type KeyActions = Readonly<Record<string, () => void>>;

/**
 * Single letters as shortcuts, where nobody types and no dialog is open. They can be turned off: whoever speaks to the
 * computer would press them by talking (WCAG 2.1.4).
 */
export function useShortcuts(actions: KeyActions) {
  const [areOn, setOn] = useState(() => !readQuiet());
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!areOn || !action || isTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return {
    areOn,
    turn(on: boolean) {
      setOn(on);
      storeQuiet(!on);
    },
  };
}

function isTaken({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || document.querySelector('dialog[open]')) return true;
  const element = target as HTMLElement;
  return element.matches('textarea, select, input:not([type=radio], [type=checkbox])');
}

function readQuiet(): boolean {
  try {
    return localStorage.getItem(quietKeysKey) === 'true';
  } catch {
    return false;
  }
}

/** Storage may be refused to the page; then the choice holds until it is loaded anew. */
function storeQuiet(isQuiet: boolean): void {
  try {
    localStorage.setItem(quietKeysKey, String(isQuiet));
  } catch {
    // Nothing is kept.
  }
}
