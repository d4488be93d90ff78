import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router';
import { subMenuDelayMs } from '../constants.ts';

/**
 * Opened by resting the pointer on it or at once by its button; closed by leaving it, by Escape or by going
 * somewhere. What the pointer has opened a press keeps open: people press what they have just reached.
 */
export function useSubMenu() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const open = state !== 'closed';

  useEffect(() => setState('closed'), [location]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // With the list itself: an Escape that comes at once counts too.
  useLayoutEffect(() => {
    if (!open) return;
    // On the document: the pointer may have opened it while the focus is elsewhere.
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
      setState('closed');
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  function settle(change: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, subMenuDelayMs);
  }

  return {
    open,
    button,
    press() {
      clearTimeout(timer.current);
      setState(state === 'pressed' ? 'closed' : 'pressed');
    },
    handlers: {
      onMouseEnter: () => settle(() => setState((now) => (now === 'closed' ? 'hovered' : now))),
      onMouseLeave: () => settle(() => setState('closed')),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setState('closed'),
    },
  };
}
