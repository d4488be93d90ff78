import { randomUUID } from 'node:crypto';
import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type { CustomerSessions } from './customer-sessions.ts';
import type { DocumentStore } from './document-store.ts';
import type { OrderBook, SandboxOrder } from './order-book.ts';
import type { ProductGateway } from './product-gateway.ts';
import type { WebhookOutbox } from './webhook-outbox.ts';

/** The parts of a running stand-in. */
export interface Sandbox {
  /** Where people reach the product. */
  productUrl: string;
  product: ProductGateway;
  book: OrderBook;
  documents: DocumentStore;
  outbox: WebhookOutbox;
  sessions: CustomerSessions;
}

export type NewOrder = Pick<SandboxOrder, 'id' | 'customerId' | 'productId' | 'packageName' | 'amount'> &
  Partial<Pick<SandboxOrder, 'currency' | 'statusPercentage' | 'reference' | 'paymentMethod' | 'returnUrl'>>;

/** An order that is paid now. */
export const paidNow = (order: NewOrder): SandboxOrder => ({
  statusPercentage: 0,
  ...order,
  paidAt: new Date().toISOString(),
  refusal: '',
  messages: [],
  documents: [],
});

/** Notes a paid order and reports it. The same order again is no second one. */
export async function takeOrder({ book, outbox }: Sandbox, order: NewOrder): Promise<void> {
  if (book.find(order.id)) return;
  const taken = paidNow(order);
  const report = reportOf('order.paid', taken);
  await book.record(taken, report);
  outbox.send(report);
}

/** Moves the work on an order forwards, and reports it. */
export async function moveOrder(
  { book, outbox }: Sandbox,
  order: SandboxOrder,
  statusPercentage: number,
): Promise<void> {
  if (order.refunded || statusPercentage <= order.statusPercentage) return;
  const moved = { ...order, statusPercentage };
  const report = reportOf('order.progressed', moved);
  await book.record(moved, report);
  outbox.send(report);
}

/** Gives the money of an order back, once, and reports it. */
export async function refundOrder({ book, outbox }: Sandbox, order: SandboxOrder): Promise<void> {
  if (order.refunded) return;
  const refunded = { ...order, refunded: true };
  const report = reportOf('order.refunded', refunded);
  await book.record(refunded, report);
  outbox.send(report);
}

function reportOf(type: CheckoutEvent['type'], order: SandboxOrder) {
  const { id: orderId, customerId, productId, amount, currency = 'USD' } = order;
  const { statusPercentage, reference, paymentMethod } = order;
  const data = {
    orderId,
    customerId,
    productId,
    amount,
    currency,
    statusPercentage,
    ...(reference !== undefined && { reference }),
    ...(paymentMethod !== undefined && { paymentMethod }),
  };
  return { id: `msg_${randomUUID()}`, event: { type, data } };
}
