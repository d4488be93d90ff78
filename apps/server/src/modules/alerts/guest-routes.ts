import { z } from 'zod';
import { linkTokenSchema, messageSchema } from '@waymark/contract/accounts';
import { guestAlertSchema, unsubscribeQuerySchema } from '@waymark/contract/alerts';
import { paths } from '@waymark/contract/paths';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { confirmAlert, requestGuestAlert, unsubscribe } from './guest-commands.ts';

/** Alerts without an account, and the links that mails carry (J-4). */
export function guestAlertRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;

  app.post(
    '/job-alerts/guest',
    { schema: { body: guestAlertSchema, response: { 202: messageSchema } } },
    async ({ body, ip }, reply) => {
      await rateLimits.consume('alert-address', ip);
      await rateLimits.consume('alert-recipient', body.email);
      await requestGuestAlert(services, body);
      // The same for every address: whether it is known is told to its mailbox alone.
      const message = `Almost done. We have sent a mail to ${body.email}: press the button in it, and your job alert begins.`;
      return reply.status(202).send({ message });
    },
  );

  app.post(
    '/job-alerts/confirm',
    { schema: { body: linkTokenSchema, response: { 200: messageSchema } } },
    async ({ body, ip }) => {
      await rateLimits.consume('link-address', ip);
      const { name } = await confirmAlert(database, body.token);
      return { message: `Your job alert “${name}” is on. We write as soon as there is something new.` };
    },
  );

  registerUnsubscribing(app, services);
}

/** One address for mail programs, which post to it (RFC 8058), and for those that only open it in a browser. */
function registerUnsubscribing(app: App, { database, config }: Services): void {
  const querystring = unsubscribeQuerySchema;

  app.get(
    '/job-alerts/unsubscribe',
    { schema: { querystring, response: { 302: z.null() } } },
    async ({ query }, reply) => {
      // Opening it changes nothing: whatever scans mails opens links as well.
      return reply.redirect(`${config.publicUrl}${paths.unsubscribeAlert}?${new URLSearchParams(query)}`);
    },
  );

  void app.register(async (scope) => {
    // What they post is a form that says "List-Unsubscribe=One-Click"; the token in the address is enough.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
    scope.post(
      '/job-alerts/unsubscribe',
      { schema: { querystring, response: { 200: messageSchema } } },
      async (request) => {
        await unsubscribe(database, (request.query as { token: string }).token);
        return { message: 'This job alert is stopped. It sends no more mail.' };
      },
    );
  });
}
