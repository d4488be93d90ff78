import type { MailRecipient } from '../../../platform/mail/mail.ts';
import type { FirstStepName } from '@waymark/contract/office/first-step-choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isMailRead } from '../../../platform/mail-delivery/deliver-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { testMail } from './emails/test-mail.ts';

/** Sets a step aside, or takes it up again. */
export async function dismissStep(
  database: Database,
  step: FirstStepName,
  isDismissed: boolean,
): Promise<void> {
  const dismissed = { dismissed_at: isDismissed ? sql<Date>`now()` : null };
  await database
    .insertInto('first_steps')
    .values({ step, ...dismissed })
    .onConflict((conflict) => conflict.column('step').doUpdateSet(dismissed))
    .execute();
}

/** Sends a test mail. Throws `conflict` where none can be sent. */
export async function sendTestMail(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  to: MailRecipient,
): Promise<void> {
  if (!isMailRead(config)) {
    throw new AppError('conflict', msg`No mail can be sent yet: set SMTP_URL and start the board again.`);
  }
  await database.transaction().execute(async (transaction) => {
    const sent = { mail_id: await queue.enqueue(transaction, 'send-mail', testMail(to, config.publicUrl)) };
    await transaction
      .insertInto('first_steps')
      .values({ step: 'mail', ...sent })
      .onConflict((conflict) => conflict.column('step').doUpdateSet(sent))
      .execute();
  });
}

/** Keeps that a test mail was handed over for longer than the record of the mail. */
export async function noteHandedOver(database: Database): Promise<void> {
  await sql`
    update first_steps set done_at = now()
    where step = 'mail' and done_at is null
      and exists (select from mail_sends where id = first_steps.mail_id and sent_at is not null and refused_at is null)
  `.execute(database);
}
