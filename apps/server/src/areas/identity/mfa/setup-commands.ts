import type { MfaSetup } from '@waymark/contract/identity/mfa';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../accounts/policy.ts';
import { findMfa, lockAccount } from '../accounts/queries.ts';
import { hashPassword } from '../accounts/rules.ts';
import { endSessions } from '../accounts/session-commands.ts';
import { wrongCode } from './code-commands.ts';
import { sendSignInNotice, acceptProof, type Mailing, type Proof } from './commands.ts';
import { recoveryCodesMade } from './constants.ts';
import type { SignInChange } from './emails/sign-in-changed.ts';
import { newRecoveryCode, writeRecoveryCode, findStep, newTotpSecret, totpAddress } from './rules.ts';

type Parts = Mailing & Pick<Services, 'database'>;

/** Throws `conflict` where MFA is set up already, before anything is asked for. */
export async function refuseSetUp(database: Kysely<Tables>, userId: string): Promise<void> {
  if ((await findMfa(database, userId)) === 'code') throw isSetUp();
}

/**
 * Creates a secret for an app, which has no effect before its first code is confirmed; one that waited for
 * its own ends. Throws `conflict` where MFA is set up already.
 */
export async function beginMfa(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  { userId }: Viewer,
  proof: Proof,
): Promise<MfaSetup> {
  const secret = newTotpSecret();
  return database.transaction().execute(async (transaction) => {
    const account = await acceptProof(transaction, userId, proof);
    if (proof.code) throw isSetUp();
    await transaction
      .insertInto('totp_secrets')
      .values({ user_id: userId, secret, confirmed_at: null })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret, last_step: 0, created_at: sql<Date>`now()` })
          .where('totp_secrets.confirmed_at', 'is', null),
      )
      .execute();
    const issuer = new URL(config.publicUrl).hostname;
    return { secret, address: totpAddress(secret, { issuer, email: account.email }) };
  });
}

/**
 * Turns MFA on by the first code of the app. This session has passed it; all others end, for they
 * have not. Gives the codes for recovery, this once. Throws `invalid_input` for a wrong code, `conflict`
 * where nothing waits for one.
 */
export async function confirmMfa(
  parts: Parts,
  { userId, sessionId }: Viewer,
  { code, userAgent, now = new Date() }: { code: string; userAgent: string; now?: Date },
): Promise<string[]> {
  const made = await makeRecoveryCodes();
  await parts.database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    const waiting = await transaction
      .selectFrom('totp_secrets')
      .select(['secret', 'confirmed_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!waiting)
      throw new AppError(
        'conflict',
        msg`There is no code to confirm. Start setting up two-factor authentication again.`,
      );
    if (waiting.confirmed_at) throw isSetUp();
    const step = findStep(waiting.secret, code.replaceAll(/\s/g, ''), now);
    if (step === undefined) throw wrongCode();
    await transaction
      .updateTable('totp_secrets')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', userId)
      .execute();
    await replaceRecoveryCodes(transaction, userId, made);
    await passMfa(transaction, sessionId);
    await endSessions(transaction, userId, { sessionId });
    await sendSignInNotice(transaction, parts, account, { change: 'second-step-on', userAgent });
  });
  return made.shown;
}

/** Notes that a session has passed MFA. */
export async function passMfa(transaction: Kysely<Tables>, sessionId: string): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ second_step_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
}

/** Replaces the recovery codes and returns them, this once. Throws `conflict` without MFA. */
export async function renewRecoveryCodes(
  parts: Parts,
  { userId }: Viewer,
  proof: Proof,
  userAgent: string,
): Promise<string[]> {
  if (!proof.code) throw isNotSetUp();
  const made = await makeRecoveryCodes();
  await parts.database.transaction().execute(async (transaction) => {
    const account = await acceptProof(transaction, userId, proof);
    await replaceRecoveryCodes(transaction, userId, made);
    await sendSignInNotice(transaction, parts, account, { change: 'recovery-codes-made', userAgent });
  });
  return made.shown;
}

/**
 * Turns MFA off and ends all other sessions. A member of staff gets no further with this one
 * either before there is a new one. Throws `conflict` without MFA.
 */
export async function removeMfa(
  parts: Parts,
  { userId, sessionId }: Viewer,
  proof: Proof,
  userAgent: string,
): Promise<void> {
  if (!proof.code) throw isNotSetUp();
  await parts.database.transaction().execute(async (transaction) => {
    const account = await acceptProof(transaction, userId, proof);
    await forgetCodes(transaction, userId);
    await transaction
      .updateTable('sessions')
      .set({ second_step_at: null })
      .where('id', '=', sessionId)
      .execute();
    await endSessions(transaction, userId, { sessionId });
    await sendSignInNotice(transaction, parts, account, { change: 'second-step-off', userAgent });
  });
}

/**
 * Removes all other ways to sign in than the password after an MFA reset, and ends all
 * sessions. Who may ask for that is the caller's to check.
 */
export async function resetMfa(
  transaction: Kysely<Tables>,
  mailing: Mailing,
  userId: string,
  userAgent: string,
  change: Extract<SignInChange, 'second-step-reset' | 'second-step-lost'> = 'second-step-reset',
): Promise<void> {
  const account = await lockAccount(transaction, userId);
  await forgetCodes(transaction, userId);
  await transaction.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  await endSessions(transaction, userId);
  await sendSignInNotice(transaction, mailing, account, { change, userAgent });
}

async function forgetCodes(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

function isSetUp(): AppError {
  return new AppError(
    'conflict',
    msg`Two-factor authentication is set up already. Turn it off first to use another app.`,
  );
}

function isNotSetUp(): AppError {
  return new AppError('conflict', msg`Two-factor authentication is off. Set it up first.`);
}

interface MadeCodes {
  /** As they are shown, once. */
  shown: string[];
  rows: { selector: string; codeHash: string }[];
}

/** Makes new codes for recovery; hashing is slow by design, so before any row is held. */
async function makeRecoveryCodes(): Promise<MadeCodes> {
  const codes = new Map<string, ReturnType<typeof newRecoveryCode>>();
  // Of a million selectors two may be the same.
  while (codes.size < recoveryCodesMade) {
    const code = newRecoveryCode();
    codes.set(code.selector, code);
  }
  const made = [...codes.values()];
  const rows = await Promise.all(
    made.map(async ({ selector, rest }) => ({ selector, codeHash: await hashPassword(rest) })),
  );
  return { shown: made.map(writeRecoveryCode), rows };
}

/** Puts new codes in the place of all of before. */
async function replaceRecoveryCodes(
  transaction: Kysely<Tables>,
  userId: string,
  { rows }: MadeCodes,
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(
      rows.map(({ selector, codeHash }) => ({ id: newId(), user_id: userId, selector, code_hash: codeHash })),
    )
    .execute();
}
