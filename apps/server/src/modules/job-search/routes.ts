import type { App } from '../../platform/http/app.ts';
import { routesOf } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import type { JobIndex } from './job-index.ts';

/** Searching the open jobs, and what a beginning may go on to. */
export function jobSearchRoutes(app: App, services: Services, index: JobIndex): void {
  const { serveAll } = routesOf(app, services);
  serveAll('GET /jobs', ({ query }) => index.search(query));
  serveAll('GET /jobs/suggestions', async ({ query }) => ({ data: await index.suggest(query) }));
}
