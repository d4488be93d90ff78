import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/addressee-rules.ts';
import { reportReceiptMail } from './emails/report-receipt.ts';
import { receiptsPerDay, receiptsPerDayUnproven } from './report-constants.ts';

interface ReceivedReport {
  job: { title: string; companyName: string };
  fields: JobReportFields;
}

/**
 * Tells somebody who has reported a posting that the report has arrived; gives whether it does. Only the address of the
 * account that they are signed in to is written to, and only a few times a day: what a guest types is anybody's.
 */
export async function mailReceipt(
  transaction: Kysely<Tables>,
  { queue }: Pick<Services, 'queue'>,
  userId: string,
  report: ReceivedReport,
): Promise<boolean> {
  // Two reports of one account at once: the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtext('report-receipt'), hashtext(${userId}))`.execute(
    transaction,
  );
  const account = await transaction
    .selectFrom('users')
    .select(['email', 'first_name', 'email_confirmed_at'])
    .select(
      sql<number>`(
        select count(*)::int from job_reports
        where job_reports.user_id = users.id and job_reports.created_at > now() - interval '1 day'
      )`.as('reports'),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
  const limit = account?.email_confirmed_at ? receiptsPerDay : receiptsPerDayUnproven;
  if (!account || account.reports > limit) return false;
  const mail = reportReceiptMail(addresseeOf(account), report);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  return true;
}
