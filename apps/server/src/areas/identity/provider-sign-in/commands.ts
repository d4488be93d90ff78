import type { SignInChallenge } from '@waymark/contract/identity/accounts';
import { providerLabels, type SignInProvider } from '@waymark/contract/identity/choices';
import type { ProviderOffer } from '@waymark/contract/identity/provider-sign-in';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findClosed, refuseEntry, type Entrant } from '../accounts/entry-rules.ts';
import { endInvitationsOf, endOtherWaysIn, endPending } from '../accounts/pending-commands.ts';
import { findCredentials, lockAccount, type Credentials } from '../accounts/queries.ts';
import { setNames } from '../accounts/profile-commands.ts';
import { endSessions, passFirstStep, type SignedIn } from '../accounts/session-commands.ts';
import { sendSignInNotice } from '../mfa/commands.ts';
import { keepAttempt, openTicket, takeAttempt, type Purpose } from './attempt-commands.ts';
import { insertLink } from './link-commands.ts';
import type { SignInProviders } from './providers-gateway.ts';
import { findLinkedAccount } from './queries.ts';
import { identityOf, type ProviderIdentity } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** Begins a sign-in at a provider; the token proves later that the same browser comes back. */
export async function beginSignIn(
  database: Kysely<Tables>,
  providers: SignInProviders,
  { provider, purpose }: { provider: SignInProvider; purpose: Purpose },
): Promise<{ token: string; url: string }> {
  const { url, attempt } = await providers.get(provider).begin();
  return { token: await keepAttempt(database, { ...attempt, provider, purpose }), url };
}

type Outcome = SignedIn | SignInChallenge | ProviderOffer;

/**
 * Signs in to the account that is linked with whom the provider names, or gives what has to come first: its MFA, the
 * registration, or a sign-in to the account of the same address. Throws `gone` for an attempt that has ended or was
 * used, `unauthenticated`, and `forbidden` for an account that is closed.
 */
export async function finishSignIn(
  parts: Parts,
  providers: SignInProviders,
  { token, query }: { token: string; query: string },
  userAgent: string,
): Promise<Outcome> {
  const { provider, purpose, ...attempt } = await takeAttempt(parts.database, token);
  const identity = identityOf(provider, await providers.get(provider).finish(query, attempt));
  return parts.database.transaction().execute(async (transaction): Promise<Outcome> => {
    if (purpose === 'link') return offer(transaction, identity, 'link');
    const linked = await findLinkedAccount(transaction, identity);
    if (linked) return enter({ ...parts, database: transaction }, linked, identity, userAgent);
    // No account is found by an address that the provider has not proven: it may be a stranger's.
    const holder = identity.emailProven ? await findCredentials(transaction, identity.email) : undefined;
    if (!holder) return offer(transaction, identity, 'register');
    requireMember(holder, identity, parts.config);
    if (holder.email_confirmed_at !== null) return offer(transaction, identity, 'sign-in');
    return claim({ ...parts, database: transaction }, holder, identity, userAgent);
  });
}

async function offer(
  transaction: Kysely<Tables>,
  identity: ProviderIdentity,
  next: ProviderOffer['next'],
): Promise<ProviderOffer> {
  const ticket = await openTicket(transaction, identity);
  const { provider, email, emailProven, firstName, lastName } = identity;
  return { ticket, provider, next, email, emailProven, firstName, lastName };
}

/** Staff sign in by their own ways, and a closed account by none. Throws `forbidden`. */
function requireMember(entrant: Entrant, { provider }: ProviderIdentity, config: Parts['config']): void {
  if (entrant.role === 'staff') {
    const label = providerLabels[provider];
    throw new AppError(
      'forbidden',
      msg`Accounts of staff do not sign in with ${label} here. Use the sign-in page.`,
    );
  }
  const closed = findClosed(entrant, null, config);
  if (closed) throw refuseEntry(closed, config);
}

/** Throws `gone` for a link that was removed since it was found. */
async function enter(
  parts: Parts,
  { id, linkedId, ...entrant }: Entrant & { id: string; linkedId: string },
  identity: ProviderIdentity,
  userAgent: string,
): Promise<SignedIn | SignInChallenge> {
  requireMember(entrant, identity, parts.config);
  await lockAccount(parts.database, id);
  const used = await parts.database
    .updateTable('linked_providers')
    .set({ last_used_at: sql`now()`, email: identity.email })
    .where('id', '=', linkedId)
    .where('user_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new AppError('gone', msg`This sign-in was unlinked a moment ago. Start again.`);
  return passFirstStep(parts, id, userAgent);
}

/**
 * The account of an unproven address, which a stranger may have opened: its first proven owner gets it without its
 * password, its sessions and its other ways in.
 */
async function claim(
  parts: Parts,
  { id, email }: Credentials,
  identity: ProviderIdentity,
  userAgent: string,
): Promise<SignedIn | SignInChallenge> {
  const transaction = parts.database;
  const account = await lockAccount(transaction, id);
  if (account.email_confirmed_at !== null || account.email !== email) {
    throw new AppError('conflict', msg`Your account was changed a moment ago. Start again.`);
  }
  await endPending(transaction, id);
  await endOtherWaysIn(transaction, account);
  await endSessions(transaction, id);
  await endInvitationsOf(transaction, id);
  await transaction
    .updateTable('users')
    .set({
      password_hash: null,
      email_confirmed_at: sql`now()`,
      deletion_due_at: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  const { firstName, lastName } = identity;
  if (firstName !== '') await setNames(transaction, id, { firstName, lastName });
  await insertLink(transaction, id, identity);
  const told = { ...account, email_confirmed_at: new Date(), first_name: firstName };
  const provider = providerLabels[identity.provider];
  await sendSignInNotice(transaction, parts, told, { change: 'account-claimed', provider, userAgent });
  return passFirstStep(parts, id, userAgent);
}
