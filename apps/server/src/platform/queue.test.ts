import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const context = useTestApp();

const mail = { to: 'ada@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

test('a mail enqueued in a transaction that fails is never sent', async () => {
  const { database, services } = context;
  await expect(
    database.transaction().execute(async (transaction) => {
      await services.queue.enqueue(transaction, 'send-mail', mail);
      throw new Error('the transaction fails');
    }),
  ).rejects.toThrow('the transaction fails');
  const { rows } = await sql`select 1 from pgboss.job where name = 'send-mail'`.execute(database);
  expect(rows).toHaveLength(0);
});

test('a mail enqueued in a transaction is there once it commits', async () => {
  const { database, services } = context;
  await database
    .transaction()
    .execute((transaction) => services.queue.enqueue(transaction, 'send-mail', mail));
  const { rows } = await sql<{ data: unknown }>`select data from pgboss.job where name = 'send-mail'`.execute(
    database,
  );
  expect(rows).toEqual([{ data: mail }]);
});
