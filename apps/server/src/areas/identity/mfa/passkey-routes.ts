import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from '../accounts/policy.ts';
import { presentUser } from '../accounts/presenter.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkey-commands.ts';
import { presentPasskey } from './passkey-presenter.ts';
import { listPasskeys } from './passkey-queries.ts';
import { proveIdentity } from './proof-commands.ts';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-commands.ts';

/** Passkeys: signing in by them, and the own ones (L-16). */
export function passkeyRoutes(app: App, services: Services): void {
  registerSignIn(app, services);
  registerOwn(app, services);
}

function registerSignIn(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const { rateLimits } = services;

  serveAll('POST /login/passkey/options', async ({ ip }) => {
    await rateLimits.consume('passkey-address', ip);
    return { data: await beginPasskeySignIn(services) };
  });

  serveAll('POST /login/passkey', async ({ body, ip, headers }) => {
    await rateLimits.consume('passkey-address', ip);
    const { account, accessToken } = await signInByPasskey(services, body, {
      ip,
      userAgent: headers['user-agent'] ?? '',
    });
    return { data: { user: presentUser(account), accessToken } };
  });
}

function registerOwn(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /passkeys', requireUser, async (_request, { userId }) => ({
    data: (await listPasskeys(database, userId)).map(presentPasskey),
  }));

  serve('POST /passkeys/options', requireUser, async (request, viewer) => {
    await rateLimits.consume('passkey-user', viewer.userId);
    const proof = await proveIdentity(services, viewer, request.body, { ip: request.ip });
    return { data: await beginPasskey(services, viewer, proof) };
  });

  serve('POST /passkeys', requireUser, async ({ body, headers }, viewer) => {
    await rateLimits.consume('passkey-user', viewer.userId);
    const row = await addPasskey(services, viewer, body, headers['user-agent'] ?? '');
    return { data: presentPasskey(row) };
  });

  serve('PUT /passkeys/:passkeyId', requireUser, async ({ params, body }, { userId }) => ({
    data: presentPasskey(await renamePasskey(database, userId, params.passkeyId, body.name)),
  }));

  serve('DELETE /passkeys/:passkeyId', requireUser, async ({ params, headers }, viewer) => {
    await removePasskey(services, viewer, params.passkeyId, headers['user-agent'] ?? '');
    return { message: 'This passkey signs nobody in any more.' };
  });
}
