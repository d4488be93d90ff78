import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { verifyPassword } from '../accounts/rules.ts';
import { readRecoveryCode, findStep } from './rules.ts';
import { msg } from '@waymark/contract/text/message';

/** A code that was right when it was looked at; it counts once `useCode` has used it up. */
export type ProvenCode = { kind: 'app'; secret: string; step: number } | { kind: 'recovery'; id: string };

/**
 * Looks at a code of an account, of its app or for recovery, outside of any transaction: that is slow by design.
 * Throws `invalid_input` for a wrong one, and for any where no MFA is set up.
 */
export async function checkCode(
  database: Kysely<Tables>,
  userId: string,
  code: string,
  now: Date,
): Promise<ProvenCode> {
  const figures = code.replaceAll(/[\s-]/g, '');
  const proven = /^\d{6}$/.test(figures)
    ? await checkAppCode(database, userId, figures, now)
    : await checkRecoveryCode(database, userId, code);
  if (!proven) throw wrongCode();
  return proven;
}

async function checkAppCode(
  database: Kysely<Tables>,
  userId: string,
  figures: string,
  now: Date,
): Promise<ProvenCode | undefined> {
  const row = await database
    .selectFrom('totp_secrets')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const step = findStep(row.secret, figures, now);
  return step === undefined ? undefined : { kind: 'app', secret: row.secret, step };
}

async function checkRecoveryCode(
  database: Kysely<Tables>,
  userId: string,
  text: string,
): Promise<ProvenCode | undefined> {
  const code = readRecoveryCode(text);
  if (!code) return undefined;
  const row = await database
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash'])
    .where('user_id', '=', userId)
    .where('selector', '=', code.selector)
    .executeTakeFirst();
  // The same work where there is none: the time of the answer does not tell which selectors there are.
  const isRight = await verifyPassword(code.rest, row?.code_hash);
  return isRight && row ? { kind: 'recovery', id: row.id } : undefined;
}

/**
 * Uses a code up. Of two calls with the same code one finds nothing to use: a code of the app counts for its step and
 * ends all earlier ones, a code for recovery is gone. Throws `invalid_input`.
 */
export async function useCode(
  transaction: Kysely<Tables>,
  userId: string,
  proven: ProvenCode,
): Promise<void> {
  const used =
    proven.kind === 'app'
      ? await transaction
          .updateTable('totp_secrets')
          .set({ last_step: proven.step })
          .where('user_id', '=', userId)
          .where('secret', '=', proven.secret)
          .where('last_step', '<', proven.step)
          .returning('user_id')
          .executeTakeFirst()
      : await transaction
          .deleteFrom('recovery_codes')
          .where('id', '=', proven.id)
          .where('user_id', '=', userId)
          .returning('user_id')
          .executeTakeFirst();
  if (!used) throw wrongCode();
}

export function wrongCode(): AppError {
  return invalidFields({
    code: msg`This code is not right, or was used already. Wait for the next one your app shows.`,
  });
}
