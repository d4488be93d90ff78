import type { CareerServicesOrder } from '@waymark/contract/payments/career-services';
import type { CritiqueDetail } from '@waymark/contract/resumes/resume-review';

/** A line that is no event: it shows proxies and the browser that the connection lives. */
export const heartbeat = ':\n\n';

/** One event, which holds all there is to know: whoever missed another one has missed nothing. */
export function writeOrders(orders: readonly CareerServicesOrder[]): string {
  return `event: orders\ndata: ${JSON.stringify({ orders })}\n\n`;
}

/** One event: the newest review of the account, null where there is none any more. */
export function writeReview(critiqueDetail: CritiqueDetail): string {
  return `event: review\ndata: ${JSON.stringify({ critiqueDetail })}\n\n`;
}

/** For proxies, too: nothing is kept, gathered or compressed on the way. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;
