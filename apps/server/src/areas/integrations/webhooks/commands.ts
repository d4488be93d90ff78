import {
  deliveryKeptDays,
  maxReceivers,
  secretOverlapHours,
  webhookTest,
} from '@waymark/contract/integrations/webhook-choices';
import type { WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { isPublicAddress, addressOfHost } from '../../../platform/outbound/address-rules.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { webhooksChannel } from './constants.ts';
import { getReceiver, type ReceiverOwner } from './queries.ts';
import { newWebhookSecret } from './rules.ts';

interface ReceiverInput {
  url: string;
  name: string;
  events: WebhookReceiver['events'];
}

/**
 * Adds a receiver; the secret is told here and nowhere else. Throws `conflict` for one too many, and
 * `invalid_input` for an address that is not to be asked.
 */
export async function createReceiver(
  database: Kysely<Tables>,
  owner: ReceiverOwner,
  input: ReceiverInput,
  allowedHosts: readonly string[],
): Promise<{ data: WebhookReceiver; secret: string }> {
  refuseAddress(input.url, allowedHosts);
  const secret = newWebhookSecret();
  const id = newId();
  await database.transaction().execute(async (transaction) => {
    // Two at once must not both be the last one.
    await sql`select pg_advisory_xact_lock(hashtext('webhook-receivers'), hashtext(${owner ?? ''}))`.execute(
      transaction,
    );
    const { count } = await transaction
      .selectFrom('webhook_receivers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', 'is not distinct from', owner)
      .executeTakeFirstOrThrow();
    if (count >= maxReceivers)
      throw new AppError('conflict', msg`There are ${maxReceivers} receivers already. Remove one first.`);
    await transaction
      .insertInto('webhook_receivers')
      .values({ id, company_id: owner, ...input, events: eventsOf(owner, input), secret, ...unused })
      .execute();
  });
  return { data: await getReceiver(database, owner, id), secret };
}

const unused = {
  previous_secret: null,
  previous_secret_until: null,
  stop: null,
  failing_since: null,
  paused_until: null,
  last_delivered_at: null,
};

/** Changes a receiver; switching it on again resets its failures. Throws `not_found` and `invalid_input`. */
export async function changeReceiver(
  database: Database,
  owner: ReceiverOwner,
  { receiverId, isOn, ...input }: ReceiverInput & { receiverId: string; isOn: boolean },
  allowedHosts: readonly string[],
): Promise<WebhookReceiver> {
  refuseAddress(input.url, allowedHosts);
  await database
    .updateTable('webhook_receivers')
    .set({ ...input, events: eventsOf(owner, input), failures: 0, failing_since: null, paused_until: null })
    .set({ stop: isOn ? null : 'person' })
    .where('id', '=', receiverId)
    .where('company_id', 'is not distinct from', owner)
    .execute();
  if (isOn) await wake(database);
  return getReceiver(database, owner, receiverId);
}

/** Removes a receiver with its log. Throws `not_found`. */
export async function removeReceiver(
  database: Database,
  owner: ReceiverOwner,
  receiverId: string,
): Promise<void> {
  await getReceiver(database, owner, receiverId);
  await database
    .deleteFrom('webhook_receivers')
    .where('id', '=', receiverId)
    .where('company_id', 'is not distinct from', owner)
    .execute();
}

/** Makes a new secret; the one before signs beside it for a day, an older one no more. Throws `not_found`. */
export async function rotateSecret(
  database: Database,
  owner: ReceiverOwner,
  receiverId: string,
): Promise<{ data: WebhookReceiver; secret: string }> {
  const secret = newWebhookSecret();
  await database
    .updateTable('webhook_receivers')
    .set({
      secret,
      previous_secret: sql`secret`,
      previous_secret_until: sql<Date>`now() + make_interval(hours => ${secretOverlapHours})`,
    })
    .where('id', '=', receiverId)
    .where('company_id', 'is not distinct from', owner)
    .execute();
  return { data: await getReceiver(database, owner, receiverId), secret };
}

/** Enqueues an event that says nothing. Throws `not_found`, and `conflict` while the receiver is off. */
export async function sendTest(database: Database, owner: ReceiverOwner, receiverId: string): Promise<void> {
  await requireOn(database, owner, receiverId);
  await database
    .insertInto('webhook_deliveries')
    .values({
      id: newId(),
      receiver_id: receiverId,
      type: webhookTest,
      object_id: receiverId,
      detail: '{}',
      claimed_until: null,
      last_attempt_at: null,
      last_status: null,
    })
    .execute();
  await wake(database);
}

/**
 * Sends what was given up once more, in its order. Gives how many. Throws `not_found`, and `conflict` while the receiver
 * is off or where there is nothing to send.
 */
export async function replayFailed(
  database: Database,
  owner: ReceiverOwner,
  receiverId: string,
): Promise<number> {
  await requireOn(database, owner, receiverId);
  const { numUpdatedRows } = await database
    .updateTable('webhook_deliveries')
    .set(fromTheBeginning)
    .where('receiver_id', '=', receiverId)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new AppError('conflict', msg`Nothing was given up, so there is nothing to resend.`);
  await wake(database);
  return Number(numUpdatedRows);
}

const fromTheBeginning = {
  state: 'waiting',
  attempts: 0,
  next_attempt_at: sql<Date>`now()`,
  give_up_at: sql<Date>`now() + interval '3 days'`,
  claimed_until: null,
  last_error: '',
} as const;

/**
 * Sends one delivery now: one that waits, with those before it of the same object, or once more one that was delivered
 * or given up. Throws `not_found`, and `conflict` while the receiver is off or where it is being sent.
 */
export async function sendNow(
  database: Kysely<Tables>,
  owner: ReceiverOwner,
  { receiverId, deliveryId, userId }: { receiverId: string; deliveryId: string; userId: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await requireOn(transaction, owner, receiverId);
    // A process that takes it meanwhile waits for this, and the other way round: it is never sent twice.
    const delivery = await transaction
      .selectFrom('webhook_deliveries')
      .select(['state', 'object_id', 'sequence'])
      .select(sql<boolean>`coalesce(claimed_until >= now(), false)`.as('isUnderWay'))
      .where('receiver_id', '=', receiverId)
      .where('id', '=', deliveryId)
      .forUpdate()
      .executeTakeFirst();
    if (!delivery) throw new AppError('not_found', msg`There is no such delivery.`);
    if (delivery.state !== 'waiting') {
      await transaction
        .updateTable('webhook_deliveries')
        .set(fromTheBeginning)
        .where('id', '=', deliveryId)
        .execute();
    } else if (delivery.isUnderWay) {
      throw new AppError('conflict', msg`It is being sent right now. Reload the page to see the result.`);
    } else {
      await hasten(transaction, receiverId, delivery);
    }
    if (owner === null)
      await noteStaffAction(transaction, {
        staffId: userId,
        action: 'webhook.send-now',
        subjectKind: 'webhook',
        subjectId: deliveryId,
        before: { state: delivery.state },
      });
    await wake(transaction);
  });
}

