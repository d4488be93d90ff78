import type { FastifyRequest } from 'fastify';
import { currentCaller, enterOutside, leaveOutside } from '../caller.ts';
import { beginWork } from '../work-under-way.ts';
import type { App } from './app.ts';

/**
 * Notes which requests are under way, for what is logged of a standstill: by method and path, without the query. Those
 * that have ended keep no line of searches from going on (`TimedLine`).
 */
export function noteRequests(app: App): void {
  app.addHook('onRequest', async (request, { raw }) => {
    const endWork = beginWork(describe(request));
    const caller = currentCaller();
    if (caller) enterOutside(caller);
    // Streams that a route sends by itself, and connections that break, end without a hook. Comes once or twice.
    const end = () => {
      endWork();
      if (caller) leaveOutside(caller);
    };
    raw.once('finish', end).once('close', end);
  });
}

/** A route's own path, since a path may hold a secret; all pages are one route, and have theirs in the query. */
function describe({ method, url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? '';
  return `${method} ${route === '/*' ? url.split('?')[0] : route}`;
}
