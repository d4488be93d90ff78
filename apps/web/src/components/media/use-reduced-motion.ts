import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function follow(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the visitor prefers reduced motion; always false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}
