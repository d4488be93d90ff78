import type { SetFirstPasswordFields } from '@waymark/contract/identity/accounts';
import { providerLabels } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseWeakPassword } from '../accounts/password-commands.ts';
import { endPending } from '../accounts/pending-commands.ts';
import type { Viewer } from '../accounts/policy.ts';
import { lockAccount } from '../accounts/queries.ts';
import { hashPassword } from '../accounts/rules.ts';
import { endSessions, requireRecentSignIn } from '../accounts/session-commands.ts';
import { sendSignInNotice } from '../mfa/commands.ts';
import { takeTicket } from './attempt-commands.ts';
import type { SignInProviders } from './providers-gateway.ts';
import { isLinkedWithAny } from './queries.ts';
import type { ProviderIdentity } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** The unique indexes decide between two links at once. Throws `conflict`. */
export async function insertLink(
  transaction: Kysely<Tables>,
  userId: string,
  { provider, issuer, subject, email }: ProviderIdentity,
): Promise<void> {
  const row = await transaction
    .insertInto('linked_providers')
    .values({
      id: newId(),
      user_id: userId,
      provider,
      issuer,
      subject,
      email,
      last_used_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return;
  const label = providerLabels[provider];
  throw new AppError(
    'conflict',
    msg`This ${label} account signs in to another account here, or yours is already linked with another ${label} account. Unlink that one first.`,
  );
}

/**
 * Links whom a provider has named with the account of a person who has signed in just now, and tells the owner. Throws
 * `forbidden` for staff and for an old sign-in, `gone` for a ticket that was used, `conflict`.
 */
export async function linkProvider(
  parts: Parts,
  { userId, sessionId, account: { role } }: Viewer,
  ticket: string,
  userAgent: string,
): Promise<string> {
  if (role === 'staff')
    throw new AppError('forbidden', msg`Accounts of staff are not linked with a provider here.`);
  return parts.database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    await requireRecentSignIn(transaction, sessionId);
    const identity = await takeTicket(transaction, ticket);
    await insertLink(transaction, userId, identity);
    const provider = providerLabels[identity.provider];
    await sendSignInNotice(transaction, parts, account, { change: 'provider-linked', provider, userAgent });
    return provider;
  });
}

/**
 * Takes a provider off an account and signs out all other devices, any of which it may have opened. Throws `forbidden`
 * for an old sign-in, `not_found` for another account's, `conflict` where neither a password nor another provider
 * would be left.
 */
export async function unlinkProvider(
  parts: Parts,
  providers: SignInProviders,
  { userId, sessionId }: Viewer,
  { linkedId, userAgent }: { linkedId: string; userAgent: string },
): Promise<string> {
  return parts.database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    await requireRecentSignIn(transaction, sessionId);
    const removed = await transaction
      .deleteFrom('linked_providers')
      .where('id', '=', linkedId)
      .where('user_id', '=', userId)
      .returning('provider')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', msg`This was unlinked already.`);
    if (account.password_hash === null && !(await isLinkedWithAny(transaction, userId, providers.keys))) {
      throw new AppError('conflict', msg`Your account has no password yet. Set one first, then unlink this.`);
    }
    await endSessions(transaction, userId, { sessionId });
    const provider = providerLabels[removed.provider];
    await sendSignInNotice(transaction, parts, account, { change: 'provider-unlinked', provider, userAgent });
    return provider;
  });
}

/**
 * Sets the password of an account that has none, and ends its other sessions and all that is pending on it. Throws
 * `forbidden` for an old sign-in, `conflict` for an account that has one or whose address is unproven: only a mailed
 * link proves whose account that is.
 */
export async function setFirstPassword(
  parts: Parts,
  { userId, sessionId, account }: Viewer,
  { newPassword }: SetFirstPasswordFields,
  userAgent: string,
): Promise<void> {
  requireNoPassword(account);
  await refuseWeakPassword('newPassword', newPassword, account);
  const passwordHash = await hashPassword(newPassword);
  await parts.database.transaction().execute(async (transaction) => {
    const current = await lockAccount(transaction, userId);
    // Of two at once the second finds the password of the first.
    requireNoPassword(current);
    await requireRecentSignIn(transaction, sessionId);
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await endSessions(transaction, userId, { sessionId });
    await endPending(transaction, userId);
    await sendSignInNotice(transaction, parts, current, { change: 'password-set', userAgent });
  });
}

function requireNoPassword(account: { password_hash: string | null; email_confirmed_at: Date | null }): void {
  if (account.password_hash !== null) {
    throw new AppError('conflict', msg`Your account has a password already. Change it instead.`);
  }
  if (account.email_confirmed_at === null) {
    throw new AppError('conflict', msg`Confirm your email address first, by the link in our mail.`);
  }
}
