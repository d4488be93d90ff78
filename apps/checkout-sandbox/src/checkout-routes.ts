import { randomUUID } from 'node:crypto';
import type { RedeemedCustomer } from '@waymark/contract/billing';
import type { Package } from '@waymark/contract/career-services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCardProblems, isDeclined, type CardFields } from './card-rules.ts';
import { sendStranger } from './entrance.ts';
import { checkoutPage, emptyCard } from './pages/checkout-page.ts';
import { messagePage } from './pages/layout.ts';
import { takeOrder, type Sandbox } from './sandbox.ts';

interface Visit {
  Params: { productId: string };
  Body: Record<string, string>;
}

/** Who wants to buy what. */
interface Purchase {
  customer: RedeemedCustomer;
  productId: string;
  offer: Package;
}

/** Where a package's link leads: who comes with a code is asked to pay. */
export function checkoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { productUrl } = sandbox;

  app.get<Visit>('/checkout/:productId', async (request, reply) => {
    const purchase = await findPurchase(sandbox, request, reply);
    if (!purchase) return reply;
    const fresh = { attempt: randomUUID(), fields: emptyCard, problems: {}, failure: '' };
    return reply.send(checkoutPage({ productUrl, ...purchase, ...fresh }));
  });

  app.post<Visit>('/checkout/:productId', async (request, reply) => {
    const purchase = await findPurchase(sandbox, request, reply);
    return purchase ? pay(sandbox, reply, purchase, request.body) : reply;
  });
}

/** Undefined when there is nothing to pay for; the answer then says why. */
async function findPurchase(
  { productUrl, sessions, product }: Sandbox,
  { params, headers }: FastifyRequest<Visit>,
  reply: FastifyReply,
): Promise<Purchase | undefined> {
  const customer = sessions.find(headers.cookie);
  if (!customer) {
    sendStranger(reply, productUrl);
    return undefined;
  }
  const { productId } = params;
  const offer = await product.findPackage(`/checkout/${encodeURIComponent(productId)}`);
  if (!offer) sendUnknown(reply, productUrl);
  else if (offer.packagePrice === 0) sendFree(reply, productUrl, offer);
  else return { customer, productId, offer };
  return undefined;
}

async function pay(
  sandbox: Sandbox,
  reply: FastifyReply,
  purchase: Purchase,
  body: Record<string, string>,
): Promise<FastifyReply> {
  const { customer, offer, productId } = purchase;
  const fields = readCard(body);
  const attempt = readAttempt(body);
  const problems = findCardProblems(fields, new Date());
  const faulty = Object.keys(problems).length > 0;
  const failure =
    !faulty && isDeclined(fields) ? 'The card was declined. Nothing was charged; try another one.' : '';
  if (faulty || failure) {
    const view = { productUrl: sandbox.productUrl, ...purchase, attempt, fields, problems, failure };
    return reply.status(faulty ? 400 : 402).send(checkoutPage(view));
  }
  await takeOrder(sandbox, {
    id: `order_${attempt}`,
    customerId: customer.customerId,
    productId,
    packageName: offer.packageName,
    amount: Math.round(offer.packagePrice * 100),
  });
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

function sendFree(reply: FastifyReply, productUrl: string, offer: Package): FastifyReply {
  return reply.send(
    messagePage(productUrl, {
      title: `${offer.packageName} costs nothing`,
      text: 'There is nothing to pay here.',
      link: { path: '/home', label: 'Go back to Waymark' },
    }),
  );
}
