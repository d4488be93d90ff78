import type { Database } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { permitMail } from '../../identity/email-preferences/commands.ts';
import { applicationMovedMail } from './emails/applications.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

export async function startApplicantHandlers(services: Services): Promise<void> {
  await services.queue.work('application-moved', (move) => mailMove(services, move));
}

/**
 * Mails a candidate the current stage, unless the application moved on, was withdrawn or the mail was sent.
 * The stage is read again: the company may have turned its mails off meanwhile.
 */
export async function mailMove(
  services: Parts,
  move: { applicationId: string; version: number },
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const told = await transaction
      .updateTable('applications')
      .set({ told_version: move.version })
      .where('id', '=', move.applicationId)
      .where('stage_version', '=', move.version)
      .where('told_version', '<', move.version)
      .where('status', '<>', 'withdrawn')
      .returning('id')
      .executeTakeFirst();
    const found = told && (await findStanding(transaction, move.applicationId));
    if (!found) return;
    const { user_id, kind: stage, meaning, title, name, ...candidate } = found;
    const kind = meaning ?? stage;
    const subject = { jobTitle: title, companyName: name, publicUrl: services.config.publicUrl };
    const wanted = kind === 'seen' ? 'viewed' : 'stages';
    const permit = await permitMail(transaction, services.config, user_id, wanted);
    const mail = permit && applicationMovedMail(recipientOf(candidate), kind, { ...subject, ...permit });
    if (!mail) return;
    const { headers } = permit;
    await services.queue.enqueue(transaction, 'send-mail', { ...mail, headers, concerns: user_id });
  });
}

/** An application in a stage that notifies candidates, of a company that is not held. */
function findStanding(transaction: Database, applicationId: string) {
  return transaction
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('application_stages', 'application_stages.id', 'applications.stage_id')
    .select([
      'applications.user_id',
      'users.email',
      'users.first_name',
      'users.email_confirmed_at',
      'users.language',
    ])
    .select(['jobs.title', 'companies.name', 'application_stages.kind', 'application_stages.meaning'])
    .where('applications.id', '=', applicationId)
    .where('application_stages.notifies', '=', true)
    .where('companies.held_reason', 'is', null)
    .executeTakeFirst();
}
