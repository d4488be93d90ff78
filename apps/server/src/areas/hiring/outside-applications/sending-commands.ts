import type { Database } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { permitMail } from '../../identity/email-preferences/commands.ts';
import { applicationReminderMail } from './emails/reminders.ts';
import { dayAfter, dayOf } from './rules.ts';

/** After a longer outage a reminder would be of no use. */
const daysLate = 2;

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Mails the reminders of the day and returns the number of mails. Safe on several nodes and to repeat: a reminder is
 * recorded as dealt with in the transaction that enqueues its mail.
 */
export async function sendDueReminders(
  services: Parts,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<number> {
  let sent = 0;
  for (;;) {
    const outcome = signal?.aborted ? 'none' : await sendNext(services, now);
    if (outcome === 'none') break;
    if (outcome === 'sent') sent++;
  }
  return sent;
}

function sendNext({ database, queue, config }: Parts, now: Date): Promise<'none' | 'sent' | 'unwanted'> {
  return database.transaction().execute(async (transaction) => {
    const due = await lockDue(transaction, now);
    if (!due) return 'none';
    await transaction
      .updateTable('outside_applications')
      .set({ reminded_at: now })
      .where('id', '=', due.id)
      .execute();
    const permit = await permitMail(transaction, config, due.user_id, 'reminders');
    if (!permit) return 'unwanted';
    const subject = { jobTitle: due.title, companyName: due.company, publicUrl: config.publicUrl };
    const mail = applicationReminderMail(recipientOf(due), { ...subject, ...permit });
    const { headers } = permit;
    await queue.enqueue(transaction, 'send-mail', { ...mail, headers, concerns: due.user_id });
    return 'sent';
  });
}

/** The next reminder, of a candidate with a proven address who is neither suspended nor leaving. */
function lockDue(transaction: Database, now: Date) {
  return transaction
    .selectFrom('outside_applications')
    .innerJoin('users', 'users.id', 'outside_applications.user_id')
    .select([
      'outside_applications.id',
      'outside_applications.user_id',
      'title',
      'outside_applications.company',
    ])
    .select(['users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language'])
    .where('remind_on', '<=', dayOf(now))
    .where('remind_on', '>=', dayAfter(now, -daysLate))
    .where('reminded_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .where('users.deletion_due_at', 'is', null)
    .orderBy('remind_on')
    .limit(1)
    .forUpdate('outside_applications')
    .skipLocked()
    .executeTakeFirst();
}
