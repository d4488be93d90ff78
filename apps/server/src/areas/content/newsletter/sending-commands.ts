import type { SendableIssue } from '@waymark/contract/content/issues';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { renderMailInThread } from '../../../platform/markdown/markdown-gateway.ts';
import { withdrawMails } from '../../../platform/mail/withdraw-mails.ts';
import type { Services } from '../../../platform/services.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { slugOf } from '../blog/rules.ts';
import { lockDue, numberSlug, setSchedule } from '../drafts/commands.ts';
import { readMoment } from '../drafts/rules.ts';
import { type Issue, lockDraft, lockIssue, noteOnIssue, recordDeliveries, type Which } from './commands.ts';
import { issueMail, type MailedIssue, testMail } from './emails/newsletter.ts';
import { countAudience } from './queries.ts';
import { requireSendable } from './rules.ts';

/** A sending without a batch for this long is resumed. */
const idleSeconds = 60;

/** The delay of a batch that waits for the mail server. */
const pauseSeconds = 3;

/** Mails of an issue that wait for the mail server at most: each holds the whole text. */
export const maxWaiting = 500;

/** Mails per batch: a transaction of a tenth of a second on the embedded database. */
const batchSize = 50;

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** Mails an issue to its author. Throws `invalid_input` for missing fields. */
export async function sendTest(
  { database, queue, config: { publicUrl } }: Parts,
  { issueId, staffId, version, to }: Which & { version: number; to: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { draft } = await lockDraft(transaction, issueId, version);
    const { title, summary, body } = requireSendable(draft);
    const rendered = await renderMailInThread(body, publicUrl);
    const mail = testMail(to, { title, summary, body: rendered, publicUrl });
    await queue.enqueue(transaction, 'send-mail', mail);
    await noteOnIssue(transaction, issueId, { staffId, action: 'newsletter.test' });
  });
}

/**
 * Starts sending an issue in the given version, or schedules it; returns the time, null for now. Throws
 * `invalid_input` for missing fields and past times, `conflict` for another version, a sent issue, and
 * without subscribers.
 */
export async function sendIssue(
  { database, queue }: Pick<Parts, 'database' | 'queue'>,
  { issueId, staffId, version, at }: Which & { version: number; at: string | null },
  now = new Date(),
): Promise<Date | null> {
  return database.transaction().execute(async (transaction) => {
    const issue = await lockDraft(transaction, issueId, version);
    const fields = requireSendable(issue.draft);
    const moment = readMoment('issue', at, now);
    if (moment === null) {
      await begin({ database: transaction, queue }, issue, { fields, staffId });
      return null;
    }
    await setSchedule(transaction, 'newsletter_issues', issueId, { moment, staffId });
    await noteOnIssue(transaction, issueId, {
      staffId,
      action: 'newsletter.schedule',
      before: { scheduledFor: issue.scheduled_for },
      after: { title: fields.title, scheduledFor: moment },
    });
    return moment;
  });
}

