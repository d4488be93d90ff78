import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { companiesRecruitedBy, listMembers } from '../../companies/companies/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import {
  askAfterDays,
  closedReportsToAsk,
  closeAfterDays,
  confirmAgainAfterHours,
  daysToAnswer,
} from './constants.ts';
import { confirmJobsMail } from './emails/confirm-jobs.ts';

type Parts = Pick<Services, 'queue' | 'config'>;

/** Jobs a transaction: the rest waits for the next one, and what is locked is not locked for long. */
const batchSize = 500;

/**
 * Notes that a member of its company says a job is still open, and gives when. Throws `not_found` for a job
 * of another company and `conflict` for one that is closed.
 */
export async function confirmJob(database: Kysely<Tables>, memberId: string, jobId: string): Promise<Date> {
  const own = sql`id = ${jobId} and company_id in ${companiesRecruitedBy(memberId)}`;
  const { rows } = await sql<{ confirmed_at: Date }>`
    update jobs set confirmed_at = now(), updated_at = now() where ${own} and status = 'active'
    returning confirmed_at
  `.execute(database);
  const [job] = rows;
  if (!job) {
    const known = await sql`select 1 from jobs where ${own}`.execute(database);
    if (known.rows.length === 0) throw new AppError('not_found', msg`There is no job with this address.`);
    throw new AppError('conflict', msg`This job is closed. Only an open job can be confirmed.`);
  }
  return job.confirmed_at;
}

/**
 * Notes that a source still has these postings as they were. Their time of change stays: it is in an index,
 * and updating every index for each posting of a large feed would take as long as the first import.
 */
export async function confirmUnchanged(
  transaction: Kysely<Tables>,
  jobNumbers: readonly number[],
  now = new Date(),
): Promise<void> {
  if (jobNumbers.length === 0) return;
  await sql`
    update jobs set confirmed_at = ${now}
    where number = any(${jobNumbers}::int[]) and status = 'active'
      and confirmed_at < ${hoursBefore(now, confirmAgainAfterHours)}
  `.execute(transaction);
}

interface AskedJob {
  title: string;
  company_id: string;
  confirmed_at: Date;
}

/**
 * Asks the members of companies, once, about open jobs without a recent confirmation: a mail to each member,
 * whatever the number of jobs. Gives how many jobs it asked about. Run twice, or on two nodes at once, it
 * asks once.
 */
export async function askAboutSilentJobs(
  { database, queue, config }: Parts & Pick<Services, 'database'>,
  now = new Date(),
): Promise<number> {
  const silentSince = hoursBefore(now, askAfterDays * 24);
  const ask = () =>
    database.transaction().execute(async (transaction) => {
      // Demo postings are left alone: without answers the demo would empty itself.
      const { rows } = await sql<AskedJob>`
        update jobs set confirmation_asked_at = ${now}
        where number in (
          select number from jobs
          where status = 'active' and source <> 'demo' and confirmed_at < ${silentSince}
            and (confirmation_asked_at is null or confirmation_asked_at < confirmed_at)
            and exists (select from company_members where company_id = jobs.company_id)
          order by company_id, number limit ${batchSize} for update skip locked
        )
        returning title, company_id, confirmed_at
      `.execute(transaction);
      await mailQuestions(transaction, { queue, config }, rows, now);
      return rows.length;
    });
  let asked = 0;
  for (let batch = batchSize; batch === batchSize; asked += batch) batch = await ask();
  return asked;
}

/**
 * Asks a job's employer when enough people have said since its last confirmation that it is closed. The
 * caller holds the job's row: of two reports that come together, the second counts the first.
 */
export async function askAboutReportedJob(
  transaction: Kysely<Tables>,
  parts: Parts,
  jobId: string,
  now = new Date(),
): Promise<void> {
  const { rows } = await sql<AskedJob>`
    update jobs set confirmation_asked_at = ${now}
    where id = ${jobId} and status = 'active'
      and (confirmation_asked_at is null or confirmation_asked_at < confirmed_at)
      and ${closedReportsToAsk} <= (
        select count(*) from job_reports
        where job_id = jobs.id and reason = 'closed' and job_reports.updated_at > jobs.confirmed_at
      )
    returning title, company_id, confirmed_at
  `.execute(transaction);
  await mailQuestions(transaction, parts, rows, now);
}

async function mailQuestions(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  jobs: readonly AskedJob[],
  now: Date,
): Promise<void> {
  const byCompany = Map.groupBy(jobs, (job) => job.company_id);
  for (const [companyId, own] of byCompany) {
    const questions = own.map(({ title, confirmed_at }) => ({
      title,
      closesOn: closingDay(confirmed_at, now),
    }));
    for (const member of await listMembers(transaction, companyId)) {
      const mail = confirmJobsMail(recipientOf(member), { jobs: questions, publicUrl: config.publicUrl });
      await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: member.id });
    }
  }
}

/** When a job closes that is asked about now and gets no answer. */
function closingDay(confirmedAt: Date, now: Date): Date {
  const day = 86_400_000;
  return new Date(Math.max(confirmedAt.getTime() + closeAfterDays * day, now.getTime() + daysToAnswer * day));
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}
