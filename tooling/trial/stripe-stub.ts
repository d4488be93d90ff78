import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

export const stripeKey = 'sk_test_of_the_trial';
export const stripeSecret = 'whsec_of_the_trial';
const { webhooks } = new Stripe(stripeKey);
const daySeconds = 86_400;
const periodDays = 30;

/** A page where something is paid, as the adapter has ordered it. */
interface Session {
  id: string;
  isRenewing: boolean;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
}

interface Payment {
  id: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  invoice?: object & { id: string };
}

interface Subscription {
  id: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  period: number;
  cancelsAtPeriodEnd: boolean;
}

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** Stripe as far as the adapter asks it, with customers who pay, do not pay and are paid back. */
export class StripeStub {
  readonly #sessions = new Map<string, Session>();
  readonly #payments = new Map<string, Payment>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #started = Math.floor(Date.now() / 1000);
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then((body) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  /** Where its events go. */
  adapter = '';

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this.origin;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** A customer pays at the page of an address; gives the payment, or what renews. */
  async pay(address: string): Promise<string> {
    const session = this.#sessions.get(new URL(address).pathname.slice(1));
    if (!session) throw new Error(`Stripe has no page at ${address}.`);
    const { amount, currency, metadata } = session;
    if (session.isRenewing) {
      const subscription = {
        id: newId('sub'),
        amount,
        currency,
        metadata,
        period: 0,
        cancelsAtPeriodEnd: false,
      };
      this.#subscriptions.set(subscription.id, subscription);
      await this.#charge(subscription, 'subscription_create');
      return subscription.id;
    }
    const payment = { id: newId('pi'), amount, currency, metadata };
    this.#payments.set(payment.id, payment);
    await this.#send('checkout.session.completed', {
      object: 'checkout.session',
      payment_status: 'paid',
      payment_intent: payment.id,
      amount_total: amount,
      currency,
      metadata,
    });
    return payment.id;
  }

  /** The next period is paid. Gives what was charged. */
  async renew(subscriptionId: string): Promise<number> {
    const subscription = this.subscription(subscriptionId);
    subscription.period++;
    await this.#charge(subscription, 'subscription_cycle');
    return subscription.amount;
  }

  /** The bank refuses the next period; it is tried again. */
  async failToRenew(subscriptionId: string): Promise<void> {
    const subscription = this.subscription(subscriptionId);
    const invoice = this.#invoiceOf(
      { ...subscription, period: subscription.period + 1 },
      'subscription_cycle',
    );
    await this.#send('invoice.payment_failed', {
      ...invoice,
      amount_paid: 0,
      next_payment_attempt: this.#after((subscription.period + 1) * periodDays + 3),
    });
  }

  async end(subscriptionId: string): Promise<void> {
    const subscription = this.subscription(subscriptionId);
    await this.#send('customer.subscription.deleted', this.#present(subscription));
  }

  /** A payment is given back: so much of it in all, or everything. */
  async refund(paymentId: string, inAll?: number): Promise<void> {
    const payment = this.#payments.get(paymentId);
    if (!payment) throw new Error(`Stripe has no payment ${paymentId}.`);
    await this.#send('charge.refunded', {
      object: 'charge',
      payment_intent: payment.id,
      amount: payment.amount,
      amount_refunded: inAll ?? payment.amount,
      currency: payment.currency,
      refunded: inAll === undefined,
      metadata: payment.metadata,
    });
  }

  subscription(id: string): Subscription {
    const subscription = this.#subscriptions.get(id);
    if (!subscription) throw new Error(`Stripe has no subscription ${id}.`);
    return subscription;
  }

  async #charge(subscription: Subscription, reason: string): Promise<void> {
    const invoice = this.#invoiceOf(subscription, reason);
    const { amount, currency, metadata } = subscription;
    const payment = { id: newId('pi'), amount, currency, metadata, invoice };
    this.#payments.set(payment.id, payment);
    await this.#send('invoice.paid', invoice);
  }

  #after(days: number): number {
    return this.#started + days * daySeconds;
  }

  #invoiceOf({ id, metadata, amount, currency, period }: Subscription, reason: string) {
    const span = { start: this.#after(period * periodDays), end: this.#after((period + 1) * periodDays) };
    return {
      id: newId('in'),
      object: 'invoice',
      billing_reason: reason,
      created: this.#started,
      total: amount,
      amount_paid: amount,
      amount_due: amount,
      attempt_count: 1,
      next_payment_attempt: null,
      currency,
      parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
      lines: { data: [{ period: span }] },
    };
  }

  #present({ id, metadata, amount, currency, period, cancelsAtPeriodEnd }: Subscription) {
    return {
      id,
      object: 'subscription',
      status: 'active',
      customer: 'cus_1',
      currency,
      cancel_at_period_end: cancelsAtPeriodEnd,
      cancel_at: null,
      metadata,
      default_payment_method: { id: 'pm_1', card: { exp_month: 12, exp_year: 2090 } },
      items: {
        data: [
          {
            id: 'si_1',
            price: { unit_amount: amount },
            current_period_start: this.#after(period * periodDays),
            current_period_end: this.#after((period + 1) * periodDays),
          },
        ],
      },
    };
  }

  async #answer(request: IncomingMessage): Promise<object> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe');
    const fields = new URLSearchParams(await text(request));
    const [, , kind, id = ''] = pathname.split('/');
    if (kind === 'checkout') return this.#openSession(fields);
    if (kind === 'payment_intents') {
      const card = { brand: 'visa', last4: '4242' };
      return { id, latest_charge: { payment_method_details: { type: 'card', card } } };
    }
    if (kind === 'invoice_payments') {
      const named = [searchParams.get('invoice'), searchParams.get('payment[payment_intent]')];
      const data = [...this.#payments.values()]
        .filter(
          (payment) => payment.invoice && [payment.id, payment.invoice.id].some((one) => named.includes(one)),
        )
        .map((payment) => ({
          invoice: payment.invoice?.id,
          payment: { type: 'payment_intent', payment_intent: payment.id },
        }));
      return { object: 'list', data, has_more: false };
    }
    if (kind === 'invoices') {
      return [...this.#payments.values()].find(({ invoice }) => invoice?.id === id)?.invoice ?? {};
    }
    if (kind !== 'subscriptions') return { id: newId('obj') };
    const subscription = this.subscription(id);
    if (fields.has('cancel_at_period_end')) {
      subscription.cancelsAtPeriodEnd = fields.get('cancel_at_period_end') === 'true';
    }
    return this.#present(subscription);
  }

  #openSession(fields: URLSearchParams): object {
    const id = newId('cs');
    const metadata = [...fields].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value] as const];
    });
    this.#sessions.set(id, {
      id,
      isRenewing: fields.get('mode') === 'subscription',
      amount: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: fields.get('line_items[0][price_data][currency]') ?? '',
      metadata: Object.fromEntries(metadata),
    });
    return { id, object: 'checkout.session', url: `${this.origin}/${id}` };
  }

  async #send(type: string, object: object): Promise<void> {
    const created = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({ id: newId('evt'), object: 'event', type, created, data: { object } });
    const response = await fetch(`${this.adapter}/stripe/webhooks`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': webhooks.generateTestHeaderString({ payload, secret: stripeSecret }),
      },
      body: payload,
    });
    if (response.status !== 200) throw new Error(`The adapter answered ${type} with ${response.status}.`);
  }
}
