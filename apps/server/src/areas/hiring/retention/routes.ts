import type { PoolQuestion } from '@waymark/contract/hiring/retention';
import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import {
  requireCandidate,
  requireEmployer,
  requireOwner,
  requireRecruiter,
} from '../../identity/accounts/policy.ts';
import { requireRecruitedApplication } from '../hiring-team/queries.ts';
import { choosePeriod } from './choice-commands.ts';
import { findEnding } from './ending-queries.ts';
import { getCompanyRetention, listKeptApplications } from './list-queries.ts';
import { answerPoolRequest, askForPool, withdrawConsent } from './pool-commands.ts';
import { getPoolRequest } from './pool-queries.ts';
import { deletionOf, standingOf } from './rules.ts';

/** How long a company keeps applications, and whom it asks to stay. */
export function companyRetentionRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /company/retention', requireEmployer, async ({ query }, { companyId }) => {
    return { data: await getCompanyRetention(database, companyId, query.page) };
  });

  serve('PUT /company/retention', requireOwner, async ({ body }, { userId, companyId }) => {
    await choosePeriod(services, { companyId, userId }, body.months);
    return { message: msg`Saved. It holds for applications that are over already, too.` };
  });

  serve(
    'POST /company/applicants/:applicationId/pool-request',
    requireRecruiter,
    async ({ params }, { userId }) => {
      await rateLimits.consume('decline-user', userId);
      const { applicationId } = params;
      const companyId = await requireRecruitedApplication(database, userId, applicationId);
      await askForPool(services, { applicationId, recruiterId: userId, companyId });
      return { message: msg`Asked by mail. Without an answer the application ends on its day.` };
    },
  );
}

/** What companies keep of a candidate, and the consent to their talent pools. */
export function keptApplicationRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /kept-applications', requireCandidate, async (_request, { userId }) => {
    return { data: await listKeptApplications(database, userId) };
  });

  serve('POST /pool-requests/:requestId/withdrawal', requireCandidate, async ({ params }, { userId }) => {
    await withdrawConsent(services, userId, params.requestId);
    return { message: msg`Taken back. The application ends as if you had not agreed.` };
  });

  serveAll('POST /pool-requests/check', async ({ body, ip }) => {
    await rateLimits.consume('link-address', ip);
    return { data: await readQuestion(services, body.token) };
  });

  serveAll('POST /pool-requests/answer', async ({ body, ip }) => {
    await rateLimits.consume('link-address', ip);
    await answerPoolRequest(services, body);
    return { data: await readQuestion(services, body.token) };
  });
}

async function readQuestion({ database }: Services, token: string): Promise<PoolQuestion> {
  const request = await getPoolRequest(database, token);
  const ending = await findEnding(database, request.application_id);
  const now = new Date();
  return {
    companyName: request.company_name,
    jobTitle: request.job_title,
    words: request.words,
    endsAt: ending ? deletionOf(ending, now).toISOString() : null,
    standing: standingOf(request, now),
    agreedUntil: request.agreed_until?.toISOString() ?? null,
  };
}
