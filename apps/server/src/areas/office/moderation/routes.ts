import { sayTo } from '../../../platform/http/say-to.ts';
import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { decidePosting } from './posting-commands.ts';
import { nameLanguage } from './language-commands.ts';
import { getModeratedPosting, listModeratedPostings } from './posting-queries.ts';
import { decideConversationReport } from './conversation-report-commands.ts';
import { getReportedConversation, listReportedConversations } from './conversation-report-queries.ts';
import { decideJobReports } from './report-commands.ts';
import { getReportedJob, listReportedJobs } from './report-queries.ts';

/** Postings as those see them who look after the board (J-5). */
export function moderatedPostingRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/postings', requireModerator, ({ query }) => listModeratedPostings(database, query));

  serve('GET /staff/postings/:jobId', requireModerator, async (request) => ({
    data: await getModeratedPosting(sayTo(request), database, request.params.jobId),
  }));

  serve('POST /staff/postings/:jobId/decisions', requireModerator, async ({ params, body }, { userId }) => {
    const { open } = await decidePosting(services, { ...params, ...body, staffId: userId });
    await services.changes.settledEverywhere();
    return { data: { open } };
  });

  serve('PUT /staff/postings/:jobId/language', requireModerator, async ({ params, body }, { userId }) => {
    const language = await nameLanguage(database, { ...params, ...body, staffId: userId });
    await services.changes.settledEverywhere();
    return { data: { language } };
  });
}

/** What seekers and candidates report, and what becomes of it (L-7). */
export function moderatedReportRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/reports/jobs', requireModerator, ({ query }) => listReportedJobs(database, query.page));

  serve('GET /staff/reports/jobs/:jobId', requireModerator, async ({ params }) => ({
    data: await getReportedJob(database, params.jobId),
  }));

  serve(
    'POST /staff/reports/jobs/:jobId/decisions',
    requireModerator,
    async ({ params, body }, { userId }) => {
      await decideJobReports(services, { ...params, ...body, staffId: userId });
      await services.changes.settledEverywhere();
      return { message: msg`Decided. Who reported and who posted have been told.` };
    },
  );

  serve('GET /staff/reports/conversations', requireModerator, ({ query }) =>
    listReportedConversations(database, query.page),
  );

  serve('GET /staff/reports/conversations/:conversationId', requireModerator, async ({ params }) => ({
    data: await getReportedConversation(database, params.conversationId),
  }));

  serve(
    'POST /staff/reports/conversations/:conversationId/decisions',
    requireModerator,
    async ({ params, body }, { userId }) => {
      await decideConversationReport(services, { ...params, ...body, staffId: userId });
      return {
        message:
          body.decision === 'warn'
            ? msg`Decided. The candidate and the company have been told.`
            : msg`Decided. The candidate has been told.`,
      };
    },
  );
}
