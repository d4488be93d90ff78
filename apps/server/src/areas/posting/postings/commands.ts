import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { cleanResumeName } from '../../resumes/resumes/rules.ts';
import { inspectAttachment } from './rules.ts';
import { noSuchDraft } from './draft-commands.ts';
import type { QuestionRow } from '../../jobs/jobs/queries.ts';
import type { ReadQuestion } from './rules.ts';

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

type KnownQuestion = QuestionRow & { is_answered: boolean };

/**
 * Has a job ask these questions. One that was answered and says something else now is asked anew beside the old one,
 * which stays with its answers: what applicants said must not come to mean something that they were not asked.
 */
export async function writeQuestions(
  transaction: Kysely<Tables>,
  jobId: string,
  questions: readonly ReadQuestion[],
): Promise<void> {
  const known = new Map((await listKnown(transaction, jobId)).map((row) => [row.id, row]));
  await forgetQuestions(transaction, jobId);
  for (const [position, question] of questions.entries()) {
    const before = known.get(question.id);
    known.delete(question.id);
    if (before && (!before.is_answered || asksTheSame(before, question))) {
      await updateQuestion(transaction, question, position);
    } else {
      await insertQuestion(transaction, jobId, question, position);
    }
  }
  await transaction
    .deleteFrom('job_questions')
    .where('job_id', '=', jobId)
    .where('position', 'is', null)
    .where(sql<boolean>`not exists (select from application_answers where question_id = job_questions.id)`)
    .execute();
}

async function listKnown(transaction: Kysely<Tables>, jobId: string): Promise<KnownQuestion[]> {
  return transaction
    .selectFrom('job_questions')
    .selectAll()
    .select(
      sql<boolean>`exists (select from application_answers where question_id = job_questions.id)`.as(
        'is_answered',
      ),
    )
    .where('job_id', '=', jobId)
    .execute();
}

function forgetQuestions(transaction: Kysely<Tables>, jobId: string) {
  return transaction
    .updateTable('job_questions')
    .set({ position: null })
    .where('job_id', '=', jobId)
    .execute();
}

function asksTheSame(before: QuestionRow, now: ReadQuestion): boolean {
  const said = ({ kind, question, options }: ReadQuestion | QuestionRow) =>
    JSON.stringify([kind, question, options]);
  return said(before) === said(now);
}

function updateQuestion(transaction: Kysely<Tables>, question: ReadQuestion, position: number) {
  const { id, ...row } = question;
  return transaction
    .updateTable('job_questions')
    .set({ ...row, position, knockout: row.knockout && sql`${JSON.stringify(row.knockout)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

function insertQuestion(
  transaction: Kysely<Tables>,
  jobId: string,
  { id: _ofTheForm, ...row }: ReadQuestion,
  position: number,
) {
  return transaction
    .insertInto('job_questions')
    .values({
      ...row,
      id: newId(),
      job_id: jobId,
      position,
      knockout: row.knockout && sql`${JSON.stringify(row.knockout)}::jsonb`,
    })
    .execute();
}
