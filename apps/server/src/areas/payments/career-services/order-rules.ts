/** What a customer is mailed of an order. */
export type OrderNews = 'received' | 'finished' | 'refunded';

interface OrderState {
  /** How far the work is, from 0 to 100. */
  percentage: number;
  isRefunded: boolean;
}

/**
 * What is news to the customer in a report of an order; `known`: what it was before, undefined for the first report.
 * A refund ends the order: nothing that comes late is news after it.
 */
export function listNews(known: OrderState | undefined, reported: OrderState): OrderNews[] {
  if (known?.isRefunded) return [];
  if (reported.isRefunded) return ['refunded'];
  const news: OrderNews[] = known ? [] : ['received'];
  if ((known?.percentage ?? 0) < 100 && reported.percentage >= 100) news.push('finished');
  return news;
}
