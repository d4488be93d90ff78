import { plural } from '@waymark/contract/text/format-count';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { testMail } from './emails/issue.ts';
import { beginIssue, deleteDraft, saveDraft } from './issue-commands.ts';
import { getStaffIssue, listStaffIssues } from './queries.ts';
import { sendIssue, sendTest, stopSending } from './sending-commands.ts';
import { renderForMail, renderForPage } from './text-rules.ts';

/** The newsletter as those see it who write it: the moderators, who write posts as well (J-5, L-20). */
export function staffNewsletterRoutes(app: App, services: Services): void {
  const { database, rateLimits, config } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/newsletter', requireModerator, ({ query }) => listStaffIssues(database, query));

  serve('POST /staff/newsletter', requireModerator, async (_request, { userId }) => {
    await rateLimits.consume('newsletter-user', userId);
    return { data: { id: await beginIssue(database, userId) } };
  });

  serve('GET /staff/newsletter/:issueId', requireModerator, async ({ params }) => ({
    data: await getStaffIssue(database, params.issueId),
  }));

  serve('PUT /staff/newsletter/:issueId/draft', requireModerator, async ({ params, body }, { userId }) => {
    await rateLimits.consume('newsletter-user', userId);
    return { data: { version: await saveDraft(database, params.issueId, body) } };
  });

  serve('POST /staff/newsletter-previews', requireModerator, async ({ body }, { userId, account }) => {
    await rateLimits.consume('newsletter-preview-user', userId);
    const { publicUrl } = config;
    const mailed = { ...body, body: renderForMail(body.body, publicUrl), publicUrl };
    const { html, text } = testMail(account.email, mailed);
    return { data: { mail: html, text, page: renderForPage(body.body) } };
  });

  serve('DELETE /staff/newsletter/:issueId', requireModerator, async ({ params }, { userId }) => {
    await deleteDraft(database, { ...params, staffId: userId });
    return { message: 'The draft is deleted.' };
  });

  registerSending(app, services);
}

function registerSending(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('POST /staff/newsletter/:issueId/test', requireModerator, async ({ params, body }, viewer) => {
    await rateLimits.consume('newsletter-test-user', viewer.userId);
    const { email: to } = viewer.account;
    await sendTest(services, { ...params, ...body, staffId: viewer.userId, to });
    return { message: `A test is on its way to ${to}.` };
  });

  serve('POST /staff/newsletter/:issueId/sending', requireModerator, async ({ params, body }, { userId }) => {
    await rateLimits.consume('newsletter-user', userId);
    const moment = await sendIssue(services, { ...params, ...body, staffId: userId });
    return { message: moment ? 'The day is set.' : 'The issue is on its way.' };
  });

  serve('DELETE /staff/newsletter/:issueId/sending', requireModerator, async ({ params }, { userId }) => {
    const kept = await stopSending(database, { ...params, staffId: userId });
    return {
      message: kept === null ? 'It is a draft again.' : `Stopped: ${plural(kept, 'mail')} did not leave.`,
    };
  });
}
