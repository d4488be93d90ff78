import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { passwordLinkAnswerMs } from './constants.ts';
import { emailRoutes, limitNewEmail, publishProven } from './email-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { changePassword, requestPasswordLink, setPassword } from './password-commands.ts';
import { admitOwner, tryPassword } from './password-try-commands.ts';
import { findViewer, readToken, requireCandidate, requireNoCandidate, requireUser } from './policy.ts';
import { presentUser } from './presenter.ts';
import { updateDetails, updateProfile } from './profile-commands.ts';
import { endSession, logIn } from './session-commands.ts';
import { sessionRoutes } from './session-routes.ts';

/** Signing in and out, the own account, its password, its e-mail address and its devices. */
export function accountRoutes(app: App, services: Services): void {
  registerSigningIn(app, services);
  registerUserRoutes(app, services);
  registerPasswordLinks(app, services);
  registerPasswordChange(app, services);
  emailRoutes(app, services);
  linkRoutes(app, services);
  sessionRoutes(app, services);
}

function registerSigningIn(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const { rateLimits } = services;

  serveAll('POST /login', async ({ body, ip, headers }) => {
    const answer = await tryPassword(rateLimits, { email: body.email, ip }, () =>
      logIn(services, body, headers['user-agent'] ?? ''),
    );
    if (!('accessToken' in answer)) return { data: answer };
    return { data: { user: presentUser(answer.account), accessToken: answer.accessToken } };
  });

  serveAll('POST /logout', async (request) => {
    const token = readToken(request);
    if (token !== undefined) await endSession(services.database, token);
    return { message: 'Signed out.' };
  });
}

function registerUserRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  serve('GET /get-auth-user', requireUser, async (_request, viewer) => ({
    data: presentUser(viewer.account),
  }));

  serve('PUT /update-user', requireCandidate, async (request, viewer) => {
    await limitNewEmail(services, viewer, request.body.email, request.ip);
    return { data: presentUser(await updateProfile(services, viewer, request.body, request.ip)) };
  });

  serve('PUT /account-details', requireNoCandidate, async (request, viewer) => {
    await limitNewEmail(services, viewer, request.body.email, request.ip);
    return { data: presentUser(await updateDetails(services, viewer, request.body, request.ip)) };
  });
}

function registerPasswordLinks(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const { rateLimits } = services;

  serveAll('POST /forgot-password', async ({ body, ip }) => {
    await rateLimits.consume('password-link-address', ip);
    await rateLimits.consume('password-link-account', body.email);
    // A commit waits for the disk and a rollback does not: the floor hides which of the two it was.
    await Promise.all([requestPasswordLink(services, body.email), wait(passwordLinkAnswerMs)]);
    return { message: 'If this e-mail has an account, a link to set a new password is on its way to it.' };
  });

  serveAll('POST /set-password', async (request) => {
    await rateLimits.consume('password-link-address', request.ip);
    const viewer = await findViewer(request, services);
    const { email, role, session } = await setPassword(services, request.body, {
      keepToken: readToken(request),
      isSignedIn: viewer !== undefined,
      userAgent: request.headers['user-agent'] ?? '',
    });
    await publishProven(services, role);
    await admitOwner(rateLimits, { email, ip: request.ip });
    if (!session) return { message: 'Your password is set. You can sign in with it now.', data: null };
    const data = { user: presentUser(session.account), accessToken: session.accessToken };
    return { message: 'Your password is set, and you are signed in.', data };
  });
}

function registerPasswordChange(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  serve('PUT /reset-password', requireUser, async (request, viewer) => {
    const userAgent = request.headers['user-agent'] ?? '';
    await changePassword(services, viewer, request.body, { ip: request.ip, userAgent });
    return { message: 'Password changed successfully' };
  });
}
