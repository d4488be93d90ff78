import type { PasskeyAssertion } from '@waymark/contract/identity/passkeys';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { tryCode, tryPassword } from '../accounts/password-try-commands.ts';
import { findClosed, refuseEntry } from '../accounts/entry-rules.ts';
import { lockAccount } from '../accounts/queries.ts';
import { verifyPassword } from '../accounts/rules.ts';
import { startSession, type SignedIn } from '../accounts/session-commands.ts';
import { checkCode, useCode } from './code-commands.ts';
import { sendSignInNotice, closeQuestion, openQuestion } from './commands.ts';
import { challengeAttempts } from './constants.ts';
import { forgetWrongCodes, noteWrongCode } from './reset-commands.ts';
import { findPasskey } from './queries.ts';
import { askForPasskey, isHandleOf, readPasskeyUse } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** Place and time of a sign-in. */
interface Visit {
  ip: string;
  userAgent: string;
  now?: Date;
}

/**
 * Signs in by a code, after the password. Wrong codes count against the challenge, and against account and
 * address whichever challenge they are for. Throws `gone` for a challenge that has ended, `invalid_input` for
 * a wrong code.
 */
export async function passChallenge(
  parts: Parts & Pick<Services, 'rateLimits'>,
  { challenge, code }: { challenge: string; code: string },
  { ip, userAgent, now = new Date() }: Visit,
): Promise<SignedIn> {
  const { database, config, rateLimits } = parts;
  const { id, userId, email, ...entrant } = await findChallenge(database, challenge);
  // Before the code is looked at: a closed account tells nothing of it.
  if (findClosed(entrant, null, config)) throw challengeIsGone();
  return tryCode(rateLimits, { email, ip }, async () => {
    await countAttempt(database, id);
    const proven = await checkCode(database, userId, code, now).catch(async (failure: unknown) => {
      await noteWrongCode(parts, userId, userAgent);
      throw failure;
    });
    return database.transaction().execute(async (transaction) => {
      const account = await lockAccount(transaction, userId);
      await endChallenge(transaction, id);
      await useCode(transaction, userId, proven);
      await forgetWrongCodes(transaction, userId);
      if (proven.kind === 'recovery') {
        await sendSignInNotice(transaction, parts, account, { change: 'recovery-code-used', userAgent });
      }
      return startSession({ database: transaction, config }, userId, { userAgent, mfaPassed: true });
    });
  });
}

async function findChallenge(database: Kysely<Tables>, challenge: string) {
  const found = await database
    .selectFrom('sign_in_challenges')
    .innerJoin('users', 'users.id', 'sign_in_challenges.user_id')
    .select(['sign_in_challenges.id', 'users.id as userId', 'users.email'])
    .select(['users.role', 'users.is_demo', 'users.suspended_at'])
    .where('sign_in_challenges.token_hash', '=', hashSecret(challenge))
    .where('sign_in_challenges.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) throw challengeIsGone();
  return found;
}

/**
 * Before the code is looked at, in a statement of its own: guesses that come at once are counted all the
 * same.
 */
async function countAttempt(database: Kysely<Tables>, challengeId: string): Promise<void> {
  const counted = await database
    .updateTable('sign_in_challenges')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', challengeId)
    .where('attempts', '<', challengeAttempts)
    .returning('id')
    .executeTakeFirst();
  if (!counted) throw challengeIsGone();
}

/**
 * Of two right codes for one challenge the second finds no row; a password that was set meanwhile has ended
 * it.
 */
async function endChallenge(transaction: Kysely<Tables>, challengeId: string): Promise<void> {
  const ended = await transaction
    .deleteFrom('sign_in_challenges')
    .where('id', '=', challengeId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw challengeIsGone();
}

function challengeIsGone(): AppError {
  return new AppError('gone', msg`This sign-in has ended. Start again with your password.`);
}

/** Asks for a passkey, whosever it will be. */
export async function beginPasskeySignIn({ database, config }: Pick<Parts, 'database' | 'config'>) {
  const options = await askForPasskey(config.publicUrl);
  return { token: await openQuestion(database, null, options.challenge), options: { ...options } };
}

/**
 * Signs in by a passkey, which is both steps: the device is one, and it has asked for its owner. Throws
 * `gone` for an old question, `unauthenticated` for whatever is wrong with the answer, and `invalid_input`
 * where the password is to be typed as well.
 */
export async function signInByPasskey(
  { database, config, rateLimits }: Pick<Services, 'database' | 'config' | 'rateLimits'>,
  { token, response, password }: { token: string; response: PasskeyAssertion; password?: string | undefined },
  { ip, userAgent }: Visit,
): Promise<SignedIn> {
  const challenge = await closeQuestion(database, null, token);
  const passkey = await findPasskey(database, response.id);
  if (!passkey || !isHandleOf(response.response.userHandle, passkey.user_id)) throw unknownPasskey();
  const count = await readPasskeyUse(config.publicUrl, challenge, response, passkey);
  if (count === undefined) throw unknownPasskey();
  const closed = findClosed(passkey, null, config);
  // Before the password is looked at; and nothing is told of a demo that is over.
  if (closed) throw closed === 'demo' ? unknownPasskey() : refuseEntry(closed, config);
  const hash = passkey.asks_for_password
    ? await provePassword({ database, rateLimits }, passkey.user_id, { password, ip })
    : undefined;
  return database.transaction().execute(async (transaction) => {
    // A password that is set by mail at this moment is waited for, and asks for itself.
    const account = await lockAccount(transaction, passkey.user_id);
    if (hash !== undefined && account.password_hash !== hash) throw unknownPasskey();
    const used = await transaction
      .updateTable('passkeys')
      .set({ sign_count: count, last_used_at: sql`now()`, asks_for_password: false })
      .where('asks_for_password', '=', passkey.asks_for_password)
      .where('id', '=', passkey.id)
      // Of two answers with the same count one comes from a copy; devices that do not count stay at nought.
      .where((is) =>
        is.or([is('sign_count', '<', count), is.and([is('sign_count', '=', 0), is.val(count === 0)])]),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!used) throw unknownPasskey();
    return startSession({ database: transaction, config }, used.user_id, {
      userAgent,
      mfaPassed: true,
    });
  });
}

/**
 * Gives the hash of the password that was right, which must still be the account's when the session starts.
 */
async function provePassword(
  { database, rateLimits }: Pick<Services, 'database' | 'rateLimits'>,
  userId: string,
  { password, ip }: { password: string | undefined; ip: string },
): Promise<string> {
  const { email, password_hash: hash } = await database
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (password === undefined || hash === null) {
    throw invalidFields({
      password: msg`Your password was set by mail. Type it here and use the passkey once more: after that the passkey alone is enough.`,
    });
  }
  await tryPassword(rateLimits, { email, ip }, async () => {
    if (!(await verifyPassword(password, hash))) {
      throw invalidFields({ password: msg`This is not your password. Please type it again.` });
    }
  });
  return hash;
}

function unknownPasskey(): AppError {
  return new AppError(
    'unauthenticated',
    msg`This passkey does not sign in here. Use another one, or your password.`,
  );
}
