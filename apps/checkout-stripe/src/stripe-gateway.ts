import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import { Stripe } from 'stripe';
import { describeMethod, type BoardMetadata } from './payment-rules.ts';
import type { AdapterSettings } from './settings.ts';
import type { OpenSession } from './state-store.ts';

/** A payment at Stripe. */
export interface Purchase {
  customer: RedeemedCustomer;
  productId: string;
  name: string;
  description: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  refundTerms: string;
  reference: string | undefined;
  /** The customer's next page. */
  returnUrl: string;
}

/** Stripe accepts 30 minutes to 24 hours. The board holds a coupon for longer. */
const sessionMs = 2 * 3_600_000;
const answerMs = 15_000;

/** Stripe, as far as it is used here. */
export class StripeGateway {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly isTest: boolean;

  constructor({ secretKey, webhookSecret, apiBase }: AdapterSettings['stripe']) {
    const base = apiBase === undefined ? undefined : new URL(apiBase);
    this.#stripe = new Stripe(secretKey, {
      timeout: answerMs,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(base && {
        host: base.hostname,
        port: base.port,
        protocol: base.protocol === 'http:' ? 'http' : 'https',
      }),
    });
    this.#webhookSecret = webhookSecret;
    this.isTest = /^.._test_/.test(secretKey);
  }

  /** Makes a page where a purchase is paid. Rejects when Stripe does not make one. */
  async openSession(purchase: Purchase, now = Date.now()): Promise<OpenSession & { expiresAt: number }> {
    const { amount, currency } = purchase;
    const expiresAt = now + sessionMs;
    const { id, url } = await this.#stripe.checkout.sessions.create(sessionParametersOf(purchase, expiresAt));
    if (!url) throw new Error(`Stripe gave the session ${id} no address.`);
    return { id, url, amount, currency, expiresAt };
  }

  /** Closes a page so that it cannot be paid any more; false where it was paid or had ended already. */
  async closeSession(id: string): Promise<boolean> {
    try {
      await this.#stripe.checkout.sessions.expire(id);
      return true;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
      throw error;
    }
  }

  /** The event of a request. Throws where Stripe has not signed these bytes within the last five minutes. */
  readEvent(body: Buffer, signature: string): Stripe.Event {
    return this.#stripe.webhooks.constructEvent(body, signature, this.#webhookSecret);
  }

  /** How a payment was made, as the customer knows it; undefined where Stripe does not say. */
  async findMethod(paymentId: string): Promise<string | undefined> {
    try {
      const { latest_charge: charge } = await this.#stripe.paymentIntents.retrieve(paymentId, {
        expand: ['latest_charge'],
      });
      return describeMethod(typeof charge === 'object' && charge ? charge.payment_method_details : null);
    } catch (error) {
      // The payment counts without it.
      if (error instanceof Stripe.errors.StripeError) return undefined;
      throw error;
    }
  }
}

function sessionParametersOf(purchase: Purchase, expiresAt: number): Stripe.Checkout.SessionCreateParams {
  const { customer, name, description, amount, currency, reference, returnUrl, refundTerms } = purchase;
  const metadata: BoardMetadata = {
    board_customer: customer.customerId,
    board_product: purchase.productId,
    board_item: name.slice(0, 200),
    ...(reference !== undefined && { board_reference: reference }),
  };
  return {
    mode: 'payment',
    // People pay the price that the board has shown, in its currency.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name, description },
        },
      },
    ],
    customer_email: customer.email,
    ...(reference !== undefined && { client_reference_id: reference }),
    metadata: { ...metadata },
    // The charge takes it over, so that a refund says which order it is of.
    payment_intent_data: { description: name.slice(0, 1000), metadata: { ...metadata } },
    ...(refundTerms !== '' && { custom_text: { submit: { message: refundTerms.slice(0, 1200) } } }),
    expires_at: Math.floor(expiresAt / 1000),
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}
