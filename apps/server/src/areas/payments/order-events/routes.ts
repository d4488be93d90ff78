import type { App } from '../../../platform/http/app.ts';
import { endRequestShare } from '../../../platform/http/connection-limits.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { StreamIndex, streamHeaders } from './stream-index.ts';

/** Order progress and resume reviews on open pages (L-18, C-4). */
export function liveOrderRoutes(app: App, services: Services): void {
  const streams = new StreamIndex(services);
  // Before the server stops to listen: it would wait for their end.
  app.addHook('preClose', () => streams.close());

  routesOf(app, services).serve(
    'GET /product/follow-career-services-orders',
    requireCandidate,
    async (request, viewer, reply) => {
      await services.rateLimits.consume('follow-orders-user', viewer.userId);
      const body = streams.open(viewer, languageOf(request));
      endRequestShare(request);
      return reply.headers(streamHeaders).send(body);
    },
  );
}
