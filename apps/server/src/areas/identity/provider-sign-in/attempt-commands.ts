import type { SignInProvider } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import type { Attempt } from '../openid/provider-gateway.ts';
import { makeRoom } from '../openid/room-commands.ts';
import { attemptMinutes, attemptsKept, ticketMinutes, ticketsKept } from './constants.ts';
import type { ProviderIdentity } from './rules.ts';

/** What a person is at the provider for; `link` never starts a session. */
export type Purpose = Tables['provider_attempts']['purpose'];

interface KnownAttempt extends Attempt {
  provider: SignInProvider;
  purpose: Purpose;
}

/** Keeps what the answer of the provider is compared with; the token proves that the same browser comes back. */
export async function keepAttempt(
  database: Kysely<Tables>,
  { state, nonce, codeVerifier, provider, purpose }: KnownAttempt,
): Promise<string> {
  const { secret, hash } = newSecret();
  await makeRoom(database, 'provider_attempts', attemptsKept);
  await database
    .insertInto('provider_attempts')
    .values({
      id: newId(),
      token_hash: hash,
      provider,
      purpose,
      state,
      nonce,
      code_verifier: codeVerifier,
      expires_at: sql`now() + make_interval(mins => ${attemptMinutes}::int)`,
    })
    .execute();
  return secret;
}

/** The second of two answers for one attempt finds none. Throws `gone`. */
export async function takeAttempt(database: Kysely<Tables>, token: string): Promise<KnownAttempt> {
  const taken = await database
    .deleteFrom('provider_attempts')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['provider', 'purpose', 'state', 'nonce', 'code_verifier as codeVerifier'])
    .executeTakeFirst();
  if (!taken) throw new AppError('gone', msg`This sign-in has ended. Start again.`);
  return taken;
}

/** Keeps whom a provider has named, and gives what stands for them. */
export async function openTicket(
  database: Kysely<Tables>,
  { provider, issuer, subject, email, emailProven, firstName, lastName }: ProviderIdentity,
): Promise<string> {
  const { secret, hash } = newSecret();
  await makeRoom(database, 'provider_tickets', ticketsKept);
  await database
    .insertInto('provider_tickets')
    .values({
      id: newId(),
      token_hash: hash,
      provider,
      issuer,
      subject,
      email,
      email_proven: emailProven,
      first_name: firstName,
      last_name: lastName,
      expires_at: sql`now() + make_interval(mins => ${ticketMinutes}::int)`,
    })
    .execute();
  return secret;
}

const identityColumns = [
  'provider',
  'issuer',
  'subject',
  'email',
  'email_proven as emailProven',
  'first_name as firstName',
  'last_name as lastName',
] as const;

/** Whom a ticket stands for, without using it up. Throws `gone`. */
export async function readTicket(database: Kysely<Tables>, ticket: string): Promise<ProviderIdentity> {
  const found = await database
    .selectFrom('provider_tickets')
    .select(identityColumns)
    .where('token_hash', '=', hashSecret(ticket))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) throw ticketIsGone();
  return found;
}

/** Uses a ticket up: the second of two uses at once finds none. Throws `gone`. */
export async function takeTicket(transaction: Kysely<Tables>, ticket: string): Promise<ProviderIdentity> {
  const taken = await transaction
    .deleteFrom('provider_tickets')
    .where('token_hash', '=', hashSecret(ticket))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(identityColumns)
    .executeTakeFirst();
  if (!taken) throw ticketIsGone();
  return taken;
}

function ticketIsGone(): AppError {
  return new AppError(
    'gone',
    msg`This has taken too long, or was used already. Sign in with the provider again.`,
  );
}

/** Deletes sign-ins that never came back, and tickets that no one used. */
export async function forgetOldProviderSignIns(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('provider_attempts')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await database
    .deleteFrom('provider_tickets')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
