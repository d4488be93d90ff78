import type { Role } from '@waymark/contract/identity/choices/accounts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { asksForNewEmail } from './email-change-commands.ts';
import { confirmEmail, resendConfirmation } from './email-commands.ts';
import { readToken, requireUser, type Viewer } from './policy.ts';
import { undoEmailChange } from './way-back-commands.ts';

/** Proving an e-mail address, and asking for the link again. */
export function emailRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  // No session: the link proves the mailbox, on whatever device it is opened.
  serveAll('POST /confirm-email', async (request) => {
    await services.rateLimits.consume('link-address', request.ip);
    const { changed, role } = await confirmEmail(services, request.body.token, readToken(request));
    await publishProven(services, role);
    return {
      message: changed
        ? 'Your new e-mail address is confirmed. Sign in with it from now on.'
        : 'Your e-mail address is confirmed.',
    };
  });

  serve('POST /confirm-email/send', requireUser, async (request, viewer) => {
    await countConfirmation(services, viewer, request.ip);
    const email = await resendConfirmation(services, viewer.account);
    return { message: `A new link is on its way to ${email}.` };
  });

  // No session: it is for somebody whose account another person has.
  serveAll('POST /undo-email', async ({ body, ip }) => {
    await services.rateLimits.consume('link-address', ip);
    const email = await undoEmailChange(services, body.token);
    return {
      message: `Your account is back at ${email}, and everybody is signed out of it. We have mailed you a link to set a new password.`,
    };
  });
}

/** A proven address makes the company of an employer public: pages are read anew. */
export async function publishProven({ changes }: Pick<Services, 'changes'>, role: Role): Promise<void> {
  if (role === 'employer') await changes.settled();
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
