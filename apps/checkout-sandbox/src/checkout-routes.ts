import { randomUUID } from 'node:crypto';
import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import { minorUnitsOf, wholeUnitsOf } from '@waymark/contract/payments/prices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCardProblems, isDeclined, methodOf, type CardFields } from './card-rules.ts';
import { sendStranger } from './entrance.ts';
import { checkoutPage, emptyCard, type Offer } from './pages/checkout-page.ts';
import { messagePage } from './pages/layout.ts';
import { takeOrder, type Sandbox } from './sandbox.ts';
import { beginSubscription } from './subscriptions.ts';

interface Visit {
  Params: { productId?: string };
  Querystring: { reference?: string };
  Body: Record<string, string>;
}

/** Who wants to buy what. */
interface Purchase {
  customer: RedeemedCustomer;
  productId: string;
  offer: Offer;
  /** An order of a company. */
  order?: { reference: string; returnUrl: string; currency: string };
  renewal?: { interval: 'monthly' | 'yearly'; trialDays: number } | undefined;
}

/** Where a package's link leads, and a company's order: who comes with a code is asked to pay. */
export function checkoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { productUrl } = sandbox;

  for (const [path, find] of [
    ['/checkout/:productId', findPackagePurchase],
    ['/pay', findOrderPurchase],
  ] as const) {
    app.get<Visit>(path, async (request, reply) => {
      const purchase = await find(sandbox, request, reply);
      if (!purchase) return reply;
      const refused = sandbox.sessions.findRefused(request.headers.cookie, request.url);
      const fresh = { attempt: randomUUID(), fields: emptyCard, problems: {}, failure: '' };
      return reply.send(checkoutPage({ productUrl, ...purchase, ...(refused ?? fresh) }));
    });

    app.post<Visit>(path, async (request, reply) => {
      const purchase = await find(sandbox, request, reply);
      return purchase ? pay(sandbox, request, reply, purchase) : reply;
    });
  }
}

/** What a company has ordered; only whom the product has sent here with it is shown it. */
async function findOrderPurchase(
  { productUrl, sessions, product }: Sandbox,
  { query, headers }: FastifyRequest<Visit>,
  reply: FastifyReply,
): Promise<Purchase | undefined> {
  const customer = sessions.find(headers.cookie);
  if (!customer) {
    sendStranger(reply, productUrl);
    return undefined;
  }
  const { reference = '' } = query;
  const found = reference ? await product.findOrder(reference, customer.customerId) : undefined;
  if (!found) sendUnknown(reply, productUrl);
  else if (!found.pending) sendSettled(reply, productUrl, found.name);
  else {
    const { productId, name, description, amount, currency, refundTerms, returnUrl, renewal } = found;
    const offer = {
      packageName: name,
      packageDescription: description,
      packagePrice: wholeUnitsOf(amount, currency),
      currency,
      refundTerms,
    };
    return { customer, productId, offer, order: { reference, returnUrl, currency }, renewal };
  }
  return undefined;
}

/** Undefined when there is nothing to pay for; the answer then says why. */
async function findPackagePurchase(
  { productUrl, sessions, product }: Sandbox,
  { params, headers }: FastifyRequest<Visit>,
  reply: FastifyReply,
): Promise<Purchase | undefined> {
  const customer = sessions.find(headers.cookie);
  if (!customer) {
    sendStranger(reply, productUrl);
    return undefined;
  }
  const { productId = '' } = params;
  const offer = await product.findPackage(`/checkout/${encodeURIComponent(productId)}`);
  if (!offer) sendUnknown(reply, productUrl);
  else if (offer.packagePrice === 0) sendFree(reply, productUrl, offer);
  else return { customer, productId, offer };
  return undefined;
}

async function pay(
  sandbox: Sandbox,
  { body, url, headers }: FastifyRequest<Visit>,
  reply: FastifyReply,
  purchase: Purchase,
): Promise<FastifyReply> {
  const { customer, offer, productId, order, renewal } = purchase;
  const fields = readCard(body);
  const attempt = readAttempt(body);
  const problems = findCardProblems(fields, new Date());
  const faulty = Object.keys(problems).length > 0;
  const failure =
    !faulty && isDeclined(fields) ? 'The card was declined. Nothing was charged; try another one.' : '';
  if (faulty || failure) {
    const refused = { url, attempt, fields: { ...fields, code: '' }, problems, failure };
    sandbox.sessions.keepRefused(headers.cookie, refused);
    return reply.redirect(url, 303);
  }
  sandbox.sessions.keepRefused(headers.cookie, undefined);
  const bought = {
    id: `order_${attempt}`,
    customerId: customer.customerId,
    productId,
    packageName: offer.packageName,
    amount: minorUnitsOf(offer.packagePrice, offer.currency),
    currency: offer.currency,
  };
  const ofCompany = order && { ...order, statusPercentage: 100, paymentMethod: methodOf(fields) };
  if (renewal && ofCompany)
    await beginSubscription(sandbox, { order: { ...bought, ...ofCompany }, ...renewal });
  else await takeOrder(sandbox, { ...bought, ...ofCompany });
  return reply.redirect('/portal?paid=true', 303);
}

function readCard({ number = '', name = '', expiry = '', code = '' }: Record<string, string>): CardFields {
  return { number, name, expiry, code };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function readAttempt({ attempt = '' }: Record<string, string>): string {
  return uuid.test(attempt) ? attempt : randomUUID();
}

function sendUnknown(reply: FastifyReply, productUrl: string): FastifyReply {
  return reply.status(404).send(
    messagePage(productUrl, {
      title: 'This package is not for sale',
      text: 'It is not on the list any more.',
      link: { path: '/pricing-details', label: 'See the packages' },
    }),
  );
}

function sendSettled(reply: FastifyReply, productUrl: string, name: string): FastifyReply {
  return reply.send(
    messagePage(productUrl, {
      title: `${name} is settled`,
      text: 'It was paid or canceled already. There is nothing to pay here.',
      link: { path: '/company-transactions', label: 'See your transactions' },
    }),
  );
}

function sendFree(reply: FastifyReply, productUrl: string, offer: Offer): FastifyReply {
  return reply.send(
    messagePage(productUrl, {
      title: `${offer.packageName} costs nothing`,
      text: 'There is nothing to pay here.',
      link: { path: '/home', label: 'Go back to the job board' },
    }),
  );
}
