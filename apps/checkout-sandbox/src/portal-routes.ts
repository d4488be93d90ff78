import type { FastifyInstance } from 'fastify';
import { sendStranger } from './entrance.ts';
import { portalPage, progressSteps } from './pages/portal-page.ts';
import { moveOrder, type Sandbox } from './sandbox.ts';

/** Where a customer follows the work, and where in this stand-in it is moved on. */
export function portalRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { productUrl, sessions, book } = sandbox;

  app.get<{ Querystring: { paid?: string } }>('/portal', async ({ headers, query }, reply) => {
    const customer = sessions.find(headers.cookie);
    if (!customer) return sendStranger(reply, productUrl);
    const orders = book
      .ordersOf(customer.customerId)
      .map((order) => ({ ...order, waiting: book.isWaiting(order.id) }));
    return reply.send(portalPage({ productUrl, customer, orders, paid: query.paid === 'true' }));
  });

  app.post<{ Params: { orderId: string }; Body: Record<string, string> }>(
    '/portal/orders/:orderId/progress',
    async ({ headers, params, body }, reply) => {
      const customer = sessions.find(headers.cookie);
      if (!customer) return sendStranger(reply, productUrl);
      const order = book.find(params.orderId);
      const step = progressSteps.find((one) => String(one) === body['percentage']);
      if (order?.customerId === customer.customerId && step) await moveOrder(sandbox, order, step);
      return reply.redirect('/portal', 303);
    },
  );
}
