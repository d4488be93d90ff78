import { formatNotedMoment } from '@waymark/contract/text/format-moment';
import type { MfaReset } from '@waymark/contract/identity/mfa-reset';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import {
  consumeLink,
  createLink,
  findLinkOwner,
  linkIsGone,
  revokeLinks,
} from '../accounts/link-commands.ts';
import { tryPassword } from '../accounts/password-try-commands.ts';
import { findMfa, lockAccount } from '../accounts/queries.ts';
import { recipientOf, verifyPassword, describeDevice } from '../accounts/rules.ts';
import { type Mailing } from './commands.ts';
import { resetLinkHours, wrongCodesBeforeMail } from './constants.ts';
import { mfaLostMail, wrongCodesMail } from './emails/mfa-lost.ts';
import { resetMfa } from './setup-commands.ts';

/**
 * Mails the owner the link that takes MFA off; one that was mailed before ends. Who may ask for
 * that is the caller's to check. Throws `conflict` where there is no MFA.
 */
export async function mailResetLink(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  userId: string,
): Promise<void> {
  const account = await lockAccount(transaction, userId);
  if ((await findMfa(transaction, userId)) !== 'code') {
    throw new AppError(
      'conflict',
      msg`This account has no two-factor authentication: its password alone signs in.`,
    );
  }
  await revokeLinks(transaction, userId, 'reset-second-step');
  const link = await createLink(transaction, {
    purpose: 'reset-second-step',
    accountEmail: account.email,
    mailedTo: account.email,
    minutes: resetLinkHours * 60,
    page: config.publicUrl + paths.resetMfa,
  });
  const to = recipientOf(account);
  const mail = mfaLostMail(to, {
    link,
    hours: resetLinkHours,
    contactPage: config.publicUrl + paths.contact,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
}

/**
 * Takes MFA off by the mailed link and the password: the mailbox alone is not enough, and neither
 * is the person who had the link mailed. Throws `gone` for a link that was used or has expired,
 * `invalid_input` for a wrong password, which counts like a wrong sign-in.
 */
export async function confirmReset(
  { database, rateLimits, ...mailing }: Mailing & Pick<Services, 'database' | 'rateLimits'>,
  { token, password }: MfaReset,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<void> {
  const owner = await findLinkOwner(database, 'reset-second-step', token);
  if (!owner || owner.role === 'staff') throw linkIsGone();
  const { password_hash: hash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  await tryPassword(rateLimits, { email: owner.email, ip }, async () => {
    if (!(await verifyPassword(password, hash ?? undefined))) {
      throw invalidFields({ password: msg`This is not your password. Please type it again.` });
    }
  });
  await database.transaction().execute(async (transaction) => {
    // Lock the account's row first, as setting a password does: the password may have changed.
    const account = await lockAccount(transaction, owner.id);
    const { mailedTo } = await consumeLink(transaction, 'reset-second-step', token);
    const isMoved = mailedTo.toLowerCase() !== account.email.toLowerCase();
    if (isMoved || account.password_hash !== hash) throw linkIsGone();
    await resetMfa(transaction, mailing, owner.id, userAgent, 'second-step-lost');
  });
}

/**
 * Counts a wrong code after the right password, and tells the owner of several in a row, once a day at most.
 */
export async function noteWrongCode(
  { database, queue, config }: Mailing & Pick<Services, 'database'>,
  userId: string,
  userAgent: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const counted = await transaction
      .updateTable('totp_secrets')
      .set({ wrong_codes: sql`wrong_codes + 1` })
      .where('user_id', '=', userId)
      .returning([
        'wrong_codes',
        sql<boolean>`coalesce(warned_at > now() - interval '1 day', false)`.as('isWarned'),
      ])
      .executeTakeFirst();
    if (!counted || counted.wrong_codes < wrongCodesBeforeMail || counted.isWarned) return;
    await transaction
      .updateTable('totp_secrets')
      .set({ warned_at: sql`now()` })
      .where('user_id', '=', userId)
      .execute();
    const account = await transaction
      .selectFrom('users')
      .select(['email', 'first_name', 'email_confirmed_at', 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const to = recipientOf(account);
    const mail = wrongCodesMail(to, {
      count: counted.wrong_codes,
      when: formatNotedMoment(board.words, new Date(), to.language),
      device: describeDevice(userAgent),
      forgotPasswordPage: config.publicUrl + paths.forgotPassword,
    });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  });
}

/** A right code ends the row of wrong ones. */
export async function forgetWrongCodes(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('totp_secrets')
    .set({ wrong_codes: 0 })
    .where('user_id', '=', userId)
    .where('wrong_codes', '>', 0)
    .execute();
}
