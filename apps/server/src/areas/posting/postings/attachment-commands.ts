import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { cleanResumeName } from '../../resumes/resumes/rules.ts';
import { inspectAttachment } from './attachment-rules.ts';
import { noSuchDraft } from './draft-commands.ts';

/** Attaches a checked upload to a draft. What it had before goes with the sweep, unless a job still has it. */
export async function attachFile(
  services: Pick<Services, 'database' | 'files'>,
  userId: string,
  draftId: string,
  { path, name, size, sha256 }: Upload,
): Promise<void> {
  const { extension, mediaType } = await inspectAttachment(await readFile(path), name);
  const file = {
    path,
    purpose: 'posting',
    storage_key: newId(),
    name: cleanResumeName(name, name.split('.').at(-1)?.toLowerCase() ?? extension),
    extension,
    media_type: mediaType,
    size,
    sha256,
  } as const;
  await storeFile(services, file, (transaction, fileId) => nameFile(transaction, userId, draftId, fileId));
}

/** Takes the file off a draft; a published job keeps it until the draft is published. */
export async function detachFile(database: Kysely<Tables>, userId: string, draftId: string): Promise<void> {
  await nameFile(database, userId, draftId, null);
}

async function nameFile(
  database: Kysely<Tables>,
  userId: string,
  draftId: string,
  fileId: string | null,
): Promise<void> {
  const updated = await database
    .updateTable('posting_drafts')
    // The fields are as they were: no other window has anything newer of them.
    .set({ attachment_file_id: fileId, updated_at: sql`now()` })
    .where('id', '=', draftId)
    .where('company_id', 'in', companiesRecruitedBy(userId))
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) throw noSuchDraft();
}
