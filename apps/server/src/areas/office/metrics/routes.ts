import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { readBoardMetrics } from './queries.ts';

/** The board over time, for those who look after it (J-5). */
export function metricRoutes(app: App, services: Services): void {
  routesOf(app, services).serve('GET /staff/figures', requireModerator, async ({ query }) => ({
    data: await readBoardMetrics(services.database, query),
  }));
}
