import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCompany, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import type { Config } from '../../../platform/config.ts';
import { newId } from '../../../platform/ids.ts';
import { keptMs } from './constants.ts';
import { createBoardStatus } from './status-cache.ts';

const context = useTestApp();
let clock = Date.now();
const now = () => clock;

const withMailServer = (): Config => ({ ...context.services.config, smtpUrl: 'smtp://mail.example' });
const create = (config = withMailServer()) =>
  createBoardStatus({ ...context.services, config, index: context.index, now });

/** Work that is due since so many minutes ago. */
const queue = (name: string, minutes: number) =>
  sql`
    insert into pgboss.job (id, name, data, start_after)
    values (${newId()}::uuid, ${name}, '{}', now() - make_interval(mins => ${minutes}::int, secs => 20))
  `.execute(context.database);

async function giveUp({ hoursAgo, isRefused = false }: { hoursAgo: number; isRefused?: boolean }) {
  const id = newId();
  await sql`
    insert into pgboss.job (id, name, data, state, completed_on)
    values (${id}::uuid, 'send-mail', '{}', 'failed', now() - make_interval(hours => ${hoursAgo}::int))
  `.execute(context.database);
  await context.database
    .insertInto('mail_sends')
    .values({ id, ...(isRefused && { refused_at: sql<Date>`now()` }) })
    .execute();
}

async function anotherQueue(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.queue where name <> 'send-mail' order by name limit 1
  `.execute(context.database);
  return rows[0]?.name ?? '';
}

beforeEach(async () => {
  clock = Date.now();
  await sql`delete from pgboss.job`.execute(context.database);
});

describe('[J-4] the status of the board', () => {
  test('a board without work that waits is well, and nothing was imported yet', async () => {
    expect(await create()()).toEqual({
      checkedAt: new Date(clock).toISOString(),
      search: { state: 'working', openJobs: 0, changedAt: null },
      database: 'working',
      work: { state: 'working', minutes: 0 },
      mails: { state: 'working', minutes: 0, givenUp: 0 },
      lastImport: null,
    });
  });

  test('says for how long mails and other work have waited that could be done', async () => {
    await queue('send-mail', 42);
    await queue('send-mail', 3);
    await queue(await anotherQueue(), 2);
    const { mails, work } = await create()();
    expect(mails).toEqual({ state: 'delayed', minutes: 42, givenUp: 0 });
    expect(work).toEqual({ state: 'working', minutes: 2 });
  });

  test('what is due later does not wait', async () => {
    await queue('send-mail', -60);
    expect((await create()()).mails).toEqual({ state: 'working', minutes: 0, givenUp: 0 });
  });

  test('[J-5] counts the mails given up in a day, and is behind with those that no mail server refused', async () => {
    await giveUp({ hoursAgo: 1, isRefused: true });
    await giveUp({ hoursAgo: 25 });
    expect((await create()()).mails).toEqual({ state: 'working', minutes: 0, givenUp: 1 });
    await giveUp({ hoursAgo: 2 });
    expect((await create()()).mails).toEqual({ state: 'delayed', minutes: 0, givenUp: 2 });
  });

  test('[J-5] without a mail server outside a demo mails are away', async () => {
    const { config } = context.services;
    expect((await create({ ...config, smtpUrl: undefined })()).mails).toMatchObject({ state: 'away' });
    const demo = { ...config, smtpUrl: undefined, demo: true };
    expect((await create(demo)()).mails).toMatchObject({ state: 'working' });
  });

  test('says when the search last learned of a job, and when an import last came to its end', async () => {
    const status = create();
    const { id } = await createCompany(context.services);
    await createJob(context.services, { company_id: id });
    await context.services.changes.settled();
    const changedAt = new Date(clock).toISOString();
    const report = { source: 'feed', file_name: 'jobs.csv', employer_id: null };
    const [ended, failed] = [new Date('2026-04-01T05:00:00Z'), new Date('2026-04-02T05:00:00Z')];
    await context.database
      .insertInto('import_reports')
      .values([
        { id: newId(), ...report, finished_at: ended },
        { id: newId(), ...report, finished_at: failed, failure: 'The file ends too early.' },
        { id: newId(), ...report, finished_at: null },
      ])
      .execute();
    clock += keptMs;
    const told = await status();
    expect(told.search).toEqual({ state: 'working', openJobs: 1, changedAt });
    expect(told.lastImport).toBe(ended.toISOString());
  });

  test.each([
    [0.4, 'working'],
    [61, 'delayed'],
    [undefined, 'away'],
  ])('[L-49] with a search engine that is %s seconds behind the search is %s', async (seconds, state) => {
    const engineLag = async () => seconds ?? Promise.reject(new Error('away'));
    const parts = { ...context.services, config: withMailServer(), index: context.index, engineLag, now };
    expect((await createBoardStatus(parts)()).search.state).toBe(state);
  });

  test('is asked for once in a while, however many look', async () => {
    const status = create();
    const first = await status();
    await queue('send-mail', 42);
    clock += keptMs - 1;
    expect(await Promise.all([status(), status()])).toEqual([first, first]);
    clock += 1;
    expect((await status()).mails.state).toBe('delayed');
  });

  test('while the database is away it says so, and nothing of why', async () => {
    const away = () => Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3:5432'));
    const database = context.database.withPlugin({
      transformQuery: () => {
        throw new Error('connect ECONNREFUSED 10.1.2.3:5432');
      },
      transformResult: async ({ result }) => result,
    });
    const parts = { ...context.services, config: withMailServer(), database, index: { counts: away } };
    const status = createBoardStatus({ ...parts, now });
    const told = await status();
    expect(told).toMatchObject({
      search: { state: 'away', openJobs: null },
      database: 'away',
      work: { state: 'away', minutes: null },
      mails: { state: 'away', minutes: null, givenUp: null },
      lastImport: null,
    });
    expect(JSON.stringify(told)).not.toContain('10.1.2.3');
  });
});
