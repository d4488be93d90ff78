import { startBuiltServer } from '../../fixtures/built-server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import type { ServerProcess } from '../../../apps/server/src/testing/server-process.ts';

/** Five batches of the load. */
const jobs = 1250;
let directory: string;
test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-demo-load-'));
});
test.afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const start = () => startBuiltServer({ DATA_DIR: directory, DEMO: 'true', DEMO_JOBS: String(jobs) });

test('a demo load that is interrupted and then killed goes on where it stopped, and ends whole', async () => {
  const interrupted = await start();
  const first = await waitForJobs(interrupted, 1);
  expect(await interrupted.end('SIGINT')).toBe(0);

  const killed = await start();
  const second = await waitForJobs(killed, first + 1);
  await killed.end('SIGKILL');

  const last = await start();
  await last.line(/of 1,250/);
  expect(await countOpenJobs(last)).toBe(jobs);
  expect(await last.end('SIGTERM')).toBe(0);
  // Both ends came in the middle of the load, or the run has shown nothing.
  expect(second).toBeLessThan(jobs);
  expect(await countStored()).toEqual({ jobs, postings: jobs, without_recruiter: 0 });
});

async function countOpenJobs(server: ServerProcess): Promise<number> {
  const response = await fetch(`${server.baseUrl}/api/jobs`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { total: number }).total;
}

/** Polls until there are this many jobs. */
async function waitForJobs(server: ServerProcess, least: number): Promise<number> {
  for (;;) {
    const count = await countOpenJobs(server);
    if (count >= least) return count;
  }
}

async function countStored(): Promise<unknown> {
  const opened = await openDatabase({ databaseUrl: undefined, dataDirectory: directory });
  try {
    const { rows } = await sql`
      select count(*) as jobs, count(distinct (source, source_id)) as postings,
        count(*) filter (
          where not exists (select from company_members where company_members.company_id = jobs.company_id)
        ) as without_recruiter
      -- Postings that wait for staff come from nowhere but the demo employers themselves.
      from jobs where source = 'demo'
    `.execute(opened.database);
    return rows[0];
  } finally {
    await opened.close();
  }
}
