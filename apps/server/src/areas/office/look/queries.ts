import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { lookDraftSchema, type LookDesk, type LookDraft } from '@waymark/contract/office/look';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What is public, and the draft. */
export async function getLookDesk(database: Kysely<Tables>): Promise<LookDesk> {
  const rows = await database
    .selectFrom('board_settings')
    .select(['key', 'value', 'version'])
    .where('key', 'in', ['look', 'accent'])
    .execute();
  const stored = <Key extends 'look' | 'accent'>(key: Key) => {
    const row = rows.find((one) => one.key === key);
    return {
      value: (row?.value ?? defaultBoardSettings[key]) as (typeof defaultBoardSettings)[Key],
      version: row?.version ?? 0,
    };
  };
  const draft = await database.selectFrom('look_drafts').select(['value', 'version']).executeTakeFirst();
  return {
    draft: { value: readDraft(draft?.value), version: draft?.version ?? 0 },
    look: stored('look'),
    accent: stored('accent'),
  };
}

/** A draft of another version of the product is as if there was none. */
function readDraft(value: unknown): LookDraft | null {
  const parsed = lookDraftSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

export const hashPreview = (token: string) => createHash('sha256').update(token).digest('hex');

/** The draft that a link shows; null where the link has ended, or was never made. */
export async function findPreviewed(database: Kysely<Tables>, token: string): Promise<LookDraft | null> {
  const row = await database
    .selectFrom('look_drafts')
    .select('value')
    .where('preview_hash', '=', hashPreview(token))
    .where('preview_until', '>', new Date())
    .executeTakeFirst();
  return readDraft(row?.value);
}

/** The file of a picture that is kept; undefined for any other. */
export function findLookPicture(database: Kysely<Tables>, pictureId: string) {
  return database
    .selectFrom('look_pictures')
    .innerJoin('files', 'files.id', 'look_pictures.file_id')
    .select(['files.storage_key', 'files.size'])
    .where('look_pictures.file_id', '=', pictureId)
    .executeTakeFirst();
}
