import { sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Services } from '../platform/services.ts';
import { useTestApp } from '../testing/test-app.ts';
import { emptyTables } from '../testing/test-database.ts';
import { demoSteps } from './demo-steps.ts';
import { listMissingParts } from './list-missing-parts.ts';
import { loadDemo } from './load-demo.ts';

const context = useTestApp();
const total = 300;

/** Loads as a start does; gives what was logged. */
async function load(services: Services, demoJobs = total): Promise<string[]> {
  const lines: string[] = [];
  const note = (given: unknown, text?: string) => void lines.push(text ?? String(given));
  const log = { ...context.app.log, info: note, warn: note, error: note };
  await loadDemo({
    services: { ...services, config: { ...services.config, demoJobs } },
    kind: 'server',
    sandbox: undefined,
    signal: new AbortController().signal,
    log: log as never,
    onProgress: () => undefined,
  });
  return lines;
}

/** The database as of a process that is killed after so many statements: what was not committed is gone. */
function killedAfter(statements: number): Services {
  let left = statements;
  const kill: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => {
      if (left-- <= 0) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...context.services, database: context.services.database.withPlugin(kill) };
}

const countRows = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from users) as users, (select count(*)::int from applications) as applications,
      (select count(*)::int from critiques) as critiques, (select count(*)::int from messages) as messages,
      (select count(*)::int from application_notes) as notes, (select count(*)::int from posting_orders) as orders,
      (select count(*)::int from company_pictures) as pictures, (select count(*)::int from jobs) as jobs,
      (select count(*)::int from job_reports) as reports, (select count(*)::int from resumes) as resumes
  `.execute(context.database);
  return rows[0];
};

let lines: string[];
let whole: Awaited<ReturnType<typeof countRows>>;
beforeAll(async () => {
  lines = await load(context.services);
  whole = await countRows();
});

test('[I-3, H-4] a demo is whole when it is loaded, and a start later adds nothing', async () => {
  expect(lines).toEqual(['the demo is loaded']);
  expect(await listMissingParts(context.database, total, false)).toEqual([]);
  expect(whole).toMatchObject({ applications: 21, jobs: total + 2, orders: 5 });
  expect(await load(context.services)).toEqual(['the demo is loaded']);
  expect(await countRows()).toEqual(whole);
});

test('[H-4] the log names what a demo lacks and the part that could not be made, in a sentence each', async () => {
  const { database } = context;
  await sql`delete from applications`.execute(database);
  await sql`delete from jobs where source_id = 'demo-own-0'`.execute(database);
  await sql`delete from demo_progress where name = 'step scorecards'`.execute(database);
  expect(await load(context.services)).toContain('the part of the demo "scorecards" could not be made');
  expect(await listMissingParts(database, total, false)).toEqual(
    expect.arrayContaining(['18 of 18 applicants of the demo employer', '1 of 300 postings']),
  );
  await sql`delete from demo_progress where name = 'step alert'`.execute(database);
  expect(await load(context.services)).toContainEqual(
    expect.stringMatching(/^The demo is not whole: .*18 of 18 applicants of the demo employer.*\.$/),
  );
});

test('[I-4] a load that is killed again and again is whole in the end, and nothing is there twice', async () => {
  await emptyTables(context.database);
  let kills = 0;
  for (let statements = 30; ; statements += 12) {
    const logged = await load(killedAfter(statements));
    if (logged.join() === 'the demo is loaded') break;
    kills++;
  }
  expect(kills).toBeGreaterThan(10);
  expect(await load(context.services)).toEqual(['the demo is loaded']);
  expect(await listMissingParts(context.database, total, false)).toEqual([]);
  expect(await countRows()).toEqual(whole);
});

test('[I-3] a demo of very few postings says what it leaves out, and has the rest', async () => {
  await emptyTables(context.database);
  expect(await load(context.services, 5)).toEqual([
    'The demo needs 40 postings to be whole: DEMO_JOBS=5 leaves parts out.',
    'the demo is loaded',
  ]);
  const { rows } = await sql<{ name: string }>`
    select substr(name, 6) as name from demo_progress where name like 'step %'
  `.execute(context.database);
  const made = rows.map(({ name }) => name);
  expect(made).toEqual(expect.arrayContaining(['posts', 'reviews', 'candidates', 'metrics']));
  expect(made.length).toBeLessThan(demoSteps.length);
});
