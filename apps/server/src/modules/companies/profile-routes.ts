import type { App } from '../../platform/http/app.ts';
import { routesOf } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../accounts/policy.ts';
import { updateProfile } from './profile-commands.ts';
import { presentProfile } from './profile-presenter.ts';
import { findPosition, getProfile, listCategories } from './profile-queries.ts';

/** The profile of the own company (H-2). */
export function companyProfileRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /company-profile', requireEmployer, async (_request, { companyId }) => ({
    data: presentProfile(await getProfile(database, companyId)),
    categories: await listCategories(database),
  }));

  serve('PUT /company-profile', requireRecruiter, async (request, member) => {
    await services.rateLimits.consume('company-profile', member.companyId);
    const profile = await updateProfile(services, member, request.body);
    // Public pages say so from now on; the words of its jobs follow in the background.
    await services.changes.settled();
    return { data: presentProfile(profile), categories: await listCategories(database) };
  });

  serve('GET /company-profile/position', requireEmployer, async ({ query }) => ({
    data: await findPosition(database, query),
  }));
}
