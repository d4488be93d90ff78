import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { Hook } from '../../../platform/hook.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Services } from '../../../platform/services.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { formerAddressesKept, passwordLinkMinutes, emailReversalDays } from './constants.ts';
import { addressRestoredMail } from './emails/address-restored.ts';
import { emailChangedMail } from './emails/email-changed.ts';
import { createLink, linkIsGone } from './link-commands.ts';
import { endInvitationsOf, endOtherWaysIn, endPending } from './pending-commands.ts';
import { lockAccount, type LockedAccount } from './queries.ts';
import { recipientOf } from './rules.ts';
import { endSessions } from './session-commands.ts';

/** An account is out of the hands that had it since a moment: what they have opened to others has to close. */
export const addressTakenBack = new Hook<[userId: string, since: Date]>();

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

const inAWeek = sql<Date>`now() + make_interval(days => ${emailReversalDays}::int)`;

/**
 * Notes that an account wants to leave its address and gives the link that takes it back there. Undefined
 * where there is no owner to protect: an unproven address of an account without a password.
 */
export async function openEmailReversal(
  transaction: Kysely<Tables>,
  account: LockedAccount,
  publicUrl: string,
): Promise<string | undefined> {
  await forgetFormerAddresses(transaction, account.id);
  if (account.password_hash === null && account.email_confirmed_at === null) return undefined;
  const { secret, hash } = newSecret();
  await transaction
    .insertInto('email_changes')
    .values({
      id: newId(),
      user_id: account.id,
      old_email: account.email,
      was_proven: account.email_confirmed_at !== null,
      asked_token_hash: hash,
      expires_at: inAWeek,
    })
    .execute();
  return `${publicUrl}${paths.undoEmail}?token=${secret}`;
}

/**
 * Notes that the account has left its address; a week begins in which it can go back. Gives the link for it.
 */
export async function keepEmailReversal(
  transaction: Kysely<Tables>,
  { id }: LockedAccount,
  publicUrl: string,
): Promise<string | undefined> {
  const { secret, hash } = newSecret();
  const kept = await transaction
    .updateTable('email_changes')
    .set({ moved_at: sql`now()`, moved_token_hash: hash, expires_at: inAWeek })
    .where('user_id', '=', id)
    .where('moved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return kept && `${publicUrl}${paths.undoEmail}?token=${secret}`;
}

/**
 * Whether an address is reserved for the account that has just left it, so that no one else signs up with it.
 */
export async function isKeptForOwner(database: Kysely<Tables>, email: string): Promise<boolean> {
  const row = await database
    .selectFrom('email_changes')
    .select('id')
    .where(sql`lower(old_email)`, '=', email.toLowerCase())
    .where('was_proven', '=', true)
    .where('moved_at', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes an account back to the address that a link was mailed to, away from its present holder: every session
 * is signed out, nothing of what they began goes on, and their password is of no use. Gives the address.
 * Throws `gone` for a link that was used or has expired, `conflict` where another account has the address by
 * now.
 */
export async function undoEmailChange({ database, queue, config }: Parts, token: string): Promise<string> {
  const change = await liveChange(database, token).executeTakeFirst();
  if (!change) throw linkIsGone();
  try {
    return await database.transaction().execute(async (transaction) => {
      // The account's row first, as everywhere.
      const account = await lockAccount(transaction, change.user_id);
      const address = await takeBack(transaction, account, token);
      const to = { email: address, firstName: account.first_name, language: languageFor(account.language) };
      const page = config.publicUrl + paths.setPassword;
      const minutes = passwordLinkMinutes;
      const link = await createLink(transaction, {
        purpose: 'set-password',
        accountEmail: address,
        mailedTo: address,
        minutes,
        page,
      });
      const concerns = account.id;
      await queue.enqueue(transaction, 'send-mail', { ...addressRestoredMail(to, link), concerns });
      if (address !== account.email) {
        const told = emailChangedMail(recipientOf(account), undefined);
        await queue.enqueue(transaction, 'send-mail', { ...told, concerns });
      }
      return address;
    });
  } catch (error) {
    if (!isTakenEmail(error)) throw error;
    throw new AppError('conflict', msg`Another account has this address by now. Write to us, and we help.`);
  }
}

/** Uses a way back up, and with it those that were made later: they belong to a later holder. */
async function takeBack(transaction: Kysely<Tables>, account: LockedAccount, token: string): Promise<string> {
  const { id: userId } = account;
  // Read again with the account's row held: of two simultaneous uses the second finds nothing.
  const change = await liveChange(transaction, token).executeTakeFirst();
  if (!change) throw linkIsGone();
  await forgetUsedLink(transaction, token);
  await transaction
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('created_at', '>=', change.created_at)
    .execute();
  await endPending(transaction, userId);
  await endOtherWaysIn(transaction, account);
  await endSessions(transaction, userId);
  await endInvitationsOf(transaction, userId);
  await addressTakenBack.run(transaction, userId, change.created_at);
  await transaction
    .updateTable('users')
    .set({ email: change.old_email, email_confirmed_at: sql`now()`, updated_at: sql`now()` })
    .set({ password_hash: null, deletion_due_at: null })
    .where('id', '=', userId)
    .execute();
  return change.old_email;
}

function liveChange(database: Kysely<Tables>, token: string) {
  const hash = hashSecret(token);
  return database
    .selectFrom('email_changes')
    .select(['user_id', 'old_email', 'created_at'])
    .where(({ or, eb }) => or([eb('asked_token_hash', '=', hash), eb('moved_token_hash', '=', hash)]))
    .where('expires_at', '>', sql<Date>`now()`);
}

/** What was asked before and not done, and of the addresses that were left long ago all but the newest. */
async function forgetFormerAddresses(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    delete from email_changes where user_id = ${userId} and (
      moved_at is null or (expires_at < now() and id in (
        select id from email_changes where user_id = ${userId}
        order by created_at desc offset ${formerAddressesKept}
      ))
    )
  `.execute(transaction);
}

/** The unique index decides when two accounts claim one address. */
export function isTakenEmail(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_email';
}
