import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { Mail } from '../platform/mail/mail.ts';

/** The mails that were enqueued for an address, oldest first. */
export async function sentMails(database: Kysely<Tables>, to: string): Promise<Mail[]> {
  const { rows } = await sql<{ data: Mail }>`
    select data from pgboss.job where name = 'send-mail' and data ->> 'to' = ${to} order by created_on, id
  `.execute(database);
  return rows.map(({ data }) => data);
}

/** The secret of the link in a mail. */
export function tokenOf(mail: Mail | undefined): string {
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
