import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addMessage } from './correspondence.ts';
import { sendStranger } from './entrance.ts';
import type { SandboxOrder } from './order-book.ts';
import { messagePage } from './pages/layout.ts';
import { portalPage } from './pages/portal-page.ts';
import type { Sandbox } from './sandbox.ts';

interface Visit {
  Params: { orderId: string; documentId: string };
  Querystring: { paid?: string };
  Body: Record<string, string> | undefined;
}

/** Where a customer follows the work, talks to the writer and fetches what was delivered. */
export function portalRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { productUrl, sessions, documents } = sandbox;

  app.get<Visit>('/portal', async ({ headers, query }, reply) => {
    const customer = sessions.find(headers.cookie);
    if (!customer) return sendStranger(reply, productUrl);
    return reply.send(showPortal(sandbox, customer, { paid: query.paid === 'true' }));
  });

  app.post<Visit>('/portal/orders/:orderId/messages', async (request, reply) => {
    const found = findOwnOrder(sandbox, request, reply);
    if (!found) return reply;
    const { customer, order } = found;
    const text = request.body?.['text'] ?? '';
    const problem = await addMessage(sandbox, order, 'customer', text);
    if (problem === '') return reply.redirect(`/portal#order-${order.id}`, 303);
    const rejected = { orderId: order.id, problem, text };
    return reply.status(400).send(showPortal(sandbox, customer, { paid: false, rejected }));
  });

  app.get<Visit>('/portal/orders/:orderId/documents/:documentId', async (request, reply) => {
    const found = findOwnOrder(sandbox, request, reply);
    if (!found) return reply;
    const document = found.order.documents.find(({ id }) => id === request.params.documentId);
    if (!document) return sendUnknownOrder(reply, productUrl);
    // Always a download, whatever it contains: a customer's file must not run as a page of this origin.
    const name = document.name.replaceAll(/[^\w .()-]/g, '_');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(documents.read(document.id));
  });
}

function showPortal(
  { book, productUrl }: Sandbox,
  customer: RedeemedCustomer,
  rest: Pick<Parameters<typeof portalPage>[0], 'paid' | 'rejected'>,
): string {
  const orders = book
    .ordersOf(customer.customerId)
    .map((order) => ({ ...order, waiting: book.isWaiting(order.id) }));
  return portalPage({ productUrl, customer, orders, ...rest });
}

/** The caller's own order; undefined if there is none, and the reply then already says so. */
export function findOwnOrder(
  { sessions, book, productUrl }: Sandbox,
  { headers, params }: Pick<FastifyRequest<{ Params: { orderId: string } }>, 'headers' | 'params'>,
  reply: FastifyReply,
): { customer: RedeemedCustomer; order: SandboxOrder } | undefined {
  const customer = sessions.find(headers.cookie);
  if (!customer) {
    sendStranger(reply, productUrl);
    return undefined;
  }
  const order = book.find(params.orderId);
  if (order?.customerId === customer.customerId) return { customer, order };
  sendUnknownOrder(reply, productUrl);
  return undefined;
}

function sendUnknownOrder(reply: FastifyReply, productUrl: string): FastifyReply {
  return reply.status(404).send(
    messagePage(productUrl, {
      title: 'There is nothing here',
      text: 'No order of yours has this.',
      link: { path: '/home', label: 'Go back to the job board' },
    }),
  );
}
