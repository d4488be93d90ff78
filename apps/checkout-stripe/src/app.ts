import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { loginCodeParameter } from '@waymark/contract/paths';
import { minorUnitsOf } from '@waymark/contract/payments/prices';
import { msg } from '@waymark/contract/text/message';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { assetRoutes, pageHeaders } from '../../checkout-sandbox/src/assets.ts';
import type { Visitor } from '../../checkout-sandbox/src/reader.ts';
import type { Adapter } from './adapter.ts';
import { portalPage, readerOf, sendNotice } from './pages.ts';
import { findRefund, readStripeEvent, reportOf } from './payment-rules.ts';
import type { Purchase, StripeGateway } from './stripe-gateway.ts';
import { findPeriodRefund, recordSubscriptionEvent, subscriptionRoutes } from './subscription-routes.ts';

/** Stripe's largest events have some 100 kB. */
const eventMaxBytes = 512 * 1024;

/** The board's checkout: its pages lead to Stripe at once, and Stripe's events become the board's reports. */
export async function buildAdapterApp(
  adapter: Adapter,
  server: Server,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    serverFactory: () => server,
    // No request is logged: addresses hold login codes.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: eventMaxBytes,
    // A mere look at an address must not use up the code in it.
    exposeHeadRoutes: false,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders);
  });
  await assetRoutes(app);
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  payRoutes(app, adapter);
  portalRoutes(app, adapter);
  eventRoutes(app, adapter);
  subscriptionRoutes(app, adapter, (reply, query) => enter(adapter, reply, query));
  failurePages(app, adapter);
  await app.ready();
  return app;
}

interface Visit {
  Params: { productId: string };
  Querystring: { reference?: string; [loginCodeParameter]?: string };
}

/** A visitor with a code is taken to a page of Stripe. */
function payRoutes(app: FastifyInstance, adapter: Adapter): void {
  const { product, productUrl } = adapter;

  app.get<Visit>('/pay', async ({ query }, reply) => {
    const visitor = await enter(adapter, reply, query);
    if (!visitor) return reply;
    const { reference = '' } = query;
    const order = await product.findOrder(reference, visitor);
    if (!order) return sendUnknown(reply, productUrl);
    if (!order.pending) return sendSettled(reply, productUrl, order.name);
    return takeToStripe(adapter, reply, { ...visitor, reference, ...order });
  });

  app.get<Visit>('/checkout/:productId', async ({ params, query }, reply) => {
    const visitor = await enter(adapter, reply, query);
    if (!visitor) return reply;
    const { productId } = params;
    const path = `/checkout/${encodeURIComponent(productId)}`;
    const offer = await product.findPackage(path, visitor.reader);
    if (!offer || offer.packagePrice === 0) return sendUnknown(reply, productUrl);
    return takeToStripe(adapter, reply, {
      ...visitor,
      productId,
      name: offer.packageName,
      description: offer.packageDescription,
      amount: minorUnitsOf(offer.packagePrice, offer.currency),
      currency: offer.currency,
      refundTerms: offer.refundTerms,
      reference: undefined,
      returnUrl: `${productUrl}/pricing-details`,
    });
  });
}

/** The customer of a code; undefined where there is none, and the answer says why. */
async function enter(
  { product, productUrl }: Adapter,
  reply: FastifyReply,
  query: Visit['Querystring'],
): Promise<Visitor | undefined> {
  const code = query[loginCodeParameter];
  const customer = code ? await product.redeem(code) : undefined;
  if (customer) return { customer, reader: readerOf(productUrl, reply.request) };
  sendNotice(reply, productUrl, code ? 403 : 401, {
    title: code ? msg`This way in has closed` : msg`Come in through the job board`,
    text: code
      ? msg`The link was used already or is older than two minutes. Start again from the job board.`
      : msg`You cannot sign in here. The job board brings you when there is something to pay.`,
    link: { path: '/home', label: msg`Go to the job board` },
  });
  return undefined;
}

/** Two windows at once open one page: the second waits for the first. */
async function takeToStripe(
  adapter: Adapter,
  reply: FastifyReply,
  purchase: Purchase,
): Promise<FastifyReply> {
  const { turns, productUrl } = adapter;
  const url = await turns.take(purchase.reference ?? randomUUID(), () => findPage(adapter, purchase));
  return url === undefined ? sendSettled(reply, productUrl, purchase.name) : reply.redirect(url, 303);
}

