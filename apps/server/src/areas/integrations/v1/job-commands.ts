import type { v1NewJobSchema } from '@waymark/contract/integrations/v1-jobs';
import type { JobAction } from '@waymark/contract/posting/choices';
import type { ManagedJobDetail, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { msg } from '@waymark/contract/text/message';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { changeJobs } from '../../posting/managed-jobs/change-commands.ts';
import { findManagedJob, listManagedJobs } from '../../posting/managed-jobs/queries.ts';
import { postJob } from '../../posting/postings/direct-commands.ts';
import { presentCompanyJob } from './presenter.ts';
import { requireJobOf } from './queries.ts';
import { nameFields, toDraftFields } from './rules.ts';

/** A program that acts for an owner of a company. */
export interface CompanyCaller {
  userId: string;
  owner: { companyId: string };
}

const everyJob = { q: '', show: 'all', sort: 'date-desc', list: 'jobs' } as const;

/** A page of the postings of the caller's company, latest first. Throws `not_found` beyond the last page. */
export async function listCompanyJobs(
  { database }: Pick<Services, 'database'>,
  { userId, owner }: CompanyCaller,
  query: Pick<ManagedJobsQuery, 'page' | 'status'>,
) {
  const wanted = { ...query, ...everyJob, companyId: owner.companyId };
  const { data, total, page, pageSize } = await listManagedJobs(database, userId, wanted);
  return { data: data.map(presentCompanyJob), total, page, pageSize };
}

/** A posting of the caller's company. Throws `not_found`. */
export async function getCompanyJob(
  { database }: Pick<Services, 'database'>,
  { userId, owner }: CompanyCaller,
  jobId: string,
): Promise<ManagedJobDetail> {
  await requireJobOf(database, owner.companyId, jobId);
  const job = await findManagedJob(database, userId, jobId);
  if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
  return job;
}

/** Posts a job; `operationId` names it, so that it is posted once. Throws as `postJob`, by the fields of the API. */
export async function postCompanyJob(
  { database, rateLimits, changes }: Pick<Services, 'database' | 'rateLimits' | 'changes'>,
  { userId, owner }: CompanyCaller,
  { posting, operationId }: { posting: z.output<typeof v1NewJobSchema>; operationId: string },
): Promise<string> {
  const { companyId } = owner;
  await rateLimits.consume('publish-company', companyId);
  const post = { userId, companyId, operationId, fields: toDraftFields(posting) };
  const jobId = await postJob(database, post).catch(failByField);
  await changes.settledEverywhere();
  return jobId;
}

/** Closes, fills or reopens a job of the caller's company. Throws as `changeJobs`. */
export async function actOnCompanyJob(
  { database, changes }: Pick<Services, 'database' | 'changes'>,
  { userId, owner }: CompanyCaller,
  { jobId, action, deadline }: { jobId: string; action: JobAction; deadline: string | null },
): Promise<void> {
  await requireJobOf(database, owner.companyId, jobId);
  await changeJobs(database, userId, { action, jobIds: [jobId], deadline });
  await changes.settledEverywhere();
}

export function failByField(error: unknown): never {
  throw nameFields(error);
}
