import multipart from '@fastify/multipart';
import { loginCodeParameter } from '@waymark/contract/paths';
import { msg, type Message } from '@waymark/contract/text/message';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Server } from 'node:http';
import { assetRoutes, pageHeaders } from './assets.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { addMessage, deliverDocument, documentMaxBytes } from './correspondence.ts';
import { enterWithCode, findVisitor, sendNotice } from './entrance.ts';
import type { SandboxOrder } from './order-book.ts';
import { operatorPage } from './pages/operator-page.ts';
import { progressSteps } from './pages/order-parts.ts';
import { portalRoutes, findOwnOrder } from './portal-routes.ts';
import { moveOrder, refundOrder, type Sandbox } from './sandbox.ts';
import { subscriptionRoutes } from './subscription-routes.ts';

/**
 * The stand-in's pages, plain HTML that needs no script, for a server that listens already and hands over what it is
 * asked.
 */
export async function buildSandboxApp(
  sandbox: Sandbox,
  server: Server,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    serverFactory: () => server,
    // No request is logged: addresses hold login codes.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
  });
  acceptForms(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders);
  });
  app.addHook('preHandler', async (request, reply) => {
    const address = new URL(request.url, 'http://stand-in');
    const withCode = request.method === 'GET' && address.searchParams.has(loginCodeParameter);
    return withCode ? enterWithCode(sandbox, reply, address) : undefined;
  });
  await assetRoutes(app);
  checkoutRoutes(app, sandbox);
  failurePages(app, sandbox);
  portalRoutes(app, sandbox);
  operatorRoutes(app, sandbox);
  subscriptionRoutes(app, sandbox);
  await app.ready();
  return app;
}

function acceptForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

function failurePages(app: FastifyInstance, sandbox: Sandbox): void {
  app.setNotFoundHandler((_request, reply) =>
    sendNotice(sandbox, reply, 404, {
      title: msg`There is nothing here`,
      text: msg`The job board knows the way to your orders.`,
      link: { path: '/home', label: msg`Go to the job board` },
    }),
  );
  app.setErrorHandler((error, request, reply) => {
    request.log.info({ err: error }, 'the stand-in checkout could not answer');
    return sendNotice(sandbox, reply, 502, {
      title: msg`The job board does not answer`,
      text: msg`Load this page again in a moment. Nothing was charged.`,
    });
  });
}

interface Visit {
  Params: { orderId: string };
  Body: Record<string, string> | undefined;
}

type Act = (order: SandboxOrder, request: FastifyRequest<Visit>) => Promise<Message>;

/**
 * The operator's side of the orders: the same person plays the customer, the writer and the till, with only
 * their own orders. A real portal has staff for that.
 */
function operatorRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  void app.register(multipart, { limits: { fileSize: documentMaxBytes, files: 1, fields: 5, parts: 6 } });

  app.get<Visit>('/operator', (_request, reply) => show(sandbox, reply));

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
      return show(sandbox, reply.status(400), { orderId: found.order.id, problem });
    });
  }
}

function show(
  sandbox: Sandbox,
  reply: FastifyReply,
  rejected?: { orderId: string; problem: Message },
): FastifyReply {
  const visitor = findVisitor(sandbox, reply);
  if (!visitor) return reply;
  const { reader, customer } = visitor;
  const orders = sandbox.book.ordersOf(customer.customerId);
  const subscriptions = sandbox.book.subscriptionsOf(customer.customerId);
  return reply.send(operatorPage({ reader, orders, subscriptions, rejected }));
}

async function deliver(sandbox: Sandbox, order: SandboxOrder, request: FastifyRequest): Promise<Message> {
  try {
    const part = await request.file();
    if (!part?.filename) return msg`Choose a file first.`;
    return await deliverDocument(sandbox, order, { name: part.filename, content: await part.toBuffer() });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') return msg`A document has at most 1 MB.`;
    if (code.startsWith('FST_')) return msg`This form could not be read. Choose the file again.`;
    throw error;
  }
}
