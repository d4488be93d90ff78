import type { AskedAnswer } from '@waymark/contract/content/choices/newsletter';
import { subscriptionSchema } from '@waymark/contract/content/subscriptions';
import { paths } from '@waymark/contract/paths';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import {
  confirmNewsletter,
  requestNewsletter,
  resumeNewsletter,
  stopNewsletter,
} from './subscription-commands.ts';

/** Subscribing to the newsletter, and the links that its mails carry (E-2, L-20). */
export function newsletterRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serveAll } = routesOf(app, services);

  serveAll('POST /newsletter/subscriptions', async ({ body, ip }) => {
    await request(services, body.dzEmail, ip);
    // The same for every address: whether it is known is told to its mailbox alone.
    return {
      message: `Almost done. We have sent a mail to ${body.dzEmail}: press the button in it, and the newsletter comes to you.`,
    };
  });

  serveAll('POST /newsletter/confirm', async ({ body, ip }) => {
    await rateLimits.consume('newsletter-link-address', ip);
    const stopToken = await confirmNewsletter(database, body.token);
    return {
      message: 'The newsletter comes to you from now on. Each mail has a link that stops it.',
      stopToken,
    };
  });

  serveAll('POST /newsletter/resubscribe', async ({ query, ip }) => {
    await rateLimits.consume('newsletter-link-address', ip);
    await resumeNewsletter(database, query.token);
    return { message: 'The newsletter comes to you again.' };
  });

  registerForms(app, services);
}

async function request(services: Services, email: string, ip: string): Promise<void> {
  await services.rateLimits.consume('newsletter-address', ip);
  await services.rateLimits.consume('newsletter-recipient', email);
  await requestNewsletter(services, email);
}

/** What forms post as browsers and mail programs send them. */
function registerForms(app: App, services: Services): void {
  const { database, config } = services;

  routesOf(app, services).serveAll('GET /newsletter/unsubscribe', ({ query }, _viewer, reply) =>
    // Opening it changes nothing: whatever scans mails opens links as well.
    reply.redirect(
      `${config.publicUrl}${paths.newsletterSubscription}?stop=${encodeURIComponent(query.token)}`,
    ),
  );

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_given: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    const { serveAll } = routesOf(scope, services);

    // One address for mail programs, which post "List-Unsubscribe=One-Click" to it (RFC 8058): the token is enough.
    serveAll('POST /newsletter/unsubscribe', async ({ query }) => {
      await stopNewsletter(database, query.token);
      return { message: 'The newsletter is stopped. No more of it is mailed to you.' };
    });

    serveAll('POST /newsletter/form', async ({ body, ip }, _viewer, reply) => {
      const asked = await answerForm(services, body.dzEmail, ip);
      return reply.redirect(`${paths.newsletter}?asked=${asked}`);
    });
  });
}

/** What the page says to somebody whose browser runs no script. */
async function answerForm(services: Services, typed: string, ip: string): Promise<AskedAnswer> {
  const parsed = subscriptionSchema.safeParse({ dzEmail: typed });
  if (!parsed.success) return 'invalid';
  try {
    await request(services, parsed.data.dzEmail, ip);
    return 'yes';
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return 'later';
    throw error;
  }
}
