import { expect, test } from 'vitest';
import { createJob, createStaff } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoQueues } from './create-demo-queues.ts';

const context = useTestApp();

test('[J-5] the demo’s staff finds something in each queue, once', async () => {
  const { services, database } = context;
  for (let count = 0; count < 10; count++) await createJob(services, { source: 'demo' });
  await createDemoQueues(database);
  await createDemoQueues(database);
  const { headers } = await createStaff(services);
  const get = async (path: string) =>
    (await context.app.inject({ url: `/api/staff/${path}`, headers })).json();
  const counts = Object.fromEntries(
    (await get('overview')).data.map(({ queue, count }: { queue: string; count: number }) => [queue, count]),
  );
  expect(counts).toMatchObject({ postings: 2, companies: 1, reports: 4, messages: 2, callBacks: 1 });
  const { data } = await get('postings');
  expect(data.map(({ signs }: { signs: string[] }) => signs)).toEqual([
    [],
    ['payment', 'documents', 'contact', 'capitals'],
  ]);
});
