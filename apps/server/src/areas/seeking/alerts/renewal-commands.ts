import { paths } from '@waymark/contract/paths';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import { newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { renewalDays, renewalsARun } from './constants.ts';
import { renewAlertMail } from './emails/alerts.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** Asks guests whose alerts are old whether they still want them, and gives how many alerts. */
export async function askForRenewals({ database, queue, config }: Parts, now = new Date()): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from job_alerts
    where user_id is null and deleted_at is null and renewal_asked_at is null
      and confirmed_at < ${now}::timestamptz - make_interval(days => ${board.settings.retention.guestAlertDays}::int)
    order by confirmed_at limit ${renewalsARun}
  `.execute(database);
  for (const { id } of rows) {
    const { secret, hash } = newSecret();
    await database.transaction().execute(async (transaction) => {
      // Of two processes that ask at once, one mails. Its link takes the place of the first one's.
      const alert = await transaction
        .updateTable('job_alerts')
        .set({ renewal_asked_at: now, confirm_hash: hash })
        .where('id', '=', id)
        .where('renewal_asked_at', 'is', null)
        .where('deleted_at', 'is', null)
        .returning(['email', 'name', 'language'])
        .executeTakeFirst();
      if (!alert?.email) return;
      const link = `${config.publicUrl}${paths.confirmAlert}?token=${secret}`;
      const to = { email: alert.email, language: languageFor(alert.language) };
      const mail = renewAlertMail(to, { name: alert.name, link, days: renewalDays });
      await queue.enqueue(transaction, 'send-mail', mail);
    });
  }
  return rows.length;
}
