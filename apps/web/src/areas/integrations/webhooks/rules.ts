import { deliveryLists, type DeliveryList } from '@waymark/contract/integrations/webhook-choices';
import type { WebhookDelivery, WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import { paths, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';

/** Whose receivers a page is about. */
export type Side = 'company' | 'board';

const pathOf = { company: paths.companyWebhooks, board: paths.staffWebhookReceivers } as const;

/** The list of receivers, or one of them with a list of what was sent to it. */
export function receiversPath(
  side: Side,
  { receiver, show = 'all', page = 1 }: { receiver?: string; show?: DeliveryList; page?: number } = {},
): string {
  return searchPath(
    { receiver, show: show === 'all' ? '' : show, page: page > 1 ? String(page) : '' },
    pathOf[side],
  );
}

export function readDeliveryList(search: URLSearchParams): DeliveryList {
  return deliveryLists.find((list) => list === search.get('show')) ?? 'all';
}

/** How a receiver does, in a few words. */
export function stateOf({ stop, failures, lastDeliveredAt }: WebhookReceiver): {
  tone: 'good' | 'bad' | 'neutral';
  label: string;
} {
  if (stop !== null) return { tone: stop === 'person' ? 'neutral' : 'bad', label: msg`Off` };
  if (failures > 0) return { tone: 'bad', label: msg`Failing` };
  return lastDeliveredAt === null
    ? { tone: 'neutral', label: msg`Nothing sent yet` }
    : { tone: 'good', label: msg`On` };
}

/** Why nothing is sent, as a sentence; undefined while it is on. */
export function stopOf({ stop }: WebhookReceiver): string | undefined {
  switch (stop) {
    case 'gone':
      return msg`It was switched off because it answered that it is gone (410).`;
    case 'failing':
      return msg`It was switched off because it accepted nothing for three days. Repair it, then switch it on.`;
    case 'behind':
      return msg`It was switched off because more was waiting for it than it accepted. Repair it, then switch it on.`;
    default:
      return undefined;
  }
}

export function toneOfDelivery({ state, lastError }: WebhookDelivery): 'good' | 'bad' | 'neutral' {
  if (state === 'delivered') return 'good';
  return state === 'failed' || lastError ? 'bad' : 'neutral';
}
