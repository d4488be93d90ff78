import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { hashPassword } from '../accounts/password-rules.ts';
import { recoveryCodesMade } from './constants.ts';
import { newRecoveryCode, writeRecoveryCode } from './recovery-code-rules.ts';

export interface MadeCodes {
  /** As they are shown, once. */
  shown: string[];
  rows: { selector: string; codeHash: string }[];
}

/** Makes new codes for recovery; hashing is slow by design, so before any row is held. */
export async function makeRecoveryCodes(): Promise<MadeCodes> {
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
export async function replaceRecoveryCodes(
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