/** A receiver hears of an object in order, so what comes before goes first; its pause after a failure ends. */
async function hasten(
  transaction: Database,
  receiverId: string,
  { object_id: objectId, sequence }: { object_id: string; sequence: string | number | bigint },
): Promise<void> {
  await sql`
    update webhook_deliveries set next_attempt_at = now()
    where receiver_id = ${receiverId} and object_id = ${objectId} and state = 'waiting' and sequence <= ${sequence}
      and next_attempt_at > now()
  `.execute(transaction);
  await sql`update webhook_receivers set paused_until = null where id = ${receiverId}`.execute(transaction);
}

async function requireOn(database: Database, owner: ReceiverOwner, receiverId: string): Promise<void> {
  const { stop } = await getReceiver(database, owner, receiverId);
  if (stop !== null)
    throw new AppError('conflict', msg`This receiver is switched off. Switch it on first, then send.`);
}

/** Removes the receivers of companies without members: there is nobody who could repair them. */
export async function removeDeserted(
  transaction: Database,
  companyIds: readonly string[],
): Promise<string[]> {
  await transaction.deleteFrom('webhook_receivers').where('company_id', 'in', companyIds).execute();
  return [];
}

/** Removes what companies' systems were told of an application that has ended. */
export async function removeDeliveriesOf(
  transaction: Database,
  { id, companyId }: { id: string; companyId: string },
): Promise<void> {
  await sql`
    delete from webhook_deliveries where object_id = ${id}
      and receiver_id in (select id from webhook_receivers where company_id = ${companyId})
  `.execute(transaction);
}

/** Forgets what was delivered or given up long ago. */
export async function forgetOldDeliveries(database: Database): Promise<void> {
  await sql`
    delete from webhook_deliveries
    where state <> 'waiting' and occurred_at < now() - make_interval(days => ${deliveryKeptDays})
  `.execute(database);
}

/** The board hears of no applications. */
function eventsOf(owner: ReceiverOwner, { events }: ReceiverInput): WebhookReceiver['events'] {
  if (owner === null && events.some((event) => event.startsWith('application.')))
    throw new AppError('invalid_input', msg`The board can be told of jobs only.`, {
      fields: { events: msg`Choose among the events of jobs.` },
    });
  return events;
}

/**
 * Refuses addresses that cannot work: only HTTPS, except for hosts that the operator has allowed. Host names are checked
 * at the connection.
 */
function refuseAddress(text: string, allowedHosts: readonly string[]): void {
  const url = new URL(text);
  if (allowedHosts.includes(url.hostname) || allowedHosts.includes(url.host)) return;
  const address = addressOfHost(url.hostname);
  const problem =
    url.protocol !== 'https:'
      ? msg`Webhooks are sent over HTTPS alone. Enter an address that begins with https://.`
      : url.username || url.password
        ? msg`The address must not hold a user name or a password. The signature proves who sends.`
        : address !== undefined && !isPublicAddress(address)
          ? msg`This address is not on the public internet. Enter one that everybody can reach.`
          : undefined;
  if (problem) throw new AppError('invalid_input', problem, { fields: { url: problem } });
}

const wake = (database: Database) => sql`select pg_notify(${webhooksChannel}, '')`.execute(database);
