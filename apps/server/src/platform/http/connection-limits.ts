import { msg } from '@waymark/contract/text/message';
import type { IncomingMessage } from 'node:http';
import type { FastifyHttpOptions, FastifyRequest, RawServerDefault } from 'fastify';
import { currentCaller, leaveOutside } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { App } from './app.ts';
import { networkOf } from '../rate-limits/network.ts';

export interface ConnectionLimits {
  /** Milliseconds for a request's headers, and for all of it. */
  headersMs: number;
  requestMs: number;
  /** Milliseconds without a byte in either direction. */
  silentMs: number;
  /** Milliseconds that a connection waits for its next request: longer than the proxies in front do. */
  keepAliveMs: number;
  /** How often the server looks for requests that take too long. */
  checkEveryMs: number;
  connections: number;
  /** Of one address; only where the address is not a proxy's. */
  connectionsEach: number;
  /** Under way at once for one address. */
  requestsEach: number;
  /** How much of a refused body is read, so that its sender gets the answer. */
  unwanted: { bytes: number; milliseconds: number };
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 20_000,
  // The largest resume over a slow mobile line (3 MB at 25 KB a second).
  requestMs: 120_000,
  silentMs: 60_000,
  keepAliveMs: 72_000,
  checkEveryMs: 2000,
  // Of them 10,000 may be pages that stay open and wait for news.
  connections: 14_000,
  connectionsEach: 256,
  // An office behind one address; a browser has six.
  requestsEach: 128,
  unwanted: { bytes: 16 * 1024 * 1024, milliseconds: 5000 },
};

/**
 * Asked by what watches the process, often from the address of a proxy or a node that others come from too.
 */
const healthPaths: readonly string[] = ['/healthz', '/readyz'];

const lookEveryMs = 50;

/** What ends a request's part of its address's share. */
const leaves = new WeakMap<FastifyRequest, () => void>();

/** An endless answer has its own bounds, outside the queue, and holds nothing up. */
export function endRequestShare(request: FastifyRequest): void {
  leaves.get(request)?.();
  const caller = currentCaller();
  if (caller) leaveOutside(caller);
}

/** The limits that the HTTP server keeps by itself. */
export function serverOptions(limits: ConnectionLimits): FastifyHttpOptions<RawServerDefault> {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silentMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
  };
}

/** A share of connections and of requests for each address, and a limit for unread bodies. */
export function limitConnections(app: App, limits: ConnectionLimits, trustProxy: boolean): void {
  app.server.maxConnections = limits.connections;
  // Behind a proxy every connection is the proxy's.
  if (!trustProxy) shareConnections(app, limits.connectionsEach);
  const requests = createShares(limits.requestsEach);
  app.addHook('onRequest', (request, reply, done) => {
    if (healthPaths.includes(request.url)) return done();
    const leave = requests.enter(networkOf(request.ip));
    if (!leave) {
      const message = msg`Too many requests at once. Please try again in a moment.`;
      done(new AppError('too_many_requests', message, { retryAfterSeconds: 1 }));
      return;
    }
    leaves.set(request, leave);
    reply.raw.once('finish', leave).once('close', leave);
    done();
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete && !raw.readableEnded) readUnwanted(raw, limits.unwanted);
  });
}

function shareConnections(app: App, each: number): void {
  const connections = createShares(each);
  app.server.on('connection', (socket) => {
    const leave = connections.enter(networkOf(socket.remoteAddress ?? ''));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}

interface Shares {
  /** Gives what to call at the end, as often as one likes; undefined when the share is used up. */
  enter(key: string): (() => void) | undefined;
}

/** Counts what is under way by key; a key with nothing under way takes no room. */
function createShares(each: number): Shares {
  const counts = new Map<string, number>();
  return {
    enter(key) {
      const count = counts.get(key) ?? 0;
      if (count >= each) return undefined;
      counts.set(key, count + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const now = counts.get(key) ?? 0;
        if (now > 1) counts.set(key, now - 1);
        else counts.delete(key);
      };
    },
  };
}

/**
 * Reads on after an answer that did not wait for the body: until then the connection can carry no other
 * request, and closed at once, the sender would see a reset and not the answer. A sender of too much or too
 * slow a body is cut off.
 */
function readUnwanted(message: IncomingMessage, { bytes, milliseconds }: ConnectionLimits['unwanted']): void {
  const { socket } = message;
  const endAt = Date.now() + milliseconds;
  const lastByte = socket.bytesRead + bytes;
  // Looked at now and then: what is thrown away is not seen as data.
  const look = setInterval(() => {
    if (socket.bytesRead > lastByte || Date.now() > endAt) socket.destroy();
  }, lookEveryMs);
  for (const end of ['end', 'close', 'error']) message.once(end, () => clearInterval(look));
  message.unpipe();
  message.resume();
}
