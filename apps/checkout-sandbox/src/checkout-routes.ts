import { randomUUID } from 'node:crypto';
import { minorUnitsOf, wholeUnitsOf } from '@waymark/contract/payments/prices';
import { msg, type Message } from '@waymark/contract/text/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCardProblems, isDeclined, methodOf, type CardFields } from './card-rules.ts';
import { findVisitor, sendNotice } from './entrance.ts';
import { checkoutPage, emptyCard, type Offer } from './pages/checkout-page.ts';
import type { Visitor } from './reader.ts';
import { takeOrder, type Sandbox } from './sandbox.ts';
import { beginSubscription } from './subscriptions.ts';

interface Visit {
  Params: { productId?: string };
  Querystring: { reference?: string };
  Body: Record<string, string>;
}

/** Who wants to buy what. */
interface Purchase extends Visitor {
  productId: string;
  offer: Offer;
  /** An order of a company. */
  order?: { reference: string; returnUrl: string; currency: string };
  renewal?: { interval: 'monthly' | 'yearly'; trialDays: number } | undefined;
}

/** Where a package's link leads, and a company's order: who comes with a code is asked to pay. */
export function checkoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  for (const [path, find] of [
    ['/checkout/:productId', findPackagePurchase],
    ['/pay', findOrderPurchase],
  ] as const) {
    app.get<Visit>(path, async (request, reply) => {
      const purchase = await find(sandbox, request, reply);
      if (!purchase) return reply;
      const refused = sandbox.sessions.findRefused(request.headers.cookie, request.url);
      const fresh = { attempt: randomUUID(), fields: emptyCard, problems: {}, failure: '' };
      return reply.send(checkoutPage({ ...purchase, ...(refused ?? fresh) }));
    });

    app.post<Visit>(path, async (request, reply) => {
      const purchase = await find(sandbox, request, reply);
      return purchase ? pay(sandbox, request, reply, purchase) : reply;
    });
  }
}

/** What a company has ordered; only whom the product has sent here with it is shown it. */
async function findOrderPurchase(
  sandbox: Sandbox,
  { query: { reference = '' } }: FastifyRequest<Visit>,
  reply: FastifyReply,
): Promise<Purchase | undefined> {
  const visitor = findVisitor(sandbox, reply);
  if (!visitor) return undefined;
  const found = await sandbox.product.findOrder(reference, visitor);
  if (!found) sendUnknown(sandbox, reply);
  else if (!found.pending) sendSettled(sandbox, reply, found.name);
  else {
    const { productId, name, description, amount, currency, refundTerms, returnUrl, renewal } = found;
    const offer = {
      packageName: name,
      packageDescription: description,
      packagePrice: wholeUnitsOf(amount, currency),
      currency,
      refundTerms,
    };
    return { ...visitor, productId, offer, order: { reference, returnUrl, currency }, renewal };
  }
  return undefined;
}

/** Undefined when there is nothing to pay for; the answer then says why. */
async function findPackagePurchase(
  sandbox: Sandbox,
  { params: { productId = '' } }: FastifyRequest<Visit>,
  reply: FastifyReply,
): Promise<Purchase | undefined> {
  const visitor = findVisitor(sandbox, reply);
  if (!visitor) return undefined;
  const path = `/checkout/${encodeURIComponent(productId)}`;
  const offer = await sandbox.product.findPackage(path, visitor.reader);
  if (!offer) sendUnknown(sandbox, reply);
  else if (offer.packagePrice === 0) sendFree(sandbox, reply, offer);
  else return { ...visitor, productId, offer };
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
  const failure: Message =
    !faulty && isDeclined(fields) ? msg`The card was declined. Nothing was charged; try another one.` : '';
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

function sendUnknown(sandbox: Sandbox, reply: FastifyReply): FastifyReply {
  return sendNotice(sandbox, reply, 404, {
    title: msg`This package is not for sale`,
    text: msg`It is not on the list any more.`,
    link: { path: '/pricing-details', label: msg`See the packages` },
  });
}

function sendSettled(sandbox: Sandbox, reply: FastifyReply, name: string): FastifyReply {
  return sendNotice(sandbox, reply, 200, {
    title: msg`${name} is settled`,
    text: msg`It was paid or canceled already. There is nothing to pay here.`,
    link: { path: '/company-transactions', label: msg`See your transactions` },
  });
}

function sendFree(sandbox: Sandbox, reply: FastifyReply, offer: Offer): FastifyReply {
  return sendNotice(sandbox, reply, 200, {
    title: msg`${offer.packageName} costs nothing`,
    text: msg`There is nothing to pay here.`,
    link: { path: '/home', label: msg`Go to the job board` },
  });
}
