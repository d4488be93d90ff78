import { createReadStream } from 'node:fs';
import type { Server } from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { loginCodeParameter } from '@waymark/contract/paths';
import { checkoutRoutes } from './checkout-routes.ts';
import { enterWithCode } from './entrance.ts';
import { messagePage } from './pages/layout.ts';
import { operatorRoutes } from './operator-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import type { Sandbox } from './sandbox.ts';
import { fontFiles, readStyles, type FontName } from './styles.ts';

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

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
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  app.addHook('preHandler', async (request, reply) => {
    const address = new URL(request.url, 'http://stand-in');
    const withCode = request.method === 'GET' && address.searchParams.has(loginCodeParameter);
    return withCode ? enterWithCode(sandbox, reply, address) : undefined;
  });
  await assetRoutes(app);
  checkoutRoutes(app, sandbox);
  failurePages(app, sandbox.productUrl);
  portalRoutes(app, sandbox);
  operatorRoutes(app, sandbox);
  await app.ready();
  return app;
}

function acceptForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

async function assetRoutes(app: FastifyInstance): Promise<void> {
  const styles = await readStyles();
  app.get('/checkout.css', (_request, reply) => reply.type('text/css').send(styles));
  for (const name of Object.keys(fontFiles) as FontName[]) {
    app.get(`/fonts/${name}`, (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(fontFiles[name])),
    );
  }
}

function failurePages(app: FastifyInstance, productUrl: string): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(
      messagePage(productUrl, {
        title: 'There is nothing here',
        text: 'The job board knows the way to your orders.',
        link: { path: '/home', label: 'Go to the job board' },
      }),
    ),
  );
  app.setErrorHandler((error, request, reply) => {
    request.log.info({ err: error }, 'the stand-in checkout could not answer');
    return reply.status(502).send(
      messagePage(productUrl, {
        title: 'The job board does not answer',
        text: 'Load this page again in a moment. Nothing was charged.',
      }),
    );
  });
}
