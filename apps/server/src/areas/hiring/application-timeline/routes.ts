import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { findApplication } from '../applications/queries.ts';
import { listTimelines } from './queries.ts';

/** The course of a candidate's applications. */
export function applicationTimelineRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /application-timelines', requireCandidate, async (request, { userId }) => {
    return { data: await listTimelines(services.database, userId, request.query.applications) };
  });

  serve('GET /applications/:applicationId', requireCandidate, async (request, { userId }) => {
    const application = await findApplication(services.database, userId, request.params.applicationId);
    if (!application) throw new AppError('not_found', 'There is no application with this address.');
    return { data: application };
  });
}
