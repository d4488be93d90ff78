import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Takes mails out of the queue whose turn has not come; gives the ids of those that will not leave. */
export async function withdrawMails(transaction: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  // A worker that takes one meanwhile has its row locked: this waits for it and then passes the mail over.
  const { rows } = await sql<{ id: string }>`
    with withdrawn as (
      delete from pgboss.job
      where name = 'send-mail' and state in ('created', 'retry') and id = any(${ids}::uuid[])
        and not exists (select from mail_sends where mail_sends.id = job.id and sent_at is not null)
      returning id
    ), forgotten as (
      delete from mail_sends using withdrawn where mail_sends.id = withdrawn.id
    )
    select id from withdrawn
  `.execute(transaction);
  return rows.map(({ id }) => id);
}
