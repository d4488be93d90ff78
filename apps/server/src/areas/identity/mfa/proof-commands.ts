import type { IdentityProof } from '@waymark/contract/identity/second-step';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { verifyPassword } from '../accounts/password-rules.ts';
import { tryCode, tryPassword } from '../accounts/password-try-commands.ts';
import type { Viewer } from '../accounts/policy.ts';
import { findSecondStep, lockAccount, type LockedAccount } from '../accounts/queries.ts';
import { checkCode, useCode, type ProvenCode } from './code-commands.ts';

/** What somebody has proven beside their session: whoever finds an open laptop must not change how one signs in. */
export interface Proof {
  passwordHash: string;
  /** Undefined where no codes are set up. */
  code: ProvenCode | undefined;
}

/**
 * Looks at the password, and at the code where the account takes one. Wrong ones count like wrong sign-ins. Throws
 * `invalid_input` for them, `conflict` for an account without a password.
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
      'Your account has no password yet. Use "Forgot password" on the sign-in page to get a link that sets one.',
    );
  }
  const caller = { email: account.email, ip };
  await tryPassword(rateLimits, caller, async () => {
    if (!(await verifyPassword(password, hash))) {
      throw invalidFields({ password: 'This is not your password. Please type it again.' });
    }
  });
  if ((await findSecondStep(database, account.id)) !== 'code') return { passwordHash: hash, code: undefined };
  if (code === undefined) throw invalidFields({ code: 'Type the code that your app shows now.' });
  const proven = await tryCode(rateLimits, caller, () => checkCode(database, account.id, code, now));
  return { passwordHash: hash, code: proven };
}

/**
 * Holds the account and uses the proof up. Throws `conflict` where password or second step were changed meanwhile,
 * `invalid_input` for a code that was used meanwhile.
 */
export async function acceptProof(
  transaction: Kysely<Tables>,
  userId: string,
  { passwordHash, code }: Proof,
): Promise<LockedAccount> {
  const account = await lockAccount(transaction, userId);
  const asksForCode = (await findSecondStep(transaction, userId)) === 'code';
  if (account.password_hash !== passwordHash || asksForCode !== (code !== undefined)) {
    throw new AppError('conflict', 'The way you sign in was changed a moment ago. Load the page again.');
  }
  if (code) await useCode(transaction, userId, code);
  return account;
}
