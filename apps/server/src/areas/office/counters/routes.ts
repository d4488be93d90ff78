import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from '../../identity/accounts/policy.ts';
import { countWaiting } from './queries.ts';

/** The counters in the navigation of members and staff. */
export function counterRoutes(app: App, services: Services): void {
  routesOf(app, services).serve('GET /own-counters', requireUser, async (_request, viewer) => ({
    data: await countWaiting(services.database, viewer),
  }));
}
