import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { startSession, type SignedIn } from '../accounts/session-commands.ts';
import type { Attempt, OpenIdProvider } from '../openid/provider-gateway.ts';
import { makeRoom } from '../openid/room-commands.ts';
import { provenEmailOf } from '../openid/rules.ts';
import { attemptMinutes, attemptsKept } from './constants.ts';

/** Begins a sign-in at the provider; the token proves later that the same browser comes back. */
export async function beginSignIn(
  database: Kysely<Tables>,
  provider: OpenIdProvider,
): Promise<{ token: string; url: string }> {
  const { url, attempt } = await provider.begin();
  const { secret, hash } = newSecret();
  await makeRoom(database, 'staff_sso_attempts', attemptsKept);
  await database
    .insertInto('staff_sso_attempts')
    .values({
      id: newId(),
      token_hash: hash,
      state: attempt.state,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: sql`now() + make_interval(mins => ${attemptMinutes}::int)`,
    })
    .execute();
  return { token: secret, url };
}

/**
 * Signs in the member of staff whose proven address the provider names. MFA is the provider's duty. Throws
 * `gone` for an attempt that has ended or was used, `unauthenticated` and `forbidden`.
 */
export async function finishSignIn(
  { database, config }: Pick<Services, 'database' | 'config'>,
  provider: OpenIdProvider,
  { token, query }: { token: string; query: string },
  userAgent: string,
): Promise<SignedIn> {
  const attempt = await takeAttempt(database, token);
  const email = provenEmailOf((await provider.finish(query, attempt)).told);
  if (email === undefined) {
    throw new AppError(
      'forbidden',
      msg`The provider does not say that your email address is yours. Ask who runs it.`,
    );
  }
  return database.transaction().execute(async (transaction) => {
    const member = await transaction
      .selectFrom('users')
      .select('id')
      .where(sql`lower(email)`, '=', email)
      .where('role', '=', 'staff')
      .where('suspended_at', 'is', null)
      .where('deletion_due_at', 'is', null)
      .where('is_demo', '=', false)
      .executeTakeFirst();
    if (!member) throw notOnTheStaff(email);
    return startSession({ database: transaction, config }, member.id, {
      userAgent,
      mfaPassed: true,
      provider: provider.issuer,
    });
  });
}

function notOnTheStaff(email: string): AppError {
  return new AppError(
    'forbidden',
    msg`There is no member of staff with the address ${email}. Ask an administrator to invite you at this address.`,
  );
}

/** The second of two answers for one attempt finds none. */
async function takeAttempt(database: Kysely<Tables>, token: string): Promise<Attempt> {
  const taken = await database
    .deleteFrom('staff_sso_attempts')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['state', 'nonce', 'code_verifier as codeVerifier'])
    .executeTakeFirst();
  if (!taken) throw new AppError('gone', msg`This sign-in has ended. Start again.`);
  return taken;
}

/** Deletes sign-ins that never came back. */
export async function forgetOldAttempts(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('staff_sso_attempts')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
