import { sql, type Kysely } from 'kysely';
import type { LoginFields } from '@waymark/contract/accounts';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { userAgentMaxLength } from './constants.ts';
import { verifyPassword } from './password-rules.ts';
import { findCredentials, getAccount } from './queries.ts';
import type { AccountRow } from './presenter.ts';

/** Starts a session and gives its token, which is stored nowhere but with its owner. */
export async function startSession(
  database: Kysely<Tables>,
  userId: string,
  { userAgent, sessionDays }: { userAgent: string; sessionDays: number },
): Promise<string> {
  const { secret, hash } = newSecret();
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await database
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hash,
      user_agent: userAgent.slice(0, userAgentMaxLength),
      expires_at: sql`now() + make_interval(days => ${sessionDays}::int)`,
    })
    .execute();
  return secret;
}

/** Signs in by password. Throws `unauthenticated` with one sentence, whatever was wrong. */
export async function logIn(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { email, password }: LoginFields,
  userAgent: string,
): Promise<{ account: AccountRow; accessToken: string }> {
  const credentials = await findCredentials(database, email);
  if (!(await verifyPassword(password, credentials?.password_hash)) || !credentials) {
    throw new AppError(
      'unauthenticated',
      'Email or password is not right. If you have not set a password yet, use "Forgot password".',
    );
  }
  return database.transaction().execute(async (transaction) => ({
    accessToken: await startSession(transaction, credentials.id, {
      userAgent,
      sessionDays: config.sessionDays,
    }),
    account: await getAccount(transaction, credentials.id),
  }));
}

/** Ends the session of a token. A dead token is no error: signed out is signed out. */
export async function endSession(database: Kysely<Tables>, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashSecret(token)).execute();
}

/** Ends one session of an account. Throws `not_found` for one that is not its own or has ended. */
export async function endOwnSession(
  database: Kysely<Tables>,
  userId: string,
  sessionId: string,
): Promise<void> {
  const ended = await database
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new AppError('not_found', 'This device is signed out already.');
}

/** Ends the sessions of an account, all of them or all but one. */
export async function endSessions(
  database: Kysely<Tables>,
  userId: string,
  except?: { sessionId: string } | { token: string },
): Promise<void> {
  let sessions = database.deleteFrom('sessions').where('user_id', '=', userId);
  if (except && 'sessionId' in except) sessions = sessions.where('id', '<>', except.sessionId);
  if (except && 'token' in except) sessions = sessions.where('token_hash', '<>', hashSecret(except.token));
  await sessions.execute();
}
