import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCard, declinedCard, methodOf } from './card-rules.ts';
import { sendStranger } from './entrance.ts';
import type { SandboxSubscription } from './order-book.ts';
import { cardPage } from './pages/card-page.ts';
import { messagePage } from './pages/layout.ts';
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
  const { product, productUrl } = sandbox;

  app.post<{ Body: Wish }>('/partner/subscription', async ({ headers, body }, reply) => {
    reply.type('application/json');
    if (!product.isPartner(headers.authorization)) return reply.status(401).send({ message: 'No.' });
    const isTaken = await takeWish(sandbox, body);
    return reply.status(isTaken ? 200 : 404).send({ message: isTaken ? 'Done.' : 'Unknown.' });
  });

  app.get<Visit>('/card', async (request, reply) => {
    const known = await findOwn(sandbox, request, reply);
    return known ? reply.send(cardPage({ productUrl, subscription: known, failure: '' })) : reply;
  });

  app.post<Visit>('/card', async (request, reply) => {
    const known = await findOwn(sandbox, request, reply);
    if (!known) return reply;
    const number = request.body?.['number'] ?? '';
    if (number !== acceptedCard) {
      const failure =
        number === declinedCard ? 'This card is declined. Choose the other one.' : 'Choose one of the cards.';
      return reply.status(400).send(cardPage({ productUrl, subscription: known, failure }));
    }
    await changeCard(sandbox, known, methodOf({ number }));
    return reply.send(
      messagePage(productUrl, {
        title: 'The card is changed',
        text: `${known.packageName} is paid with it from now on.`,
        link: { path: '/company-transactions', label: 'Back to your plan' },
      }),
    );
  });

  const acts = {
    renew: renewSubscription,
    fail: failPayment,
    'expire-card': expireCard,
    end: endSubscription,
  } as const;
  for (const [name, act] of Object.entries(acts)) {
    app.post<Visit>(`/operator/subscriptions/:subscriptionId/${name}`, async (request, reply) => {
      const customer = sandbox.sessions.find(request.headers.cookie);
      if (!customer) return sendStranger(reply, productUrl);
      const known = sandbox.book.findSubscription(request.params.subscriptionId);
      if (known?.customerId === customer.customerId) await act(sandbox, known);
      return reply.redirect('/operator', 303);
    });
  }
}

/** What renews of the order that the product names to this customer; undefined where the reply says why not. */
async function findOwn(
  { sessions, product, book, productUrl }: Sandbox,
  { headers, query }: FastifyRequest<Visit>,
  reply: FastifyReply,
): Promise<SandboxSubscription | undefined> {
  const customer = sessions.find(headers.cookie);
  if (!customer) {
    sendStranger(reply, productUrl);
    return undefined;
  }
  const { reference = '' } = query;
  const order = reference ? await product.findOrder(reference, customer.customerId) : undefined;
  const known = order?.subscriptionId ? book.findSubscription(order.subscriptionId) : undefined;
  if (!known) {
    reply.status(404).send(
      messagePage(productUrl, {
        title: 'Nothing renews here',
        text: 'The plan is not known, or has ended.',
        link: { path: '/company-transactions', label: 'Back to your plan' },
      }),
    );
  }
  return known;
}
