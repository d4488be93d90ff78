import { useSyncExternalStore } from 'react';

/** From here on the pages stand beside the findings. */
const wide = '(width >= 72rem)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}
