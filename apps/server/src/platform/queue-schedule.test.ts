import { TestClock } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DatabasePool } from './database/database-pool.ts';
import { databaseUnavailable } from './database/lost-connection.ts';
import { openInMemory, type OpenDatabase } from './database/open-database.ts';
import { startQueue, type Queue } from './queue.ts';

const log = pino({ level: 'silent' });
const minute = 60_000;
const clock = new TestClock('2030-01-01T12:10:10Z');

let opened: OpenDatabase;
let queues: Queue[] = [];
beforeAll(async () => {
  opened = await openInMemory();
});
afterEach(stopAll);
afterAll(() => opened.close());

async function stopAll(): Promise<void> {
  await Promise.all(queues.map((queue) => queue.stop()));
  queues = [];
}

/** Starts a process that looks for due tasks. */
async function startProcess(name: string, cron: string, atStart: boolean, run: () => Promise<unknown>) {
  const queue = await startQueue(opened, log, { schedules: true, clock });
  queues.push(queue);
  await queue.schedule(name, { cron, atStart, run });
}

test('a recurring task runs at each of its times, in one of two processes', async () => {
  const runs: string[] = [];
  await startProcess('every-minute', '* * * * *', true, async () => runs.push('one'));
  await startProcess('every-minute', '* * * * *', true, async () => runs.push('two'));
  for (let at = 0; at < 4; at++) await clock.tick(minute);
  // Once at the start of each, and then once a minute.
  expect(runs.length).toBeGreaterThanOrEqual(5);
  expect(runs.length).toBeLessThanOrEqual(7);
});

test('a failed task runs again at its next time', async () => {
  let tries = 0;
  await startProcess('failing', '* * * * *', true, () => Promise.reject(new Error(`failure ${++tries}`)));
  for (let at = 0; at < 3; at++) await clock.tick(minute);
  expect(tries).toBeGreaterThanOrEqual(3);
  expect(tries).toBeLessThanOrEqual(5);
});

test('[L-21] a schedule is saved on the second attempt if the database is briefly unavailable', async () => {
  let refused = 0;
  const query = ((...parameters: Parameters<DatabasePool['query']>) => {
    // Back for the second attempt.
    const isNoted = /insert into pgboss\.schedule/i.test(JSON.stringify(parameters[0]));
    if (!isNoted || refused > 0) return opened.pool.query(...parameters);
    refused++;
    return Promise.reject(databaseUnavailable(new Error('gone')));
  }) as DatabasePool['query'];
  const queue = await startQueue({ ...opened, pool: { ...opened.pool, query } }, log, { clock });
  queues.push(queue);
  await queue.schedule('away', { cron: '0 0 1 1 *', atStart: false, run: async () => {} });
  expect(refused).toBe(1);
  const { rows } = await opened.pool.query('select cron from pgboss.schedule where name = $1', ['away']);
  expect(rows).toEqual([{ cron: '0 0 1 1 *' }]);
});

test('a schedule that can never be saved fails for its caller', async () => {
  const queue = await startQueue(opened, log, { schedules: true, clock });
  queues.push(queue);
  const broken = queue.schedule('broken', { cron: 'never', atStart: false, run: async () => {} });
  await expect(broken).rejects.toThrow('cannot resolve alias');
});

test('a process that starts has it done at once where it matters, so that no break is noticed', async () => {
  const runs: string[] = [];
  const start = async () => {
    await startProcess('at-start', '0 0 1 1 *', true, async () => runs.push('at start'));
    await startProcess('not-before', '0 0 1 1 *', false, async () => runs.push('not before'));
    await clock.tick(minute / 6);
  };
  await start();
  expect(runs).toEqual(['at start']);
  await stopAll();
  await start();
  expect(runs).toEqual(['at start', 'at start']);
});

test('[L-21] what recurs and is told to end by the end of its process is no failure in the log, and is done again', async () => {
  const lines: string[] = [];
  const heard = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const first = await startQueue(opened, heard, { schedules: true, clock });
  await first.schedule('long', {
    cron: '0 0 1 1 *',
    atStart: true,
    run: async (signal) => {
      begin();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
    },
  });
  await clock.tick(minute / 6);
  await begun;
  await first.stop();
  expect(lines).toEqual([]);

  let again = 0;
  await startProcess('long', '0 0 1 1 *', true, async () => (again += 1));
  await clock.tick(minute);
  expect(again).toBe(1);
});
