import type { AskedAnswer } from '@waymark/contract/content/choices';
import { subscriptionSchema } from '@waymark/contract/content/subscriptions';
import { paths } from '@waymark/contract/paths';
import { localPath } from '@waymark/contract/language-prefix';
import { msg, plural } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { admitStranger, mailboxOf } from '../../../platform/http/admission.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { renderInThread, renderMailInThread } from '../../../platform/markdown/markdown-gateway.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { beginIssue, deleteDraft, saveDraft } from './commands.ts';
import { testMail } from './emails/newsletter.ts';
import { getStaffIssue, listStaffIssues } from './queries.ts';
import { sendIssue, sendTest, stopSending } from './sending-commands.ts';
import {
  confirmNewsletter,
  requestNewsletter,
  resumeNewsletter,
  stopNewsletter,
} from './subscription-commands.ts';

type Caller = Parameters<typeof admitStranger>[1] & Parameters<typeof languageOf>[0];

/** Subscribing, and the links of the mails (E-2, L-20). */
export function newsletterRoutes(app: App, services: Services): void {
  const { database, rateLimits, config } = services;
  const { serveAll } = routesOf(app, services);

  serveAll('POST /newsletter/subscriptions', async (request) => {
    const { body } = request;
    await subscribe(services, body.dzEmail, request);
    // The same for every address: only its mailbox learns whether it is known.
    return {
      message: sayTo(
        request,
      )`Almost done. We have sent a mail to ${body.dzEmail}: press the button in it, and the newsletter comes to you.`,
    };
  });

  serveAll('POST /newsletter/confirm', async ({ body, ip }) => {
    await rateLimits.consume('newsletter-link-address', ip);
    const stopToken = await confirmNewsletter(database, body.token);
    return {
      message: msg`The newsletter comes to you from now on. Each mail has a link that stops it.`,
      stopToken,
    };
  });

  serveAll('POST /newsletter/resubscribe', async ({ query, ip }) => {
    await rateLimits.consume('newsletter-link-address', ip);
    await resumeNewsletter(database, query.token);
    return { message: msg`The newsletter comes to you again.` };
  });

  serveAll('GET /newsletter/unsubscribe', (request, _viewer, reply) => {
    const page = localPath(paths.newsletterSubscription, languageOf(request));
    // Opening it changes nothing: whatever scans mails opens links as well.
    return reply.redirect(`${config.publicUrl}${page}?stop=${encodeURIComponent(request.query.token)}`);
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_given: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    const form = routesOf(scope, services);

    // One address for mail programs, which post "List-Unsubscribe=One-Click" to it (RFC 8058): the token is enough.
    form.serveAll('POST /newsletter/unsubscribe', async ({ query }) => {
      await stopNewsletter(database, query.token);
      return { message: msg`The newsletter is stopped. No more of it is mailed to you.` };
    });

    form.serveAll('POST /newsletter/form', async (request, _viewer, reply) => {
      const asked = await answerForm(services, request.body.dzEmail, request);
      return reply.redirect(`${localPath(paths.newsletter, languageOf(request))}?asked=${asked}`);
    });
  });
}

async function subscribe(services: Services, email: string, caller: Caller): Promise<void> {
  const odd = [['newsletter-recipient', mailboxOf(email)]] as const;
  await admitStranger(services, caller, { address: 'newsletter-address', odd });
  await requestNewsletter(services, { email, language: languageOf(caller) });
}

/** The answer for browsers without scripts. */
async function answerForm(services: Services, typed: string, caller: Caller): Promise<AskedAnswer> {
  const parsed = subscriptionSchema.safeParse({ dzEmail: typed });
  if (!parsed.success) return 'invalid';
  try {
    await subscribe(services, parsed.data.dzEmail, caller);
    return 'yes';
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return 'later';
    throw error;
  }
}

/** The newsletter for its authors, the moderators (J-5, L-20). */
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
    const mailed = { ...body, body: await renderMailInThread(body.body, publicUrl), publicUrl };
    const { html, text } = testMail(account.email, mailed);
    return { data: { mail: html, text, page: await renderInThread(body.body) } };
  });

  serve('DELETE /staff/newsletter/:issueId', requireModerator, async ({ params }, { userId }) => {
    await deleteDraft(database, { ...params, staffId: userId });
    return { message: msg`The draft is deleted.` };
  });

  serve('POST /staff/newsletter/:issueId/test', requireModerator, async (request, viewer) => {
    const { params, body } = request;
    await rateLimits.consume('newsletter-test-user', viewer.userId);
    const { email: to } = viewer.account;
    await sendTest(services, { ...params, ...body, staffId: viewer.userId, to });
    return { message: sayTo(request)`A test is on its way to ${to}.` };
  });

  serve('POST /staff/newsletter/:issueId/sending', requireModerator, async ({ params, body }, { userId }) => {
    await rateLimits.consume('newsletter-user', userId);
    const moment = await sendIssue(services, { ...params, ...body, staffId: userId });
    return { message: moment ? msg`The day is set.` : msg`The issue is on its way.` };
  });

  serve('DELETE /staff/newsletter/:issueId/sending', requireModerator, async (request, { userId }) => {
    const kept = await stopSending(database, { ...request.params, staffId: userId });
    const say = sayTo(request);
    return {
      message:
        kept === null
          ? say`It is a draft again.`
          : say`Stopped: ${plural(kept, 'mail was', 'mails were')} not sent.`,
    };
  });
}
