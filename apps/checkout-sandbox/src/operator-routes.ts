import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addMessage, deliverDocument, documentMaxBytes } from './correspondence.ts';
import { sendStranger } from './entrance.ts';
import type { SandboxOrder } from './order-book.ts';
import { operatorPage } from './pages/operator-page.ts';
import { progressSteps } from './pages/order-parts.ts';
import { findOwnOrder } from './portal-routes.ts';
import { moveOrder, refundOrder, type Sandbox } from './sandbox.ts';

interface Visit {
  Params: { orderId: string };
  Body: Record<string, string> | undefined;
}

type Act = (order: SandboxOrder, request: FastifyRequest<Visit>) => Promise<string>;

/**
 * The other side of the orders: who plays the customer also plays the writer and the till, with the own orders and
 * nobody else's. A real portal has people for that.
 */
export function operatorRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  void app.register(multipart, { limits: { fileSize: documentMaxBytes, files: 1, fields: 5, parts: 6 } });

  app.get<Visit>('/operator', (request, reply) => show(sandbox, request, reply));

  const acts: Record<string, Act> = {
    async progress(order, { body }) {
      const step = progressSteps.find((one) => String(one) === body?.['percentage']);
      if (step) await moveOrder(sandbox, order, step);
      return '';
    },
    async refund(order) {
      await refundOrder(sandbox, order);
      return '';
    },
    messages: (order, { body }) => addMessage(sandbox, order, 'writer', body?.['text'] ?? ''),
    documents: (order, request) => deliver(sandbox, order, request),
  };
  for (const [name, act] of Object.entries(acts)) {
    app.post<Visit>(`/operator/orders/:orderId/${name}`, async (request, reply) => {
      const found = findOwnOrder(sandbox, request, reply);
      if (!found) return reply;
      const problem = await act(found.order, request);
      if (problem === '') return reply.redirect(`/operator#order-${found.order.id}`, 303);
      return show(sandbox, request, reply.status(400), { orderId: found.order.id, problem });
    });
  }
}

function show(
  { sessions, book, productUrl }: Sandbox,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  rejected?: { orderId: string; problem: string },
): FastifyReply {
  const customer = sessions.find(headers.cookie);
  if (!customer) return sendStranger(reply, productUrl);
  const orders = book
    .ordersOf(customer.customerId)
    .map((order) => ({ ...order, waiting: book.isWaiting(order.id) }));
  return reply.send(operatorPage({ productUrl, orders, rejected }));
}

async function deliver(sandbox: Sandbox, order: SandboxOrder, request: FastifyRequest): Promise<string> {
  try {
    const part = await request.file();
    if (!part?.filename) return 'Choose a file first.';
    return await deliverDocument(sandbox, order, { name: part.filename, content: await part.toBuffer() });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') return 'A document has at most 1 MB.';
    if (code.startsWith('FST_')) return 'This form could not be read. Choose the file again.';
    throw error;
  }
}
