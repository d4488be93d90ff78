import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { ProductGateway } from '../../checkout-sandbox/src/product-gateway.ts';
import { backoff, WebhookOutbox } from '../../checkout-sandbox/src/webhook-outbox.ts';
import { buildAdapterApp } from './app.ts';
import type { AdapterSettings } from './settings.ts';
import { StateStore } from './state-store.ts';
import { StripeGateway } from './stripe-gateway.ts';
import { Turns } from './turns.ts';

interface Options {
  log: FastifyBaseLogger;
  delayAfter?: (failures: number) => number;
}

export interface RunningAdapter {
  /** The address that this process listens on. */
  address: string;
  stop(): Promise<void>;
}

/** Starts the adapter, and takes up the reports that an earlier run could not deliver. */
export async function startAdapter(
  settings: AdapterSettings,
  { log, delayAfter = backoff }: Options,
): Promise<RunningAdapter> {
  const { apiUrl, origin, partnerSecret, webhookSecret, productUrl } = settings;
  const product = new ProductGateway({ apiUrl, audience: origin, partnerSecret, webhookSecret });
  const store = new StateStore(settings.stateFile);
  const outbox = new WebhookOutbox({
    book: {
      get pending() {
        return store.pending;
      },
      async settle(report, refusal) {
        if (refusal) log.error({ report: report.id, refusal }, 'the board has refused a report');
        await store.settle(report);
      },
    },
    deliver: (report) => product.report(report),
    delayAfter,
  });
  const server = createServer();
  const app = await buildAdapterApp(
    { productUrl, product, stripe: new StripeGateway(settings.stripe), store, outbox, turns: new Turns() },
    server,
    log,
  );
  server.on('request', app.routing);
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  outbox.resume();
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${settings.host}:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await Promise.all([closed, outbox.close()]);
      await app.close();
      store.close();
    },
  };
}
