import { fileURLToPath } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { App } from '../platform/http/app.ts';

/** Serves the files of the built web, which the build has compressed. */
export async function serveWebFiles(app: App, buildDirectory: URL): Promise<void> {
  await app.register(fastifyStatic, {
    ...options,
    root: fileURLToPath(new URL('client/assets/', buildDirectory)),
    serve: false,
    setHeaders: setHeaders('public, max-age=31536000, immutable'),
  });
  // The plugin's own routes are slow: one for each of a thousand files takes a tenth of a start, and its wildcard
  // reads the whole directory for each request.
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
  // The pages have all other addresses.
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
