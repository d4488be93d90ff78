import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/member-commands.ts';
import { jobsOpenedMail } from './emails/jobs-opened.ts';

/**
 * Tells companies which of their postings have become public without a press of theirs: one mail a person, however
 * many there are. Called in the transaction that opened them, which opens each once.
 */
export async function mailOpened(
  transaction: Kysely<Tables>,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  jobIds: readonly string[],
): Promise<void> {
  if (jobIds.length === 0) return;
  const opened = await transaction
    .selectFrom('jobs')
    .select(['id', 'title', 'deadline', 'company_id'])
    .where('id', 'in', jobIds)
    .orderBy('title')
    .orderBy('id')
    .execute();
  for (const [companyId, jobs] of Map.groupBy(opened, (job) => job.company_id)) {
    await mailRecruiters(transaction, { queue }, companyId, (to) =>
      jobsOpenedMail(to, { jobs, publicUrl: config.publicUrl }),
    );
  }
}
