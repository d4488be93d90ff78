import { boardSettingKeys, defaultBoardSettings, type BoardSettingKey } from '@waymark/contract/all-settings';
import { type BoardSettingChange, type StoredSetting } from '@waymark/contract/office/board-settings';
import { fullName } from '@waymark/contract/text/format';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { changesShown } from './constants.ts';

type Stored = Pick<StoredSetting, 'version'> & { value: unknown };

/** Every setting with its version; 0 for one that was never changed. */
export async function listSettings(database: Kysely<Tables>): Promise<Record<BoardSettingKey, Stored>> {
  const rows = await database.selectFrom('board_settings').select(['key', 'value', 'version']).execute();
  const stored = new Map(rows.map(({ key, value, version }) => [key, { value, version }]));
  const entries = boardSettingKeys.map((key): [BoardSettingKey, Stored] => [
    key,
    stored.get(key) ?? { value: defaultBoardSettings[key], version: 0 },
  ]);
  return Object.fromEntries(entries) as Record<BoardSettingKey, Stored>;
}

/** What a setting was before, newest first. */
export async function listSettingChanges(
  database: Kysely<Tables>,
  key: BoardSettingKey,
): Promise<BoardSettingChange[]> {
  const rows = await database
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.staff_id')
    .select(['audit_log.id', 'audit_log.created_at', 'audit_log.before', 'audit_log.after'])
    .select(['users.first_name', 'users.last_name'])
    .where('action', '=', 'setting.change')
    .where('subject_kind', '=', 'setting')
    .where('subject_id', '=', key)
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(changesShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    changedAt: row.created_at.toISOString(),
    changedBy: row.first_name === null ? null : fullName(row.first_name, row.last_name),
    before: valueIn(row.before),
    after: valueIn(row.after),
  }));
}

function valueIn(noted: object): unknown {
  return 'value' in noted ? noted.value : null;
}

/** The file of a mark that is kept; undefined for any other. */
export function findMark(database: Kysely<Tables>, fileId: string) {
  return database
    .selectFrom('board_marks')
    .innerJoin('files', 'files.id', 'board_marks.file_id')
    .select(['files.storage_key', 'files.size'])
    .where('board_marks.file_id', '=', fileId)
    .executeTakeFirst();
}

/** The postings of each category that any has, closed ones among them. */
export async function countByCategory(
  database: Kysely<Tables>,
): Promise<{ value: string; postings: number }[]> {
  const rows = await database
    .selectFrom('jobs')
    .select((all) => ['category', all.fn.countAll<string>().as('count')])
    .groupBy('category')
    .execute();
  return rows.map(({ category, count }) => ({ value: category, postings: Number(count) }));
}
