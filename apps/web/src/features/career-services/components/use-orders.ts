import { useEffect } from 'react';
import { useAuth } from '../../../lib/auth-store.ts';
import { forgetOrders, loadOrders, refreshOrders } from '../../../lib/product-store.ts';

/**
 * Keeps the signed-in candidate's orders at hand, for the whole site once. Whoever comes back to this window may
 * have bought something or seen the work move on in another one, so they are asked for anew then.
 */
export function useOrders(): void {
  const { user } = useAuth();
  const isCandidate = user?.role === 'candidate';

  useEffect(() => {
    if (!isCandidate) return;
    void loadOrders();
    const refresh = () => document.visibilityState === 'visible' && void refreshOrders();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      forgetOrders();
    };
  }, [isCandidate]);
}
