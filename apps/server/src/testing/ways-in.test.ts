import { endpoints } from '@waymark/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startSession } from '../areas/identity/accounts/session-commands.ts';
import { keepAttempt, openTicket } from '../areas/identity/provider-sign-in/attempt-commands.ts';
import { finishSignIn } from '../areas/identity/provider-sign-in/commands.ts';
import { insertLink } from '../areas/identity/provider-sign-in/link-commands.ts';
import type { SignInProviders } from '../areas/identity/provider-sign-in/providers-gateway.ts';
import type { ProviderIdentity } from '../areas/identity/provider-sign-in/rules.ts';
import { codeOf, createSignInCalls, knownPassword } from './account-calls.ts';
import { createEmployer, suspend, type TestUser } from './factories.ts';
import {
  createProviderBoards,
  issuer,
  tokenIn,
  type Answer,
  type Board,
  type Role,
  type Setting,
} from './provider-boards.ts';
import { pdfBytes } from './resume-files.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import { useTestApp, type TestApp } from './test-app.ts';
import { multipart } from './uploads.ts';

/*
 * Every way to a session, as every role, with every setting of the staff's provider. Each way is begun on a board
 * without a provider and ended on one with the setting, as when it is changed meanwhile.
 */

const context = useTestApp();
const { post, call, setUp } = createSignInCalls(context);
const { boardWith, create, linkOf, opens } = createProviderBoards(context);
const password = knownPassword;
const roles: readonly Role[] = ['candidate', 'employer', 'staff'];
const settings: readonly Setting[] = ['none', 'beside', 'only'];

interface Way {
  /** The call that gives the session, if one does. */
  route?: string;
  /** Prepares it for the person; the function that it gives ends it, with the token of a session if there is one. */
  begin: (user: TestUser) => Promise<(board: Board) => Promise<string | undefined>>;
  /** Whom it lets in: staff beside or without a provider, staff by the provider alone, all others. */
  staff: boolean;
  staffWhereOnly: boolean;
  others?: boolean;
}

async function beginLink(user: TestUser, url: string) {
  await post(url, { email: user.email });
  return linkOf(user.email);
}

