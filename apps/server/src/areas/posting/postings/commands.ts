import type { CompanySize } from '@waymark/contract/companies/profile-choices';
import { draftsLimit } from '@waymark/contract/posting/choices';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { Merge } from '../../companies/companies/merge-commands.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import type { QuestionRow } from '../../jobs/jobs/queries.ts';
import { cleanResumeName } from '../../resumes/resumes/rules.ts';
import { type OwnDraft, findDraft } from './queries.ts';
import { inspectAttachment, type ReadQuestion } from './rules.ts';

/** Attaches a validated upload to a draft. The sweep deletes the earlier file unless a job still has it. */
export async function attachFile(
  services: Pick<Services, 'database' | 'files'>,
  userId: string,
  draftId: string,
  { path, name, size, sha256 }: Upload,
): Promise<void> {
  const { extension, mediaType } = await inspectAttachment(path, name);
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

/** Detaches the file of a draft; a published job keeps it until the draft is published. */
export async function detachFile(database: Database, userId: string, draftId: string): Promise<void> {
  await nameFile(database, userId, draftId, null);
}

async function nameFile(database: Database, userId: string, draftId: string, fileId: string | null) {
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
 * Sets the questions of a job. An answered question that changes becomes a new one beside the old, so that
 * answers keep their meaning.
 */
export async function writeQuestions(
  transaction: Database,
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

async function listKnown(transaction: Database, jobId: string): Promise<KnownQuestion[]> {
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

function forgetQuestions(transaction: Database, jobId: string) {
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

function updateQuestion(transaction: Database, question: ReadQuestion, position: number) {
  const { id, ...row } = question;
  return transaction
    .updateTable('job_questions')
    .set({ ...row, position, knockout: row.knockout && sql`${JSON.stringify(row.knockout)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

function insertQuestion(
  transaction: Database,
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

interface Recruiter {
  userId: string;
  companyId: string;
}

interface NewDraft {
  /** A new one where it is missing. */
  id?: string;
  fields: DraftFields;
  jobId?: string;
  attachmentFileId?: string | null;
}

/** Creates a draft for a recruiter’s company and returns its id. Throws `conflict` at the limit. */
export async function insertDraft(
  transaction: Database,
  { userId, companyId }: Recruiter,
  { id: draftId = newId(), fields, jobId, attachmentFileId }: NewDraft,
): Promise<string> {
  // Two at once would each count the drafts without the other: the company's row makes them take turns.
  await lockCompany(transaction, userId, companyId);
  const { count } = await transaction
    .selectFrom('posting_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (count >= draftsLimit) {
    throw new AppError(
      'conflict',
      msg`Your company has ${draftsLimit} drafts, which is all it keeps. Publish or delete some.`,
    );
  }
  const { id } = await transaction
    .insertInto('posting_drafts')
    .values({
      id: draftId,
      company_id: companyId,
      created_by: userId,
      job_id: jobId ?? null,
      fields: JSON.stringify(fields),
      attachment_file_id: attachmentFileId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a company that the member recruits for. Throws `forbidden` for any other. */
export async function lockCompany(
  transaction: Database,
  userId: string,
  companyId: string,
): Promise<{ id: string; name: string; website: string; size: CompanySize; held: boolean }> {
  const company = await transaction
    .selectFrom('companies')
    .select(['id', 'name', 'website', 'size'])
    .select(sql<boolean>`held_reason is not null`.as('held'))
    .where('id', '=', companyId)
    .where('id', 'in', companiesRecruitedBy(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw new AppError('forbidden', msg`Only recruiters of the company can do this.`);
  return company;
}

export async function createDraft(
  database: Database,
  recruiter: Recruiter,
  fields: DraftFields,
): Promise<OwnDraft> {
  const id = await database
    .transaction()
    .execute((transaction) => insertDraft(transaction, recruiter, { fields }));
  return requireDraft(database, recruiter.userId, id);
}

/** Saves a draft over the version it was typed from. Throws `conflict` for a newer version. */
export async function saveDraft(
  database: Database,
  userId: string,
  draftId: string,
  { version, fields }: { version: number; fields: DraftFields },
): Promise<OwnDraft> {
  const saved = await database
    .updateTable('posting_drafts')
    .set({ fields: JSON.stringify(fields), version: version + 1, updated_at: sql`now()` })
    .where('id', '=', draftId)
    .where('company_id', 'in', companiesRecruitedBy(userId))
    .where('version', '=', version)
    .executeTakeFirst();
  const draft = await requireDraft(database, userId, draftId);
  if (saved.numUpdatedRows === 0n) throw newerDraft();
  return draft;
}

/** Deletes a draft, or the pending changes of a published job. Throws `not_found` for another company’s. */
export async function deleteDraft(database: Database, userId: string, draftId: string): Promise<void> {
  const deleted = await database
    .deleteFrom('posting_drafts')
    .where('id', '=', draftId)
    .where('company_id', 'in', companiesRecruitedBy(userId))
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw noSuchDraft();
}

/** A draft of one of the member’s companies. Throws `not_found`. */
export async function requireDraft(database: Database, userId: string, draftId: string): Promise<OwnDraft> {
  const draft = await findDraft(database, userId, draftId);
  if (!draft) throw noSuchDraft();
  return draft;
}

export function noSuchDraft(): AppError {
  return new AppError('not_found', msg`This draft no longer exists. It was published or deleted.`);
}

export function newerDraft(): AppError {
  return new AppError(
    'conflict',
    msg`This draft was changed in another window. Take over what is newer there.`,
  );
}

export async function mergeDrafts(transaction: Database, { from, into }: Merge): Promise<void> {
  await sql`update posting_drafts set company_id = ${into} where company_id = ${from}`.execute(transaction);
}
