import { sayEnglish } from '@waymark/contract/text/say';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { webhookAgent } from '../../../platform/outbound/agent-constants.ts';
import { OutboundFailure } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import { listMembers } from '../../companies/companies/queries.ts';
import { listAdministrators } from '../../identity/accounts/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import type { WebhookDetail } from '../tables.ts';
import {
  answerMs,
  claimSeconds,
  maxAnswerBytes,
  maxUnderWayOfReceiver,
  maxWaiting,
  pauseSeconds,
} from './constants.ts';
import { webhooksStoppedMail } from './emails/webhooks-stopped.ts';
import { noReceipt, retryAfter, signWebhook, writePayload, type WebhookMessage } from './rules.ts';

/** A delivery that this process sends, with what it takes from its receiver. */
export interface ClaimedDelivery extends WebhookMessage {
  receiverId: string;
  attempts: number;
  isLast: boolean;
  url: string;
  secrets: string[];
  isReceiverFailing: boolean;
}

/**
 * Takes deliveries that are due: of each receiver the oldest, of each object the first alone, so that a receiver hears
 * of an object in order; one at a time where the receiver fails. Two processes never take the same one.
 */
export async function claimDeliveries(
  database: Database,
  limits: { healthy: number; failing: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedRow>`
    with due as (
      select receiver.id as receiver_id, receiver.failures > 0 as is_failing, delivery.id, delivery.sequence
      from webhook_receivers receiver
      cross join lateral (
        select waiting.id, waiting.sequence from webhook_deliveries waiting
        where waiting.receiver_id = receiver.id and waiting.state = 'waiting' and waiting.next_attempt_at <= now()
          and (waiting.claimed_until is null or waiting.claimed_until < now())
          and not exists (
            select from webhook_deliveries earlier
            where earlier.receiver_id = receiver.id and earlier.object_id = waiting.object_id
              and earlier.state = 'waiting' and earlier.sequence < waiting.sequence
          )
        order by waiting.sequence
        limit greatest(0, case when receiver.failures > 0 then 1 else ${maxUnderWayOfReceiver}::int end - (
          select count(*) from webhook_deliveries claimed
          where claimed.receiver_id = receiver.id and claimed.state = 'waiting' and claimed.claimed_until >= now()
        ))
      ) delivery
      where receiver.stop is null and (receiver.paused_until is null or receiver.paused_until <= now())
    ), chosen as (
      select id from (
        select id, is_failing, row_number() over (partition by is_failing order by sequence) as place from due
      ) placed
      where place <= case when is_failing then ${limits.failing}::int else ${limits.healthy}::int end
    )
    update webhook_deliveries delivery
    set claimed_until = now() + make_interval(secs => ${claimSeconds}), attempts = attempts + 1,
      last_attempt_at = now()
    from webhook_receivers receiver
    where delivery.id in (select id from chosen) and receiver.id = delivery.receiver_id
      and delivery.state = 'waiting' and (claimed_until is null or claimed_until < now())
    returning delivery.id, type, detail, occurred_at, receiver_id, attempts, give_up_at <= now() as is_last, url,
      failures > 0 as is_failing, secret,
      case when previous_secret_until > now() then previous_secret end as previous_secret
  `.execute(database);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    detail: row.detail,
    occurredAt: row.occurred_at,
    receiverId: row.receiver_id,
    attempts: row.attempts,
    isLast: row.is_last,
    url: row.url,
    secrets: [row.secret, ...(row.previous_secret === null ? [] : [row.previous_secret])],
    isReceiverFailing: row.is_failing,
  }));
}

interface ClaimedRow {
  id: string;
  type: WebhookMessage['type'];
  detail: WebhookDetail;
  occurred_at: Date;
  receiver_id: string;
  attempts: number;
  is_last: boolean;
  url: string;
  secret: string;
  previous_secret: string | null;
  is_failing: boolean;
}

