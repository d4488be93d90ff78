import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireRecruiter } from '../../identity/accounts/policy.ts';
import { listHistory } from './history-queries.ts';

/** Who did what for the company: for those who may do something. */
export function companyHistoryRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  serve('GET /company-history', requireRecruiter, ({ query }, { companyId }) =>
    listHistory(services.database, companyId, query.page),
  );
}
