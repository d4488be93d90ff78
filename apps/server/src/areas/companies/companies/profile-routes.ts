import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { updateProfile } from './profile-commands.ts';
import { presentProfile, versionOf, type ProfileRow } from './profile-presenter.ts';
import { findPosition, getProfile, listCategories } from './profile-queries.ts';

/** The profile of the own company (H-2). */
export function companyProfileRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  const answer = async (profile: ProfileRow) => ({
    data: presentProfile(profile),
    version: versionOf(profile),
    categories: await listCategories(database),
  });

  serve('GET /company-profile', requireEmployer, async (_request, { companyId }) =>
    answer(await getProfile(database, companyId)),
  );

  serve('PUT /company-profile', requireRecruiter, async (request, member) => {
    await services.rateLimits.consume('company-profile', member.companyId);
    const profile = await updateProfile(services, member, request.body);
    // Public pages say so from now on; the words of its jobs follow in the background.
    await services.changes.settled();
    return answer(profile);
  });

  serve('GET /company-profile/position', requireEmployer, async ({ query }) => ({
    data: await findPosition(database, query),
  }));
}
