import type { Socket } from 'node:net';
import type { App } from './app.ts';

const sweepEveryMs = 100;

/** Connections of a server over which nothing has been asked yet: browsers open some in advance. */
const unused = new WeakMap<App['server'], Set<Socket>>();

/** Notes which connections are opened and not used, so that none of them holds up the end. */
export function noteUnusedConnections({ server }: Pick<App, 'server'>): void {
  const sockets = new Set<Socket>();
  unused.set(server, sockets);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }) => sockets.delete(socket));
}

/** Whether the process leaves its balancer; what it answers from then on is the last of its connection. */
export interface Leaving {
  hasBegun(): boolean;
  begin(): void;
}

/** A proxy that keeps connections sends no request over one that is about to end, which it might not repeat. */
export function closeWhenLeaving(app: Pick<App, 'addHook'>): Leaving {
  let hasBegun = false;
  app.addHook('onSend', async (_request, reply) => {
    if (hasBegun) reply.header('connection', 'close');
  });
  return { hasBegun: () => hasBegun, begin: () => void (hasBegun = true) };
}

/**
 * Ends the server: nothing new is accepted, what was begun is answered, and whatever is not answered or
 * not taken within `withinMs` is cut.
 */
export async function drainConnections(app: App, withinMs: number): Promise<void> {
  // A connection whose answer was under way when the end began stays open for a next request that no one may
  // send: without this the end would wait for its keep-alive, more than a minute. Node takes one that has
  // never been used for one that is about to be.
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
    for (const socket of unused.get(app.server) ?? []) socket.destroy();
  }, sweepEveryMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), withinMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
