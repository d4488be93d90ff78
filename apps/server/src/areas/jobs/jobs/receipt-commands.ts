import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/addressee-rules.ts';
import { reportReceiptMail } from './emails/report-receipt.ts';
import { receiptsPerDay, receiptsPerDayUnproven } from './report-constants.ts';

interface Reporter {
  id: string;
  isProven: boolean;
}

/**
 * Whether an account gets one more receipt for a report today, by how many reports of the kind it has made in a day. Of
 * two reports at once the second counts the first.
 */
export async function isReceiptDue(
  transaction: Kysely<Tables>,
  { id, isProven }: Reporter,
  countReports: () => Promise<number>,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('report-receipt'), hashtext(${id}))`.execute(transaction);
  return (await countReports()) <= (isProven ? receiptsPerDay : receiptsPerDayUnproven);
}

interface ReceivedReport {
  job: { title: string; companyName: string };
  fields: JobReportFields;
}

/**
 * Mails a person who reported a posting that the report has arrived, a few times a day at most, and gives whether it
 * does. The mail goes to the address of the account that they are signed in to: a guest may type any address.
 */
export async function mailReceipt(
  transaction: Kysely<Tables>,
  { queue }: Pick<Services, 'queue'>,
  userId: string,
  report: ReceivedReport,
): Promise<boolean> {
  const account = await transaction
    .selectFrom('users')
    .select(['email', 'first_name', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!account) return false;
  const reporter = { id: userId, isProven: account.email_confirmed_at !== null };
  if (!(await isReceiptDue(transaction, reporter, () => countReportsOf(transaction, userId)))) return false;
  const mail = reportReceiptMail(addresseeOf(account), report);
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: userId });
  return true;
}

async function countReportsOf(transaction: Kysely<Tables>, userId: string): Promise<number> {
  const { reports } = await transaction
    .selectFrom('job_reports')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return reports;
}
