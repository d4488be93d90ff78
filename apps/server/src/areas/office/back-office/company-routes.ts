import type { CompanyChange } from '@waymark/contract/companies/choices';
import { sayTo } from '../../../platform/http/say-to.ts';
import { msg, type Message } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireModerator } from '../../identity/accounts/policy.ts';
import { changeCompany } from './company-commands.ts';
import { grantToCompany, revokeFromCompany } from './company-grant-commands.ts';
import { mergeCompanies } from './company-merging-commands.ts';
import { getStaffCompany, listStaffCompanies } from './company-queries.ts';

const done: Readonly<Record<CompanyChange, (name: string) => Message>> = {
  approve: (name) => msg`${name} is now public.`,
  verify: (name) => msg`${name} is verified.`,
  unverify: (name) => msg`${name} is no longer verified.`,
  suspend: (name) => msg`${name} is suspended. Its recruiters have been told why.`,
  lift: (name) => msg`${name} is no longer suspended.`,
};

/** Companies as those see them who look after the board (J-5). */
export function staffCompanyRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/companies', requireModerator, ({ query }) => listStaffCompanies(database, query));

  serve('GET /staff/companies/:companyId', requireModerator, async (request) => ({
    data: await getStaffCompany(sayTo(request), database, request.params.companyId),
  }));

  serve('POST /staff/companies/:companyId/changes', requireModerator, async (request, { userId }) => {
    const { params, body } = request;
    const name = await changeCompany(services, { ...params, ...body, staffId: userId });
    await services.changes.settledEverywhere();
    return { message: sayTo(request)(done[body.change](name)) };
  });

  serve('POST /staff/companies/:companyId/grants', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    const granted = await grantToCompany(services, { ...params, ...body, staffId: userId });
    return { message: sayTo(request)(granted) };
  });

  serve(
    'POST /staff/companies/:companyId/grants/revoke',
    requireAdministrator,
    async (request, { userId }) => {
      const { params, body } = request;
      const revoked = await revokeFromCompany(services, { ...params, ...body, staffId: userId });
      return { message: sayTo(request)(revoked) };
    },
  );

  serve('POST /staff/companies/:companyId/merge', requireModerator, async ({ params, body }, { userId }) => {
    await mergeCompanies(services, { ...params, ...body, staffId: userId });
    await services.changes.settledEverywhere();
    return { message: msg`Merged. Everything of it is at the other company now.` };
  });
}
