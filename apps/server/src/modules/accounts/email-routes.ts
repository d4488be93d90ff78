import { linkTokenSchema, messageSchema } from '@waymark/contract/accounts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { asksForNewEmail, confirmEmail, resendConfirmation } from './email-commands.ts';
import { guard, requireUser, type Viewer } from './policy.ts';

/** Proving an e-mail address, and asking for the link again. */
export function emailRoutes(app: App, services: Services): void {
  app.post(
    '/confirm-email',
    // No session: the link proves the mailbox, on whatever device it is opened.
    { schema: { body: linkTokenSchema, response: { 200: messageSchema } } },
    async ({ body, ip }) => {
      await services.rateLimits.consume('link-address', ip);
      const { changed } = await confirmEmail(services, body.token);
      return {
        message: changed
          ? 'Your new e-mail address is confirmed. Sign in with it from now on.'
          : 'Your e-mail address is confirmed.',
      };
    },
  );

  app.post(
    '/confirm-email/send',
    { onRequest: guard(requireUser, services), schema: { response: { 200: messageSchema } } },
    async (request) => {
      const viewer = await requireUser(request, services);
      await countConfirmation(services, viewer, request.ip);
      const email = await resendConfirmation(services, viewer.account);
      return { message: `A new link is on its way to ${email}.` };
    },
  );
}

/** Counts a form that will send mail to an address that nobody has proven; one that will not counts nothing. */
export async function limitNewEmail(
  services: Pick<Services, 'rateLimits'>,
  viewer: Viewer,
  email: string,
  ip: string,
): Promise<void> {
  if (asksForNewEmail(viewer.account, email)) await countConfirmation(services, viewer, ip);
}

async function countConfirmation(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  viewer: Viewer,
  ip: string,
): Promise<void> {
  await rateLimits.consume('confirm-email-address', ip);
  await rateLimits.consume('confirm-email-account', viewer.userId);
}
