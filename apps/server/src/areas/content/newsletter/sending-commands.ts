import type { SendableIssue } from '@waymark/contract/content/issues';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { withdrawMails } from '../../../platform/mail/withdraw-mails.ts';
import type { Services } from '../../../platform/services.ts';
import { isStillSet } from '../../identity/accounts/queries.ts';
import { slugOf } from '../blog/rules.ts';
import { lockDraft, lockIssue, noteOnIssue } from './commands.ts';
import type { Issue, Which } from './commands.ts';
import { testMail } from './emails/issue.ts';
import { countAudience } from './queries.ts';
import { readMoment, requireSendable, renderForMail } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** Mails an issue of the version that was read to whoever writes it. Throws `invalid_input` for what is missing. */
export async function sendTest(
  { database, queue, config: { publicUrl } }: Parts,
  { issueId, staffId, version, to }: Which & { version: number; to: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { draft } = await lockDraft(transaction, issueId, version);
    const { title, summary, body } = requireSendable(draft);
    const mail = testMail(to, { title, summary, body: renderForMail(body, publicUrl), publicUrl });
    await queue.enqueue(transaction, 'send-mail', mail);
    await noteOnIssue(transaction, issueId, { staffId, action: 'newsletter.test' });
  });
}

/**
 * Begins to send an issue of the version that was read, or sets the moment at which the queue does. Gives that moment,
 * null for now. Throws `invalid_input` for what is missing and for a time that has passed, `conflict` for another
 * version, for an issue that a colleague has sent, and where nobody would get it.
 */
export async function sendIssue(
  { database, queue }: Pick<Parts, 'database' | 'queue'>,
  { issueId, staffId, version, at }: Which & { version: number; at: string | null },
  now = new Date(),
): Promise<Date | null> {
  return database.transaction().execute(async (transaction) => {
    const issue = await lockDraft(transaction, issueId, version);
    const fields = requireSendable(issue.draft);
    const moment = readMoment(at, now);
    if (moment === null) {
      await begin({ database: transaction, queue }, issue, { fields, staffId });
      return null;
    }
    await setMoment(transaction, issueId, { moment, staffId });
    await noteOnIssue(transaction, issueId, {
      staffId,
      action: 'newsletter.schedule',
      before: { scheduledFor: issue.scheduled_for },
      after: { title: fields.title, scheduledFor: moment },
    });
    return moment;
  });
}

const nobodys = { moment: null, staffId: null };

async function setMoment(
  transaction: Kysely<Tables>,
  issueId: string,
  { moment, staffId }: { moment: Date | null; staffId: string | null },
): Promise<void> {
  await transaction
    .updateTable('newsletter_issues')
    .set({ scheduled_for: moment, scheduled_by: staffId })
    .where('id', '=', issueId)
    .execute();
}

/** From here on the text stays as it is. `staffId` is null for the queue. */
async function begin(
  { database: transaction, queue }: Pick<Parts, 'database' | 'queue'>,
  { id }: Issue,
  { fields, staffId }: { fields: SendableIssue; staffId: string | null },
): Promise<void> {
  const { confirmed: receivers } = await countAudience(transaction);
  if (receivers === 0) {
    throw new AppError('conflict', 'Nobody has confirmed the newsletter yet: there is nobody to send it to.');
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

/** By the title; where that is taken, with the next number. */
async function findFreeSlug(transaction: Kysely<Tables>, title: string): Promise<string> {
  const wanted = slugOf(title, 70) || 'issue';
  for (let number = 1; number < 100; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const other = await transaction
      .selectFrom('newsletter_issues')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!other) return slug;
  }
  return `${wanted}-${newId()}`.slice(0, 80);
}

/**
 * Takes the day away, or stops what is under way: mails whose turn has not come do not leave. Gives how many were
 * stopped, null for a day. Throws `conflict` where there is nothing to stop.
 */
export async function stopSending(
  database: Kysely<Tables>,
  { issueId, staffId }: Which,
): Promise<number | null> {
  return database.transaction().execute(async (transaction) => {
    const issue = await lockIssue(transaction, issueId);
    if (issue.scheduled_for) {
      await setMoment(transaction, issueId, nobodys);
      const before = { scheduledFor: issue.scheduled_for };
      await noteOnIssue(transaction, issueId, { staffId, action: 'newsletter.unschedule', before });
      return null;
    }
    if (issue.state !== 'sending') {
      throw new AppError('conflict', 'This issue is not under way: there is nothing to stop.');
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

async function withdrawQueued(transaction: Kysely<Tables>, issueId: string): Promise<void> {
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

/** Begins what is due. An issue that cannot be sent then is a draft again; one of a suspended colleague waits. */
export async function sendDueIssues(
  { database, queue }: Pick<Parts, 'database' | 'queue'>,
  now = new Date(),
): Promise<void> {
  for (let isDone = false; !isDone;) {
    isDone = await database.transaction().execute(async (transaction) => {
      const issue = await transaction
        .selectFrom('newsletter_issues')
        .selectAll()
        .where('scheduled_for', '<=', now)
        .where(isStillSet)
        .orderBy('scheduled_for')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!issue) return true;
      await beginDue({ database: transaction, queue }, issue);
      return false;
    });
  }
}

async function beginDue(parts: Pick<Parts, 'database' | 'queue'>, issue: Issue): Promise<void> {
  try {
    await begin(parts, issue, { fields: requireSendable(issue.draft), staffId: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await setMoment(parts.database, issue.id, nobodys);
  }
}
