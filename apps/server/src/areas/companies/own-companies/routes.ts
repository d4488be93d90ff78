import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployerAccount } from '../../identity/accounts/policy.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { addOwnCompany, switchCompany } from './commands.ts';
import { presentOwnCompany, listOwnCompanies } from './queries.ts';

/** The companies of one account: which there are, which one is worked for, and a further one. */
export function ownCompanyRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /own-companies', requireEmployerAccount, async (_request, { userId, account }) => {
    const companies = await listOwnCompanies(database, userId);
    return { data: companies.map((company) => presentOwnCompany(company, account.company_id)) };
  });

  serve('POST /own-companies', requireEmployerAccount, async ({ body }, viewer) => {
    await services.rateLimits.consume('add-company-user', viewer.userId);
    const account = await addOwnCompany(database, viewer, body);
    await services.changes.settledEverywhere();
    return { data: presentUser(account) };
  });

  serve('PUT /own-companies/active', requireEmployerAccount, async ({ body }, viewer) => ({
    data: presentUser(await switchCompany(database, viewer, body.companyId)),
  }));
}
