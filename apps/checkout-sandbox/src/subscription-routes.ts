import { msg } from '@waymark/contract/text/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCard, declinedCard, methodOf } from './card-rules.ts';
import { findVisitor, sendNotice } from './entrance.ts';
import type { SandboxSubscription } from './order-book.ts';
import { cardPage } from './pages/card-page.ts';
import type { Reader } from './reader.ts';
import type { Sandbox } from './sandbox.ts';
import {
  changeCard,
  endSubscription,
  expireCard,
  failPayment,
  renewSubscription,
  takeWish,
  type Wish,
} from './subscriptions.ts';

interface Visit {
  Params: { subscriptionId: string };
  Querystring: { reference?: string };
  Body: Record<string, string> | undefined;
}

/** What the product wishes of what renews, and where its customer changes the card and plays the till. */
export function subscriptionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { product } = sandbox;

  app.post<{ Body: Wish }>('/partner/subscription', async ({ headers, body }, reply) => {
    reply.type('application/json');
    if (!product.isPartner(headers.authorization)) return reply.status(401).send({ message: 'No.' });
    const isTaken = await takeWish(sandbox, body);
    return reply.status(isTaken ? 200 : 404).send({ message: isTaken ? 'Done.' : 'Unknown.' });
  });

  app.get<Visit>('/card', async (request, reply) => {
    const found = await findOwn(sandbox, request, reply);
    return found ? reply.send(cardPage({ ...found, failure: '' })) : reply;
  });

  app.post<Visit>('/card', async (request, reply) => {
    const found = await findOwn(sandbox, request, reply);
    if (!found) return reply;
    const number = request.body?.['number'] ?? '';
    if (number !== acceptedCard) {
      const failure =
        number === declinedCard
          ? msg`This card is declined. Choose the other one.`
          : msg`Choose one of the cards.`;
      return reply.status(400).send(cardPage({ ...found, failure }));
    }
    const known = found.subscription;
    await changeCard(sandbox, known, methodOf({ number }));
    return sendNotice(sandbox, reply, 200, {
      title: msg`The card is changed`,
      text: msg`${known.packageName} is paid with it from now on.`,
      link: { path: '/company-transactions', label: msg`Back to your plan` },
    });
  });

  const acts = {
    renew: renewSubscription,
    fail: failPayment,
    'expire-card': expireCard,
    end: endSubscription,
  } as const;
  for (const [name, act] of Object.entries(acts)) {
    app.post<Visit>(`/operator/subscriptions/:subscriptionId/${name}`, async (request, reply) => {
      const visitor = findVisitor(sandbox, reply);
      if (!visitor) return reply;
      const known = sandbox.book.findSubscription(request.params.subscriptionId);
      if (known?.customerId === visitor.customer.customerId) await act(sandbox, known);
      return reply.redirect('/operator', 303);
    });
  }
}

/** What renews of the order that the product names to this customer; undefined where the reply says why not. */
async function findOwn(
  sandbox: Sandbox,
  { query: { reference = '' } }: FastifyRequest<Visit>,
  reply: FastifyReply,
): Promise<{ subscription: SandboxSubscription; reader: Reader } | undefined> {
  const visitor = findVisitor(sandbox, reply);
  if (!visitor) return undefined;
  const order = await sandbox.product.findOrder(reference, visitor);
  const subscription = sandbox.book.findSubscription(order?.subscriptionId ?? '');
  if (subscription) return { subscription, reader: visitor.reader };
  sendNotice(sandbox, reply, 404, {
    title: msg`Nothing renews here`,
    text: msg`The plan is not known, or has ended.`,
    link: { path: '/company-transactions', label: msg`Back to your plan` },
  });
  return undefined;
}
