import type { LookDraft } from '@waymark/contract/office/look';
import { pictureMaxBytes } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { checkPicture, damagedPicture } from '../../../platform/pictures/check-picture.ts';
import { encodePicture } from '../../../platform/pictures/encode-picture.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { requireLook } from '../look/checking-queries.ts';
import { getLookDesk, hashPreview } from '../look/queries.ts';
import { changedMeanwhile, writeSetting } from './commands.ts';
import { lookPictureHeight, lookPicturesKept, lookPictureWidth, previewMinutes } from './constants.ts';

interface DraftChange {
  /** Null throws the draft away. */
  value: LookDraft | null;
  /** The version that was read; 0 before the first draft. */
  version: number;
}

/** Keeps a draft, which nobody sees without its link. Throws `invalid_input` by field, or `conflict`. */
export async function saveLookDraft(
  database: Kysely<Tables>,
  staffId: string,
  { value, version }: DraftChange,
): Promise<void> {
  if (value) await requireLook(database, value.look, 'value.look');
  const written = { value: JSON.stringify(value), version: version + 1, changed_by: staffId };
  const saved = await database
    .insertInto('look_drafts')
    .values(written)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          ...written,
          changed_at: sql`now()`,
          ...(value === null && { preview_hash: null, preview_until: null }),
        })
        .where('look_drafts.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!saved) throw changedMeanwhile();
}

/** A new link to look at the draft; the one before it ends. Throws `conflict` where there is no draft. */
export async function openPreview(database: Kysely<Tables>): Promise<{ token: string; until: string }> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(Date.now() + previewMinutes * 60_000);
  const row = await database
    .updateTable('look_drafts')
    .set({ preview_hash: hashPreview(token), preview_until: until })
    .where(sql<boolean>`value <> 'null'::jsonb`)
    .returning('version')
    .executeTakeFirst();
  if (!row) throw new AppError('conflict', msg`There is no draft to look at. Save one first.`);
  return { token, until: until.toISOString() };
}

interface Publication {
  version: number;
  lookVersion: number;
  accentVersion: number;
}

/** Makes the draft public in one step, as the settings that it is of. Throws `conflict` where anything is newer. */
export async function publishLook(
  database: Kysely<Tables>,
  staffId: string,
  { version, lookVersion, accentVersion }: Publication,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // The race of two publications, or of one and a new draft: the later one waits here.
    await transaction.selectFrom('look_drafts').select('id').forUpdate().execute();
    const { draft, look, accent } = await getLookDesk(transaction);
    if (draft.version !== version) throw changedMeanwhile();
    if (draft.value === null)
      throw new AppError('conflict', msg`There is no draft to publish. Save one first.`);
    const isOther = !isDeepStrictEqual(draft.value.accent, accent.value);
    if (look.version !== lookVersion || (isOther && accent.version !== accentVersion))
      throw changedMeanwhile();
    await writeSetting(transaction, staffId, { key: 'look', value: draft.value.look, version: lookVersion });
    if (isOther)
      await writeSetting(transaction, staffId, {
        key: 'accent',
        value: draft.value.accent,
        version: accentVersion,
      });
    await transaction
      .updateTable('look_drafts')
      .set({ value: 'null', version: version + 1, preview_hash: null, preview_until: null })
      .execute();
  });
  await board.loadEverywhere(database);
}

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

const words = {
  field: 'picture',
  refusal: msg`A file of this kind cannot be the picture of the home page. Choose a JPEG, PNG, WebP or AVIF picture.`,
};

/** What a form with such a picture may carry. */
export function lookPictureLimits(temporaryDirectory: string) {
  return { fileField: words.field, maxBytes: pictureMaxBytes, temporaryDirectory };
}

/** Stores a picture for the home page, re-encoded and no larger than it is shown. */
export async function addLookPicture(services: Stores, upload: Upload): Promise<string> {
  await checkPicture(upload, words);
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  const encoding = encodePicture(upload.path, (picture) =>
    picture.resize(lookPictureWidth, lookPictureHeight, fit),
  );
  const { bytes } = await encoding.catch(() => Promise.reject(damagedPicture(words)));
  const { pictureId, gone } = await storePictures(
    services,
    'logo',
    [bytes],
    async (transaction, [id = '']) => {
      await transaction.insertInto('look_pictures').values({ file_id: id }).execute();
      return { pictureId: id, gone: await removeUnused(transaction) };
    },
  );
  await removeReplaced(services, gone);
  return pictureId;
}

/** Of pictures that neither the board nor its draft shows, some stay for what is set back. */
async function removeUnused(transaction: Kysely<Tables>): Promise<string[]> {
  const { draft, look } = await getLookDesk(transaction);
  const shown = [look.value, draft.value?.look].flatMap((one) => one?.heroPicture?.pictureId ?? []);
  const rows = await transaction
    .selectFrom('look_pictures')
    .select('file_id')
    .orderBy('created_at', 'desc')
    .orderBy('file_id', 'desc')
    .offset(lookPicturesKept)
    .execute();
  const ids = rows.map((row) => row.file_id).filter((id) => !shown.includes(id));
  if (ids.length === 0) return [];
  await transaction.deleteFrom('look_pictures').where('file_id', 'in', ids).execute();
  return deletePictures(transaction, ids);
}
