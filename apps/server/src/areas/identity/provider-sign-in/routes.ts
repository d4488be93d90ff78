import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from '../accounts/policy.ts';
import { presentUser } from '../accounts/presenter.ts';
import { isRecentSignIn } from '../accounts/session-commands.ts';
import { beginSignIn, finishSignIn } from './commands.ts';
import { linkProvider, setFirstPassword, unlinkProvider } from './link-commands.ts';
import { SignInProviders } from './providers-gateway.ts';
import { listLinked } from './queries.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** Candidates and employers sign in with Google, Microsoft or LinkedIn, and link them with their account (L-31). */
export function providerSignInRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { config, database, rateLimits } = services;
  const providers = new SignInProviders(config, app.log);
  const agentOf = (headers: { 'user-agent'?: string | undefined }) => headers['user-agent'] ?? '';

  serveAll('POST /login/provider/options', async ({ body, ip }) => {
    await rateLimits.consume('provider-sign-in-address', ip);
    return { data: await beginSignIn(database, providers, body) };
  });

  serveAll('POST /login/provider', async ({ body, ip, headers }) => {
    await rateLimits.consume('provider-sign-in-address', ip);
    const answer = await finishSignIn(services, providers, body, agentOf(headers));
    if (!('accessToken' in answer)) return { data: answer };
    // The provider may have proven the address of an employer, which makes the company public.
    if (answer.account.role === 'employer') await services.changes.settledEverywhere();
    return { data: { user: presentUser(answer.account), accessToken: answer.accessToken } };
  });

  serve('GET /linked-providers', requireUser, async (_request, { userId, sessionId }) => ({
    data: {
      linked: await listLinked(database, userId),
      isRecent: await isRecentSignIn(database, sessionId),
    },
  }));

  serve('POST /linked-providers', requireUser, async (request, viewer) => {
    const { body, headers } = request;
    const provider = await linkProvider(services, viewer, body.ticket, agentOf(headers));
    return { message: sayTo(request)`${provider} signs you in from now on.` };
  });

  serve('DELETE /linked-providers/:linkedId', requireUser, async (request, viewer) => {
    const { params, headers } = request;
    const given = { linkedId: params.linkedId, userAgent: agentOf(headers) };
    const provider = await unlinkProvider(services, providers, viewer, given);
    return {
      message: sayTo(request)`${provider} no longer signs you in. Your other devices are signed out.`,
    };
  });

  serve('POST /first-password', requireUser, async ({ body, headers }, viewer) => {
    await setFirstPassword(services, viewer, body, agentOf(headers));
    return { message: msg`Your password is set. Your other devices are signed out.` };
  });
}
