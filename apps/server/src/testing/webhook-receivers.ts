import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookDelivery, WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, expect } from 'vitest';
import { WebhookSender } from '../areas/integrations/webhooks/sender-gateway.ts';
import type { TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Received {
  id: string;
  signature: string;
  headers: Record<string, string>;
  body: string;
  event: { type: string; data: Record<string, unknown> };
}

export const allEvents = [
  'job.opened',
  'job.changed',
  'job.closed',
  'application.made',
  'application.moved',
  'application.withdrawn',
];

export const typesOf = (received: readonly Received[]) => received.map(({ event }) => event.type);

const closers: (() => Promise<void>)[] = [];

/** A receiver's server; `answer` gives the status for each request, or answers by itself. */
export async function listen(answer: (received: Received) => number | RequestListener = () => 204) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = request.headers as Record<string, string>;
      const one = {
        id: headers['webhook-id'] ?? '',
        signature: headers['webhook-signature'] ?? '',
        headers,
        body,
        event: JSON.parse(body) as Received['event'],
      };
      received.push(one);
      const given = answer(one);
      if (typeof given === 'number') response.writeHead(given).end();
      else given(request, response);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

/** The calls of receivers, and the time that passes between them; receivers end with each test. */
export function useWebhookReceivers(context: TestApp) {
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
    await context.database.deleteFrom('webhook_receivers').execute();
  });
  const call = (method: Method, url: string, { headers }: TestUser, payload?: object) =>
    context.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return {
    call,
    async subscribe(
      user: TestUser,
      url: string,
      { events = allEvents, prefix = '' }: { events?: readonly string[]; prefix?: string } = {},
    ): Promise<{ id: string; secret: string }> {
      const response = await call('POST', `${prefix}/webhook-receivers`, user, { url, events });
      expect(response.statusCode, response.body).toBe(201);
      const { data, secret } = response.json<{ data: WebhookReceiver; secret: string }>();
      return { id: data.id, secret };
    },
    /** Sends all that is due, as the process behind the board does. */
    async send(): Promise<void> {
      const sender = new WebhookSender(context.services, pino({ level: 'silent' }));
      sender.wake();
      await sender.idle();
      sender.stop();
    },
    /** As if the waits were over. */
    async passTime(): Promise<void> {
      await sql`update webhook_deliveries set next_attempt_at = now() where state = 'waiting'`.execute(
        context.database,
      );
      await sql`update webhook_receivers set paused_until = null`.execute(context.database);
    },
    logOf: async (user: TestUser, receiverId: string): Promise<WebhookDelivery[]> =>
      (await call('GET', `/webhook-receivers/${receiverId}/deliveries`, user)).json().data,
    update: (id: string, set: object) =>
      context.database.updateTable('jobs').set(set).where('id', '=', id).execute(),
  };
}
