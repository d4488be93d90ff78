import type { Kysely, Selectable } from 'kysely';
import type { DraftFields } from '@waymark/contract/posting/postings';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { comesFromFeed } from '../../jobs/jobs/posting-rules.ts';
import { listQuestions } from '../../jobs/jobs/question-queries.ts';
import { findPlaces } from '../../places/places/queries.ts';
import { copyJob } from './copy-rules.ts';
import { insertDraft, lockCompany } from './draft-commands.ts';

type Job = Selectable<Tables['jobs']>;

/**
 * The draft that changes a published job: the one that is there, or a new one. Throws `not_found` for a job of another
 * company, `conflict` for one that is closed and for one that a feed brings.
 */
export async function editJob(database: Kysely<Tables>, userId: string, jobId: string): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const job = await requireOwnJob(transaction, userId, jobId);
    // Two windows that begin at once: the second finds the draft of the first.
    await lockCompany(transaction, userId, job.company_id);
    const begun = await transaction
      .selectFrom('posting_drafts')
      .select('id')
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (begun) return begun.id;
    refuseUneditable(job);
    return insertDraft(
      transaction,
      { userId, companyId: job.company_id },
      { fields: await copyOf(transaction, job), jobId, attachmentFileId: job.attachment_file_id },
    );
  });
}

/** A draft like an earlier posting; nothing of its applications, its days or where it came from. */
export async function duplicateJob(database: Kysely<Tables>, userId: string, jobId: string): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const job = await requireOwnJob(transaction, userId, jobId);
    const fields = await copyOf(transaction, job);
    return insertDraft(
      transaction,
      { userId, companyId: job.company_id },
      {
        fields: { ...fields, deadline: '', publishAt: '' },
        attachmentFileId: job.attachment_file_id,
      },
    );
  });
}

async function requireOwnJob(transaction: Kysely<Tables>, userId: string, jobId: string): Promise<Job> {
  const job = await transaction
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('company_id', 'in', companiesRecruitedBy(userId))
    .executeTakeFirst();
  if (!job) throw new AppError('not_found', 'There is no job with this address.');
  return job;
}

function refuseUneditable({ status, source }: Job): void {
  if (status !== 'active' && status !== 'pending') {
    throw new AppError('conflict', 'This job is closed. Renew it, or post it as a new one.');
  }
  if (comesFromFeed(source)) {
    throw new AppError(
      'conflict',
      'This job comes from your feed, which would undo what you change here. Change it in the feed.',
    );
  }
}

async function copyOf(transaction: Kysely<Tables>, job: Job): Promise<DraftFields> {
  const known = await findPlaces(transaction, job.place_ids);
  const places = job.place_ids.flatMap((id) => known.get(id) ?? []);
  return copyJob(job, { places, questions: await listQuestions(transaction, job.id) });
}
