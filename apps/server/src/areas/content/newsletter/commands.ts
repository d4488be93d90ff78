import type { IssueDraft } from '@waymark/contract/content/issues';
import type { SentMailState } from '@waymark/contract/identity/mail-choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Selectable } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { mailState } from '../../../platform/mail/mail-state-queries.ts';
import { noteStaffAction, type AuditEntry } from '../../identity/audit/commands.ts';
import { refuseMoreDrafts } from '../drafts/commands.ts';
import { savedElsewhere } from '../drafts/rules.ts';
import { noSuchIssue } from './queries.ts';
import { isAboutAddress, emptyDraft } from './rules.ts';

/** Drafts at most. */
const draftsLimit = 200;

/** Deliveries per statement. */
const deliveriesPerStatement = 500;

/** Deletes addresses that were not confirmed in time, and those that unsubscribed some time ago. */
export async function sweepSubscribers(database: Database, now = new Date()): Promise<void> {
  await sql`
    delete from newsletter_subscribers
    where (confirmed_at is null and confirm_expires_at < ${now})
      or (stopped_at < ${now}::timestamptz - make_interval(days => ${board.settings.retention.stoppedNewsletterDays}::int)
        and (confirm_expires_at is null or confirm_expires_at < ${now}))
  `.execute(database);
}

interface Delivery {
  id: string;
  subscriberId: string | null;
  state: Exclude<SentMailState, 'waiting'>;
  reason: string;
}

/**
 * Records the delivery results of an issue’s mails, or of all, before the mail log deletes them, and
 * unsubscribes permanently refused addresses. Returns the number recorded.
 */
export async function recordDeliveries(database: Database, issueId?: string): Promise<number> {
  for (let noted = 0; ;) {
    const outcomes = await listDeliveries(database, issueId);
    if (outcomes.length === 0) return noted;
    await database.transaction().execute(async (transaction) => {
      // Subscribers before their mails, in the same order as unsubscribing.
      await stopRefused(transaction, outcomes);
      await setState(transaction, outcomes, 'sent');
      await setState(transaction, outcomes, 'failed');
    });
    noted += outcomes.length;
  }
}

/** Records a bounced mail with its issue, and unsubscribes an address that takes none. */
export async function recordBounce(transaction: Database, mailId: string, reason: string): Promise<void> {
  const delivery = await transaction
    .selectFrom('newsletter_deliveries')
    .select(['id', 'subscriber_id as subscriberId'])
    .where('queue_id', '=', mailId)
    .executeTakeFirst();
  if (!delivery) return;
  await stopRefused(transaction, [{ ...delivery, state: 'bounced', reason }]);
  await sql`update newsletter_deliveries set state = 'failed' where id = ${delivery.id}`.execute(transaction);
}

async function listDeliveries(database: Database, issueId: string | undefined): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select * from (
      select delivery.id, subscriber_id as "subscriberId", ${mailState} as state, coalesce(reason, '') as reason
      from newsletter_deliveries delivery left join mail_sends on mail_sends.id = delivery.queue_id
      where delivery.state = 'queued' ${issueId === undefined ? sql`` : sql`and issue_id = ${issueId}`}
    ) outcome where state <> 'waiting' limit ${deliveriesPerStatement}
  `.execute(database);
  return rows;
}

async function setState(transaction: Database, outcomes: readonly Delivery[], state: 'sent' | 'failed') {
  const ids = outcomes.filter((outcome) => (outcome.state === 'sent') === (state === 'sent'));
  await sql`
    update newsletter_deliveries set state = ${state}
    where id = any(${ids.map(({ id }) => id)}::uuid[]) and newsletter_deliveries.state = 'queued'
  `.execute(transaction);
}

async function stopRefused(transaction: Database, outcomes: readonly Delivery[]) {
  const refused = outcomes.flatMap(({ state, reason, subscriberId }) =>
    state === 'bounced' && subscriberId !== null && isAboutAddress(reason) ? [subscriberId] : [],
  );
  await sql`
    update newsletter_subscribers set stopped_at = now(), stop_reason = 'refused', confirm_hash = null,
      confirm_expires_at = null
    where id = any(${refused}::uuid[]) and confirmed_at is not null and stopped_at is null
  `.execute(transaction);
}

export type Issue = Selectable<Tables['newsletter_issues']>;

export interface Which {
  issueId: string;
  staffId: string;
}

/** Creates an issue and returns its id. Throws `conflict` at the limit of drafts. */
export async function beginIssue(database: Database, staffId: string): Promise<string> {
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    await refuseMoreDrafts(transaction, 'newsletter_issues', {
      limit: draftsLimit,
      refusal: msg`There are ${draftsLimit} drafts. Send or delete one before you start another.`,
    });
    await transaction
      .insertInto('newsletter_issues')
      .values({ id, draft: JSON.stringify(emptyDraft) })
      .execute();
    await noteOnIssue(transaction, id, { staffId, action: 'newsletter.begin' });
  });
  return id;
}

/**
 * Saves a draft and returns its new version. Throws `not_found`, or `conflict` for an outdated version and
 * for a sent issue.
 */
export async function saveDraft(
  database: Database,
  issueId: string,
  { version, draft }: { version: number; draft: IssueDraft },
): Promise<number> {
  // The version in the condition lets one of two windows through.
  const saved = await database
    .updateTable('newsletter_issues')
    .set({ draft: JSON.stringify(draft), draft_version: version + 1, draft_saved_at: sql`now()` })
    .where('id', '=', issueId)
    .where('state', '=', 'draft')
    .where('draft_version', '=', version)
    .returning('draft_version')
    .executeTakeFirst();
  if (saved) return saved.draft_version;
  const known = await database
    .selectFrom('newsletter_issues')
    .select('state')
    .where('id', '=', issueId)
    .executeTakeFirst();
  if (!known) throw noSuchIssue();
  throw known.state === 'draft' ? savedElsewhere('issue') : onItsWay();
}

/** Deletes a draft. Throws `not_found`, or `conflict` for a sent issue. */
export async function deleteDraft(database: Database, { issueId, staffId }: Which): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { draft } = await lockDraft(transaction, issueId);
    const before = { title: draft.title };
    await noteOnIssue(transaction, issueId, { staffId, action: 'newsletter.delete', before });
    await transaction.deleteFrom('newsletter_issues').where('id', '=', issueId).execute();
  });
}

/** Locks an issue. Throws `not_found`. */
export async function lockIssue(transaction: Database, issueId: string): Promise<Issue> {
  const issue = await transaction
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', issueId)
    .forUpdate()
    .executeTakeFirst();
  if (!issue) throw noSuchIssue();
  return issue;
}

/** The same for a draft. Throws `conflict` if it was sent or has another version. */
export async function lockDraft(transaction: Database, issueId: string, version?: number): Promise<Issue> {
  const issue = await lockIssue(transaction, issueId);
  if (issue.state !== 'draft') throw onItsWay();
  if (version !== undefined && issue.draft_version !== version) throw savedElsewhere('issue');
  return issue;
}

function onItsWay(): AppError {
  return new AppError(
    'conflict',
    msg`This issue has just been sent, so it can no longer be changed. Load the page again to see how far it is.`,
  );
}

/** Records an action in the staff log; `staffId` is null for the queue. */
export async function noteOnIssue(
  transaction: Database,
  issueId: string,
  entry: Pick<AuditEntry, 'staffId' | 'action' | 'before' | 'after'>,
): Promise<void> {
  await noteStaffAction(transaction, { ...entry, subjectKind: 'newsletter', subjectId: issueId });
}
