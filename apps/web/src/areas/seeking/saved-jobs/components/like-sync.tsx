import { useEffect } from 'react';
import { useAuth } from '../../../../lib/auth-store.ts';
import { guestLikesKey } from '../constants.ts';
import { clearLikes } from './use-likes.ts';

/** Paints the hearts of whoever is here, once for the whole site. Who likes nothing yet loads nothing for it. */
export function LikeSync() {
  const { user, authenticationChecked, loading } = useAuth();
  const role = user?.role ?? (authenticationChecked && !loading ? 'guest' : null);
  const userId = user?.id;

  useEffect(() => {
    if (role !== 'candidate' && !(role === 'guest' && hasGuestLikes())) return;
    const stay = new AbortController();
    // Without it hearts are not painted, which interrupts nobody.
    import('../api/sync-likes.ts')
      .then(({ openLikes }) => openLikes(role, stay.signal))
      .catch(() => undefined);
    return () => stay.abort();
  }, [role, userId]);
  // What a guest pressed stays painted while they sign in; a member's own goes with them.
  useEffect(() => (userId === undefined ? undefined : clearLikes), [userId]);

  return null;
}

function hasGuestLikes(): boolean {
  try {
    return localStorage.getItem(guestLikesKey) !== null;
  } catch {
    return false;
  }
}
