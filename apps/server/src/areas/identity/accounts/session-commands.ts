import type { LoginFields, SignInChallenge } from '@waymark/contract/identity/accounts';
import { recentSignInMinutes } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { challengeMinutes, challengesKept, userAgentMaxLength } from './constants.ts';
import { findClosed, refuseEntry } from './entry-rules.ts';
import type { AccountRow } from './presenter.ts';
import { findCredentials, findMfa, getSession } from './queries.ts';
import { verifyPassword } from './rules.ts';
import { noteUse } from './use-commands.ts';

type Parts = Pick<Services, 'database' | 'config'>;

interface NewSession {
  userAgent: string;
  /** Whether MFA was passed as well. */
  mfaPassed?: boolean;
  /** The address of the provider that names the person. */
  provider?: string;
}

export interface SignedIn {
  account: AccountRow;
  /** Stored nowhere but with its owner. */
  accessToken: string;
}

/**
 * Starts a session, whichever way its person came in: all ways end here, and no other code writes one. Throws
 * `forbidden` for an account that is closed, and where its MFA is still to come (L-16): no caller can forget
 * to ask for either.
 */
export async function startSession(
  { database, config }: Parts,
  userId: string,
  { userAgent, mfaPassed = false, provider }: NewSession,
): Promise<SignedIn> {
  // MFA that is being set up this moment holds the row: what comes after it is decided with it.
  const entrant = await database
    .selectFrom('users')
    .select(['role', 'is_demo', 'suspended_at'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  const closed = findClosed(entrant, provider ?? null, config);
  if (closed) throw refuseEntry(closed, config);
  if (!mfaPassed && (await findMfa(database, userId)) !== undefined) {
    throw new Error('A session was to start without the MFA of its account.');
  }
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
      second_step_at: mfaPassed ? sql<Date>`now()` : null,
      provider: provider ?? null,
      expires_at: sql`now() + make_interval(days => ${config.sessionDays}::int)`,
    })
    .execute();
  await noteUse(database, userId);
  return { account: await getSession(database, secret), accessToken: secret };
}

/**
 * Signs in by password, or gives what MFA needs where it is set up. Throws `unauthenticated`
 * with one sentence for every mistake, and `forbidden` for the right password of a suspended account.
 */
export async function logIn(
  { database, config }: Parts,
  { email, password }: LoginFields,
  userAgent: string,
): Promise<SignedIn | SignInChallenge> {
  const credentials = await findCredentials(database, email);
  const isRight = await verifyPassword(password, credentials?.password_hash);
  if (!isRight || !credentials) throw wrongCredentials(config);
  const closed = findClosed(credentials, null, config);
  // The passwords of the demo are no secret, and those of staff who come by their provider are not to be guessed here.
  if (closed) throw closed === 'suspended' ? refuseEntry(closed, config) : wrongCredentials(config);
  const { id } = credentials;
  return database.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    // The password was changed during the check, so this one is no longer right.
    if (held?.password_hash !== credentials.password_hash) throw wrongCredentials(config);
    return passFirstStep({ database: transaction, config }, id, userAgent);
  });
}

/** After the password or a mailed link: starts the session, or gives what MFA needs where it is set up. */
export async function passFirstStep(
  parts: Parts,
  userId: string,
  userAgent: string,
): Promise<SignedIn | SignInChallenge> {
  const mfa = await findMfa(parts.database, userId);
  if (mfa === undefined) return startSession(parts, userId, { userAgent });
  return {
    mfa,
    challenge: mfa === 'code' ? await openChallenge(parts.database, userId) : null,
  };
}

/**
 * Signs in the person who has just set the password by a mailed link, if the password alone would do so: null
 * where MFA is set up, for a suspended account, and for one of the demo that is left over.
 */
export async function signInByLink(
  parts: Parts,
  { id, email }: { id: string; email: string },
  userAgent: string,
): Promise<SignedIn | null> {
  const credentials = await findCredentials(parts.database, email);
  if (!credentials || findClosed(credentials, null, parts.config)) return null;
  if ((await findMfa(parts.database, id)) !== undefined) return null;
  return startSession(parts, id, { userAgent });
}

/** One sentence for all, staff or not: it tells nothing about the address that was typed. */
function wrongCredentials({ staffSso }: Parts['config']): AppError {
  return new AppError(
    'unauthenticated',
    staffSso?.isOnly
      ? msg`Email or password is not right. If you have not set a password yet, use "Forgot password". Staff sign in with ${staffSso.name}: open ${paths.staffSignIn}.`
      : msg`Email or password is not right. If you have not set a password yet, use "Forgot password".`,
  );
}

/** Notes that the first step was passed, and gives the proof that MFA is asked with. */
async function openChallenge(transaction: Kysely<Tables>, userId: string): Promise<string> {
  const { secret, hash } = newSecret();
  // A person who passes the first step can begin without limit, so each account keeps few rows.
  await sql`
    delete from sign_in_challenges where user_id = ${userId} and (expires_at < now() or id not in (
      select id from sign_in_challenges where user_id = ${userId}
      order by created_at desc limit ${challengesKept - 1}
    ))
  `.execute(transaction);
  await transaction
    .insertInto('sign_in_challenges')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hash,
      expires_at: sql`now() + make_interval(mins => ${challengeMinutes}::int)`,
    })
    .execute();
  return secret;
}

/** Whether a session has begun a few minutes ago, so that its person is who signed in. */
export async function isRecentSignIn(database: Kysely<Tables>, sessionId: string): Promise<boolean> {
  const recent = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${recentSignInMinutes}::int)`)
    .executeTakeFirst();
  return recent !== undefined;
}

/** So that an open laptop is not enough to change how one signs in. Throws `forbidden`. */
export async function requireRecentSignIn(database: Kysely<Tables>, sessionId: string): Promise<void> {
  if (await isRecentSignIn(database, sessionId)) return;
  throw new AppError(
    'forbidden',
    msg`Sign in again first: this needs a sign-in of the last ${recentSignInMinutes} minutes.`,
  );
}

/** Has a session work for a company; who it belongs to is the caller's to check. */
export async function setActiveCompany(
  database: Kysely<Tables>,
  sessionId: string,
  companyId: string,
): Promise<void> {
  await database.updateTable('sessions').set({ company_id: companyId }).where('id', '=', sessionId).execute();
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
  if (!ended) throw new AppError('not_found', msg`This device is signed out already.`);
}

/**
 * Ends the sessions of an account, all of them or all but one, the sign-ins that wait for their MFA,
 * and the visit of staff that is under way.
 */
export async function endSessions(
  database: Kysely<Tables>,
  userId: string,
  except?: { sessionId: string } | { token: string },
): Promise<void> {
  let sessions = database.deleteFrom('sessions').where('user_id', '=', userId);
  if (except && 'sessionId' in except) sessions = sessions.where('id', '<>', except.sessionId);
  if (except && 'token' in except) sessions = sessions.where('token_hash', '<>', hashSecret(except.token));
  await sessions.execute();
  await database.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  // The table of a module that builds on this one; that one tells of the end.
  await database
    .updateTable('support_visits')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Sessions that work for a company go on with the one that it was merged into. */
export async function moveSessions(
  transaction: Kysely<Tables>,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`update sessions set company_id = ${into} where company_id = ${from}`.execute(transaction);
}
