import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { findOrderCheckout } from '../../../../lib/checkout.ts';
import { openLater } from '../../../../lib/new-window.ts';

/** The checkout reports a payment within a second or two; somebody who types a card number takes longer. */
const lookEveryMs = 3000;
const lookForMs = 5 * 60_000;

/** Opens the checkout in a new window, with the order that is found. */
export type Pay = (findOrder: () => Promise<string>) => Promise<void>;

/**
 * Hands somebody over to the checkout, and looks for what has become of their order: now and then while the window
 * is open, and each time that they come back to this one. What waits says so until then.
 */
export function useCheckout(isWaiting: boolean): Pay {
  const { revalidate } = useRevalidator();
  const [openedAt, setOpenedAt] = useState(0);

  useEffect(() => {
    if (!isWaiting) return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isWaiting, revalidate]);

  useEffect(() => {
    if (!isWaiting || openedAt === 0) return;
    const timer = setInterval(() => {
      if (Date.now() - openedAt > lookForMs) clearInterval(timer);
      else void revalidate();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, openedAt, revalidate]);

  return async (findOrder) => {
    await openLater(async () => findOrderCheckout(await findOrder()));
    setOpenedAt(Date.now());
    await revalidate();
  };
}
