import { paths } from '@waymark/contract/paths';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { measuredRequests, type MeasuredRequest } from './measured.ts';

const pagePaths: ReadonlySet<string> = new Set(Object.values(paths));

/** Publishes each answered request to its subscribers. */
export function measureRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!measuredRequests.hasSubscribers) return;
    const measured: MeasuredRequest = {
      method: request.routeOptions.url === undefined ? 'any' : request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    };
    measuredRequests.publish(measured);
  });
}

/** All pages are one route, and are told apart by their path; an address of no page is not named. */
export function routeOf({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? '(none)';
  if (route !== '/*') return route;
  const path = (url.split('?', 1)[0] ?? '').replace(/\.data$/, '');
  return pagePaths.has(path) ? path : '(no page)';
}
