import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/addressee-rules.ts';
import { permitMail } from '../../identity/email-preferences/commands.ts';
import { applicationViewedMail } from './emails/application-viewed.ts';
import { ensureStages } from './stage-commands.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Notes that somebody of the company has opened an application that nobody had moved yet, and tells the candidate
 * the first time. Any other application stays as it is.
 */
export async function markSeen(services: Parts, applicationId: string, userId: string): Promise<void> {
  const { database } = services;
  await database.transaction().execute(async (transaction) => {
    const application = await lockUnseen(transaction, applicationId);
    if (!application) return;
    const stages = await ensureStages(transaction, application.company_id);
    const seen = stages.find(({ kind }) => kind === 'seen');
    if (!seen) return;
    await transaction
      .updateTable('applications')
      .set({
        status: 'viewed',
        stage_id: seen.id,
        stage_version: sql`stage_version + 1`,
        moved_at: sql`clock_timestamp()`,
        moved_by: userId,
      })
      .where('id', '=', applicationId)
      .execute();
    const event = { status: 'viewed', stage_kind: 'seen', stage_name: seen.name, moved_by: userId } as const;
    await transaction
      .insertInto('application_events')
      .values({ id: newId(), application_id: applicationId, ...event })
      .execute();
    // Once: who was taken back to New and opened again has been told.
    if (seen.notifies && application.status === 'submitted')
      await tellViewed(transaction, services, applicationId);
  });
}

/** Of two who open it at once, the second waits here and finds it seen. */
function lockUnseen(transaction: Kysely<Tables>, applicationId: string) {
  return transaction
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.status', 'jobs.company_id'])
    .where('applications.id', '=', applicationId)
    .where('applications.stage_id', 'is', null)
    .where('applications.status', '<>', 'withdrawn')
    .forUpdate('applications')
    .executeTakeFirst();
}

async function tellViewed(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  applicationId: string,
): Promise<void> {
  const { user_id, title, name, ...candidate } = await transaction
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['applications.user_id', 'users.email', 'users.first_name', 'users.email_confirmed_at'])
    .select(['jobs.title', 'companies.name'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const subject = { jobTitle: title, companyName: name, publicUrl: config.publicUrl };
  const permit = await permitMail(transaction, config, user_id, 'viewed');
  if (!permit) return;
  const { headers, links } = permit;
  const mail = applicationViewedMail(addresseeOf(candidate), { ...subject, links });
  await queue.enqueue(transaction, 'send-mail', { ...mail, headers, concerns: user_id });
}
