import { sql, type Kysely } from 'kysely';
import type { SentMailState } from '@waymark/contract/office/choices/sent-mails';
import type { Tables } from '../../../platform/database/tables.ts';
import { mailState } from '../../../platform/mail/mail-state-queries.ts';
import { outcomesAtOnce } from './constants.ts';
import { isAboutAddress } from './rules.ts';

interface Outcome {
  id: string;
  subscriberId: string | null;
  state: Exclude<SentMailState, 'waiting'>;
  reason: string;
}

/**
 * Notes what has become of the mails of an issue, or of all, before the record of mails forgets them, and stops the
 * newsletter for addresses that a mail server refuses for good. Gives how many that were.
 */
export async function noteOutcomes(database: Kysely<Tables>, issueId?: string): Promise<number> {
  for (let noted = 0; ;) {
    const outcomes = await listOutcomes(database, issueId);
    if (outcomes.length === 0) return noted;
    await database.transaction().execute(async (transaction) => {
      // Subscribers before their mails, as whoever stops the newsletter takes them.
      await stopRefused(transaction, outcomes);
      await setState(transaction, outcomes, 'sent');
      await setState(transaction, outcomes, 'failed');
    });
    noted += outcomes.length;
  }
}

/** A mail that had been sent has come back: notes it with its issue, and stops for an address that takes none. */
export async function noteReturned(
  transaction: Kysely<Tables>,
  mailId: string,
  reason: string,
): Promise<void> {
  const delivery = await transaction
    .selectFrom('newsletter_deliveries')
    .select(['id', 'subscriber_id as subscriberId'])
    .where('queue_id', '=', mailId)
    .executeTakeFirst();
  if (!delivery) return;
  await stopRefused(transaction, [{ ...delivery, state: 'bounced', reason }]);
  await sql`update newsletter_deliveries set state = 'failed' where id = ${delivery.id}`.execute(transaction);
}

async function listOutcomes(database: Kysely<Tables>, issueId: string | undefined): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select * from (
      select delivery.id, subscriber_id as "subscriberId", ${mailState} as state, coalesce(reason, '') as reason
      from newsletter_deliveries delivery left join mail_sends on mail_sends.id = delivery.queue_id
      where delivery.state = 'queued' ${issueId === undefined ? sql`` : sql`and issue_id = ${issueId}`}
    ) outcome where state <> 'waiting' limit ${outcomesAtOnce}
  `.execute(database);
  return rows;
}

async function setState(
  transaction: Kysely<Tables>,
  outcomes: readonly Outcome[],
  state: 'sent' | 'failed',
): Promise<void> {
  const ids = outcomes.filter((outcome) => (outcome.state === 'sent') === (state === 'sent'));
  await sql`
    update newsletter_deliveries set state = ${state}
    where id = any(${ids.map(({ id }) => id)}::uuid[]) and newsletter_deliveries.state = 'queued'
  `.execute(transaction);
}

async function stopRefused(transaction: Kysely<Tables>, outcomes: readonly Outcome[]): Promise<void> {
  const refused = outcomes.flatMap(({ state, reason, subscriberId }) =>
    state === 'bounced' && subscriberId !== null && isAboutAddress(reason) ? [subscriberId] : [],
  );
  await sql`
    update newsletter_subscribers set stopped_at = now(), stop_reason = 'refused', confirm_hash = null,
      confirm_expires_at = null
    where id = any(${refused}::uuid[]) and confirmed_at is not null and stopped_at is null
  `.execute(transaction);
}
