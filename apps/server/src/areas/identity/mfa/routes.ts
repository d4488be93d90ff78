import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from '../accounts/policy.ts';
import { presentUser } from '../accounts/presenter.ts';
import { proveIdentity } from './commands.ts';
import { confirmReset } from './reset-commands.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkey-commands.ts';
import { presentPasskey } from './passkey-presenter.ts';
import { listPasskeys, getMfa } from './queries.ts';
import { beginMfa, confirmMfa, refuseSetUp, removeMfa, renewRecoveryCodes } from './setup-commands.ts';
import { beginPasskeySignIn, signInByPasskey, passChallenge } from './sign-in-commands.ts';

/** Passkeys: signing in by them, and the own ones (L-16). */
export function passkeyRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { rateLimits, database } = services;

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
    return { message: msg`This passkey no longer signs in.` };
  });
}

const userAgentOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? '';

/** MFA at sign-in: setting it up, its codes, and passing it (L-16). */
export function mfaRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { rateLimits } = services;

  serveAll('POST /login/second-step', async (request) => {
    const visit = { ip: request.ip, userAgent: userAgentOf(request) };
    const { account, accessToken } = await passChallenge(services, request.body, visit);
    return { data: { user: presentUser(account), accessToken } };
  });

  serveAll('POST /second-step/reset', async (request) => {
    await rateLimits.consume('link-address', request.ip);
    await confirmReset(services, request.body, { ip: request.ip, userAgent: userAgentOf(request) });
    return {
      message: msg`Two-factor authentication is off. Sign in with your password, and set it up again.`,
    };
  });

  serve('GET /second-step', requireUser, async (_request, { userId }) => ({
    data: await getMfa(services.database, userId),
  }));

  serve('POST /second-step', requireUser, async (request, viewer) => {
    await rateLimits.consume('second-step-user', viewer.userId);
    await refuseSetUp(services.database, viewer.userId);
    const proof = await proveIdentity(services, viewer, request.body, { ip: request.ip });
    return { data: await beginMfa(services, viewer, proof) };
  });

  serve('POST /second-step/confirm', requireUser, async (request, viewer) => {
    await rateLimits.consume('second-step-user', viewer.userId);
    const given = { code: request.body.code, userAgent: userAgentOf(request) };
    return { data: { recoveryCodes: await confirmMfa(services, viewer, given) } };
  });

  serve('POST /second-step/recovery-codes', requireUser, async (request, viewer) => {
    await rateLimits.consume('second-step-user', viewer.userId);
    const proof = await proveIdentity(services, viewer, request.body, { ip: request.ip });
    const recoveryCodes = await renewRecoveryCodes(services, viewer, proof, userAgentOf(request));
    return { data: { recoveryCodes } };
  });

  serve('POST /second-step/remove', requireUser, async (request, viewer) => {
    await rateLimits.consume('second-step-user', viewer.userId);
    const proof = await proveIdentity(services, viewer, request.body, { ip: request.ip });
    await removeMfa(services, viewer, proof, userAgentOf(request));
    return { message: msg`Two-factor authentication is off. Your other devices are signed out.` };
  });
}
