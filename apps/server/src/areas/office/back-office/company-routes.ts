import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireModerator } from '../../identity/accounts/policy.ts';
import { changeCompany } from './company-commands.ts';
import { grantToCompany, revokeFromCompany } from './company-grant-commands.ts';
import { mergeCompanies } from './company-merging-commands.ts';
import { getStaffCompany, listStaffCompanies } from './company-queries.ts';

const done = {
  approve: 'is public now.',
  verify: 'is verified.',
  unverify: 'is no longer verified.',
  suspend: 'is suspended. Its recruiters have been told why.',
  lift: 'is no longer suspended.',
} as const;

/** Companies as those see them who look after the board (J-5). */
export function staffCompanyRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/companies', requireModerator, ({ query }) => listStaffCompanies(database, query));

  serve('GET /staff/companies/:companyId', requireModerator, async ({ params }) => ({
    data: await getStaffCompany(database, params.companyId),
  }));

  serve(
    'POST /staff/companies/:companyId/changes',
    requireModerator,
    async ({ params, body }, { userId }) => {
      const name = await changeCompany(services, { ...params, ...body, staffId: userId });
      await services.changes.settledEverywhere();
      return { message: `${name} ${done[body.change]}` };
    },
  );

  serve(
    'POST /staff/companies/:companyId/grants',
    requireAdministrator,
    async ({ params, body }, { userId }) => ({
      message: await grantToCompany(services, { ...params, ...body, staffId: userId }),
    }),
  );

  serve(
    'POST /staff/companies/:companyId/grants/revoke',
    requireAdministrator,
    async ({ params, body }, { userId }) => ({
      message: await revokeFromCompany(services, { ...params, ...body, staffId: userId }),
    }),
  );

  serve('POST /staff/companies/:companyId/merge', requireModerator, async ({ params, body }, { userId }) => {
    await mergeCompanies(services, { ...params, ...body, staffId: userId });
    await services.changes.settledEverywhere();
    return { message: msg`Merged. Everything of it is at the other company now.` };
  });
}
