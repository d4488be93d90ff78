import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { migrate } from './database/migrate.ts';
import { openInMemory } from './database/open-database.ts';
import { startQueue } from './queue.ts';

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

test('a job that fails holds up none of its batch, and alone is tried again', async () => {
  const opened = await openInMemory();
  await migrate(opened.database);
  const queue = await startQueue(opened, pino({ level: 'silent' }));
  const tried: string[] = [];
  const done = new EventEmitter();
  await opened.database.transaction().execute(async (transaction) => {
    for (const to of ['a@example.org', 'bad@example.org', 'b@example.org', 'c@example.org']) {
      await queue.enqueue(transaction, 'send-mail', { ...mail, to });
    }
  });
  const all = once(done, 'retried');
  await queue.work(
    'send-mail',
    async ({ to }) => {
      tried.push(to);
      if (tried.filter((one) => one === 'bad@example.org').length === 2) done.emit('retried');
      if (to === 'bad@example.org') throw new Error('the server refuses it');
    },
    10,
  );
  await all;
  await queue.stop();
  expect(tried.toSorted()).toEqual([
    'a@example.org',
    'b@example.org',
    'bad@example.org',
    'bad@example.org',
    'c@example.org',
  ]);
  const { rows } = await sql<{ to: string }>`
    select data ->> 'to' as to from pgboss.job where name = 'send-mail'
  `.execute(opened.database);
  expect(rows).toEqual([{ to: 'bad@example.org' }]);
  await opened.close();
});
