import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportFormat } from '@waymark/contract/resumes/choices';
import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { insertResume, storeResume } from '../resumes/commands.ts';
import { printWhole } from './printing-gateway.ts';
import { getExportedResume } from './queries.ts';
import { fileNameOf, resumeKind } from './rules.ts';

export async function saveExportChoices(
  database: Kysely<Tables>,
  userId: string,
  choices: ExportChoices,
): Promise<void> {
  const row = { choices: JSON.stringify(choices), updated_at: sql<Date>`now()` };
  await database
    .insertInto('resume_export_choices')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Prints a candidate's resume, stores it as one to apply with, and returns its id. */
export async function savePrintedResume(
  services: Services,
  userId: string,
  format: ExportFormat,
  say: Say,
): Promise<string> {
  const { choices, resume } = await getExportedResume(services.database, userId);
  const { bytes } = await printWhole({ kind: 'resume', resume, choices, format, language: say.language });
  const path = join(services.temporaryDirectory, newId());
  const upload = {
    path,
    name: fileNameOf(resume.basics?.name, say(resumeKind), format),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  try {
    await mkdir(services.temporaryDirectory, { recursive: true });
    await writeFile(path, bytes);
    return await storeResume(services, upload, (transaction, fileId) =>
      insertResume(transaction, userId, fileId),
    );
  } finally {
    await rm(path, { force: true });
  }
}
