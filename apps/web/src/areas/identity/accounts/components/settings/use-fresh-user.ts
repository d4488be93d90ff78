import { useEffect } from 'react';
import { refreshUser } from '../../../../../lib/auth-store.ts';

/** Somebody who comes back from their mail has often just used a link: what it changed is shown at once. */
export function useFreshUser(): void {
  useEffect(() => {
    function refresh() {
      // Without an answer the page stays as it was.
      if (document.visibilityState === 'visible') refreshUser().catch(() => undefined);
    }
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}
