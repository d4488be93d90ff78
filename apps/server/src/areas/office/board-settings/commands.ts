import {
  givenSettingSchemas,
  defaultBoardSettings,
  type BoardSettingKey,
} from '@waymark/contract/office/board-settings';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { noteStaffAction } from '../../identity/audit/audit-commands.ts';
import { findMark } from './queries.ts';

export interface SettingChange {
  key: BoardSettingKey;
  value: unknown;
  /** What was read before; 0 for a setting that nobody has changed yet. */
  version: number;
}

/**
 * Changes one setting, and has this process know it before anybody is told that it is changed. Throws `invalid_input`
 * with the fields below `value`, or `conflict` where somebody else was first.
 */
export async function changeSetting(
  database: Kysely<Tables>,
  staffId: string | null,
  change: SettingChange,
): Promise<{ value: unknown; version: number }> {
  const value = parseSetting(change.key, change.value);
  const stored = await database
    .transaction()
    .execute((transaction) => writeSetting(transaction, staffId, { ...change, value }));
  await board.load(database);
  return stored;
}

/** The same within a transaction, of a value that was checked; nobody knows of it before the commit. */
export async function writeSetting(
  transaction: Kysely<Tables>,
  staffId: string | null,
  { key, value, version }: SettingChange,
): Promise<{ value: unknown; version: number }> {
  await requireMark(transaction, key, value);
  const before = await lockSetting(transaction, key);
  if ((before?.version ?? 0) !== version) throw changedMeanwhile();
  const written = JSON.stringify(value);
  const next = { key, value: written, version: version + 1 };
  const stored = before
    ? await transaction
        .updateTable('board_settings')
        .set({ ...next, changed_at: sql`now()` })
        .where('key', '=', key)
        .returning(['value', 'version'])
        .executeTakeFirst()
    : await transaction
        .insertInto('board_settings')
        .values(next)
        // Of two first changes at once the key lets one through.
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning(['value', 'version'])
        .executeTakeFirst();
  if (!stored) throw changedMeanwhile();
  await noteStaffAction(transaction, {
    staffId,
    action: 'setting.change',
    subjectKind: 'setting',
    subjectId: key,
    before: { value: before ? before.value : defaultBoardSettings[key] },
    after: { value },
  });
  return stored;
}

/** Throws `invalid_input`, each problem at its field. */
function parseSetting(key: BoardSettingKey, value: unknown): unknown {
  const parsed = givenSettingSchemas[key].safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => [['value', ...path].join('.'), message]);
  throw invalidFields(Object.fromEntries(problems) as Record<string, string>);
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Somebody else has changed this meanwhile. What you typed is still here.');
}

function lockSetting(transaction: Kysely<Tables>, key: BoardSettingKey) {
  return transaction
    .selectFrom('board_settings')
    .select(['value', 'version'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** A mark can be set back to as long as its picture is kept. */
async function requireMark(transaction: Kysely<Tables>, key: BoardSettingKey, value: unknown): Promise<void> {
  if (key !== 'mark' || value === null) return;
  const { markId } = value as { markId: string };
  if (await findMark(transaction, markId)) return;
  throw invalidFields({ value: 'This picture is not kept any more. Please upload it again.' });
}
