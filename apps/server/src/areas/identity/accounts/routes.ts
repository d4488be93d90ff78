import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { linkAnswerMs } from './constants.ts';
import { asksForNewEmail } from './email-change-commands.ts';
import { confirmEmail, resendConfirmation } from './email-commands.ts';
import { undoEmailChange } from './email-reversal-commands.ts';
import { findLinkOwner, linkIsGone } from './link-commands.ts';
import { changePassword, requestPasswordLink, setPassword } from './password-commands.ts';
import { admitOwner, tryPassword } from './password-try-commands.ts';
import {
  readToken,
  requireUser,
  findViewer,
  requireCandidate,
  requireNoCandidate,
  type Viewer,
} from './policy.ts';
import { presentSession, presentUser } from './presenter.ts';
import { chooseLanguage, updateDetails, updateProfile } from './profile-commands.ts';
import { listSessions } from './queries.ts';
import { endOwnSession, endSessions, endSession, logIn } from './session-commands.ts';
import { requestSignInLink, signInByMailedLink } from './sign-in-link-commands.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** Proving an email address, asking for the link again, and what a page asks about its link. */
export function emailRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  // No session: the link proves the mailbox, on whatever device it is opened.
  serveAll('POST /confirm-email', async (request) => {
    await services.rateLimits.consume('link-address', request.ip);
    const { changed, role } = await confirmEmail(services, request.body.token, readToken(request));
    await publishProven(services, role);
    return {
      message: changed
        ? msg`Your new email address is confirmed. Sign in with it from now on.`
        : msg`Your email address is confirmed.`,
    };
  });

  serve('POST /confirm-email/send', requireUser, async (request, viewer) => {
    await countConfirmation(services, viewer, request.ip);
    const email = await resendConfirmation(services, viewer.account);
    return { message: sayTo(request)`A new link is on its way to ${email}.` };
  });

  // No session: it is for a person whose account was taken over.
  serveAll('POST /undo-email', async (request) => {
    await services.rateLimits.consume('link-address', request.ip);
    const email = await undoEmailChange(services, request.body.token);
    return {
      message: sayTo(
        request,
      )`Your account is back at ${email}, and everybody is signed out of it. We have mailed you a link to set a new password.`,
    };
  });

  // Before its button is shown. It is a POST, so that no log or history keeps the secret.
  serveAll('POST /links/check', async ({ body, ip }) => {
    await services.rateLimits.consume('link-address', ip);
    const owner = await findLinkOwner(services.database, body.purpose, body.token);
    if (!owner) throw linkIsGone();
    return { data: { email: owner.mailed_to } };
  });
}

/** A proven address makes the company of an employer public, so cached pages end. */
async function publishProven({ changes }: Pick<Services, 'changes'>, role: Role): Promise<void> {
  if (role === 'employer') await changes.settledEverywhere();
}

/** Counts a form that will send mail to an unproven address; other forms count nothing. */
async function limitNewEmail(
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

/** Signing in by password or by a mailed link (L-33), and out. */
export function signInRoutes(app: App, services: Services): void {
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
    return { message: msg`Signed out.` };
  });

  serveAll('POST /login/link', async ({ body, ip, headers }) => {
    await rateLimits.consume('sign-in-link-address', ip);
    await rateLimits.consume('sign-in-link-account', body.email);
    const asked = requestSignInLink(services, body.email, headers['user-agent'] ?? '');
    await Promise.all([asked, wait(linkAnswerMs)]);
    return { message: msg`If this email has an account, a link that signs in is on its way to it.` };
  });

  serveAll('POST /login/by-link', async ({ body, ip, headers }) => {
    await rateLimits.consume('link-address', ip);
    const { role, answer } = await signInByMailedLink(services, body.token, headers['user-agent'] ?? '');
    await publishProven(services, role);
    if (!('accessToken' in answer)) return { data: answer };
    return { data: { user: presentUser(answer.account), accessToken: answer.accessToken } };
  });
}

/** The own account, and the devices on which it is signed in. */
export function accountRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

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

  serve('PUT /account-language', requireUser, async ({ body }, viewer) => {
    await chooseLanguage(database, viewer.userId, body.language);
    return { data: presentUser({ ...viewer.account, language: body.language }) };
  });

  serve('GET /sessions', requireUser, async (request, { userId, sessionId }) => {
    const say = sayTo(request);
    const sessions = await listSessions(database, userId);
    return { data: sessions.map((session) => presentSession(session, sessionId, say)) };
  });

  serve('DELETE /sessions/:sessionId', requireUser, async (request, { userId }) => {
    await endOwnSession(database, userId, request.params.sessionId);
    return { message: msg`This device is signed out.` };
  });

  serve('DELETE /sessions', requireUser, async (request, { userId, sessionId }) => {
    const keepsCurrent = request.query.except === 'current';
    await endSessions(database, userId, keepsCurrent ? { sessionId } : undefined);
    return {
      message: keepsCurrent ? msg`All other devices are signed out.` : msg`All devices are signed out.`,
    };
  });
}

/** The own password. */
export function passwordRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { rateLimits } = services;

  serveAll('POST /forgot-password', async ({ body, ip }) => {
    await rateLimits.consume('password-link-address', ip);
    await rateLimits.consume('password-link-account', body.email);
    // A commit waits for the disk and a rollback does not: the floor hides which of the two it was.
    await Promise.all([requestPasswordLink(services, body.email), wait(linkAnswerMs)]);
    return { message: msg`If this email has an account, a link to set a new password is on its way to it.` };
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
    if (!session) return { message: msg`Your password is set. You can sign in with it now.`, data: null };
    const data = { user: presentUser(session.account), accessToken: session.accessToken };
    return { message: msg`Your password is set, and you are signed in.`, data };
  });

  serve('PUT /reset-password', requireUser, async (request, viewer) => {
    const userAgent = request.headers['user-agent'] ?? '';
    await changePassword(services, viewer, request.body, { ip: request.ip, userAgent });
    return { message: msg`Password changed successfully` };
  });
}
