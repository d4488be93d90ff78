import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const checkEveryMs = 250;
const checkWithinMs = 2000;
const lookEveryMs = 50;

/** A reverse proxy in front of nodes, as the operations' guide sets one up. */
export interface Proxy {
  origin: string;
  /** Resolves when so many nodes answer `/readyz`. */
  untilReady(nodes: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Passes requests on to the nodes that answered `/readyz` last, in turn. A node that refuses the connection has got
 * nothing of the request: another one gets it. Whatever else fails is the client's to see.
 */
export async function startProxy(listNodes: () => readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let ready: string[] = [];
  let passed = 0;
  const closing = new AbortController();

  async function check(): Promise<void> {
    while (!closing.signal.aborted) {
      const nodes = listNodes();
      const answers = await Promise.all(nodes.map(isReady));
      ready = nodes.filter((node, at) => answers[at] ?? ready.includes(node));
      await wait(checkEveryMs);
    }
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, tried: readonly string[] = []): void {
    const left = ready.filter((node) => !tried.includes(node));
    const node = left[passed++ % left.length];
    if (node === undefined) return void outgoing.writeHead(502).end();
    const { hostname, port } = new URL(node);
    const { method, url: path, headers } = incoming;
    const sending = request({ hostname, port, path, method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    sending.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(incoming, outgoing, [...tried, node]);
      else outgoing.destroy();
    });
    incoming.pipe(sending);
  }

  const server = createServer((incoming, outgoing) => pass(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checking = check();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async untilReady(nodes) {
      while (ready.length < nodes) await wait(lookEveryMs);
    },
    async close() {
      closing.abort();
      await checking;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

/** Undefined where it is only slow: on a busy machine that says nothing. */
async function isReady(node: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(`${node}/readyz`, { signal: AbortSignal.timeout(checkWithinMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? undefined : false;
  }
}
