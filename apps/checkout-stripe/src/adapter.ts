import type { ProductGateway } from '../../checkout-sandbox/src/product-gateway.ts';
import type { WebhookOutbox } from '../../checkout-sandbox/src/webhook-outbox.ts';
import type { StateStore } from './state-store.ts';
import type { StripeGateway } from './stripe-gateway.ts';
import type { Turns } from './turns.ts';

/** The parts of a running adapter. */
export interface Adapter {
  /** The public address of the board. */
  productUrl: string;
  product: ProductGateway;
  stripe: StripeGateway;
  store: StateStore;
  outbox: WebhookOutbox;
  /** What must not happen twice at once, by the reference of an order or the number of a subscription. */
  turns: Turns;
}
