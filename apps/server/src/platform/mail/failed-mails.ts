import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface FailedMail {
  id: string;
  to: string;
  subject: string;
  failedAt: Date;
  attempts: number;
  reason: string;
}

/** Mails that were given up, the latest first. They are kept for two weeks. */
export async function listFailedMails(database: Kysely<Tables>): Promise<FailedMail[]> {
  const { rows } = await sql<FailedMail>`
    select id, data ->> 'to' as to, data ->> 'subject' as subject, completed_on as "failedAt",
      retry_count + 1 as attempts, coalesce(output ->> 'message', '') as reason
    from pgboss.job where name = 'send-mail' and state = 'failed' order by completed_on desc, id
  `.execute(database);
  return rows;
}

/** Has mails that were given up tried again from the start, all of them where no id is given; gives how many. */
export async function resendFailedMails(database: Kysely<Tables>, id?: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null, output = null
    where name = 'send-mail' and state = 'failed' ${id === undefined ? sql`` : sql`and id::text = ${id}`}
    returning id
  `.execute(database);
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) {
    await database
      .updateTable('mail_sends')
      .set({ refused_at: null, reason: '' })
      .where('id', 'in', ids)
      .execute();
  }
  return ids.length;
}

/** Forgets a mail that was given up, with what it says. False for one that is no longer among them. */
export async function forgetFailedMail(database: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from pgboss.job where name = 'send-mail' and state = 'failed' and id::text = ${id} returning id
  `.execute(database);
  return rows.length > 0;
}
