import { setTimeout as wait } from 'node:timers/promises';
import {
  accountDetailsSchema,
  authUserSchema,
  forgotPasswordSchema,
  loginSchema,
  messageSchema,
  resetPasswordSchema,
  sessionSchema,
  setPasswordSchema,
  updateUserSchema,
} from '@waymark/contract/accounts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { passwordLinkAnswerMs } from './constants.ts';
import { emailRoutes, limitNewEmail } from './email-routes.ts';
import { changePassword, requestPasswordLink, setPassword } from './password-commands.ts';
import { admitOwner, tryPassword } from './password-try-commands.ts';
import { guard, readToken, requireCandidate, requireNoCandidate, requireUser } from './policy.ts';
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
  sessionRoutes(app, services);
}

function registerSigningIn(app: App, services: Services): void {
  const { rateLimits } = services;

  app.post(
    '/login',
    { schema: { body: loginSchema, response: { 200: sessionSchema } } },
    async ({ body, ip, headers }) => {
      const { account, accessToken } = await tryPassword(rateLimits, { email: body.email, ip }, () =>
        logIn(services, body, headers['user-agent'] ?? ''),
      );
      return { data: { user: presentUser(account), accessToken } };
    },
  );

  app.post('/logout', { schema: { response: { 200: messageSchema } } }, async (request) => {
    const token = readToken(request);
    if (token !== undefined) await endSession(services.database, token);
    return { message: 'Signed out.' };
  });
}

function registerUserRoutes(app: App, services: Services): void {
  app.get(
    '/get-auth-user',
    { onRequest: guard(requireUser, services), schema: { response: { 200: authUserSchema } } },
    async (request) => ({ data: presentUser((await requireUser(request, services)).account) }),
  );

  app.put(
    '/update-user',
    {
      onRequest: guard(requireCandidate, services),
      schema: { body: updateUserSchema, response: { 200: authUserSchema } },
    },
    async (request) => {
      const viewer = await requireCandidate(request, services);
      await limitNewEmail(services, viewer, request.body.email, request.ip);
      return { data: presentUser(await updateProfile(services, viewer, request.body)) };
    },
  );

  app.put(
    '/account-details',
    {
      onRequest: guard(requireNoCandidate, services),
      schema: { body: accountDetailsSchema, response: { 200: authUserSchema } },
    },
    async (request) => {
      const viewer = await requireNoCandidate(request, services);
      await limitNewEmail(services, viewer, request.body.email, request.ip);
      return { data: presentUser(await updateDetails(services, viewer, request.body)) };
    },
  );
}

function registerPasswordLinks(app: App, services: Services): void {
  const { rateLimits } = services;

  app.post(
    '/forgot-password',
    { schema: { body: forgotPasswordSchema, response: { 200: messageSchema } } },
    async ({ body, ip }) => {
      await rateLimits.consume('password-link-address', ip);
      await rateLimits.consume('password-link-account', body.email);
      // A commit waits for the disk and a rollback does not: the floor hides which of the two it was.
      await Promise.all([requestPasswordLink(services, body.email), wait(passwordLinkAnswerMs)]);
      return { message: 'If this e-mail has an account, a link to set a new password is on its way to it.' };
    },
  );

  app.post(
    '/set-password',
    { schema: { body: setPasswordSchema, response: { 200: messageSchema } } },
    async (request) => {
      await rateLimits.consume('password-link-address', request.ip);
      const { email } = await setPassword(services, request.body, {
        keepToken: readToken(request),
        userAgent: request.headers['user-agent'] ?? '',
      });
      await admitOwner(rateLimits, { email, ip: request.ip });
      return { message: 'Your password is set. You can sign in with it now.' };
    },
  );
}

function registerPasswordChange(app: App, services: Services): void {
  app.put(
    '/reset-password',
    {
      onRequest: guard(requireUser, services),
      schema: { body: resetPasswordSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      const viewer = await requireUser(request, services);
      const userAgent = request.headers['user-agent'] ?? '';
      await changePassword(services, viewer, request.body, { ip: request.ip, userAgent });
      return { message: 'Password changed successfully' };
    },
  );
}
