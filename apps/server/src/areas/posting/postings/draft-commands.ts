import { draftsLimit } from '@waymark/contract/posting/choices/postings';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import type { OwnDraft } from './draft-presenter.ts';
import { findDraft } from './queries.ts';

interface Recruiter {
  userId: string;
  companyId: string;
}

interface NewDraft {
  fields: DraftFields;
  jobId?: string;
  attachmentFileId?: string | null;
}

/** Begins a draft for a recruiter's company and gives its id. Throws `conflict` for one too many. */
export async function insertDraft(
  transaction: Kysely<Tables>,
  { userId, companyId }: Recruiter,
  { fields, jobId, attachmentFileId }: NewDraft,
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
      `Your company has ${draftsLimit} drafts, which is all it keeps. Publish or delete some.`,
    );
  }
  const { id } = await transaction
    .insertInto('posting_drafts')
    .values({
      id: newId(),
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

/** Holds a company that the member recruits for until the transaction ends. Throws `forbidden` for any other. */
export async function lockCompany(
  transaction: Kysely<Tables>,
  userId: string,
  companyId: string,
): Promise<{ id: string; name: string; website: string; held: boolean }> {
  const company = await transaction
    .selectFrom('companies')
    .select(['id', 'name', 'website'])
    .select(sql<boolean>`held_reason is not null`.as('held'))
    .where('id', '=', companyId)
    .where('id', 'in', companiesRecruitedBy(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw new AppError('forbidden', 'Only recruiters of the company can do this.');
  return company;
}

/** Begins a draft as typed. */
export async function createDraft(
  database: Kysely<Tables>,
  recruiter: Recruiter,
  fields: DraftFields,
): Promise<OwnDraft> {
  const id = await database
    .transaction()
    .execute((transaction) => insertDraft(transaction, recruiter, { fields }));
  return requireDraft(database, recruiter.userId, id);
}

/**
 * Saves a draft as typed over the version that it was typed from. Throws `conflict` where there is a newer one: of two
 * windows that save at once, the second is told.
 */
export async function saveDraft(
  database: Kysely<Tables>,
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

/** Throws a draft away; of a published job, what was to change of it. Throws `not_found` for another company's. */
export async function deleteDraft(database: Kysely<Tables>, userId: string, draftId: string): Promise<void> {
  const deleted = await database
    .deleteFrom('posting_drafts')
    .where('id', '=', draftId)
    .where('company_id', 'in', companiesRecruitedBy(userId))
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw noSuchDraft();
}

/** A draft of a company that the member works for. Throws `not_found`. */
export async function requireDraft(
  database: Kysely<Tables>,
  userId: string,
  draftId: string,
): Promise<OwnDraft> {
  const draft = await findDraft(database, userId, draftId);
  if (!draft) throw noSuchDraft();
  return draft;
}

export function noSuchDraft(): AppError {
  return new AppError('not_found', 'This draft is not there any more. It was published or deleted.');
}

export function newerDraft(): AppError {
  return new AppError('conflict', 'This draft was changed in another window. Take over what is newer there.');
}
