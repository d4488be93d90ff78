import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import {
  jobsInMail,
  alertSearch,
  type AlertCriteria,
  type AlertFrequency,
} from '@waymark/contract/seeking/choices';
import type { Language } from '@waymark/contract/text/languages';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import type { MatchReason } from '../../search/job-search/search-queries.ts';
import { rhythms } from './constants.ts';
import { newJobsMail } from './emails/alerts.ts';
import { companyOfCriteria } from './queries.ts';
import { addMinutes } from './rules.ts';

/**
 * Searches overlap by this: rows carry the start of their transaction, and other processes’ jobs reach the
 * index later. Sent jobs are not sent again.
 */
const overlapMs = 60_000;

/** A claim that takes longer belongs to a dead process: another one takes its alerts. */
const claimMinutes = 10;

/** Alerts that a process claims at once. */
const alertsAtOnce = 20;

const reasons: readonly MatchReason[] = ['title', 'related', 'words', 'filters'];

/** When an open job came, as in the index `jobs_came`. */
const cameAt = sql<Date>`greatest(jobs.created_at, jobs.posted_at)`;

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;
type SendingParts = Parts & { index: JobIndex };

/**
 * Mails all due alerts their new jobs and returns the number of mails. Safe on several nodes and to repeat:
 * each alert is claimed by one node and sends a job once.
 */
