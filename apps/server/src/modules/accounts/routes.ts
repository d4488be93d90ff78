import { setTimeout as wait } from 'node:timers/promises';
import {
  authUserSchema,
  forgotPasswordSchema,
  loginSchema,
  messageSchema,
  sessionSchema,
  setPasswordSchema,
  updateUserSchema,
} from '@waymark/contract/accounts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { updateAccount } from './commands.ts';
import { passwordLinkAnswerMs } from './constants.ts';
import { requestPasswordLink, setPassword } from './password-commands.ts';
import { forgetTries, tryPassword } from './password-try-commands.ts';
import { guard, readToken, requireUser } from './policy.ts';
import { presentUser } from './presenter.ts';
import { endSession, logIn } from './session-commands.ts';

/** Signing in and out, the own account, and the links that set a password. */
export function accountRoutes(app: App, services: Services): void {
  registerSessionRoutes(app, services);
  registerUserRoutes(app, services);
  registerPasswordRoutes(app, services);
}

function registerSessionRoutes(app: App, services: Services): void {
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
  const onRequest = guard(requireUser, services);

  app.get(
    '/get-auth-user',
    { onRequest, schema: { response: { 200: authUserSchema } } },
    async (request) => ({ data: presentUser((await requireUser(request, services)).account) }),
  );

  app.put(
    '/update-user',
    { onRequest, schema: { body: updateUserSchema, response: { 200: authUserSchema } } },
    async (request) => {
      const viewer = await requireUser(request, services);
      return { data: presentUser(await updateAccount(services, viewer, request.body)) };
    },
  );
}

function registerPasswordRoutes(app: App, services: Services): void {
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
      const { email } = await setPassword(services.database, {
        ...request.body,
        keepToken: readToken(request),
      });
      await forgetTries(rateLimits, { email, ip: request.ip });
      return { message: 'Your password is set. You can sign in with it now.' };
    },
  );
}
