import type { Role } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { sendEmailConfirmation, sendNewEmailConfirmation } from './commands.ts';
import { moveToNewEmail } from './email-change-commands.ts';
import { isTakenEmail } from './email-reversal-commands.ts';
import { consumeLink, findLinkOwner, linkIsGone } from './link-commands.ts';
import { endOtherWaysIn, endPending } from './pending-commands.ts';
import type { AccountRow } from './presenter.ts';
import { findSession, lockAccount, type LockedAccount } from './queries.ts';
import { endSessions } from './session-commands.ts';

type Mailing = Pick<Services, 'queue' | 'config'>;

/**
 * Mails the link again that an account has still to use, and gives the address. Throws `conflict` without
 * one.
 */
export async function resendConfirmation(
  { database, queue, config }: Mailing & Pick<Services, 'database'>,
  { id }: Pick<AccountRow, 'id'>,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    // What is mailed is what waits now: the wish may have been ended since the request began.
    const account = await lockAccount(transaction, id);
    const { email, pending_email: pending } = account;
    if (pending === null && account.email_confirmed_at !== null) {
      throw new AppError('conflict', msg`Your email address is confirmed already. There is nothing to do.`);
    }
    if (pending === null) await sendEmailConfirmation(transaction, { queue, config }, account);
    else await sendNewEmailConfirmation(transaction, { queue, config }, account, pending);
    return pending ?? email;
  });
}

/**
 * Acts on a mailed link: the address that waits becomes the account's, or the account's own is proven. Gives
 * whether the address changed, and whose it is. Throws `gone` for a dead link and for one to an address that
 * neither is any more, `conflict` when another account has taken the address meanwhile.
 */
export async function confirmEmail(
  { database, queue, config }: Mailing & Pick<Services, 'database'>,
  token: string,
  keepToken: string | undefined,
): Promise<{ changed: boolean; role: Role }> {
  const owner = await findLinkOwner(database, 'confirm-email', token);
  if (!owner) throw linkIsGone();
  try {
    return await database.transaction().execute(async (transaction) => {
      // The account's row first, as everywhere: two links of one account wait for each other here.
      const account = await lockAccount(transaction, owner.id);
      const { mailedTo } = await consumeLink(transaction, 'confirm-email', token);
      if (mailedTo === account.pending_email) {
        await moveToNewEmail(transaction, { queue, config }, account, mailedTo);
        return { changed: true, role: owner.role };
      }
      if (mailedTo !== account.email.toLowerCase()) throw linkIsGone();
      await proveOwnEmail(transaction, account, keepToken);
      return { changed: false, role: owner.role };
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
      msg`Another account has taken this address meanwhile. Yours keeps the one it has; choose another in your profile.`,
    );
  }
}

/**
 * Notes that the account's own address is proven. The person who opened the account may have typed a
 * stranger's address: without a password, or with the wish for another address, the reader of these mails is
 * its first proven owner.
 */
export async function proveOwnEmail(
  transaction: Kysely<Tables>,
  account: LockedAccount,
  keepToken: string | undefined,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email_confirmed_at: sql`now()` })
    .where('id', '=', account.id)
    .execute();
  if (account.password_hash !== null && account.pending_email === null) return;
  await endPending(transaction, account.id);
  const session = keepToken === undefined ? undefined : await findSession(transaction, keepToken);
  // The person who opened the account with a provider reads the mail in the same browser.
  await endOtherWaysIn(transaction, account, { keepsProviders: session?.id === account.id });
  await endSessions(transaction, account.id, keepToken === undefined ? undefined : { token: keepToken });
}