const ways: Record<string, Way> = {
  'the password': {
    route: 'POST /login',
    begin:
      async ({ email }) =>
      async (board) =>
        tokenIn(await board.post('/login', { email, password })),
    staff: true,
    staffWhereOnly: false,
  },
  'a code of MFA': {
    route: 'POST /login/second-step',
    async begin(user) {
      const { secret } = await setUp(user);
      const begun = await post('/login', { email: user.email, password });
      const { challenge } = begun.json<{ data: { challenge: string } }>().data;
      return async (board) =>
        tokenIn(await board.post('/login/second-step', { challenge, code: codeOf(secret) }));
    },
    staff: true,
    staffWhereOnly: false,
  },
  'a recovery code': {
    route: 'POST /login/second-step',
    async begin(user) {
      const { recoveryCodes } = await setUp(user);
      const begun = await post('/login', { email: user.email, password });
      const { challenge } = begun.json<{ data: { challenge: string } }>().data;
      return async (board) =>
        tokenIn(await board.post('/login/second-step', { challenge, code: recoveryCodes[0] }));
    },
    staff: true,
    staffWhereOnly: false,
  },
  'a passkey': {
    route: 'POST /login/passkey',
    async begin(user) {
      const passkey = createSoftwarePasskey();
      const { token, options } = (await post('/passkeys/options', { password }, user)).json().data;
      await post('/passkeys', { token, name: 'Laptop', response: passkey.register(options) }, user);
      return async (board) => {
        const asked = (await board.call('POST', '/login/passkey/options')).json().data;
        const response = passkey.answer(asked.options);
        return tokenIn(await board.post('/login/passkey', { token: asked.token, response }));
      };
    },
    staff: true,
    staffWhereOnly: false,
  },
  'a mailed link': {
    route: 'POST /login/by-link',
    async begin(user) {
      const token = await beginLink(user, '/login/link');
      return async (board) => tokenIn(await board.post('/login/by-link', { token }));
    },
    staff: false,
    staffWhereOnly: false,
  },
  'a mailed link that sets a password': {
    route: 'POST /set-password',
    async begin(user) {
      const token = await beginLink(user, '/forgot-password');
      return async (board) =>
        tokenIn(await board.post('/set-password', { token, password: 'a stormy harbour' }));
    },
    staff: true,
    staffWhereOnly: false,
  },
  'the way back to a former address': {
    async begin(user) {
      const stolen = `stolen-${user.email}`;
      const saved = { email: stolen, currentPassword: password, firstName: 'Ada', lastName: 'Lovelace' };
      const profile = {
        jobTitle: 'Admiral',
        location: 'Arlington',
        phone: '+1 202 555 0100',
        desireCompensation: '$150,0000',
      };
      const answer = await call('PUT', '/account-details', { ...user, payload: saved });
      if (answer.statusCode === 403)
        await call('PUT', '/update-user', { ...user, payload: { ...saved, ...profile } });
      const undo = await linkOf(user.email);
      return async (board) => {
        expect((await board.post('/undo-email', { token: undo })).statusCode).toBe(200);
        const token = await linkOf(user.email);
        return tokenIn(await board.post('/set-password', { token, password: 'a stormy harbour' }));
      };
    },
    staff: true,
    staffWhereOnly: false,
  },
  'a session of before': {
    begin:
      async ({ token }) =>
      async () =>
        token,
    staff: true,
    staffWhereOnly: false,
  },
  'a session by another provider': {
    begin:
      async ({ id }) =>
      async () => {
        const given = { userAgent: '', mfaPassed: true, provider: 'https://other.example' };
        return (await startSession(context.services, id, given)).accessToken;
      },
    staff: true,
    staffWhereOnly: false,
  },
  'a provider of members': {
    route: 'POST /login/provider',
    async begin({ id }) {
      const identity = identityOfMember();
      await insertLink(context.database, id, identity);
      return async ({ services }) => {
        const provider = 'google' as const;
        const attempt = { provider, purpose: 'sign-in' as const, state: '', nonce: '', codeVerifier: '' };
        const token = await keepAttempt(services.database, attempt);
        const answer = finishSignIn(services, naming(identity), { token, query: '?code=x' }, '');
        const given = await answer.catch(() => undefined);
        return given && 'accessToken' in given ? given.accessToken : undefined;
      };
    },
    staff: false,
    staffWhereOnly: false,
  },
  'the provider': {
    route: 'POST /login/staff-sso',
    begin:
      async ({ id }) =>
      async ({ services }) =>
        (await startSession(services, id, { userAgent: '', mfaPassed: true, provider: issuer })).accessToken,
    staff: true,
    staffWhereOnly: true,
  },
};

function identityOfMember(email = ''): ProviderIdentity {
  const subject = crypto.randomUUID();
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  return { provider: 'google', issuer, subject, email, emailProven: email !== '', ...names };
}

/** Providers that name this person, whatever they are asked. */
function naming({ subject }: ProviderIdentity): SignInProviders {
  return {
    get: () => ({ finish: async () => ({ issuer, subject, told: {} }) }),
  } as unknown as SignInProviders;
}

