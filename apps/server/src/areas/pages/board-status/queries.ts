import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

export interface Waiting {
  work: Date | null;
  mails: Date | null;
  lastImport: Date | null;
  /** Of the last 24 hours. */
  mailsGivenUp: number;
  /** Of those, the ones that no mail server refused. */
  mailsUnsent: number;
}

const givenUp = sql`(
  select id from pgboss.job
  where name = 'send-mail' and state = 'failed' and completed_on > now() - interval '1 day'
) as job`;

/**
 * Since when the oldest mail and the oldest other work are due, when an import last came to its end, and how many
 * mails were given up.
 */
export async function findWaiting(database: Kysely<Tables>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      min(start_after) filter (where name = 'send-mail') as mails,
      min(start_after) filter (where name <> 'send-mail') as work,
      (select max(finished_at) from import_reports where failure = '') as "lastImport",
      (select count(*)::int from ${givenUp}) as "mailsGivenUp",
      (
        select count(*)::int from ${givenUp}
        where not exists (select from mail_sends where mail_sends.id = job.id and refused_at is not null)
      ) as "mailsUnsent"
    from pgboss.job where state in ('created', 'retry') and start_after <= now()
  `.execute(database);
  return rows[0] ?? { work: null, mails: null, lastImport: null, mailsGivenUp: 0, mailsUnsent: 0 };
}
