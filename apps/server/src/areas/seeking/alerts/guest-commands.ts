import { sql, type Kysely } from 'kysely';
import { alertLinkHours, alertsLimit, type AlertCriteria } from '@waymark/contract/seeking/choices/alerts';
import type { GuestAlertFields } from '@waymark/contract/seeking/alerts';
import { paths } from '@waymark/contract/paths';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Services } from '../../../platform/services.ts';
import { newColumns, toColumns } from './commands.ts';
import { alertLimitMail } from './emails/alert-limit.ts';
import { confirmAlertMail } from './emails/confirm-alert.ts';
import { countForAddress, lockAddress, noRoom } from './owner-policy.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Notes an alert for an address and mails the link that begins it: whoever reads the mails of an address decides.
 * An address that has all it may have is told so in its mailbox, and nobody else is.
 */
export async function requestGuestAlert(
  { database, queue, config }: Parts,
  { email, ...fields }: GuestAlertFields,
): Promise<void> {
  const { secret, hash } = newSecret();
  await database.transaction().execute(async (transaction) => {
    await lockAddress(transaction, email);
    const columns = await toColumns(transaction, fields);
    if ((await countForAddress(transaction, email)) >= alertsLimit) {
      await queue.enqueue(transaction, 'send-mail', alertLimitMail(email, config.publicUrl));
      return;
    }
    await dropOldRequests(transaction, email);
    await transaction
      .insertInto('job_alerts')
      .values({
        id: newId(),
        user_id: null,
        email,
        ...columns,
        ...newColumns(),
        confirm_hash: hash,
        confirm_expires_at: sql`now() + make_interval(hours => ${alertLinkHours}::int)`,
      })
      .execute();
    const link = `${config.publicUrl}${paths.confirmAlert}?token=${secret}`;
    await queue.enqueue(transaction, 'send-mail', confirmAlertMail(email, link));
  });
}

/** What anybody asks for with an address costs its owner nothing: only the last few wait for an answer. */
async function dropOldRequests(transaction: Kysely<Tables>, email: string): Promise<void> {
  await sql`
    delete from job_alerts where id in (
      select id from job_alerts where email = ${email} and confirmed_at is null
      order by created_at desc, id desc offset ${alertsLimit - 1}
    )
  `.execute(transaction);
}

/**
 * Begins an alert by its mailed link and gives its name, and what stops it. A second press of the button is no
 * error. Throws `gone` for a link that has expired or whose alert is stopped, `conflict` when there are too many by
 * now.
 */
export async function confirmAlert(
  database: Kysely<Tables>,
  token: string,
): Promise<{ name: string; stopToken: string; criteria: AlertCriteria }> {
  return database.transaction().execute(async (transaction) => {
    const { email } = await getRequest(transaction, token);
    await lockAddress(transaction, email);
    // Read again: a second press has waited here for the first.
    const alert = await getRequest(transaction, token);
    const { name, criteria, unsubscribe_secret: stopToken } = alert;
    const begun = { name, criteria, stopToken };
    if (alert.confirmed_at !== null) return begun;
    if ((await countForAddress(transaction, email)) >= alertsLimit) throw noRoom();
    await transaction
      .updateTable('job_alerts')
      .set({ confirmed_at: sql`now()`, watermark: sql`now()`, due_at: sql`now()` })
      .where('id', '=', alert.id)
      .execute();
    await forgetUsedLink(transaction, token);
    return begun;
  });
}

async function getRequest(transaction: Kysely<Tables>, token: string) {
  const request = await transaction
    .selectFrom('job_alerts')
    .select(['id', 'email', 'name', 'criteria', 'confirmed_at', 'unsubscribe_secret'])
    .where('confirm_hash', '=', hashSecret(token))
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('confirmed_at', 'is not', null), eb('confirm_expires_at', '>', sql<Date>`now()`)]),
    )
    .executeTakeFirst();
  if (!request?.email) throw linkIsGone();
  return { ...request, email: request.email };
}

/**
 * Stops the mails of an alert, without a session. A member finds it paused; a guest's is deleted, with the
 * address. A token that is not known any more is no error: no mail is sent for it either.
 */
export async function unsubscribe(database: Kysely<Tables>, token: string): Promise<void> {
  await database
    .updateTable('job_alerts')
    .set({
      paused_at: sql`coalesce(paused_at, now())`,
      deleted_at: sql`case when user_id is null then coalesce(deleted_at, now()) else deleted_at end`,
    })
    .where('unsubscribe_secret', '=', token)
    .execute();
}

function linkIsGone(): AppError {
  return new AppError(
    'gone',
    'This link has expired, or its job alert was stopped. Ask for the alert again.',
  );
}
