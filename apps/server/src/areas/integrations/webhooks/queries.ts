import type { DeliveryList } from '@waymark/contract/integrations/webhook-choices';
import type { WebhookDelivery, WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { presentDelivery, presentReceiver } from './presenter.ts';

/** Whose receivers: those of a company, or, with null, those of the board. */
export type ReceiverOwner = string | null;

const noReceiver = () => new AppError('not_found', msg`There is no receiver with this address.`);

function selectReceivers(database: Database, owner: ReceiverOwner) {
  return database
    .selectFrom('webhook_receivers')
    .select(['webhook_receivers.id', 'url', 'name', 'events', 'stop', 'failures', 'failing_since'])
    .select(['previous_secret_until', 'last_delivered_at', 'webhook_receivers.created_at'])
    .select(
      sql<number>`(
        select count(*)::int from webhook_deliveries where receiver_id = webhook_receivers.id and state = 'waiting'
      )`.as('waiting'),
    )
    .where('company_id', 'is not distinct from', owner);
}

export async function listReceivers(database: Database, owner: ReceiverOwner): Promise<WebhookReceiver[]> {
  const rows = await selectReceivers(database, owner).orderBy('created_at').orderBy('id').execute();
  return rows.map(presentReceiver);
}

/** A receiver of this owner. Throws `not_found`. */
export async function getReceiver(
  database: Database,
  owner: ReceiverOwner,
  receiverId: string,
): Promise<WebhookReceiver> {
  const row = await selectReceivers(database, owner).where('id', '=', receiverId).executeTakeFirst();
  if (!row) throw noReceiver();
  return presentReceiver(row);
}

/** A page of what was sent to a receiver, the latest first. Throws `not_found`, also beyond the last page. */
export async function listDeliveries(
  database: Database,
  owner: ReceiverOwner,
  {
    receiverId,
    show,
    page,
    publicUrl,
    say,
  }: { receiverId: string; show: DeliveryList; page: number; publicUrl: string; say: Say },
): Promise<Page<WebhookDelivery>> {
  await getReceiver(database, owner, receiverId);
  const chosen = database
    .selectFrom('webhook_deliveries')
    .where('receiver_id', '=', receiverId)
    .$if(show !== 'all', (query) => query.where('state', '=', show as Exclude<DeliveryList, 'all'>));
  const { total } = await chosen
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await chosen
    .select(['id', 'type', 'detail', 'occurred_at', 'state', 'attempts', 'next_attempt_at'])
    .select(['last_attempt_at', 'last_status', 'last_error'])
    .orderBy('sequence', 'desc')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  const data = rows.map((row) => presentDelivery(say, row, publicUrl));
  return { data, total, page, pageSize: defaultPageSize };
}
