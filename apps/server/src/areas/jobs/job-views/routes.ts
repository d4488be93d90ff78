import { isbot } from 'isbot';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findViewer } from '../../identity/accounts/policy.ts';
import { isOwnJob } from './queries.ts';
import { ViewCache } from './view-cache.ts';
import { VisitorCache } from './visitor-cache.ts';

/** A posting's page reports a view; the answer does not say whether it counted. */
export function jobViewRoutes(app: App, services: Services): void {
  const { database } = services;
  const visitors = new VisitorCache();
  const views = new ViewCache(database, app.log);
  app.addHook('onClose', () => views.write());

  routesOf(app, services).serveAll('POST /jobs/:jobId/views', async (request) => {
    const { jobId } = request.params;
    const userAgent = request.headers['user-agent'] ?? '';
    // A browser says what it is.
    const isProgram = userAgent === '' || isbot(userAgent);
    if (isProgram || !visitors.isFirstLook({ ip: request.ip, userAgent }, jobId)) return { data: {} };
    const viewer = await findViewer(request, services);
    if (viewer && (await isOwnJob(database, viewer.userId, jobId))) return { data: {} };
    views.count(jobId, request.body.source);
    return { data: {} };
  });
}
