import { packageDraftsSchema } from '@waymark/contract/payments/career-services';
import { expect, test } from 'vitest';
import { offerFirstPackages, replacePackages } from '../areas/payments/career-services/commands.ts';
import { useTestApp } from '../testing/test-app.ts';
import { demoAccounts } from './accounts.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { demoPackages } from './packages.ts';
import { placeDemoOrder } from './place-demo-order.ts';

const context = useTestApp();

async function placedOrders() {
  const orders: unknown[] = [];
  await placeDemoOrder(context.database, async (order) => void orders.push(order));
  return orders;
}

test('[D-1] the demo sells what an operator could sell, the free review first', () => {
  expect(packageDraftsSchema.safeParse(demoPackages).error).toBeUndefined();
  expect(demoPackages[0]).toMatchObject({ packagePrice: 0 });
});

test('[D-7] the demo’s candidate buys a package once, at the price on the list', async () => {
  await context.database.transaction().execute((transaction) => createDemoAccounts(transaction));
  await offerFirstPackages(context.database, demoPackages);
  const { id } = await context.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts[0]?.email ?? '')
    .executeTakeFirstOrThrow();
  const [order] = await placedOrders();
  expect(order).toMatchObject({ customerId: id, amount: 24_900, statusPercentage: 60 });
  expect(await placedOrders()).toEqual([order]);
  expect((order as { id: string }).id).not.toContain(id);
});

test('[D-1] an operator’s packages stay, and the demo’s order is not made up for them', async () => {
  const own = {
    productId: 'own',
    packageName: 'Own',
    packagePrice: 10,
    packageDescription: 'Ours.',
    checkoutLink: '/own',
  };
  await replacePackages(context.database, [own]);
  await Promise.all([1, 2].map(() => offerFirstPackages(context.database, demoPackages)));
  const stored = await context.database.selectFrom('packages').select('product_id').execute();
  expect(stored).toEqual([{ product_id: 'own' }]);
  expect(await placedOrders()).toEqual([]);
});

test('[D-1] two processes that start together offer the demo’s packages once', async () => {
  await replacePackages(context.database, []);
  await Promise.all([1, 2, 3].map(() => offerFirstPackages(context.database, demoPackages)));
  const stored = await context.database.selectFrom('packages').select('product_id').execute();
  expect(stored).toHaveLength(demoPackages.length);
});
