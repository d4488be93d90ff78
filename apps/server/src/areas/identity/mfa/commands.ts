import { formatNotedMoment } from '@waymark/contract/text/format-moment';
import type { IdentityProof } from '@waymark/contract/identity/mfa';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { tryCode, tryPassword } from '../accounts/password-try-commands.ts';
import type { Viewer } from '../accounts/policy.ts';
import { findMfa, lockAccount, type LockedAccount } from '../accounts/queries.ts';
import { recipientOf, describeDevice, verifyPassword } from '../accounts/rules.ts';
import { checkCode, useCode, type ProvenCode } from './code-commands.ts';
import { passkeyMinutes, passkeyQuestionsKept } from './constants.ts';
import { signInChangedMail, type SignInChange } from './emails/sign-in-changed.ts';

export type Mailing = Pick<Services, 'queue' | 'config'>;

/** Tells the owner how signing in has changed. An intruder cannot stop this notice. */
export async function sendSignInNotice(
  transaction: Kysely<Tables>,
  { queue, config }: Mailing,
  account: Pick<LockedAccount, 'id' | 'email' | 'first_name' | 'email_confirmed_at' | 'language'>,
  { change, provider, userAgent }: { change: SignInChange; provider?: string; userAgent: string },
): Promise<void> {
  const to = recipientOf(account);
  const mail = signInChangedMail(to, {
    change,
    provider,
    when: formatNotedMoment(board.words, new Date(), to.language),
    device: describeDevice(userAgent),
    accountPage: config.publicUrl + paths.account,
    forgotPasswordPage: config.publicUrl + paths.forgotPassword,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: account.id });
}

/**
 * Stores the challenge for a browser, with or without an account, and returns its token.
 */
export async function openQuestion(
  database: Kysely<Tables>,
  userId: string | null,
  challenge: string,
): Promise<string> {
  const { secret, hash } = newSecret();
  if (userId !== null) {
    await sql`
      delete from passkey_challenges where user_id = ${userId} and id not in (
        select id from passkey_challenges where user_id = ${userId}
        order by expires_at desc limit ${passkeyQuestionsKept - 1}
      )
    `.execute(database);
  }
  await database
    .insertInto('passkey_challenges')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hash,
      challenge,
      expires_at: sql`now() + make_interval(mins => ${passkeyMinutes}::int)`,
    })
    .execute();
  return secret;
}

/**
 * Uses a question up, whether its answer is right or not, and gives its challenge. Of two answers one finds
 * no row. Throws `gone` for a challenge that was answered, has expired or belongs to another account.
 */
export async function closeQuestion(
  database: Kysely<Tables>,
  userId: string | null,
  token: string,
): Promise<string> {
  const question = await database
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', hashSecret(token))
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  if (!question) throw new AppError('gone', msg`This has taken too long. Please try again.`);
  return question.challenge;
}

/** Deletes unanswered challenges. */
export async function forgetOldQuestions(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

/** Proof of identity beside the session, so that an open laptop is not enough to change how one signs in. */
export interface Proof {
  passwordHash: string;
  /** Undefined where no codes are set up. */
  code: ProvenCode | undefined;
}

/**
 * Looks at the password, and at the code where the account takes one. Wrong ones count like wrong sign-ins.
 * Throws `invalid_input` for them, `conflict` for an account without a password.
 */
export async function proveIdentity(
  { database, rateLimits }: Pick<Services, 'database' | 'rateLimits'>,
  { account }: Viewer,
  { password, code }: IdentityProof,
  { ip, now = new Date() }: { ip: string; now?: Date },
): Promise<Proof> {
  const hash = account.password_hash;
  if (hash === null) {
    throw new AppError(
      'conflict',
      msg`Your account has no password yet. Use "Forgot password" on the sign-in page to get a link that sets one.`,
    );
  }
  const caller = { email: account.email, ip };
  await tryPassword(rateLimits, caller, async () => {
    if (!(await verifyPassword(password, hash))) {
      throw invalidFields({ password: msg`This is not your password. Please type it again.` });
    }
  });
  if ((await findMfa(database, account.id)) !== 'code') return { passwordHash: hash, code: undefined };
  if (code === undefined) throw invalidFields({ code: msg`Type the code that your app shows now.` });
  const proven = await tryCode(rateLimits, caller, () => checkCode(database, account.id, code, now));
  return { passwordHash: hash, code: proven };
}

/**
 * Holds the account and uses the proof up. Throws `conflict` where password or MFA were changed
 * meanwhile, `invalid_input` for a code that was used meanwhile.
 */
export async function acceptProof(
  transaction: Kysely<Tables>,
  userId: string,
  { passwordHash, code }: Proof,
): Promise<LockedAccount> {
  const account = await lockAccount(transaction, userId);
  const asksForCode = (await findMfa(transaction, userId)) === 'code';
  if (account.password_hash !== passwordHash || asksForCode !== (code !== undefined)) {
    throw new AppError('conflict', msg`The way you sign in was changed a moment ago. Load the page again.`);
  }
  if (code) await useCode(transaction, userId, code);
  return account;
}