export async function sendDueAlerts(
  services: Parts,
  index: JobIndex,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<number> {
  // While postings still load, alerts stay due for the next run: a part would move their watermarks past the rest.
  if (!index.isFilled) return 0;
  const failures: unknown[] = [];
  let sent = 0;
  for (;;) {
    const alerts = signal?.aborted ? [] : await claimDueAlerts(services.database, now);
    if (alerts.length === 0) break;
    for (const alert of alerts) {
      if (signal?.aborted) break;
      try {
        const matches = await findNewMatches(services.database, index, alert, now);
        if (await finishClaim({ ...services, index }, alert, matches, now)) sent++;
      } catch (error) {
        // One alert that fails must not keep the others; its next turn comes when this one has run out.
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Job alerts could not be sent.');
  return sent;
}

interface DueAlert {
  id: string;
  criteria: AlertCriteria;
  frequency: AlertFrequency;
  watermark: Date;
  /** The end of the claim: a change of the alert ends it. */
  due_at: Date;
}

/** Claims due alerts for which there are new jobs. */
async function claimDueAlerts(database: Database, now: Date): Promise<DueAlert[]> {
  // A member's mails need a proven address, as a guest's do; and who is leaving or suspended gets none.
  const { rows } = await sql<DueAlert>`
    update job_alerts set due_at = ${addMinutes(now, claimMinutes)}
    where id in (
      select id from job_alerts
      where confirmed_at is not null and paused_at is null and deleted_at is null and due_at <= ${now}
        and exists (
          select from jobs
          where status = 'active' and greatest(jobs.created_at, jobs.posted_at) > job_alerts.watermark
        )
        and ((user_id is null and ${board.has('guestAlerts')}::boolean) or exists (
          select from users
          where users.id = user_id and email_confirmed_at is not null and deletion_due_at is null
            and suspended_at is null
        ))
      order by due_at limit ${alertsAtOnce}
      for update skip locked
    )
    returning id, criteria, frequency, watermark, due_at
  `.execute(database);
  return rows;
}

/** Sends the matches and records it in one transaction; false if there is nothing to send. */
function finishClaim(
  { database, queue, config, index }: SendingParts,
  alert: DueAlert,
  matches: readonly Match[],
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const recipient = await lockForMail(transaction, alert);
    if (!recipient) return false;
    const shown = await deliver(transaction, alert.id, matches.slice(0, jobsInMail));
    await recordClaim(transaction, alert, shown.length > 0, now);
    if (shown.length === 0) return false;
    const listed = await index.listCards(shown.map(({ number }) => number));
    const cards = new Map(listed.map((card) => [card.id, card]));
    const jobs = shown.flatMap(({ jobId, reason }) => {
      const card = cards.get(jobId);
      return card ? [{ card, reason }] : [];
    });
    const total = jobs.length + Math.max(0, matches.length - jobsInMail);
    const mail = newJobsMail(recipient, { ...alert, jobs, total, publicUrl: config.publicUrl });
    await queue.enqueue(transaction, 'send-mail', mail);
    return true;
  });
}

/** The alert’s row, if the claim still holds and mails are on. */
async function lockForMail(transaction: Database, { id, due_at: turn }: DueAlert) {
  const row = await transaction
    .selectFrom('job_alerts')
    .leftJoin('users', 'users.id', 'job_alerts.user_id')
    .leftJoin('companies', (join) => join.on('companies.id', '=', companyOfCriteria))
    .select(['job_alerts.name', 'job_alerts.unsubscribe_secret as unsubscribeSecret'])
    .select(['companies.name as companyName', 'users.id as userId'])
    .select(({ fn }) => fn.coalesce('users.email', 'job_alerts.email').as('email'))
    .select(
      sql<Language | null>`case when users.id is null then job_alerts.language else users.language end`.as(
        'language',
      ),
    )
    .where('job_alerts.id', '=', id)
    .where('job_alerts.due_at', '=', turn)
    .where('job_alerts.paused_at', 'is', null)
    .where('job_alerts.deleted_at', 'is', null)
    .forUpdate('job_alerts')
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email, language: languageFor(row.language) } : undefined;
}

/** Records jobs as sent, with those that they stand for and without those that were closed meanwhile. */
async function deliver(transaction: Database, alertId: string, matches: readonly Match[]): Promise<Match[]> {
  const { rows } = await sql<{ job_id: string }>`
    insert into alert_deliveries (alert_id, job_id)
    select ${alertId}::uuid, id from jobs
    where id = any(${matches.flatMap(({ jobId, otherIds }) => [jobId, ...otherIds])}::uuid[]) and status = 'active'
    for key share
    on conflict do nothing
    returning job_id
  `.execute(transaction);
  const delivered = new Set(rows.map((row) => row.job_id));
  return matches.filter(({ jobId }) => delivered.has(jobId));
}

async function recordClaim(transaction: Database, { id, frequency }: DueAlert, isSent: boolean, now: Date) {
  const { minutes, lookAgainMinutes } = rhythms[frequency];
  await transaction
    .updateTable('job_alerts')
    .set({
      watermark: new Date(now.getTime() - overlapMs),
      due_at: addMinutes(now, isSent ? minutes : lookAgainMinutes),
      ...(isSent && { last_sent_at: now }),
    })
    .where('id', '=', id)
    .execute();
}

interface Match {
  jobId: string;
  number: number;
  /** New postings that are shown as one with it. */
  otherIds: string[];
  /** Why the job is in the mail. */
  reason: MatchReason;
}

interface Watch {
  id: string;
  criteria: AlertCriteria;
  watermark: Date;
}

/**
 * Open jobs that match an alert, came after its watermark and were not sent: best reason first, then newest.
 * Outside the transaction: the search has its own connections.
 */
async function findNewMatches(
  database: Database,
  index: JobIndex,
  alert: Watch,
  now: Date,
): Promise<Match[]> {
  const fresh = await listNewJobs(database, alert);
  if (fresh.length === 0) return [];
  const ids = new Map(fresh.map(({ number, id }) => [number, id]));
  const search = jobSearchSchema.parse(alertSearch(board.words, alert.criteria));
  const found = await index.match(search, [...ids.keys()], now.getTime());
  const matches = found.map(({ number, others, reason }) => ({
    jobId: ids.get(number) ?? '',
    number,
    otherIds: others.flatMap((other) => ids.get(other) ?? []),
    reason,
  }));
  return matches.toSorted((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason));
}

function listNewJobs(
  database: Database,
  { id, watermark }: Watch,
): Promise<{ id: string; number: number }[]> {
  return database
    .selectFrom('jobs')
    .select(['id', 'number'])
    .where('status', '=', 'active')
    .where(cameAt, '>', watermark)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_deliveries')
            .select('job_id')
            .where('alert_id', '=', id)
            .whereRef('job_id', '=', 'jobs.id'),
        ),
      ),
    )
    .orderBy(cameAt, 'desc')
    .orderBy('number', 'desc')
    .execute();
}
