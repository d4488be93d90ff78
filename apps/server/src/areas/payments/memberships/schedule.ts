import type { Services } from '../../../platform/services.ts';
import { forgetCanceledOrders } from './order-commands.ts';
import { settlePlaces } from './settling-commands.ts';

/** Canceled unpaid orders are not bookkeeping: they are deleted after this. */
const canceledOrderDays = 90;

/** Postings beyond the plan are announced, and close a week later. */
export async function scheduleMemberships(services: Services): Promise<void> {
  const { queue } = services;
  await queue.schedule('settle-posting-places', {
    cron: '20 * * * *',
    atStart: true,
    run: () => settlePlaces(services),
  });
  await queue.schedule('forget-canceled-orders', {
    cron: '25 3 * * *',
    atStart: true,
    run: () => forgetCanceledOrders(services.database, new Date(Date.now() - canceledOrderDays * 86_400_000)),
  });
}
