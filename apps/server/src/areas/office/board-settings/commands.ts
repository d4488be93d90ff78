import {
  defaultBoardSettings,
  givenSchemaOf,
  settingOf,
  type BoardSettingKey,
} from '@waymark/contract/all-settings';
import type { Look } from '@waymark/contract/office/look';
import type { z } from '@waymark/contract/zod';
import { pictureMaxBytes } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import { legalTexts } from '../../../platform/board/legal-texts.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { checkPicture, damagedPicture, refusePicture } from '../../../platform/pictures/check-picture.ts';
import { encodePicture } from '../../../platform/pictures/encode-picture.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { keepLegalVersions } from '../../identity/legal-versions/commands.ts';
import { requireLook } from '../look/checking-queries.ts';
import { keepMeaning } from './word-commands.ts';
import { markFewestPixels, markPixels, markQuality, marksKept } from './constants.ts';
import { findDeadLinks } from './link-queries.ts';
import { findMark } from './queries.ts';

export interface SettingChange {
  key: BoardSettingKey;
  value: unknown;
  /** The version that was read; 0 for an unchanged setting. */
  version: number;
}

/**
 * Changes one setting, and has every node know it before the answer says that it is changed. Throws `invalid_input`
 * with the fields below `value`, links that lead nowhere among them, or `conflict` where another change came first.
 */
export async function changeSetting(
  database: Kysely<Tables>,
  staffId: string | null,
  change: SettingChange,
): Promise<{ value: unknown; version: number }> {
  const value = parseSetting(givenSchemaOf(board.words, change.key), change.value);
  const deadLinks = await findDeadLinks(database, change.key, value);
  if (Object.keys(deadLinks).length > 0) throw invalidFields(deadLinks);
  const stored = await database
    .transaction()
    .execute((transaction) => writeSetting(transaction, staffId, { ...change, value }));
  await board.loadEverywhere(database);
  if (legalTexts.dependOn(change.key)) await keepLegalVersions(database);
  return stored;
}

/** The same within a transaction, for a checked value. */
export async function writeSetting(
  transaction: Kysely<Tables>,
  staffId: string | null,
  { key, value: given, version }: SettingChange,
): Promise<{ value: unknown; version: number }> {
  await requireMark(transaction, key, given);
  if (key === 'look') await requireLook(transaction, given as Look, 'value');
  const before = await lockSetting(transaction, key);
  if ((before?.version ?? 0) !== version) throw changedMeanwhile();
  const kept = await keepMeaning(transaction, key, before?.value ?? defaultBoardSettings[key], given);
  // Entries that are kept of the earlier value may exceed the limit, or repeat a name of the new one.
  const value = parseSetting(settingOf(key).schema, kept);
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
function parseSetting(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => [['value', ...path].join('.'), message]);
  throw invalidFields(Object.fromEntries(problems) as Record<string, string>);
}

/** Two changed one setting. */
export function changedMeanwhile(): AppError {
  return new AppError('conflict', msg`Someone else just changed this. What you typed is still here.`);
}

/** For update: of two changes at once the second sees the first. */
export function lockSetting(transaction: Kysely<Tables>, key: BoardSettingKey) {
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
  throw invalidFields({ value: msg`This picture is no longer kept. Please upload it again.` });
}

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

const words = {
  field: 'mark',
  refusal: msg`A file of this kind cannot be the mark of the board. Choose a JPEG, PNG, WebP or AVIF picture.`,
};

/** What a form with a mark may carry. */
export function markFormLimits(temporaryDirectory: string) {
  return { fileField: words.field, maxBytes: pictureMaxBytes, temporaryDirectory };
}

/**
 * Stores an uploaded logo, redrawn as a square, and shows it on the board. Throws `unsupported_file`,
 * `too_large`, `invalid_input`, or `conflict` where another change came first.
 */
export async function changeMark(
  services: Stores,
  staffId: string | null,
  upload: Upload,
  { version, writeFirst }: { version: number; writeFirst?: (transaction: Kysely<Tables>) => Promise<void> },
): Promise<{ value: unknown; version: number }> {
  const bytes = await encodeMark(upload);
  const { stored, gone } = await storePictures(services, 'logo', [bytes], async (transaction, [markId]) => {
    await writeFirst?.(transaction);
    await transaction
      .insertInto('board_marks')
      .values({ file_id: markId ?? '' })
      .execute();
    const written = await writeSetting(transaction, staffId, { key: 'mark', value: { markId }, version });
    return { stored: written, gone: await removeOldest(transaction) };
  });
  await removeReplaced(services, gone);
  await board.loadEverywhere(services.database);
  return stored;
}

async function encodeMark(upload: Upload): Promise<Buffer> {
  const { width, height } = await checkPicture(upload, words);
  if (Math.max(width, height) < markFewestPixels) {
    throw refusePicture(
      words,
      'invalid_input',
      msg`This picture has ${width} by ${height} pixels. Choose one with at least ${markFewestPixels} on its longer side.`,
    );
  }
  const white = '#ffffff';
  const encoding = encodePicture(
    upload.path,
    (picture) =>
      picture
        .flatten({ background: white })
        .resize(markPixels, markPixels, { fit: 'contain', background: white }),
    { quality: markQuality },
  );
  return (await encoding.catch(() => Promise.reject(damagedPicture(words)))).bytes;
}

/** The new one is the newest, so that what is shown never goes. Gives the names of the bytes to remove. */
async function removeOldest(transaction: Kysely<Tables>): Promise<string[]> {
  const oldest = await transaction
    .selectFrom('board_marks')
    .select('file_id')
    .orderBy('created_at', 'desc')
    .orderBy('file_id', 'desc')
    .offset(marksKept)
    .execute();
  if (oldest.length === 0) return [];
  const ids = oldest.map(({ file_id: id }) => id);
  await transaction.deleteFrom('board_marks').where('file_id', 'in', ids).execute();
  return deletePictures(transaction, ids);
}
