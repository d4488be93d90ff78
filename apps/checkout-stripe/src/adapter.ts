import type { ProductGateway } from '../../checkout-sandbox/src/product-gateway.ts';
import type { WebhookOutbox } from '../../checkout-sandbox/src/webhook-outbox.ts';
import type { StateStore } from './state-store.ts';
import type { StripeGateway } from './stripe-gateway.ts';

/** The parts of a running adapter. */
export interface Adapter {
  /** The public address of the board. */
  productUrl: string;
  product: ProductGateway;
  stripe: StripeGateway;
  store: StateStore;
  outbox: WebhookOutbox;
  /** Pages of Stripe that are being opened, by the reference of the order. */
  openings: Map<string, Promise<string | undefined>>;
}
