import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type { ReceiptState } from '@waymark/contract/payments/choices/webhooks';
import type { WebhookReceiptDetail } from '@waymark/contract/payments/webhooks';

/** What became of a report. */
export function stateOfReceipt({
  refusal,
  set_aside_at: setAsideAt,
}: {
  refusal: string | null;
  set_aside_at: Date | null;
}): ReceiptState {
  if (refusal === null) return 'acted';
  return setAsideAt === null ? 'refused' : 'set-aside';
}

/** Why a report is not acted upon again; undefined where it may be. */
export function findReplayRefusal(
  { type, data }: CheckoutEvent,
  order: { isRefunded: boolean; percentage: number | null } | undefined,
): string | undefined {
  if (order?.isRefunded && type !== 'order.refunded') {
    return 'The money of this order was given back since: there is nothing to act upon.';
  }
  const percentage = order?.percentage ?? null;
  if (percentage !== null && data.statusPercentage < percentage) {
    return `The work is at ${percentage} % by now: this report is behind it.`;
  }
  return undefined;
}

interface Changes {
  before: Record<string, string> | null;
  after: Record<string, string>;
}

/** What a report changed, field by field; nothing of what stayed as it was. */
export function listChanges(changes: Changes | null): WebhookReceiptDetail['changes'] {
  if (changes === null) return [];
  return Object.entries(changes.after)
    .map(([field, after]) => ({ field, before: changes.before?.[field] ?? null, after }))
    .filter(({ before, after }) => before !== after);
}

/** What a report said, as text. The reference leads into somebody's order at the checkout: it is left out. */
export function writePayload(event: CheckoutEvent | null): string | null {
  if (event === null) return null;
  const { reference, ...data } = event.data;
  return JSON.stringify(
    { type: event.type, data: { ...data, ...(reference !== undefined && { reference: '(left out)' }) } },
    null,
    2,
  );
}
