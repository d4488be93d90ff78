import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteOutcomes } from './commands.ts';
import type { Issue } from './commands.ts';
import { batchSize, idleSeconds, mostWaiting, pauseSeconds } from './constants.ts';
import { issueMail } from './emails/issue.ts';
import type { MailedIssue } from './emails/issue.ts';
import { renderForMail } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

interface Turn {
  issueId: string;
  turn: number;
}

interface Receiver {
  id: string;
  email: string;
  stop_secret: string;
}

/**
 * Hands the next mails of an issue over to be sent, and enqueues the turn after it in the same transaction: what dies
 * in between is done again, and nothing of it has happened. A turn that was taken already does nothing.
 */
export async function takeTurn(services: Parts, { issueId, turn }: Turn): Promise<void> {
  const { database, queue, config } = services;
  const noted = await noteOutcomes(database, issueId);
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
    const room = Math.min(batchSize, mostWaiting - waiting);
    const receivers = room > 0 ? await lockReceivers(transaction, issue, room) : [];
    await handOver({ database: transaction, queue, config }, issue, receivers);
    const isDone = waiting === 0 && receivers.length === 0;
    await noteTurn(transaction, issue, { reached: receivers.at(-1)?.id, isDone });
    // Where a mail server takes nothing, nothing is asked anew each second: `resumeSendings` goes on.
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

async function countWaiting(transaction: Kysely<Tables>, issueId: string): Promise<number> {
  const { waiting } = await transaction
    .selectFrom('newsletter_deliveries')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('issue_id', '=', issueId)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return waiting;
}

/**
 * Who comes next: confirmed before it began and not stopped since. Their rows are held, so that whoever stops the
 * newsletter meanwhile waits, and then finds the mail to withdraw.
 */
async function lockReceivers(
  transaction: Kysely<Tables>,
  { id, reached }: Issue,
  count: number,
): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select id, email, stop_secret from newsletter_subscribers subscriber
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
): Promise<void> {
  if (receivers.length === 0) return;
  const issue: MailedIssue = {
    title,
    summary,
    body: renderForMail(body, publicUrl),
    slug: slug ?? '',
    publicUrl,
  };
  const deliveries = [];
  for (const { id: subscriberId, email, stop_secret: stopSecret } of receivers) {
    const queueId = await queue.enqueue(transaction, 'send-mail', issueMail(email, stopSecret, issue));
    deliveries.push({ id: newId(), issue_id: issueId, subscriber_id: subscriberId, queue_id: queueId });
  }
  await transaction.insertInto('newsletter_deliveries').values(deliveries).execute();
}

async function noteTurn(
  transaction: Kysely<Tables>,
  issue: Issue,
  { reached, isDone }: { reached: string | undefined; isDone: boolean },
): Promise<void> {
  await transaction
    .updateTable('newsletter_issues')
    .set({ turn: issue.turn + 1, turn_at: sql`now()`, reached: reached ?? issue.reached })
    .$if(isDone, (update) => update.set({ state: 'sent', finished_at: sql`now()` }))
    .where('id', '=', issue.id)
    .execute();
}

/** Takes up what has taken no turn for a while: its process died, or the mail server let it wait. */
export async function resumeSendings({ database, queue }: Pick<Parts, 'database' | 'queue'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const idle = await transaction
      .updateTable('newsletter_issues')
      // Nobody else takes it up meanwhile.
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
