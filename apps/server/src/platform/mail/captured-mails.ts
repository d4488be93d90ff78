import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Mails that are kept instead of sent: enough to try everything out with, and no archive. */
const keptDays = 7;
const keptMails = 1000;
/** The links of a demo are opened at once or never; some of them would live for a week and more. */
const tokenHours = 24;

/** Takes the secret of a link that was used out of the mail that brought it. */
export async function forgetUsedLink(transaction: Kysely<Tables>, token: string): Promise<void> {
  await sql`
    update captured_mails set text = replace(text, ${token}, 'used'), html = replace(html, ${token}, 'used')
    where strpos(text, ${token}) > 0
  `.execute(transaction);
}

/** Takes the secrets of links out of mails that are a day old, and removes old mails and those that are too many. */
export async function sweepCapturedMails(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await sql`
    delete from captured_mails
    where created_at < ${now}::timestamptz - make_interval(days => ${keptDays}::int)
      or id in (select id from captured_mails order by created_at desc, id desc offset ${keptMails})
  `.execute(database);
  const withoutTokens = (column: 'text' | 'html' | 'headers') =>
    sql`regexp_replace(${sql.ref(column)}::text, 'token=[A-Za-z0-9_-]{20,}', 'token=old', 'g')`;
  await sql`
    update captured_mails set text = ${withoutTokens('text')}, html = ${withoutTokens('html')},
      headers = ${withoutTokens('headers')}::jsonb
    where created_at < ${now}::timestamptz - make_interval(hours => ${tokenHours}::int)
      and (text ~ 'token=[A-Za-z0-9_-]{20,}' or headers::text ~ 'token=[A-Za-z0-9_-]{20,}')
  `.execute(database);
}
