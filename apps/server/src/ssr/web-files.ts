import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { App } from '../platform/http/app.ts';

/** Serves the files of the built web, compressed as the build left them. */
export async function serveWebFiles(app: App, buildDirectory: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', buildDirectory)),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/');
      void reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
}
