import type { Services } from '../../../platform/services.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { sendMessage, type WrittenMessage } from './message-commands.ts';

/**
 * Writes to who has applied for a job of the recruiter's companies. Throws `not_found` for another's, else as
 * `sendMessage`.
 */
export async function messageApplicant(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  authorId: string,
  applicationId: string,
  text: string,
): Promise<WrittenMessage> {
  return database.transaction().execute(async (transaction) => {
    const application = await transaction
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select(['jobs.company_id as companyId', 'applications.user_id as candidateId'])
      .where('applications.id', '=', applicationId)
      .where('jobs.company_id', 'in', companiesRecruitedBy(authorId))
      .executeTakeFirst();
    if (!application) throw new AppError('not_found', 'There is no application with this address.');
    return sendMessage(transaction, { queue, config }, { ...application, applicationId, authorId, text });
  });
}