/** From here on the text is fixed. `staffId` is null for the queue. */
async function begin(
  { database: transaction, queue }: Pick<Parts, 'database' | 'queue'>,
  { id }: Issue,
  { fields, staffId }: { fields: SendableIssue; staffId: string | null },
) {
  const { confirmed: receivers } = await countAudience(transaction);
  if (receivers === 0) {
    throw new AppError(
      'conflict',
      msg`The newsletter has no confirmed subscribers yet: there is no one to send it to.`,
    );
  }
  const slug = await findFreeSlug(transaction, fields.title);
  const { title, summary, body } = fields;
  await transaction
    .updateTable('newsletter_issues')
    .set({ state: 'sending', slug, title, summary, body, receivers, scheduled_for: null, scheduled_by: null })
    .set({ turn: 1, started_at: sql`now()`, turn_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await queue.enqueue(transaction, 'send-newsletter', { issueId: id, turn: 1 });
  const after = { title, slug, receivers };
  await noteOnIssue(transaction, id, { staffId, action: 'newsletter.send', after });
}

/** A slug from the title. */
function findFreeSlug(transaction: Database, title: string): Promise<string> {
  return numberSlug(slugOf(title, 70) || 'issue', async (slug) => {
    const other = await transaction
      .selectFrom('newsletter_issues')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return !other;
  });
}

/**
 * Cancels the schedule, or stops a sending: waiting mails are withdrawn. Returns the number stopped, null
 * for a schedule. Throws `conflict` if there is nothing to stop.
 */
export async function stopSending(
  database: Database,
  { issueId, staffId }: { issueId: string; staffId: string | null },
): Promise<number | null> {
  return database.transaction().execute(async (transaction) => {
    const issue = await lockIssue(transaction, issueId);
    if (issue.scheduled_for) {
      await setSchedule(transaction, 'newsletter_issues', issueId, null);
      const before = { scheduledFor: issue.scheduled_for };
      await noteOnIssue(transaction, issueId, { staffId, action: 'newsletter.unschedule', before });
      return null;
    }
    if (issue.state !== 'sending') {
      throw new AppError('conflict', msg`This issue is not under way: there is nothing to stop.`);
    }
    await withdrawQueued(transaction, issueId);
    await transaction
      .updateTable('newsletter_issues')
      .set({ state: 'stopped', finished_at: sql`now()` })
      .where('id', '=', issueId)
      .execute();
    const { left } = await transaction
      .selectFrom('newsletter_deliveries')
      .select(sql<number>`count(*)::int`.as('left'))
      .where('issue_id', '=', issueId)
      .executeTakeFirstOrThrow();
    const after = { receivers: issue.receivers, left };
    await noteOnIssue(transaction, issueId, { staffId, action: 'newsletter.stop', after });
    return Math.max(0, issue.receivers - left);
  });
}

/** Stops every issue that is under way or scheduled: the newsletter was switched off. */
export async function stopAllSendings(database: Database): Promise<void> {
  const issues = await database
    .selectFrom('newsletter_issues')
    .select('id')
    .where(({ or, eb }) => or([eb('state', '=', 'sending'), eb('scheduled_for', 'is not', null)]))
    .execute();
  for (const { id: issueId } of issues) {
    await stopSending(database, { issueId, staffId: null }).catch((error: unknown) => {
      // Its last batch was sent meanwhile.
      if (!(error instanceof AppError)) throw error;
    });
  }
}

async function withdrawQueued(transaction: Database, issueId: string) {
  const queued = await transaction
    .selectFrom('newsletter_deliveries')
    .select('queue_id')
    .where('issue_id', '=', issueId)
    .where('state', '=', 'queued')
    .execute();
  const withdrawn = await withdrawMails(
    transaction,
    queued.map(({ queue_id: id }) => id),
  );
  if (withdrawn.length === 0) return;
  await transaction.deleteFrom('newsletter_deliveries').where('queue_id', 'in', withdrawn).execute();
}

/** Starts due issues. Incomplete ones become drafts; those scheduled by a suspended colleague wait. */
export async function sendDueIssues(
  { database, queue }: Pick<Parts, 'database' | 'queue'>,
  now = new Date(),
): Promise<void> {
  for (let isDone = false; !isDone;) {
    isDone = await database.transaction().execute(async (transaction) => {
      const issue = await lockDue(transaction, 'newsletter_issues', now);
      if (!issue) return true;
      await beginDue({ database: transaction, queue }, issue);
      return false;
    });
  }
}

async function beginDue(parts: Pick<Parts, 'database' | 'queue'>, issue: Issue) {
  try {
    await begin(parts, issue, { fields: requireSendable(issue.draft), staffId: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await setSchedule(parts.database, 'newsletter_issues', issue.id, null);
  }
}

interface Batch {
  issueId: string;
  turn: number;
}

interface Receiver {
  id: string;
  email: string;
  stop_secret: string;
  language: Language | null;
}

/**
 * Queues the next batch of an issue’s mails and the batch after it in one transaction, so that a crash
 * repeats or loses nothing. A batch that was handled does nothing.
 */
export async function sendBatch(services: Parts, { issueId, turn }: Batch): Promise<void> {
  // The next minute stops it.
  if (!board.has('newsletter')) return;
  const { database, queue, config } = services;
  const noted = await recordDeliveries(database, issueId);
  await database.transaction().execute(async (transaction) => {
    // Of two processes with the same turn, the second waits here and finds another number.
    const issue = await transaction
      .selectFrom('newsletter_issues')
      .selectAll()
      .where('id', '=', issueId)
      .where('turn', '=', turn)
      .where('state', '=', 'sending')
      .forUpdate()
      .executeTakeFirst();
    if (!issue) return;
    const waiting = await countWaiting(transaction, issueId);
    const room = Math.min(batchSize, maxWaiting - waiting);
    const receivers = room > 0 ? await lockReceivers(transaction, issue, room) : [];
    await handOver({ database: transaction, queue, config }, issue, receivers);
    const isDone = waiting === 0 && receivers.length === 0;
    await recordBatch(transaction, issue, { reached: receivers.at(-1)?.id, isDone });
    // A mail server that takes nothing is not asked every second: `resumeSendings` continues.
    if (isDone || (receivers.length === 0 && noted === 0)) return;
    const isFull = receivers.length === batchSize;
    await queue.enqueue(
      transaction,
      'send-newsletter',
      { issueId, turn: turn + 1 },
      isFull ? 0 : pauseSeconds,
    );
  });
}

async function countWaiting(transaction: Database, issueId: string): Promise<number> {
  const { waiting } = await transaction
    .selectFrom('newsletter_deliveries')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('issue_id', '=', issueId)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return waiting;
}

/**
 * The next subscribers, confirmed before the start and not stopped since, locked so that an unsubscription
 * waits and then finds the mail to withdraw.
 */
async function lockReceivers(
  transaction: Database,
  { id, reached }: Issue,
  count: number,
): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select id, email, stop_secret, language from newsletter_subscribers subscriber
    where confirmed_at <= (select started_at from newsletter_issues where id = ${id}) and stopped_at is null
      ${reached === null ? sql`` : sql`and id > ${reached}`}
      and not exists (
        select from newsletter_deliveries where issue_id = ${id} and subscriber_id = subscriber.id
      )
      -- Who is leaving the board gets no mail of it.
      and not exists (
        select from users
        where lower(users.email) = subscriber.email and email_confirmed_at is not null and deletion_due_at is not null
      )
    order by id limit ${count}
    for share of subscriber
  `.execute(transaction);
  return rows;
}

async function handOver(
  { database: transaction, queue, config: { publicUrl } }: Parts,
  { id: issueId, title, summary, body, slug }: Issue,
  receivers: readonly Receiver[],
) {
  if (receivers.length === 0) return;
  const issue: MailedIssue = {
    title,
    summary,
    body: await renderMailInThread(body, publicUrl),
    slug: slug ?? '',
    publicUrl,
  };
  const deliveries = [];
  for (const { id: subscriberId, email, stop_secret: stopSecret, language } of receivers) {
    const mail = issueMail({ email, language: languageFor(language) }, stopSecret, issue);
    const queueId = await queue.enqueue(transaction, 'send-mail', mail);
    deliveries.push({ id: newId(), issue_id: issueId, subscriber_id: subscriberId, queue_id: queueId });
  }
  await transaction.insertInto('newsletter_deliveries').values(deliveries).execute();
}

async function recordBatch(
  transaction: Database,
  issue: Issue,
  { reached, isDone }: { reached: string | undefined; isDone: boolean },
) {
  await transaction
    .updateTable('newsletter_issues')
    .set({ turn: issue.turn + 1, turn_at: sql`now()`, reached: reached ?? issue.reached })
    .$if(isDone, (update) => update.set({ state: 'sent', finished_at: sql`now()` }))
    .where('id', '=', issue.id)
    .execute();
}

/** Resumes a sending without a recent batch: its process died, or the mail server was slow. */
export async function resumeSendings({ database, queue }: Pick<Parts, 'database' | 'queue'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const idle = await transaction
      .updateTable('newsletter_issues')
      // Other processes skip it meanwhile.
      .set({ turn_at: sql`now()` })
      .where('state', '=', 'sending')
      .where('turn_at', '<', sql<Date>`now() - make_interval(secs => ${idleSeconds}::int)`)
      .returning(['id', 'turn'])
      .execute();
    for (const { id: issueId, turn } of idle) {
      await queue.enqueue(transaction, 'send-newsletter', { issueId, turn });
    }
  });
}
