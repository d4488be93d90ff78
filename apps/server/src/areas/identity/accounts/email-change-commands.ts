import { paths } from '@waymark/contract/paths';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { accountExists, sendNewEmailConfirmation } from './commands.ts';
import { emailChangeAskedMail } from './emails/email-change-asked.ts';
import { emailChangedMail } from './emails/email-changed.ts';
import { tryPassword } from './password-try-commands.ts';
import { endPending } from './pending-commands.ts';
import type { Viewer } from './policy.ts';
import type { AccountRow } from './presenter.ts';
import type { LockedAccount } from './queries.ts';
import { recipientOf, verifyPassword } from './rules.ts';
import { keepEmailReversal, openEmailReversal } from './email-reversal-commands.ts';
import { msg } from '@waymark/contract/text/message';

type Mailing = Pick<Services, 'queue' | 'config'>;

/** A typed address, and the hash of the password that was confirmed with it. */
export interface WantedEmail {
  email: string;
  provenHash: string | null;
}

/**
 * Whether saving this address sends mail to it: it is neither the account's nor the one that waits already.
 */
export function asksForNewEmail(
  account: Pick<AccountRow, 'email' | 'pending_email'>,
  email: string,
): boolean {
  return email !== account.email.toLowerCase() && email !== account.pending_email;
}

/**
 * Looks at the password that a new address needs, before any row is held: that is slow by design. A wrong one
 * counts like a wrong sign-in. Throws `invalid_input` for a wrong or a missing one.
 */
export async function proveOwner(
  rateLimits: Services['rateLimits'],
  { account }: Viewer,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
  ip: string,
): Promise<WantedEmail> {
  const hash = account.password_hash;
  if (hash === null || !asksForNewEmail(account, email)) return { email, provenHash: null };
  if (!currentPassword) throw passwordNeeded();
  await tryPassword(rateLimits, { email: account.email, ip }, async () => {
    if (!(await verifyPassword(currentPassword, hash))) {
      throw invalidFields({ currentPassword: msg`This is not your password. Please type it again.` });
    }
  });
  return { email, provenHash: hash };
}

function passwordNeeded() {
  return invalidFields({ currentPassword: msg`Type your password to change your email address.` });
}

/**
 * Notes a new address, which becomes the account's once it is confirmed, or drops the one that waits when the
 * account's own is given again. Throws `conflict` for an address of another account, `invalid_input` where
 * the account has a password by now that was not given.
 */
export async function changeEmail(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  account: LockedAccount,
  { email, provenHash }: WantedEmail,
): Promise<void> {
  if (!asksForNewEmail(account, email)) {
    if (email !== account.pending_email) await dropPendingEmail(transaction, account);
    return;
  }
  // A password that was set or changed since the request began stops a caller who did not know it.
  if (account.password_hash !== null && account.password_hash !== provenHash) throw passwordNeeded();
  const taken = await transaction
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  if (taken) throw accountExists(msg`An account with this email already exists. Choose another address.`);
  await dropPendingEmail(transaction, account);
  const reversalLink = await openEmailReversal(transaction, account, config.publicUrl);
  await transaction.updateTable('users').set({ pending_email: email }).where('id', '=', account.id).execute();
  await sendNewEmailConfirmation(transaction, { queue, config }, account, email);
  const asked = emailChangeAskedMail(recipientOf(account), {
    reversalLink,
    forgotPasswordPage: config.publicUrl + paths.forgotPassword,
  });
  // The account may have left this address by the time it is erased: the mail still speaks of its owner.
  await queue.enqueue(transaction, 'send-mail', { ...asked, concerns: account.id });
}

/**
 * The address that waited, the link to it and the way back from it: of two wishes only the last one holds.
 */
async function dropPendingEmail(
  transaction: Kysely<Tables>,
  { id: userId, email }: LockedAccount,
): Promise<void> {
  await transaction.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
  // A link to the account's own address stays: its reader may be the one whose address it is.
  await transaction
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'confirm-email')
    .where('email', '<>', email.toLowerCase())
    .where('used_at', 'is', null)
    .execute();
  await transaction
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('moved_at', 'is', null)
    .execute();
}

/** Makes a confirmed address the account's. The unique index decides when two accounts claim one address. */
export async function moveToNewEmail(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  account: LockedAccount,
  email: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, email_confirmed_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', account.id)
    .execute();
  const reversalLink = await keepEmailReversal(transaction, account, config.publicUrl);
  // Links that were mailed to an address the owner has left must not open the account.
  await endPending(transaction, account.id);
  const told = emailChangedMail(recipientOf(account), reversalLink);
  await queue.enqueue(transaction, 'send-mail', { ...told, concerns: account.id });
}
