import { once } from 'node:events';
import {
  createServer as createHttpServer,
  request as ask,
  type Server,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createServer, type ViteDevServer } from 'vite';
import type { Config } from '../../apps/server/src/platform/config.ts';
import { portError } from '../../apps/server/src/platform/http/listen.ts';
import { runEntry } from '../../apps/server/src/platform/run-entry.ts';
import { findFreePort } from '../../apps/server/src/testing/server-process.ts';
import { root } from '../root.ts';
import { DevProcess } from './dev-process.ts';

const entry = new URL('dev-product.ts', import.meta.url);
const web = path.join(root, 'apps/web');
/** What the server is made of. Pages and styles need no restart. */
const serverFolders = ['apps/server', 'apps/checkout-sandbox', 'packages/contract/src'].map((folder) =>
  path.join(root, folder),
);

/*
 * The product while it is worked on: Vite compiles the pages as they are asked for and tells browsers what has
 * changed; the server is a process behind it that is replaced when its source changes. Requests wait meanwhile.
 */
await runEntry(async (config) => {
  const port = await findFreePort();
  const front = createHttpServer();
  const vite = await createServer({
    root: web,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: front } },
  });
  const product = new DevProcess(entry, settingsBehind(config, port), ({ payload }) =>
    vite.environments.ssr.hot.handleInvoke(payload),
  );
  front.on('request', (request, response) => {
    const answer = async () => {
      if (await product.isUp) forwardRequest(request, response, port);
      else response.writeHead(503).end('The server did not start: its terminal says why.\n');
    };
    if (request.url?.startsWith('/api/')) void answer();
    else vite.middlewares(request, response, () => void answer());
  });
  followSources(vite, product);
  closeOnSignals(front, vite, product);
  product.replace();
  front.listen(config.port, config.host);
  await once(front, 'listening').catch(async (error: unknown) => {
    await product.stop();
    throw portError(error, config.port);
  });
});

/** The server answers on a port of its own and names the one that people open. */
function settingsBehind(config: Config, port: number): Record<string, string> {
  const { publicUrl, checkoutSandbox } = config;
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    ...(checkoutSandbox && { CHECKOUT_SANDBOX_PORT: String(checkoutSandbox.port ?? config.port + 1) }),
  };
}

function followSources(vite: ViteDevServer, product: DevProcess): void {
  vite.watcher.add(serverFolders);
  vite.watcher.on('all', (_event, file) => {
    if (file.includes('.test.')) return;
    if (serverFolders.some((folder) => file.startsWith(folder + path.sep))) product.replace();
    else product.tell({ kind: 'changed' });
  });
}

function closeOnSignals(front: Server, vite: ViteDevServer, product: DevProcess): void {
  const close = async () => {
    front.close();
    front.closeAllConnections();
    await product.stop();
    await vite.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close());
}

/** Has another port of this machine answer a request. */
function forwardRequest(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  const forwarded = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    // The browser has left meanwhile, as when a page ends its calls.
    if (response.destroyed) return void answer.destroy();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // An answer that breaks off there breaks off here.
    pipeline(answer, response, () => {});
  });
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end('The server was replaced meanwhile. Try again.\n');
  });
  pipeline(request, forwarded, () => {});
}
