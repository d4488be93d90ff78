import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter, type EmployerViewer } from '../../identity/accounts/policy.ts';
import { checkRecord, requestRecord, verifyByMail } from './commands.ts';
import { createTextLookUp } from './gateway.ts';
import { getVerification } from './queries.ts';

/** Proving that the company is that of its website. */
export function companyVerificationRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;
  const lookUp = createTextLookUp();
  const answer = async (viewer: EmployerViewer) => {
    // The mark is on public pages from now on.
    await services.changes.settledEverywhere();
    return { data: await getVerification(database, viewer) };
  };

  serve('GET /company-verification', requireEmployer, async (_request, viewer) => ({
    data: await getVerification(database, viewer),
  }));

  serve('POST /company-verification/mail', requireRecruiter, async (_request, viewer) => {
    await verifyByMail(database, viewer);
    return answer(viewer);
  });

  serve('POST /company-verification/record', requireRecruiter, async (_request, viewer) => {
    await requestRecord(database, viewer);
    return answer(viewer);
  });

  serve('POST /company-verification/record/check', requireRecruiter, async (_request, viewer) => {
    await services.rateLimits.consume('dns-check-company', viewer.companyId);
    await checkRecord(database, viewer, lookUp);
    return answer(viewer);
  });
}
