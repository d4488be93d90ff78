import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { CustomerSessions } from './customer-sessions.ts';
import { DocumentStore } from './document-store.ts';
import { OrderBook } from './order-book.ts';
import { ProductGateway } from './product-gateway.ts';
import { takeOrder, type NewOrder, type Sandbox } from './sandbox.ts';
import { passTime } from './subscriptions.ts';
import { backoff, WebhookOutbox } from './webhook-outbox.ts';

export interface SandboxOptions {
  host: string;
  /** The first of them that is free; 0 is any free one. */
  ports: readonly number[];
  /** Our origin as people reach it, made from the port that was free. */
  originOf: (port: number) => string;
  product: {
    /** Where people reach the product. */
    publicUrl: string;
    /** Where this process reaches its API. */
    apiUrl: string;
  };
  /** Where orders and unsent reports are kept. */
  file: string;
  log: FastifyBaseLogger;
  delayAfter?: (failures: number) => number;
}

export interface RunningSandbox {
  origin: string;
  portalPath: string;
  /** Both secrets are new at each start, so they do not have to be stored. */
  partnerSecret: string;
  webhookSecret: string;
  /** Takes up reports that an earlier run could not deliver. Called once the product can answer. */
  resume(): void;
  /** Takes an order as if its customer had just paid it. */
  takeOrder(order: NewOrder): Promise<void>;
  /** Lets everything renew whose period is over by then. */
  passTime(until: Date): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the stand-in on an origin of its own. Rejects when none of the ports is free. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const server = createServer();
  const origin = options.originOf(await listen(server, options.host, options.ports));
  const secrets = {
    partnerSecret: randomBytes(32).toString('base64url'),
    webhookSecret: `whsec_${randomBytes(32).toString('base64')}`,
  };
  const { publicUrl: productUrl, apiUrl } = options.product;
  const product = new ProductGateway({ apiUrl, audience: origin, ...secrets });
  const book = await OrderBook.open(options.file);
  const outbox = new WebhookOutbox({
    book,
    deliver: (report) => product.report(report),
    delayAfter: options.delayAfter ?? backoff,
  });
  const sandbox: Sandbox = {
    productUrl,
    product,
    book,
    documents: new DocumentStore(`${options.file}-documents`),
    outbox,
    sessions: new CustomerSessions(origin),
  };
  const pages = servePages(server, sandbox, options.log);
  return {
    origin,
    portalPath: '/portal',
    ...secrets,
    resume: () => outbox.resume(),
    takeOrder: (order) => takeOrder(sandbox, order),
    passTime: (until) => passTime(sandbox, until),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, outbox.close()]);
      await pages.close();
    },
  };
}

/** Serves the sandbox's pages. The first request builds them, so that the product's start does not wait. */
function servePages(server: Server, sandbox: Sandbox, log: FastifyBaseLogger) {
  let built: Promise<FastifyInstance> | undefined;
  async function build(): Promise<FastifyInstance> {
    const { buildSandboxApp } = await import('./app.ts');
    return buildSandboxApp(sandbox, server, log);
  }
  server.on('request', (request, response) => {
    built ??= build();
    built.then(
      (app) => app.routing(request, response),
      (error: unknown) => {
        log.error({ err: error }, 'the stand-in checkout could not be built');
        response.writeHead(500).end();
      },
    );
  });
  return { close: async () => (await built)?.close() };
}

async function listen(
  server: Server,
  host: string,
  [port = 0, ...others]: readonly number[],
): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (others.length === 0) throw error;
    return listen(server, host, others);
  }
  return (server.address() as AddressInfo).port;
}
