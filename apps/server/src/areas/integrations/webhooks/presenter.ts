import type { WebhookDelivery, WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import type { Say } from '@waymark/contract/text/say';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { noReceipt, writePayload } from './rules.ts';

type ReceiverRow = Omit<
  Selectable<Tables['webhook_receivers']>,
  'company_id' | 'secret' | 'previous_secret' | 'paused_until'
> & { waiting: number };

/** A receiver without its secrets. */
export function presentReceiver(row: ReceiverRow): WebhookReceiver {
  const isOverlapping = (row.previous_secret_until?.getTime() ?? 0) > Date.now();
  return {
    id: row.id,
    url: row.url,
    name: row.name,
    events: row.events,
    stop: row.stop,
    failures: row.failures,
    failingSince: row.failing_since?.toISOString() ?? null,
    waiting: row.waiting,
    previousSecretUntil: isOverlapping ? (row.previous_secret_until?.toISOString() ?? null) : null,
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

type DeliveryRow = Pick<
  Selectable<Tables['webhook_deliveries']>,
  | 'id'
  | 'type'
  | 'detail'
  | 'occurred_at'
  | 'state'
  | 'attempts'
  | 'next_attempt_at'
  | 'last_attempt_at'
  | 'last_status'
  | 'last_error'
>;

export function presentDelivery(say: Say, row: DeliveryRow, publicUrl: string): WebhookDelivery {
  const { id, type, detail, occurred_at: occurredAt } = row;
  return {
    id,
    type,
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError:
      row.last_error && row.last_status !== null ? say(noReceipt(row.last_status)) : say(row.last_error),
    payload: writePayload({ id, type, detail, occurredAt }, publicUrl),
    occurredAt: occurredAt.toISOString(),
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
  };
}
