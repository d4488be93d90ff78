import type { loginCodeParameter } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Visitor } from '../../checkout-sandbox/src/reader.ts';
import type { Adapter } from './adapter.ts';
import { sendNotice } from './pages.ts';
import type { PaymentChange } from './payment-rules.ts';
import {
  ofSubscription,
  paidOf,
  paymentOf,
  readSubscriptionEvent,
  reportOfSubscription,
  subscriptionOf,
} from './subscription-rules.ts';

const wishSchema = z.object({
  subscriptionId: z.string().regex(/^sub_\w{1,200}$/),
  wish: z.number().int(),
  cancelsAtPeriodEnd: z.boolean(),
  isEnded: z.boolean(),
  next: z.object({
    productId: z.string().min(1).max(100),
    name: z.string().min(1).max(250),
    amount: z.number().int().min(1),
    currency: z.string().length(3),
    interval: z.enum(['monthly', 'yearly']),
  }),
});

interface Query {
  reference?: string;
  [loginCodeParameter]?: string;
}

type Enter = (reply: FastifyReply, query: Query) => Promise<Visitor | undefined>;

/** What the board wants of what renews, and where the card is changed with which it is paid. */
export function subscriptionRoutes(app: FastifyInstance, adapter: Adapter, enter: Enter): void {
  const { stripe, store, product, productUrl, turns } = adapter;

  app.post('/partner/subscription', async ({ headers, body }, reply) => {
    reply.type('application/json');
    if (!product.isPartner(headers.authorization)) {
      return reply.status(401).send({ message: 'The secret was not accepted.' });
    }
    const wish = wishSchema.safeParse(readJson(body)).data;
    if (!wish) return reply.status(400).send({ message: 'This could not be read.' });
    // Of two wishes at once the older one must not be done last.
    return turns.take(wish.subscriptionId, async () => {
      if (!store.isNewWish(wish.subscriptionId, wish.wish)) return { message: 'Done before.' };
      const isKnown = await stripe.fulfil(wish);
      store.keepWish(wish.subscriptionId, wish.wish);
      return reply.status(isKnown ? 200 : 404).send({ message: isKnown ? 'Done.' : 'It has ended.' });
    });
  });

  app.get<{ Querystring: Query }>('/card', async ({ query }, reply) => {
    const visitor = await enter(reply, query);
    if (!visitor) return reply;
    const order = await product.findOrder(query.reference ?? '', visitor);
    if (!order?.subscriptionId) {
      return sendNotice(reply, productUrl, 404, {
        title: msg`Nothing renews here`,
        text: msg`The plan is not known, or has ended.`,
        link: { path: '/company-transactions', label: msg`Back to your plan` },
      });
    }
    const { language } = visitor.reader.say;
    return reply.redirect(await stripe.openCardPage(order.subscriptionId, order.returnUrl, language), 303);
  });
}

function readJson(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** Takes an event about what renews over; false where it is about something else. */
export async function recordSubscriptionEvent(adapter: Adapter, event: Stripe.Event): Promise<boolean> {
  if (event.type === 'customer.updated') return followCard(adapter, event);
  const { stripe, store, outbox } = adapter;
  const change = readSubscriptionEvent(event) ?? (await findExpiringCard(adapter, event));
  if (!change) return false;
  const isPaid = change.kind === 'subscription.started' || change.kind === 'subscription.renewed';
  const paymentId =
    isPaid && change.invoiceId !== undefined && change.amount > 0
      ? await stripe.findPayment(change.invoiceId)
      : undefined;
  const method = paymentId === undefined ? undefined : await stripe.findMethod(paymentId);
  const report = reportOfSubscription(change, event.id, { paymentId, method });
  const payment = paymentId === undefined ? undefined : paymentOf(change, paymentId);
  if (store.recordSubscription(event.id, { report, payment })) outbox.send(report);
  return true;
}

/** A customer has chosen another card in Stripe's portal. */
async function followCard({ stripe }: Adapter, event: Stripe.CustomerUpdatedEvent): Promise<boolean> {
  const { object: customer, previous_attributes: previous } = event.data;
  const card = customer.invoice_settings.default_payment_method;
  if (!previous?.invoice_settings || card === null) return false;
  await stripe.useCard(customer.id, typeof card === 'string' ? card : card.id);
  return true;
}

/** Stripe says some days ahead that an invoice comes: a card that ends before is told of. */
async function findExpiringCard({ stripe }: Adapter, event: Stripe.Event) {
  if (event.type !== 'invoice.upcoming') return undefined;
  const id = subscriptionOf(event.data.object);
  if (id === undefined) return undefined;
  const subscription = await stripe.findSubscription(id);
  const method = subscription.default_payment_method;
  const card = typeof method === 'object' ? method?.card : undefined;
  const [item] = subscription.items.data;
  if (!card || !item) return undefined;
  const last = new Date(Date.UTC(card.exp_year, card.exp_month, 0, 23, 59, 59));
  if (last.getTime() > item.current_period_end * 1000) return undefined;
  return ofSubscription('subscription.card_expiring', subscription, event.created, {
    cardEndsOn: last.toISOString().slice(0, 10),
  });
}

/** The refund of a period that renewed: known from its payment, or else found at Stripe. */
export async function findPeriodRefund(
  { store, stripe }: Adapter,
  { paymentId, refundedAmount }: { paymentId: string; refundedAmount: number | undefined },
): Promise<PaymentChange | undefined> {
  const known = store.findOrigin(paymentId);
  if (known) return { ...known, kind: 'refunded', refundedAmount };
  const invoice = await stripe.findInvoice(paymentId);
  const change = invoice && paidOf(invoice, invoice.created);
  return change && { ...paymentOf(change, paymentId), kind: 'refunded', refundedAmount };
}
