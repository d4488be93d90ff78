import type { Services } from '../../../platform/services.ts';
import { canceledOrderDays } from './constants.ts';
import { forgetCanceledOrders } from './order-commands.ts';
import { settlePlaces } from './settling-commands.ts';

/** What recurs for plans: who has more open than the plan holds is told, and a week later it closes. */
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
