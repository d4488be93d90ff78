import { Kysely, PostgresDialect } from 'kysely';
import { jobSearchSchema } from '@waymark/contract/jobs';
import { createJobIndex } from '../../apps/server/src/modules/jobs/index-queries.ts';
import { searchJobs } from '../../apps/server/src/modules/jobs/search-queries.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { Tables } from '../../apps/server/src/platform/database/tables.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

/**
 * Milliseconds that the statements of each search take alone, through the product's pool: no HTTP, no
 * facets, no presenting. The statements are recorded from the search itself, so that they cannot differ.
 */
export async function timeStatements(dataDirectory: string, queries: readonly string[]): Promise<number[]> {
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDirectory });
  try {
    const recorded = await recordStatements(new PostgresDialect({ pool }), queries);
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

async function recordStatements(
  dialect: PostgresDialect,
  queries: readonly string[],
): Promise<Statement[][]> {
  let current: Statement[] = [];
  const recording = new Kysely<Tables>({
    dialect,
    log: ({ query }) => void current.push({ sql: query.sql, parameters: query.parameters }),
  });
  const index = createJobIndex(recording);
  await index.ready;
  const recorded: Statement[][] = [];
  for (const query of queries) {
    current = [];
    await searchJobs(recording, index, jobSearchSchema.parse(readQuery(query)));
    recorded.push(current);
  }
  return recorded;
}

/** A repeated name is a list, as the server reads it. */
function readQuery(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