/** When the next delivery is due that nothing but time holds back; undefined where none waits. */
export async function findNextDue(database: Database): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(next_attempt_at, paused_until, claimed_until)) as at
    from webhook_deliveries join webhook_receivers on webhook_receivers.id = receiver_id
    where state = 'waiting' and stop is null
  `.execute(database);
  return rows[0]?.at ?? undefined;
}

/** Sends a delivery and notes what became of it; one that is cut off by the signal is sent again soon. */
export async function sendDelivery(
  services: Pick<Services, 'database' | 'outbound' | 'config' | 'queue'>,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<void> {
  const { database } = services;
  const outcome = await post(services, delivery, signal);
  if (signal.aborted) return release(database, delivery);
  if (outcome.error === '') return noteArrival(database, delivery, outcome.status);
  await database.transaction().execute(async (transaction) => {
    await noteRefusal(transaction, delivery, outcome);
    await stopHopeless(transaction, services, delivery.receiverId, outcome.status);
  });
}

interface Outcome {
  status: number | null;
  /** A sentence; empty where it arrived. */
  error: string;
}

async function post(
  { outbound, config }: Pick<Services, 'outbound' | 'config'>,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const body = writePayload(delivery, config.publicUrl);
  const { secrets, url } = delivery;
  try {
    const answer = await outbound.ask(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': webhookAgent,
        ...signWebhook(delivery.id, body, { secrets, now: new Date() }),
      },
      body,
      timeoutMs: answerMs,
      maxBytes: maxAnswerBytes,
      // The owner entered this address, not the one that it redirects to.
      maxRedirects: 0,
      signal,
    });
    await answer.discard();
    const { status } = answer;
    if (status >= 200 && status < 300) return { status, error: '' };
    return { status, error: sayEnglish(noReceipt(status)) };
  } catch (error) {
    if (error instanceof OutboundFailure) return { status: null, error: error.message };
    throw error;
  }
}

async function release(database: Database, { id }: ClaimedDelivery): Promise<void> {
  await sql`
    update webhook_deliveries set claimed_until = null, attempts = greatest(0, attempts - 1) where id = ${id}
  `.execute(database);
}

async function noteArrival(
  database: Database,
  { id, receiverId }: ClaimedDelivery,
  status: number | null,
): Promise<void> {
  await sql`
    with arrived as (
      update webhook_deliveries
      set state = 'delivered', claimed_until = null, last_status = ${status}, last_error = ''
      where id = ${id}
    )
    update webhook_receivers
    set failures = 0, failing_since = null, paused_until = null, last_delivered_at = now()
    where id = ${receiverId}
  `.execute(database);
}

async function noteRefusal(
  transaction: Database,
  { id, receiverId, attempts, isLast }: ClaimedDelivery,
  { status, error }: Outcome,
): Promise<void> {
  await sql`
    update webhook_deliveries set
      state = ${isLast ? 'failed' : 'waiting'}, claimed_until = null, last_status = ${status}, last_error = ${error},
      -- The last attempt is made at the end of the time, not after it.
      next_attempt_at = least(
        now() + make_interval(secs => ${retryAfter(attempts)}), greatest(give_up_at, now() + interval '5 seconds')
      )
    where id = ${id}
  `.execute(transaction);
  await sql`
    update webhook_receivers
    set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      paused_until = now() + make_interval(secs => (${[...pauseSeconds]}::int[])[least(failures + 1, ${pauseSeconds.length})])
    where id = ${receiverId}
  `.execute(transaction);
}

/** Switches a receiver off that is gone, has failed for days, or for which too much waits, and mails who owns it. */
async function stopHopeless(
  transaction: Database,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  receiverId: string,
  status: number | null,
): Promise<void> {
  const { rows } = await sql<{ company_id: string | null; url: string; stop: 'gone' | 'failing' | 'behind' }>`
    update webhook_receivers receiver set stop = case
      when ${status === 410} then 'gone'
      when failing_since < now() - interval '3 days' then 'failing'
      else 'behind'
    end
    where id = ${receiverId} and stop is null and (
      ${status === 410} or failing_since < now() - interval '3 days' or (
        select count(*) > ${maxWaiting} from (
          select from webhook_deliveries where receiver_id = receiver.id and state = 'waiting' limit ${maxWaiting + 1}
        ) waiting
      )
    )
    returning company_id, url, stop
  `.execute(transaction);
  const [stopped] = rows;
  if (!stopped) return;
  // Otherwise all waiting deliveries would be sent at once, and late, when it is switched on again.
  await sql`
    update webhook_deliveries set state = 'failed', claimed_until = null
    where receiver_id = ${receiverId} and state = 'waiting'
  `.execute(transaction);
  const owners = await (stopped.company_id === null
    ? listAdministrators(transaction)
    : listMembers(transaction, stopped.company_id, 'owner'));
  for (const owner of owners) {
    const mail = webhooksStoppedMail(recipientOf(owner), {
      url: stopped.url,
      stop: stopped.stop,
      isOfBoard: stopped.company_id === null,
      publicUrl: config.publicUrl,
    });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: owner.id });
  }
}
