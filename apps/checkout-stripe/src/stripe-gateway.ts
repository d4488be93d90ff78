import { localUrl } from '@waymark/contract/language-paths';
import type { Language } from '@waymark/contract/text/languages';
import { Stripe } from 'stripe';
import type { Visitor } from '../../checkout-sandbox/src/reader.ts';
import { toStripeAmount } from './amount-rules.ts';
import { describeMethod, type BoardMetadata } from './payment-rules.ts';
import type { AdapterSettings } from './settings.ts';
import type { OpenSession } from './state-store.ts';

/** A payment at Stripe. */
export interface Purchase extends Visitor {
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
  /** What renews until it is canceled. */
  renewal?: { interval: 'monthly' | 'yearly'; trialDays: number } | undefined;
}

/** What the board wants of what renews. */
interface Wish {
  subscriptionId: string;
  wish: number;
  cancelsAtPeriodEnd: boolean;
  isEnded: boolean;
  next: { productId: string; name: string; amount: number; currency: string; interval: 'monthly' | 'yearly' };
}

/** Arabic is none of Stripe's: there the browser decides. */
const locales = {
  en: 'en',
  de: 'de',
  fr: 'fr',
  es: 'es',
  pl: 'pl',
  ar: 'auto',
} as const satisfies Record<Language, Stripe.Checkout.SessionCreateParams.Locale>;

const intervals = { monthly: 'month', yearly: 'year' } as const;

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

  /** The payment of an invoice; undefined for one over nothing. */
  async findPayment(invoiceId: string): Promise<string | undefined> {
    const { data } = await this.#stripe.invoicePayments.list({
      invoice: invoiceId,
      status: 'paid',
      limit: 1,
    });
    const payment = data[0]?.payment.payment_intent;
    return typeof payment === 'string' ? payment : payment?.id;
  }

  /** The invoice that a payment has paid; undefined where it has paid none. */
  async findInvoice(paymentId: string): Promise<Stripe.Invoice | undefined> {
    const { data } = await this.#stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentId },
      limit: 1,
    });
    const invoice = data[0]?.invoice;
    if (!invoice) return undefined;
    return this.#stripe.invoices.retrieve(typeof invoice === 'string' ? invoice : invoice.id);
  }

  /** A subscription with its card. */
  findSubscription(id: string): Promise<Stripe.Subscription> {
    return this.#stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] });
  }

  /** A page of Stripe where the card of a subscription is changed, once. */
  async openCardPage(subscriptionId: string, returnUrl: string, language: Language): Promise<string> {
    const { customer } = await this.#stripe.subscriptions.retrieve(subscriptionId);
    const return_url = localUrl(returnUrl, language);
    const { url } = await this.#stripe.billingPortal.sessions.create({
      customer: typeof customer === 'string' ? customer : customer.id,
      return_url,
      locale: locales[language],
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url } },
      },
    });
    return url;
  }

  /** The card that a customer has chosen pays what renews as well. */
  async useCard(customer: string, paymentMethod: string): Promise<void> {
    const { data } = await this.#stripe.subscriptions.list({ customer, limit: 20 });
    for (const { id, metadata, default_payment_method: used } of data) {
      if (!metadata['board_reference'] || used === paymentMethod) continue;
      await this.#stripe.subscriptions.update(id, { default_payment_method: paymentMethod });
    }
  }

  /**
   * Does what the board wants. False where Stripe knows no such subscription, or it has ended. Rejects where Stripe does
   * not do it, so that the board asks again.
   */
  async fulfil({ subscriptionId, cancelsAtPeriodEnd, isEnded, next }: Wish): Promise<boolean> {
    const subscription = await this.#findRunning(subscriptionId);
    if (!subscription) return false;
    if (isEnded) {
      await this.#stripe.subscriptions.cancel(subscriptionId);
    } else {
      await this.#stripe.subscriptions.update(subscriptionId, {
        cancel_at_period_end: cancelsAtPeriodEnd,
        ...(await this.#changeOf(subscription, next)),
      });
    }
    return true;
  }

  async #findRunning(id: string): Promise<Stripe.Subscription | undefined> {
    try {
      const subscription = await this.#stripe.subscriptions.retrieve(id);
      const { status } = subscription;
      return status === 'canceled' || status === 'incomplete_expired' ? undefined : subscription;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
      throw error;
    }
  }

  /** Another plan is charged from the next period on: nothing is due for the rest of this one. */
  async #changeOf(
    { metadata, items }: Stripe.Subscription,
    { productId, name, amount, currency, interval }: Wish['next'],
  ): Promise<Stripe.SubscriptionUpdateParams> {
    const [item] = items.data;
    const due = toStripeAmount(amount, currency);
    if (!item || (metadata['board_product'] === productId && item.price.unit_amount === due)) return {};
    const { id: product } = await this.#stripe.products.create({ name });
    const recurring = { interval: intervals[interval] };
    const price = { currency: currency.toLowerCase(), product, recurring, unit_amount: due };
    return {
      items: [{ id: item.id, price_data: price }],
      proration_behavior: 'none',
      metadata: { board_product: productId, board_item: name.slice(0, 200) },
    };
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
  const { customer, reader, name, description, amount, currency, reference, refundTerms, renewal } = purchase;
  const { language } = reader.say;
  const returnUrl = localUrl(purchase.returnUrl, language);
  const metadata: BoardMetadata = {
    board_customer: customer.customerId,
    board_product: purchase.productId,
    board_item: name.slice(0, 200),
    ...(reference !== undefined && { board_reference: reference }),
  };
  return {
    mode: renewal ? 'subscription' : 'payment',
    locale: locales[language],
    // People pay the price that the board has shown, in its currency.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amount, currency),
          product_data: { name, description },
          ...(renewal && { recurring: { interval: intervals[renewal.interval] } }),
        },
      },
    ],
    customer_email: customer.email,
    ...(reference !== undefined && { client_reference_id: reference }),
    metadata: { ...metadata },
    ...(renewal
      ? {
          subscription_data: {
            description: name.slice(0, 500),
            // Its invoices take it over.
            metadata: { ...metadata },
            ...(renewal.trialDays > 0 && { trial_period_days: renewal.trialDays }),
          },
        }
      : {
          // The charge takes it over, so that a refund says which order it is of.
          payment_intent_data: { description: name.slice(0, 1000), metadata: { ...metadata } },
        }),
    ...(refundTerms !== '' && { custom_text: { submit: { message: refundTerms.slice(0, 1200) } } }),
    expires_at: Math.floor(expiresAt / 1000),
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}
