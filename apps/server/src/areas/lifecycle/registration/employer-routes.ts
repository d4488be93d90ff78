import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { signUpEmployer } from './employer-commands.ts';

/** The employer registration's call (B-12). */
export function employerSignupRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  serveAll('POST /employer-signup', async ({ body, ip, headers }) => {
    await services.rateLimits.consume('employer-signup-address', ip);
    const { account, accessToken } = await signUpEmployer(services, body, headers['user-agent'] ?? '');
    return { data: { user: presentUser(account), accessToken } };
  });
}
