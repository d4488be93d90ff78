import type { DeliveryList } from '@waymark/contract/integrations/webhook-choices';
import type { WebhookReceiverBody } from '@waymark/contract/integrations/webhooks';
import { callApi } from '../../../../lib/api-client.ts';
import type { Side } from '../rules.ts';

/** The calls of a company's owners, or of the board's administrators. */
export function callsOf(side: Side) {
  const prefix = side === 'board' ? '/staff' : '';
  const of = (receiverId: string) => ({ params: { receiverId } });
  return {
    list: () => callApi(`GET ${prefix}/webhook-receivers`),
    add: (body: WebhookReceiverBody) => callApi(`POST ${prefix}/webhook-receivers`, { body }),
    change: (id: string, body: WebhookReceiverBody & { isOn: boolean }) =>
      callApi(`PUT ${prefix}/webhook-receivers/:receiverId`, { ...of(id), body }),
    remove: (id: string) => callApi(`DELETE ${prefix}/webhook-receivers/:receiverId`, of(id)),
    rotate: (id: string) => callApi(`POST ${prefix}/webhook-receivers/:receiverId/rotate`, of(id)),
    test: (id: string) => callApi(`POST ${prefix}/webhook-receivers/:receiverId/test`, of(id)),
    deliveries: (id: string, query: { show: DeliveryList; page: number }) =>
      callApi(`GET ${prefix}/webhook-receivers/:receiverId/deliveries`, { ...of(id), query }),
    replay: (receiverId: string, deliveryId: string) =>
      callApi(`POST ${prefix}/webhook-receivers/:receiverId/deliveries/:deliveryId/replay`, {
        params: { receiverId, deliveryId },
      }),
    replayFailed: (id: string) =>
      callApi(`POST ${prefix}/webhook-receivers/:receiverId/replay-failed`, of(id)),
  };
}

/** The data of a page: all receivers, or one with a page of its deliveries. Throws `not_found`. */
export async function loadReceivers(side: Side, search: URLSearchParams, show: DeliveryList, page: number) {
  const calls = callsOf(side);
  const receiverId = search.get('receiver');
  if (!receiverId) return { receivers: (await calls.list()).data };
  const [{ data }, deliveries] = await Promise.all([
    calls.list(),
    calls.deliveries(receiverId, { show, page }),
  ]);
  return { receiver: data.find(({ id }) => id === receiverId), deliveries, show };
}
