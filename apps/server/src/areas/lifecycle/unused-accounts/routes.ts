import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { keepUnusedAccount } from './commands.ts';

/** The link of the mail about an unused account. */
export function unusedAccountRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);

  serveAll('POST /unused-accounts/keep', async ({ body, ip }) => {
    await services.rateLimits.consume('link-address', ip);
    await keepUnusedAccount(services, body.token);
    return { message: msg`Your account stays. Sign in whenever you like.` };
  });
}
