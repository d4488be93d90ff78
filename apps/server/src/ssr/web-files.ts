import { fileURLToPath } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { App } from '../platform/http/app.ts';

/** Serves the files of the built web, compressed as the build left them. */
export async function serveWebFiles(app: App, buildDirectory: URL): Promise<void> {
  await app.register(fastifyStatic, {
    ...options,
    root: fileURLToPath(new URL('client/assets/', buildDirectory)),
    serve: false,
    setHeaders: setHeaders('public, max-age=31536000, immutable'),
  });
  // A route for each of a thousand files is a tenth of a start, and one of the plugin's own for all of them reads the
  // whole directory, once or twice, for each file.
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
  // Beside the pages, which have every other address.
  await app.register(fastifyStatic, {
    ...options,
    root: fileURLToPath(new URL('client/', buildDirectory)),
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: setHeaders('public, max-age=3600'),
  });
}

const options = { preCompressed: true, cacheControl: false, index: false } as const;

const setHeaders =
  (caching: string): NonNullable<FastifyStaticOptions['setHeaders']> =>
  (reply) => {
    void reply.header('cache-control', caching);
    void reply.header('x-content-type-options', 'nosniff');
  };
