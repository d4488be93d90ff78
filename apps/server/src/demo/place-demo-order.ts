import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { hashSecret } from '../platform/ids.ts';
import { demoAccounts } from './accounts.ts';
import { demoOrder } from './packages.ts';

interface DemoOrder {
  id: string;
  customerId: string;
  productId: string;
  packageName: string;
  amount: number;
  statusPercentage: number;
}

/**
 * Has the demo's candidate buy a package at the checkout, which reports it like any other order. Nothing happens
 * where an operator offers other packages.
 */
export async function placeDemoOrder(
  database: Kysely<Tables>,
  takeOrder: (order: DemoOrder) => Promise<void>,
): Promise<void> {
  const candidate = demoAccounts.find(({ role }) => role === 'candidate');
  const found = await database
    .selectFrom('users')
    .innerJoin('packages', (join) => join.on('packages.product_id', '=', demoOrder.productId))
    .select(['users.id as customerId', 'packages.name as packageName', 'packages.price_cents as amount'])
    .where('users.email', '=', candidate?.email ?? '')
    .executeTakeFirst();
  // The same at each start, another for each account, and no name of its customer.
  if (found)
    await takeOrder({ ...demoOrder, ...found, id: `demo-${hashSecret(found.customerId).slice(0, 12)}` });
}
