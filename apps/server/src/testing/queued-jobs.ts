import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { QueueName, QueuePayloads } from '../platform/queue.ts';

/** What the queue has still to do in the name's queue, oldest first. */
export async function queuedJobs<Name extends QueueName>(
  database: Kysely<Tables>,
  name: Name,
): Promise<QueuePayloads[Name][]> {
  const { rows } = await sql<{ data: QueuePayloads[Name] }>`
    select data from pgboss.job where name = ${name} order by created_on, id
  `.execute(database);
  return rows.map(({ data }) => data);
}
