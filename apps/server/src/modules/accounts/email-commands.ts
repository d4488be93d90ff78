import { sql, type Kysely } from 'kysely';
import { paths } from '@waymark/contract/paths';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { accountExists } from './commands.ts';
import { emailLinkHours } from './constants.ts';
import { confirmEmailMail } from './emails/confirm-email.ts';
import { confirmNewEmailMail } from './emails/confirm-new-email.ts';
import { emailChangeAskedMail } from './emails/email-change-asked.ts';
import { emailChangedMail } from './emails/email-changed.ts';
import { consumeLink, createLink, findLinkOwner, linkIsGone, revokeLinks } from './link-commands.ts';
import type { AccountRow } from './presenter.ts';
import { lockAccount, type LockedAccount } from './queries.ts';

type Mailing = Pick<Services, 'queue' | 'config'>;
type Named = Pick<AccountRow, 'id' | 'email' | 'first_name'>;

/** Mails the link that proves the address of an account. */
export async function sendEmailConfirmation(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  user: { email: string; firstName: string },
): Promise<void> {
  const link = await createEmailLink(transaction, config.publicUrl, user.email, user.email);
  await queue.enqueue(transaction, 'send-mail', confirmEmailMail(user, link));
}

/** Mails the link that makes a new address the account's, to that address. */
async function sendNewEmailConfirmation(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  account: Named,
  newEmail: string,
): Promise<void> {
  const link = await createEmailLink(transaction, config.publicUrl, account.email, newEmail);
  const to = { email: newEmail, firstName: account.first_name };
  await queue.enqueue(transaction, 'send-mail', confirmNewEmailMail(to, link));
}

function createEmailLink(
  transaction: Kysely<Tables>,
  publicUrl: string,
  accountEmail: string,
  mailedTo: string,
): Promise<string> {
  return createLink(transaction, {
    purpose: 'confirm-email',
    accountEmail,
    mailedTo,
    minutes: emailLinkHours * 60,
    page: publicUrl + paths.confirmEmail,
  });
}

/** Whether saving this address sends mail to it: it is neither the account's nor the one that waits already. */
export function asksForNewEmail(
  account: Pick<AccountRow, 'email' | 'pending_email'>,
  email: string,
): boolean {
  return email !== account.email.toLowerCase() && email !== account.pending_email;
}

/**
 * Notes a new address, which becomes the account's once it is confirmed, or drops the one that waits when the
 * account's own is given again. Throws `conflict` for an address of another account.
 */
export async function changeEmail(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  account: LockedAccount,
  email: string,
): Promise<void> {
  if (!asksForNewEmail(account, email)) {
    if (email !== account.pending_email) await writePendingEmail(transaction, account.id, null);
    return;
  }
  const taken = await transaction
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  if (taken) throw accountExists('Choose another address.');
  await writePendingEmail(transaction, account.id, email);
  await sendNewEmailConfirmation(transaction, { queue, config }, account, email);
  const own = { email: account.email, firstName: account.first_name };
  const asked = emailChangeAskedMail(own, config.publicUrl + paths.account);
  // The account may have left this address by the time it is erased: the mail still speaks of its owner.
  await queue.enqueue(transaction, 'send-mail', { ...asked, concerns: account.id });
}

/** Mails the link again that an account has still to use, and gives the address. Throws `conflict` without one. */
export async function resendConfirmation(
  { database, queue, config }: Mailing & Pick<Services, 'database'>,
  account: AccountRow,
): Promise<string> {
  const { email, pending_email: pending, first_name: firstName } = account;
  if (pending === null && account.email_confirmed_at !== null) {
    throw new AppError('conflict', 'Your e-mail address is confirmed already. There is nothing to do.');
  }
  await database
    .transaction()
    .execute((transaction) =>
      pending === null
        ? sendEmailConfirmation(transaction, { queue, config }, { email, firstName })
        : sendNewEmailConfirmation(transaction, { queue, config }, account, pending),
    );
  return pending ?? email;
}

/**
 * Acts on a mailed link: the address that waits becomes the account's, or the account's own is proven. Gives
 * whether the address changed. Throws `gone` for a dead link and for one to an address that neither is any more,
 * `conflict` when another account has taken the address meanwhile.
 */
export async function confirmEmail(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  token: string,
): Promise<{ changed: boolean }> {
  const owner = await findLinkOwner(database, 'confirm-email', token);
  if (!owner) throw linkIsGone();
  try {
    return await database.transaction().execute(async (transaction) => {
      // The account's row first, as everywhere: two links of one account wait for each other here.
      const account = await lockAccount(transaction, owner.id);
      const { mailedTo } = await consumeLink(transaction, 'confirm-email', token);
      if (mailedTo === account.pending_email) {
        await moveToNewEmail(transaction, queue, account, mailedTo);
        return { changed: true };
      }
      if (mailedTo !== account.email.toLowerCase()) throw linkIsGone();
      await transaction
        .updateTable('users')
        .set({ email_confirmed_at: sql`now()` })
        .where('id', '=', account.id)
        .execute();
      return { changed: false };
    });
  } catch (error) {
    if (!isTakenEmail(error)) throw error;
    // Only this one: its owner may have asked for yet another address since.
    await database
      .updateTable('users')
      .set({ pending_email: null })
      .where('id', '=', owner.id)
      .where('pending_email', '=', owner.mailed_to)
      .execute();
    throw new AppError(
      'conflict',
      'Another account has taken this address meanwhile. Yours keeps the one it has; choose another in your profile.',
    );
  }
}

/** The unique index decides when two accounts claim one address. */
async function moveToNewEmail(
  transaction: Kysely<Tables>,
  queue: Services['queue'],
  account: LockedAccount,
  email: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, pending_email: null, email_confirmed_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', account.id)
    .execute();
  // Links that were mailed to an address the owner has left must not open the account.
  await revokeLinks(transaction, account.id, ['set-password', 'confirm-email', 'delete-account']);
  const old = { email: account.email, firstName: account.first_name };
  await queue.enqueue(transaction, 'send-mail', { ...emailChangedMail(old), concerns: account.id });
}

async function writePendingEmail(
  transaction: Kysely<Tables>,
  userId: string,
  email: string | null,
): Promise<void> {
  await transaction.updateTable('users').set({ pending_email: email }).where('id', '=', userId).execute();
}

function isTakenEmail(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_email';
}
