import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Moves jobs back that were made or begun later than now, by as much: the clock was ahead and has been set right, and
 * they would wait until it is there again. Jobs that are to be done later keep their delay.
 */
export async function setBackJobs(database: Kysely<Tables>): Promise<void> {
  await sql`
    update pgboss.job set
      created_on = least(created_on, now()),
      started_on = least(started_on, now()),
      start_after = start_after - (greatest(created_on, started_on) - now())
    where state < 'completed' and greatest(created_on, started_on) > now() + interval '1 minute'
  `.execute(database);
}
