import { useEffect, useEffectEvent } from 'react';

/** Closes a part beside the page by Escape, unless the key is for something else: a field, a dialog, a popover. */
export function useEscape(onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as Element).matches('input, select, textarea');
    if (event.key === 'Escape' && !isTyping && !document.querySelector('dialog[open], :popover-open'))
      onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
