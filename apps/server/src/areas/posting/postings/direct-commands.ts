import type { DraftFields, PublishedPosting } from '@waymark/contract/posting/postings';
import { msg } from '@waymark/contract/text/message';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { insertDraft, lockCompany } from './commands.ts';
import { copyOf, refuseUneditable, requireOwnJob } from './copy-commands.ts';
import { inPublishing, publishWithin } from './publishing-commands.ts';

interface Post {
  userId: string;
  companyId: string;
  /** Names the posting: it is created once, however often it is asked for. */
  operationId: string;
  fields: DraftFields;
}

/**
 * Writes and publishes a posting in one step, by the rules of the form. Throws `invalid_input` by field, `conflict` at
 * a limit, `forbidden` for former recruiters.
 */
export async function postJob(
  database: Database,
  { userId, companyId, operationId, fields }: Post,
): Promise<PublishedPosting['jobId']> {
  const known = await findPosted(database, operationId, companyId);
  if (known !== undefined) return known;
  return inPublishing(database, async (transaction) => {
    const draftId = await insertDraft(transaction, { userId, companyId }, { id: operationId, fields });
    return (await publishWithin(transaction, { userId, draftId, version: 1 })).jobId;
  });
}

/** The job that an earlier attempt has posted, if its answer was lost. */
async function findPosted(
  database: Database,
  operationId: string,
  companyId: string,
): Promise<string | undefined> {
  const job = await database
    .selectFrom('jobs')
    .select('id')
    .where('source', '=', 'employer')
    .where('source_id', '=', operationId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return job?.id;
}

interface Rewrite {
  userId: string;
  companyId: string;
  jobId: string;
  change: (fields: DraftFields) => DraftFields;
}

/**
 * Changes fields of a published posting in one step. Throws as above, `not_found` for another company’s, and `conflict`
 * while a colleague is changing it.
 */
export async function rewriteJob(
  database: Database,
  { userId, companyId, jobId, change }: Rewrite,
): Promise<void> {
  await inPublishing(database, async (transaction) => {
    // First, so that of two changes at once the second begins with what the first has written.
    await lockCompany(transaction, userId, companyId);
    const job = await requireOwnJob(transaction, userId, jobId);
    if (job.company_id !== companyId)
      throw new AppError('not_found', msg`There is no job with this address.`);
    refuseUneditable(job);
    await refuseBegun(transaction, jobId);
    const fields = change(await copyOf(transaction, job));
    const draft = { fields, jobId, attachmentFileId: job.attachment_file_id };
    const draftId = await insertDraft(transaction, { userId, companyId }, draft);
    await publishWithin(transaction, { userId, draftId, version: 1 });
  });
}

async function refuseBegun(transaction: Database, jobId: string): Promise<void> {
  const begun = await transaction
    .selectFrom('posting_drafts')
    .select('id')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!begun) return;
  throw new AppError(
    'conflict',
    msg`A colleague has begun to change this job on the board. Publish or delete those changes first.`,
  );
}
