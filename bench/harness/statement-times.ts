import { pino } from 'pino';
import { Kysely, PostgresDialect } from 'kysely';
import { jobSearchSchema } from '@waymark/contract/jobs';
import { findJob } from '../../apps/server/src/modules/jobs/detail-queries.ts';
import { createJobIndex, type JobIndex } from '../../apps/server/src/modules/job-search/job-index.ts';
import { createChanges } from '../../apps/server/src/platform/changes.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { Tables } from '../../apps/server/src/platform/database/tables.ts';
import type { SeededData } from '../seed/seeded-directory.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

/**
 * Milliseconds that the statements of each request take alone, through the product's pool: no HTTP, no
 * facets, no presenting. Requests are paths such as `/api/jobs?q=nurse` and `/api/jobs/ID`; their statements
 * are recorded from the queries themselves, so that they cannot differ.
 */
export async function timeStatements(data: SeededData, requests: readonly string[]): Promise<number[]> {
  const { pool, close } = await openDatabase({
    databaseUrl: data.databaseUrl,
    dataDirectory: data.directory,
  });
  try {
    const recorded = await recordStatements(new PostgresDialect({ pool }), requests);
    const times: number[] = [];
    for (const statements of recorded) {
      const began = performance.now();
      for (const { sql, parameters } of statements) await pool.query(sql, [...parameters]);
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    await close();
  }
}

const log = pino({ level: 'warn' });

async function recordStatements(
  dialect: PostgresDialect,
  requests: readonly string[],
): Promise<Statement[][]> {
  let current: Statement[] = [];
  const recording = new Kysely<Tables>({
    dialect,
    log: ({ query }) => void current.push({ sql: query.sql, parameters: query.parameters }),
  });
  const index = createJobIndex({ database: recording, changes: createChanges(recording, log) }, log);
  // Read once for all searches, and not the work of the first with words.
  await index.vocabulary();
  const recorded: Statement[][] = [];
  for (const request of requests) {
    current = [];
    await answer(recording, index, new URL(request, 'http://localhost'));
    recorded.push(current);
  }
  return recorded;
}

async function answer(database: Kysely<Tables>, index: JobIndex, address: URL): Promise<void> {
  const [, jobId] = /^\/api\/jobs\/(.+)$/.exec(address.pathname) ?? [];
  if (jobId) await findJob(database, jobId);
  else await index.search(jobSearchSchema.parse(readQuery(address.searchParams)));
}

/** A repeated name is a list, as the server reads it. */
function readQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
