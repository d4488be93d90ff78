import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createJobIndex } from '../areas/search/job-search/job-index.ts';
import { writePostings } from '../areas/jobs/jobs/write-commands.ts';
import { createCompany, createJob, createPlace } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createServerDatabase, testServerUrl } from '../testing/test-database.ts';
import { changesChannel, createChanges, trimChanges, type Change } from './changes.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, openInMemory, type OpenDatabase } from './database/open-database.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });

afterEach(() => void vi.useRealTimers());

/** A reader of its own, and what it was told. */
async function startReader(database = context.database) {
  const changes = createChanges(database, log);
  const told: Change[] = [];
  let losses = 0;
  changes.subscribe({ changed: (some) => void told.push(...some), lost: () => void losses++ });
  await changes.begin();
  return {
    changes,
    losses: () => losses,
    /** What is new since the last call. */
    async read(): Promise<string[]> {
      await changes.settled();
      return told.splice(0).map(({ kind, id }) => `${kind} ${id}`);
    },
  };
}

const close = (id: string) =>
  context.database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', id).execute();

describe('[I-7, L-22] the log of changes', () => {
  test('whatever is written, changed or deleted is told once, with its kind, id and order', async () => {
    const reader = await startReader();
    const company = await createCompany(context.services);
    const place = await createPlace(context.services);
    const job = await createJob(context.services, { company_id: company.id, place_ids: [place] });
    expect(await reader.read()).toEqual([`company ${company.id}`, `place ${place}`, `job ${job.number}`]);
    await close(job.id);
    await sql`update places set latitude = 1, longitude = 2 where id = ${place}`.execute(context.database);
    expect(await reader.read()).toEqual([`job ${job.number}`, `place ${place}`]);
    await context.database.deleteFrom('companies').where('id', '=', company.id).execute();
    expect((await reader.read()).toSorted()).toEqual([`company ${company.id}`, `job ${job.number}`]);
    expect(await reader.read()).toEqual([]);
  });

  test('what is rolled back, and what writes the same again, is no change', async () => {
    const reader = await startReader();
    const company = await createCompany(context.services);
    await reader.read();
    const undone = context.database.transaction().execute(async (transaction) => {
      await createJob({ ...context.services, database: transaction }, { company_id: company.id });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await sql`update companies set name = name, contact_phone = '1' where id = ${company.id}`.execute(
      context.database,
    );
    expect(await reader.read()).toEqual([]);
  });

  test('a statement that writes many jobs tells each of them, inserted or updated', async () => {
    const reader = await startReader();
    const draft = (sourceId: string, title: string) => ({
      sourceId,
      company: { name: 'Many & Sons', website: '', about: '', industry: '' },
      title,
      description: '',
      ...emptyJobFields,
      category: 'other' as const,
      type: null,
      workMode: 'on-site' as const,
      places: [],
      skills: [],
      salary: null,
      applyUrl: null,
      postedAt: null,
      deadline: null,
    });
    const write = (titles: Record<string, string>) =>
      context.database.transaction().execute((transaction) =>
        writePostings(transaction, {
          source: 'many',
          drafts: Object.entries(titles).map(([id, title]) => draft(id, title)),
        }),
      );
    const first = await write({ a: 'Cooper', b: 'Cooper' });
    const written = await reader.read();
    expect(written.filter((line) => line.startsWith('job'))).toEqual(
      first.jobNumbers.map((one) => `job ${one}`),
    );
    const second = await write({ a: 'Cooper', b: 'Turner', c: 'Turner' });
    expect(second).toMatchObject({ inserted: 1, updated: 1, unchanged: 1 });
    expect((await reader.read()).toSorted()).toEqual(second.jobNumbers.map((one) => `job ${one}`).toSorted());
  });

  test('who fails to take a change is told it again', async () => {
    const changes = createChanges(context.database, log);
    const attempts: Change[][] = [];
    changes.subscribe({
      changed(some) {
        attempts.push([...some]);
        if (attempts.length === 1) throw new Error('busy');
      },
      lost() {},
    });
    await changes.begin();
    const job = await createJob(context.services);
    await changes.settled();
    await changes.settled();
    await changes.settled();
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toEqual(attempts[0]);
    expect(attempts[1]?.at(-1)).toMatchObject({ kind: 'job', id: String(job.number) });
  });

  test('a reader behind the trimmed log reads everything again; one that keeps up continues', async () => {
    const { services, database } = context;
    const behind = createChanges(database, log);
    const index = createJobIndex({ ...services, changes: behind }, log);
    await index.ready;
    const current = await startReader();
    const job = await createJob(services, { title: 'Ropewalker' });
    await createJob(services);
    // A transaction under way anywhere in the cluster keeps what it may still precede, and who looks meanwhile
    // cannot tell whether it has seen all: it looks when there is none.
    await vi.waitFor(async () => {
      const { rows } = await sql<{ isPast: boolean }>`
        select max(transaction) < pg_snapshot_xmin(pg_current_snapshot()) as "isPast" from job_changes
      `.execute(database);
      expect(rows).toEqual([{ isPast: true }]);
    }, 60_000);
    await current.read();
    await vi.waitFor(async () => {
      await trimChanges(database, 1);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from job_changes`.execute(
        database,
      );
      expect(rows).toEqual([{ count: 1 }]);
    }, 60_000);
    expect(await current.read()).toEqual([]);
    expect(current.losses()).toBe(0);
    await behind.settled();
    await vi.waitFor(async () => {
      const found = await index.listNewest(1, 100);
      expect(found.jobs.map(({ id }) => id)).toContain(job.id);
    });
    await index.stop();
  });
});

async function openOwn(): Promise<{ opened: OpenDatabase; connect(): pg.Client }> {
  const url = testServerUrl === undefined ? undefined : await createServerDatabase(testServerUrl);
  const opened = await (url === undefined
    ? openInMemory()
    : openDatabase({ databaseUrl: url, dataDirectory: '' }));
  await migrate(opened.database);
  return { opened, connect: () => new pg.Client({ connectionString: url }) };
}

/** A watching reader of a database of its own; it looks when it is woken and at no other time. */
async function startWatching() {
  const own = await openOwn();
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout'] });
  const changes = createChanges(own.opened.database, log);
  const told: string[] = [];
  changes.subscribe({ changed: (some) => void told.push(...some.map(({ id }) => id)), lost() {} });
  await changes.begin();
  changes.watch(own.opened.notices);
  return {
    ...own,
    told,
    write: () => createJob({ ...context.services, database: own.opened.database }),
    async stop() {
      await changes.stop();
      vi.useRealTimers();
      await own.opened.close();
    },
  };
}

test('[I-7] a reader is woken by a commit', async () => {
  const { told, write, stop } = await startWatching();
  const job = await write();
  await vi.waitFor(() => expect(told).toContain(String(job.number)));
  await stop();
});

test('[I-7, L-22] what is committed one after the other is looked at together, the first of it at once', async () => {
  const { id: company_id } = await createCompany(context.services);
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout'] });
  const changes = createChanges(context.database, log);
  const told: string[][] = [];
  changes.subscribe({ changed: (some) => void told.push(some.map(({ id }) => id)), lost() {} });
  await changes.begin();
  let wake = () => {};
  changes.watch({ listen: (_channel, given) => ((wake = given), async () => {}) });
  const write = async () => {
    const { number } = await createJob(context.services, { company_id });
    wake();
    return String(number);
  };
  const first = await write();
  await vi.waitFor(() => expect(told).toEqual([[first]]), { interval: 1 });
  const others = [await write(), await write(), await write()];
  expect(told).toEqual([[first]]);
  await vi.waitFor(() => expect(told).toEqual([[first], others]));
  await changes.stop();
});

describe.skipIf(testServerUrl === undefined)('[I-7] with other connections', () => {
  test('a transaction that is committed after two minutes is not missed, nor are others in whatever order', async () => {
    const { opened, connect } = await openOwn();
    const { database } = opened;
    const services = { ...context.services, database };
    const [late, slow] = [connect(), connect()];
    await Promise.all([late.connect(), slow.connect()]);
    const jobs = [];
    for (const title of ['Late', 'Slow', 'Quick']) jobs.push(await createJob(services, { title }));
    const numbers = jobs.map(({ number }) => number);
    const changes = createChanges(database, log);
    const index = createJobIndex({ ...context.services, database, changes }, log);
    const told: string[] = [];
    changes.subscribe({ changed: (some) => void told.push(...some.map(({ id }) => id)), lost() {} });
    const offered = async () => {
      await changes.settled();
      return (await index.listNewest(1, 10)).jobs.map(({ title }) => title).toSorted();
    };
    expect(await offered()).toEqual(['Late', 'Quick', 'Slow']);
    const expire = `update jobs set status = 'expired', updated_at = $1 where number = $2`;
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await late.query('begin');
    await late.query(expire, [minutesAgo(2), numbers[0]]);
    await slow.query('begin');
    await slow.query(expire, [minutesAgo(1), numbers[1]]);
    // Others write meanwhile, and do not wait for those two.
    await opened.pool.query(expire, [new Date(), numbers[2]]);
    expect(await offered()).toEqual(['Late', 'Slow']);
    for (let other = 0; other < 20; other++) await createJob(services, { title: 'Other', status: 'draft' });
    await trimChanges(database, 0);
    expect(await offered()).toEqual(['Late', 'Slow']);
    await slow.query('commit');
    expect(await offered()).toEqual(['Late']);
    await createJob(services, { title: 'Other', status: 'draft' });
    await late.query('commit');
    expect(await offered()).toEqual([]);
    expect(told.filter((id) => numbers.map(String).includes(id))).toEqual(
      [2, 1, 0].map((at) => String(numbers[at])),
    );
    await Promise.all([late.end(), slow.end()]);
    await index.stop();
    await opened.close();
  });

  test('a lost connection is replaced, and the changes made meanwhile are reported', async () => {
    const { told, opened, write, stop } = await startWatching();
    await vi.waitFor(async () => expect(await countListeners(opened)).toBe(1));
    await opened.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "${changesChannel}"' and datname = current_database()`,
    );
    const job = await write();
    await vi.waitFor(() => expect(told).toContain(String(job.number)), { timeout: 10_000 });
    // The look now and then may have told first.
    await vi.waitFor(async () => expect(await countListeners(opened)).toBe(1), { timeout: 10_000 });
    await stop();
  });
});

async function countListeners({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where query = 'listen "${changesChannel}"' and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}
