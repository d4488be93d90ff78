import { expect, test } from 'vitest';
import { readBoardFigures } from '../../areas/office/metrics/queries.ts';
import { offerFirstPackages } from '../../areas/payments/career-services/commands.ts';
import { createStaff } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { demoPackages } from '../packages.ts';
import { createDemoFigures } from './create-demo-figures.ts';
import { createDemoQueues } from './create-demo-queues.ts';
import { createDemoRecords } from './create-demo-records.ts';
import { demoRefusedSale } from './staff-records.ts';

const context = useTestApp();

test('[J-5] the demo’s administrator finds orders, reports, mails and imports to work on, once', async () => {
  const { app, services, database } = context;
  await offerFirstPackages(database, demoPackages);
  await createDemoAccounts(database);
  await createDemoQueues(database);
  await createDemoRecords(database);
  await createDemoRecords(database);
  const { headers } = await createStaff(services);
  const get = async (path: string) => (await app.inject({ url: `/api/staff/${path}`, headers })).json();
  const counts = Object.fromEntries(
    (await get('overview')).data.map(({ queue, count }: { queue: string; count: number }) => [queue, count]),
  );
  expect(counts).toMatchObject({ orders: 1, webhooks: 1, mails: 2 });
  expect((await get('mails?show=failed')).data).toMatchObject([{ isResendable: true, attempts: 37 }]);
  expect((await get('mails?show=bounced')).data).toMatchObject([{ isResendable: true, attempts: 1 }]);
  expect((await get('unsigned-webhooks')).data).toHaveLength(2);
  expect((await get('imports')).data.map(({ rejected }: { rejected: number }) => rejected)).toEqual([4, 0]);
  const replayed = await app.inject({
    method: 'POST',
    url: `/api/staff/webhooks/${demoRefusedSale.id}/replay`,
    headers,
  });
  expect(replayed.json()).toEqual({ message: 'Acted upon.' });
  expect((await get(`orders?q=${demoRefusedSale.orderNumber}`)).data).toMatchObject([
    { item: 'Complete Career Package', status: 'working' },
  ]);
});

test('[J-5] the demo’s board has a past, the same however often it is loaded', async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  await createDemoFigures(context.database, now);
  const shown = { days: 365, by: 'week' } as const;
  const figures = await readBoardFigures(context.database, shown, now);
  expect(figures.figures.find(({ figure }) => figure === 'applications')?.before).toBeGreaterThan(1000);
  expect(figures.reviewHours.every((hours) => hours !== null)).toBe(true);
  await createDemoFigures(context.database, now);
  expect((await readBoardFigures(context.database, shown, now)).figures).toEqual(figures.figures);
});
