import type { JobStatus } from '@waymark/contract/jobs/choices';
import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import type { JobReportDecision } from '@waymark/contract/office/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { listStaffAddresses } from '../../identity/accounts/queries.ts';
import { mailReceipt } from './commands.ts';
import { askAboutReportedJob } from './confirmation-commands.ts';
import { jobReportMail } from './emails/job-report.ts';
import { fingerprintReporter, type Reporter } from './rules.ts';

interface ReportedJob {
  id: string;
  title: string;
  status: JobStatus;
  companyName: string;
}

/**
 * Keeps a report about a job and mails it to all staff, unless the same person has sent the same report already. Gives
 * whether a receipt goes to them. Throws `not_found` for a job that is not public, and `conflict` where a closed one is
 * said to be closed.
 */
export async function reportJob(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  jobId: string,
  fields: JobReportFields,
  reporter: Reporter,
): Promise<{ hasReceipt: boolean }> {
  return database.transaction().execute(async (transaction) => {
    const job = await lockJob(transaction, jobId, fields.reason);
    const stored = await storeReport(transaction, jobId, fields, reporter);
    if (stored === 'known') return { hasReceipt: false };
    const { userId } = reporter;
    const reporters = await countReporters(transaction, jobId);
    for (const to of await listStaffAddresses(transaction)) {
      const mail = jobReportMail(to, { job, fields, reporters, publicUrl: config.publicUrl });
      await queue.enqueue(transaction, 'send-mail', userId ? { ...mail, concerns: userId } : mail);
    }
    if (fields.reason === 'closed') await askAboutReportedJob(transaction, { queue, config }, jobId);
    const isFirst = stored === 'new' && userId !== undefined;
    return { hasReceipt: isFirst && (await mailReceipt(transaction, { queue }, userId, { job, fields })) };
  });
}

/** Reports about one job come one after the other: each counts those before it. */
async function lockJob(
  transaction: Kysely<Tables>,
  jobId: string,
  reason: JobReportFields['reason'],
): Promise<ReportedJob> {
  const { rows } = await sql<ReportedJob>`
    select jobs.id, jobs.title, jobs.status, companies.name as "companyName"
    from jobs join companies on companies.id = jobs.company_id
    where jobs.id = ${jobId} and jobs.status in ('active', 'expired', 'filled')
    for no key update of jobs
  `.execute(transaction);
  const [job] = rows;
  if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
  if (job.status !== 'active' && reason === 'closed')
    throw new AppError('conflict', msg`This job is closed already. Thank you anyway.`);
  return job;
}

/** Known: the same person has said just this before, and staff has not decided it since. */
async function storeReport(
  transaction: Kysely<Tables>,
  jobId: string,
  { reason, text, email }: JobReportFields,
  reporter: Reporter,
): Promise<'new' | 'changed' | 'known'> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into job_reports (id, job_id, user_id, reporter_hash, email, reason, text)
    values (
      ${newId()}, ${jobId}, ${reporter.userId ?? null}, ${fingerprintReporter(jobId, reporter)},
      ${email}, ${reason}, ${text}
    )
    on conflict (job_id, reporter_hash) do update
      set email = excluded.email, reason = excluded.reason, text = excluded.text, updated_at = now(),
        decided_at = null, decision = null
      where job_reports.decided_at is not null or (job_reports.email, job_reports.reason, job_reports.text)
        is distinct from (excluded.email, excluded.reason, excluded.text)
    returning xmax = 0 as "isNew"
  `.execute(transaction);
  const [row] = rows;
  if (!row) return 'known';
  return row.isNew ? 'new' : 'changed';
}

async function countReporters(transaction: Kysely<Tables>, jobId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('job_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets reports that were made long ago. */
export async function forgetOldReports(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('job_reports')
    .where(
      'created_at',
      '<',
      sql<Date>`now() - make_interval(days => ${board.settings.retention.reportDays}::int)`,
    )
    .execute();
}

export interface DecidedReport {
  email: string;
  user_id: string | null;
}

/** Decides the open reports about a posting that staff have seen, and gives who sent them. */
export async function decideReports(
  transaction: Kysely<Tables>,
  jobId: string,
  { decision, until }: { decision: JobReportDecision; until: string },
): Promise<DecidedReport[]> {
  const { rows } = await sql<DecidedReport>`
    update job_reports set decided_at = now(), decision = ${decision}
    where job_id = ${jobId} and decided_at is null and date_trunc('milliseconds', updated_at) <= ${until}
    returning email, user_id
  `.execute(transaction);
  return rows;
}
