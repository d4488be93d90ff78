import { board } from '../../../platform/board/board.ts';
import { listDeploymentWarnings, listOperatorWarnings } from '../../../platform/deployment-warnings.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireStaff } from '../../identity/accounts/policy.ts';
import { listQueues } from './overview-queries.ts';

/** Where staff begins. */
export function overviewRoutes(app: App, services: Services): void {
  routesOf(app, services).serve('GET /staff/overview', requireStaff, async (_request, { staffRole }) => ({
    data: await listQueues(services.database, staffRole),
    warnings: [
      ...listDeploymentWarnings(services.config),
      ...listOperatorWarnings(board.settings, services.config),
    ],
  }));
}
