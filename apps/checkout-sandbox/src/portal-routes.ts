import { msg } from '@waymark/contract/text/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addMessage } from './correspondence.ts';
import { findVisitor, sendNotice } from './entrance.ts';
import type { SandboxOrder } from './order-book.ts';
import { portalPage } from './pages/portal-page.ts';
import type { Visitor } from './reader.ts';
import type { Sandbox } from './sandbox.ts';

interface Visit {
  Params: { orderId: string; documentId: string };
  Querystring: { paid?: string };
  Body: Record<string, string> | undefined;
}

/** Where a customer follows the work, talks to the writer and fetches what was delivered. */
export function portalRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<Visit>('/portal', async ({ query }, reply) => {
    const visitor = findVisitor(sandbox, reply);
    if (!visitor) return reply;
    return reply.send(showPortal(sandbox, { ...visitor, paid: query.paid === 'true' }));
  });

  app.post<Visit>('/portal/orders/:orderId/messages', async (request, reply) => {
    const found = findOwnOrder(sandbox, request, reply);
    if (!found) return reply;
    const { order, ...visitor } = found;
    const text = request.body?.['text'] ?? '';
    const problem = await addMessage(sandbox, order, 'customer', text);
    if (problem === '') return reply.redirect(`/portal#order-${order.id}`, 303);
    const rejected = { orderId: order.id, problem, text };
    return reply.status(400).send(showPortal(sandbox, { ...visitor, paid: false, rejected }));
  });

  app.get<Visit>('/portal/orders/:orderId/documents/:documentId', async (request, reply) => {
    const found = findOwnOrder(sandbox, request, reply);
    if (!found) return reply;
    const document = found.order.documents.find(({ id }) => id === request.params.documentId);
    if (!document) return sendUnknownOrder(sandbox, reply);
    // Always a download, whatever it contains: a customer's file must not run as a page of this origin.
    const name = document.name.replaceAll(/[^\w .()-]/g, '_');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(sandbox.documents.read(document.id));
  });
}

function showPortal({ book }: Sandbox, view: Omit<Parameters<typeof portalPage>[0], 'orders'>): string {
  return portalPage({ orders: book.ordersOf(view.customer.customerId), ...view });
}

/** The caller's own order; undefined if there is none, and the reply then already says so. */
export function findOwnOrder(
  sandbox: Sandbox,
  { params }: Pick<FastifyRequest<{ Params: { orderId: string } }>, 'params'>,
  reply: FastifyReply,
): (Visitor & { order: SandboxOrder }) | undefined {
  const visitor = findVisitor(sandbox, reply);
  if (!visitor) return undefined;
  const order = sandbox.book.find(params.orderId);
  if (order?.customerId === visitor.customer.customerId) return { ...visitor, order };
  sendUnknownOrder(sandbox, reply);
  return undefined;
}

function sendUnknownOrder(sandbox: Sandbox, reply: FastifyReply): FastifyReply {
  return sendNotice(sandbox, reply, 404, {
    title: msg`There is nothing here`,
    text: msg`No order of yours has this.`,
    link: { path: '/home', label: msg`Go to the job board` },
  });
}
