import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface QueueState {
  queue: string;
  waiting: number;
  failed: number;
  /** Seconds since the oldest that is due could have begun. */
  oldestSeconds: number;
}

/** Waiting jobs of each queue, and failed ones that are still there. */
export async function readQueues(database: Database): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select queue.name as queue,
      count(job.id) filter (where job.state in ('created', 'retry', 'active'))::int as waiting,
      count(job.id) filter (where job.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(job.start_after) filter (
        where job.state in ('created', 'retry') and job.start_after <= now()
      )), 0)::float8 as "oldestSeconds"
    from pgboss.queue left join pgboss.job on job.name = queue.name
    group by queue.name order by queue.name
  `.execute(database);
  return rows;
}