/**
 * The page of Stripe for a purchase: each person who pays an order has one at a time, and a price that has changed closes
 * the page of the old price first. Undefined where that is paid, or its payment is under way.
 */
async function findPage({ stripe, store }: Adapter, purchase: Purchase): Promise<string | undefined> {
  const { reference, amount, currency } = purchase;
  const known = reference === undefined ? undefined : store.findSession(reference);
  if (known?.amount === amount && known.currency === currency) return known.url;
  if (known && !(await stripe.closeSession(known.id))) return undefined;
  // Stripe may not answer to the next call: a closed page is not to be found again.
  if (reference !== undefined) store.forgetSession(reference);
  const { expiresAt, ...session } = await stripe.openSession(purchase);
  if (reference !== undefined) store.keepSession(reference, session, expiresAt);
  return session.url;
}

function sendUnknown(reply: FastifyReply, productUrl: string): FastifyReply {
  return sendNotice(reply, productUrl, 404, {
    title: msg`There is nothing to pay here`,
    text: msg`The order is not known, or what you chose is not for sale any more.`,
    link: { path: '/home', label: msg`Go to the job board` },
  });
}

function sendSettled(reply: FastifyReply, productUrl: string, name: string): FastifyReply {
  return sendNotice(reply, productUrl, 200, {
    title: msg`${name} is settled`,
    text: msg`It was paid or canceled already, or its payment is under way. There is nothing to pay here.`,
    link: { path: '/company-transactions', label: msg`See your transactions` },
  });
}

/** The payments of a customer, and for operators the payment at Stripe. */
function portalRoutes(app: FastifyInstance, adapter: Adapter): void {
  const { store, stripe } = adapter;

  app.get<Visit>('/portal', async ({ query }, reply) => {
    const visitor = await enter(adapter, reply, query);
    if (!visitor) return reply;
    const { customer, reader } = visitor;
    return reply.send(portalPage(reader, store.listPayments(customer.customerId)));
  });

  app.get<{ Params: { paymentId: string } }>('/orders/:paymentId', ({ params }, reply) => {
    const mode = stripe.isTest ? '/test' : '';
    return reply.redirect(
      `https://dashboard.stripe.com${mode}/payments/${encodeURIComponent(params.paymentId)}`,
      302,
    );
  });
}

/** Stripe repeats an event until it is answered with 200, and sends events twice and in any order. */
function eventRoutes(app: FastifyInstance, adapter: Adapter): void {
  const { stripe, store, outbox } = adapter;
  app.post('/stripe/webhooks', async ({ body, headers, log }, reply) => {
    reply.type('application/json');
    const event =
      Buffer.isBuffer(body) && readSigned(stripe, body, String(headers['stripe-signature'] ?? ''));
    if (!event)
      return reply.status(400).send({ message: 'The signature of this event is not right or too old.' });
    if (store.hasEvent(event.id)) return { message: 'Nothing to do.' };
    if (await recordSubscriptionEvent(adapter, event)) return { message: 'Received.' };
    const refund = findRefund(event);
    const change = readStripeEvent(event) ?? (refund && (await findPeriodRefund(adapter, refund)));
    if (!change) return { message: 'Nothing to do.' };
    const method = change.kind === 'paid' ? await stripe.findMethod(change.paymentId) : undefined;
    const report = reportOf(change, method);
    const isNew = store.record(event.id, change, report);
    log.info({ event: event.id, payment: change.paymentId, kind: change.kind, isNew }, 'an event of Stripe');
    if (isNew) outbox.send(report);
    return { message: 'Received.' };
  });
}

function readSigned(stripe: StripeGateway, body: Buffer, signature: string) {
  try {
    return stripe.readEvent(body, signature);
  } catch {
    // Without details, which would help forgers.
    return undefined;
  }
}

function failurePages(app: FastifyInstance, { productUrl }: Adapter): void {
  app.setNotFoundHandler((_request, reply) => sendUnknown(reply, productUrl));
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    // Errors of Stripe have a status too, which is not that of the request here.
    const { code = '', statusCode: status = 502 } = error;
    const isOfRequest = code.startsWith('FST_') && status >= 400 && status < 500;
    request.log.warn({ err: error }, 'a request could not be answered');
    return sendNotice(reply, productUrl, isOfRequest ? status : 502, {
      title: msg`The payment cannot begin now`,
      text: msg`The job board or the payment service does not answer. Nothing was charged: start again from the job board in a moment.`,
      link: { path: '/company-transactions', label: msg`Go to the job board` },
    });
  });
}