/** Ways that make the account. They are no staff's, but for one. */
const registrations: Record<string, (board: Board, email: string) => Promise<Answer>> = {
  'POST /signup': async ({ call: to }, email) => {
    const wizard = { jobTitle: 'Analyst', location: 'London', firstName: 'Ada', lastName: 'Lovelace' };
    const more = { phone: '+44 20 7946 0000', allowedText: 'false', bestJobFirst: 'true' };
    const last = { desireCompensation: '$100,0000', educationLevel: 'Some college' };
    const fields = { ...wizard, ...more, ...last, email, experienceLevel: '10 Plus' };
    const values = {
      valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
      sendResumeToExpert: 'false',
    };
    return sendForm(to, '/signup', { ...fields, ...values });
  },
  'POST /resume-review': ({ call: to }, email) =>
    sendForm(to, '/resume-review', { email, firstName: 'Ada', lastName: 'Lovelace' }),
  'POST /employer-signup': ({ post: to }, email) => {
    const company = { companyName: `Company of ${email}`, website: 'www.crane.example', country: 'Norway' };
    const person = { firstName: 'Olga', lastName: 'Ott', phone: '+47 22 00 00 00', password };
    return to('/employer-signup', { ...company, ...person, email });
  },
  'POST /provider-signup': async ({ post: to }, email) => {
    const ticket = await openTicket(context.database, identityOfMember(email));
    return to('/provider-signup', { role: 'candidate', ticket, firstName: 'Ada', lastName: 'Lovelace' });
  },
  'POST /company-invitations/accept': async ({ post: to }, email) => {
    const owner = await createEmployer(context.services);
    await post('/company-invitations', { email, memberRole: 'recruiter' }, owner);
    const names = { firstName: 'Nora', lastName: 'Ek', password };
    return to('/company-invitations/accept', { token: await linkOf(email), ...names });
  },
  'POST /staff-invitations/accept': async ({ post: to }, email) => {
    await post('/staff/invitations', { email, staffRole: 'administrator' }, await create('staff'));
    const names = { firstName: 'Nora', lastName: 'Ek', password };
    return to('/staff-invitations/accept', { token: await linkOf(email), ...names });
  },
};

async function sendForm(to: Board['call'], url: string, fields: Record<string, string | string[]>) {
  const { payload, headers } = await multipart(fields, { name: 'ada.pdf', bytes: pdfBytes() });
  return to('POST', url, { payload, headers });
}

const expected = (way: Way, role: Role, setting: Setting) =>
  role === 'staff' ? (setting === 'only' ? way.staffWhereOnly : way.staff) : (way.others ?? true);

const cases = Object.keys(ways).flatMap((way) =>
  roles.flatMap((role) => settings.map((setting) => [way, role, setting] as const)),
);

describe('[L-32] one gate for every way in', () => {
  test('every call that answers with a session has a row here', () => {
    const given = Object.entries(endpoints).filter(([, { answer }]) => {
      if (!(answer instanceof z.ZodType)) return false;
      return JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })).includes('"accessToken"');
    });
    const rows = Object.values(ways).flatMap(({ route }) => route ?? []);
    // A visit has a session of its own kind, below.
    const known = [...rows, ...Object.keys(registrations), 'POST /staff/users/:userId/visits'];
    expect(given.map(([name]) => name).toSorted()).toEqual([...new Set(known)].toSorted());
  });

  test.each(cases)('%s, as %s, with the provider %s', async (name, role, setting) => {
    const way = ways[name] as Way;
    const end = await way.begin(await create(role));
    const board = await boardWith(setting);
    expect(await opens(board, await end(board))).toBe(expected(way, role, setting));
  });

  test.each(Object.keys(ways))(
    '%s opens no suspended account, and none of a demo that is over',
    async (name) => {
      for (const close of [suspend, leaveDemo]) {
        for (const role of roles) {
          const user = await create(role);
          const end = await (ways[name] as Way).begin(user);
          await close(context.database, user.id);
          const board = await boardWith('beside');
          const token = await end(board).catch(() => undefined);
          expect(await opens(board, token), `${role} ${close.name}`).toBe(false);
        }
      }
    },
  );

  test.each(Object.entries(registrations))(
    '%s opens an account, and none of staff past the provider',
    async (route, register) => {
      for (const setting of settings) {
        const board = await boardWith(setting);
        const answer = await register(board, `${crypto.randomUUID()}@example.org`);
        expect(answer.statusCode, JSON.stringify(answer.json())).toBe(201);
        const isClosed = route.startsWith('POST /staff') && setting === 'only';
        expect(await opens(board, tokenIn(answer)), setting).toBe(!isClosed);
      }
    },
  );
});

async function leaveDemo(database: TestApp['database'], id: string): Promise<void> {
  await database.updateTable('users').set({ is_demo: true }).where('id', '=', id).execute();
}
