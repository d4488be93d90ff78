import { sql, type Kysely } from 'kysely';
import type { Services } from '../services.ts';
import type { Tables } from './tables.ts';

/** The embedded database has no autovacuum: dead rows and old statistics would slow it down for ever. */
export async function vacuum(database: Kysely<Tables>): Promise<void> {
  await sql`vacuum (analyze)`.execute(database);
}

/** Not at a start: it takes seconds in which nobody is served. */
export async function scheduleVacuum({
  queue,
  database,
}: Pick<Services, 'queue' | 'database'>): Promise<void> {
  const run = () => vacuum(database);
  await queue.schedule('vacuum', { cron: '0 */6 * * *', atStart: false, run });
}
