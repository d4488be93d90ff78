import type { FastifyRequest } from 'fastify';
import { beginWork } from '../work-under-way.ts';
import type { App } from './app.ts';

/** Notes what requests are under way, for what is logged of a standstill: by method and path, without the query. */
export function noteRequests(app: App): void {
  app.addHook('onRequest', async (request, { raw }) => {
    const end = beginWork(describe(request));
    // Streams that a route sends by itself end without a hook.
    raw.once('finish', end).once('close', end);
  });
}

/** A route's own path, since a path may hold a secret; all pages are one route, and have theirs in the query. */
function describe({ method, url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? '';
  return `${method} ${route === '/*' ? url.split('?')[0] : route}`;
}
