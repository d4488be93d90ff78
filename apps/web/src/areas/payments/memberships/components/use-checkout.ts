import { msg } from '@waymark/contract/text/message';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { findOrderCheckout } from '../../../../lib/checkout.ts';
import { board } from '../../../../lib/board.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { openLater } from '../../../../lib/new-window.ts';

/** The checkout reports a payment within two seconds; typing a card number takes longer. */
const pollEveryMs = 3000;
const pollForMs = 5 * 60_000;

/** Opens the checkout in a new window, with the order that is found. */
export type Pay = (findOrder: () => Promise<string>) => Promise<void>;

/** Opens the checkout for an order, and loads the page again while it is open and when this window gets the focus. */
export function useCheckout(isWaiting: boolean): Pay {
  const { revalidate } = useRevalidator();
  const [openedAt, setOpenedAt] = useState(0);

  useEffect(() => {
    if (!isWaiting) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [isWaiting, revalidate]);

  useEffect(() => {
    if (!isWaiting || openedAt === 0) return;
    const timer = setInterval(() => {
      if (Date.now() - openedAt > pollForMs) clearInterval(timer);
      else void revalidate();
    }, pollEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, openedAt, revalidate]);

  return async (findOrder) => {
    if (!board.hasCheckout) return orderAlone(findOrder, revalidate);
    await openLater(async () => findOrderCheckout(await findOrder()));
    setOpenedAt(Date.now());
    await revalidate();
  };
}

/** Without a checkout, an order waits for its invoice. */
async function orderAlone(findOrder: () => Promise<string>, revalidate: () => Promise<void>): Promise<void> {
  try {
    await findOrder();
    showSuccess(msg`Ordered. Press “Invoice” at the order to pay it.`);
  } catch (reason) {
    showFailed(reason);
  }
  await revalidate();
}
