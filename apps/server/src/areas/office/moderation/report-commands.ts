import type { JobReportDecision } from '@waymark/contract/office/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { decideReports, type DecidedReport } from '../../jobs/jobs/report-commands.ts';
import { closeByStaff } from '../../jobs/jobs/state-commands.ts';
import { reportAnswerMail, reportedPostingMail } from './emails/report-decision.ts';
import { decideLocked, lockPosting, type LockedPosting } from './posting-commands.ts';

type Parts = Pick<Services, 'queue' | 'config'>;

interface Decision {
  jobId: string;
  decision: JobReportDecision;
  reason: string;
  staffId: string;
  /** ISO 8601: reports made later stay open. */
  until: string;
}

/**
 * Decides the open reports about a posting and what becomes of it, and tells who reported and who posted
 * (L-7). Throws `not_found` for an unknown posting, `conflict` where a decision was made already.
 */
export async function decideJobReports(
  { database, ...parts }: Parts & Pick<Services, 'database'>,
  { jobId, ...decision }: Decision,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Reports about one posting, and decisions of it, come one after the other.
    const job = await lockPosting(transaction, jobId);
    const decided = await decideReports(transaction, jobId, decision);
    if (decided.length === 0)
      throw new AppError(
        'conflict',
        msg`A colleague has decided these reports already. Load the page again.`,
      );
    await applyDecision(transaction, parts, job, decision);
    await noteStaffAction(transaction, {
      staffId: decision.staffId,
      action: `report.${decision.decision}`,
      subjectKind: 'job',
      subjectId: jobId,
      reason: decision.reason,
      before: { status: job.status, openReports: decided.length },
      after: { openReports: 0, decision: decision.decision },
    });
    await tellReporters(transaction, parts, job, decision, decided);
  });
}

async function applyDecision(
  transaction: Kysely<Tables>,
  parts: Parts,
  job: LockedPosting,
  { decision, reason, staffId }: Omit<Decision, 'jobId' | 'until'>,
): Promise<void> {
  if (decision === 'suspend') {
    // What is down already needs no second mail.
    if (job.moderation !== 'suspended') {
      await decideLocked(transaction, parts, job, { decision: 'suspend', reason, staffId });
    }
    return;
  }
  if (decision === 'close') {
    await closeByStaff(transaction, job.id, reason);
  }
  const details = { title: job.title, decision, reason, publicUrl: parts.config.publicUrl };
  await mailRecruiters(transaction, parts, job.company_id, (to) => reportedPostingMail(to, details));
}

/** Limits the mails per decision: only bots report a posting this often. */
const maxMailedReporters = 1000;

async function tellReporters(
  transaction: Kysely<Tables>,
  { queue, config }: Parts,
  { title }: LockedPosting,
  { decision, reason }: Pick<Decision, 'decision' | 'reason'>,
  reports: readonly DecidedReport[],
): Promise<void> {
  const details = { title, decision, reason, publicUrl: config.publicUrl };
  const members = await findMembers(
    transaction,
    reports.flatMap((report) => report.user_id ?? []),
  );
  const recipients = reports.flatMap(({ email, user_id: userId }) => {
    const member = userId === null ? undefined : members.get(userId);
    // A member may have named another address; a typed name is unproven.
    if (email !== '' && email !== member?.email)
      return { to: { email, firstName: '', language: languageFor(member?.language ?? null) }, userId };
    return member ? { to: recipientOf(member), userId } : [];
  });
  const byAddress = new Map(recipients.map((one) => [one.to.email.toLowerCase(), one]));
  for (const { to, userId } of [...byAddress.values()].slice(0, maxMailedReporters)) {
    const mail = reportAnswerMail(to, details);
    await queue.enqueue(transaction, 'send-mail', userId ? { ...mail, concerns: userId } : mail);
  }
}

async function findMembers(transaction: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'email_confirmed_at', 'language'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
