import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { presentUser } from '../accounts/presenter.ts';
import { OpenIdProvider } from '../openid/provider-gateway.ts';
import { beginSignIn, finishSignIn } from './commands.ts';
import { attemptMinutes } from './constants.ts';

/** Staff sign in with the provider of their company (L-32). */
export function staffSsoRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const { config, database, rateLimits } = services;
  const { staffSso } = config;
  const redirectUri = config.publicUrl + paths.staffSignIn;
  const flow = { redirectUri, scope: 'openid email', minutes: attemptMinutes };
  const provider = staffSso && new OpenIdProvider(staffSso, flow, app.log);
  const requireProvider = () => {
    if (provider) return provider;
    throw new AppError('not_found', msg`Staff sign in with their password here.`);
  };

  serveAll('GET /login/staff-sso', async () => ({
    data: staffSso ? { name: staffSso.name, isOnly: staffSso.isOnly } : null,
  }));

  serveAll('POST /login/staff-sso/options', async ({ ip }) => {
    await rateLimits.consume('passkey-address', ip);
    return { data: await beginSignIn(database, requireProvider()) };
  });

  serveAll('POST /login/staff-sso', async ({ body, ip, headers }) => {
    await rateLimits.consume('passkey-address', ip);
    const userAgent = headers['user-agent'] ?? '';
    const { account, accessToken } = await finishSignIn(services, requireProvider(), body, userAgent);
    return { data: { user: presentUser(account), accessToken } };
  });
}
