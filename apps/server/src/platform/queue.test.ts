import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { TestClock } from 'pg-boss';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { openOwnDatabase } from '../testing/test-database.ts';
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
  const opened = await openOwnDatabase();
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

test('[L-21] a mail of a clock that was an hour ahead leaves once the clock is right, a later one not before', async () => {
  const opened = await openOwnDatabase();
  const ahead = await startQueue(opened, pino({ level: 'silent' }));
  await opened.database.transaction().execute(async (transaction) => {
    await ahead.enqueue(transaction, 'send-mail', { ...mail, to: 'due@example.org' });
    await ahead.enqueue(transaction, 'send-mail', { ...mail, to: 'begun@example.org' });
    await ahead.enqueue(transaction, 'send-mail', { ...mail, to: 'later@example.org' }, 600);
  });
  await ahead.stop();
  await sql`
    update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'
  `.execute(opened.database);
  await sql`
    update pgboss.job set state = 'active', started_on = now() + interval '1 hour'
    where data ->> 'to' = 'begun@example.org'
  `.execute(opened.database);
  const queue = await startQueue(opened, pino({ level: 'silent' }));
  const sent = Promise.withResolvers<string>();
  await queue.work('send-mail', async ({ to }) => sent.resolve(to), 10);
  expect(await sent.promise).toBe('due@example.org');
  await queue.stop();
  const { rows } = await sql`
    select data ->> 'to' as to, start_after > now() as waits, coalesce(started_on <= now(), true) as begun
    from pgboss.job where name = 'send-mail' and state < 'completed' order by 1
  `.execute(opened.database);
  expect(rows).toEqual([
    { to: 'begun@example.org', waits: false, begun: true },
    { to: 'later@example.org', waits: true, begun: true },
  ]);
  await opened.close();
});

test('jobs that were taken together are done at once: a slow one holds up no other', async () => {
  const opened = await openOwnDatabase();
  const queue = await startQueue(opened, pino({ level: 'silent' }));
  await opened.database.transaction().execute(async (transaction) => {
    for (let nth = 0; nth < 3; nth++) await queue.enqueue(transaction, 'send-mail', mail);
  });
  let begun = 0;
  const all = Promise.withResolvers<void>();
  await queue.work(
    'send-mail',
    async () => {
      if (++begun === 3) all.resolve();
      await all.promise;
    },
    3,
  );
  await all.promise;
  await queue.stop();
  const { rows } = await sql`select 1 from pgboss.job where name = 'send-mail'`.execute(opened.database);
  expect(rows).toEqual([]);
  await opened.close();
});

test('what a process enqueues it begins without waiting for its next look', async () => {
  const opened = await openInMemory();
  await migrate(opened.database);
  // No time passes: the next look never comes.
  const queue = await startQueue(opened, pino({ level: 'silent' }), { clock: new TestClock() });
  const done = new EventEmitter();
  await queue.work('send-mail', async ({ to }) => void done.emit('sent', to));
  for (const to of ['ada@example.org', 'grace@example.org']) {
    const sent = once(done, 'sent');
    await opened.database
      .transaction()
      .execute((transaction) => queue.enqueue(transaction, 'send-mail', { ...mail, to }));
    expect(await sent).toEqual([to]);
  }
  await queue.stop();
  await opened.close();
});

test('a queue at rest has ended what was under way, begins nothing, and takes what there is to do', async () => {
  const opened = await openOwnDatabase();
  const queue = await startQueue(opened, pino({ level: 'silent' }));
  const store = () =>
    opened.database.transaction().execute((transaction) => queue.enqueue(transaction, 'send-mail', mail));
  const begun = Promise.withResolvers<void>();
  const said: string[] = [];
  await store();
  await queue.work('send-mail', async () => {
    begun.resolve();
    await opened.database.selectFrom('users').select('id').execute();
    said.push('sent');
  });
  await begun.promise;
  await queue.rest();
  said.push('at rest');
  await store();
  await queue.work('remove-files', async () => void said.push('removed'));
  await queue.stop();
  expect(said).toEqual(['sent', 'at rest']);
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = 'send-mail'
  `.execute(opened.database);
  expect(rows).toEqual([{ state: 'created' }]);
  await opened.close();
});

test('[L-21] a queue at rest has stopped what goes on beside it, also what is added later', async () => {
  const opened = await openOwnDatabase();
  const queue = await startQueue(opened, pino({ level: 'silent' }));
  const said: string[] = [];
  queue.onRest(async () => {
    await opened.database.selectFrom('users').select('id').execute();
    said.push('first stopped');
  });
  await queue.rest();
  said.push('at rest');
  queue.onRest(async () => void said.push('second stopped'));
  await queue.stop();
  expect(said).toEqual(['first stopped', 'at rest', 'second stopped']);
  await opened.close();
});

test('a process that starts leaves queues as they are, and brings those of an earlier version to the limits of this one', async () => {
  const opened = await openOwnDatabase();
  const log = pino({ level: 'silent' });
  const states = async () =>
    (await sql`select name, retry_limit, updated_on from pgboss.queue order by name`.execute(opened.database))
      .rows;
  await (await startQueue(opened, log)).stop();
  const before = await states();
  await (await startQueue(opened, log)).stop();
  expect(await states()).toEqual(before);
  await sql`update pgboss.queue set retry_limit = 2 where name = 'send-mail'`.execute(opened.database);
  await (await startQueue(opened, log)).stop();
  expect(await states()).toContainEqual(expect.objectContaining({ name: 'send-mail', retry_limit: 36 }));
  await opened.close();
});
