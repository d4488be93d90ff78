import { endpoints } from '@waymark/contract/endpoints';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { createRateLimits } from '../platform/http/rate-limits.ts';
import { startSession } from '../areas/identity/accounts/session-commands.ts';
import { codeOf, createSignInCalls, knownHash, knownPassword } from './account-calls.ts';
import { createCandidate, createEmployer, createStaff, suspend, type TestUser } from './factories.ts';
import { createKey } from './key-factories.ts';
import { pdfBytes } from './resume-files.ts';
import { sentMails, tokenOf } from './sent-mails.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import { useTestApp, type TestApp } from './test-app.ts';
import { multipart } from './uploads.ts';

/*
 * Every way to a session, as every role, with every setting of the staff's provider. Each way is begun on a board
 * without a provider and ended on one with the setting, as when it is changed meanwhile.
 */

const context = useTestApp();
const { post, call, setUp } = createSignInCalls(context);
const password = knownPassword;
const issuer = 'https://id.example';

type Role = 'candidate' | 'employer' | 'staff';
const roles: readonly Role[] = ['candidate', 'employer', 'staff'];
const settings = { none: undefined, beside: false, only: true };
type Setting = keyof typeof settings;

// A limit would look like a closed gate.
beforeEach(() => {
  Object.assign(context.services.rateLimits, createRateLimits({ kind: 'embedded' } as OpenDatabase));
});

const boards = new Map<Setting, ReturnType<typeof openBoard>>();
afterAll(async () => {
  for (const board of boards.values()) await (await board).app.close();
});

/** The calls of a board with the setting, on the same database. */
function boardWith(setting: Setting): Promise<Board> {
  const board = boards.get(setting) ?? openBoard(setting);
  boards.set(setting, board);
  return board;
}

async function openBoard(setting: Setting) {
  const isOnly = settings[setting];
  const provider = { issuer, clientId: 'board', clientSecret: 'a secret', name: 'Example', isOnly: true };
  const staffSso = isOnly === undefined ? undefined : { ...provider, isOnly };
  const services = { ...context.services, config: { ...context.services.config, staffSso } };
  const { app } = await buildApp(services, pino({ level: 'silent' }));
  return { ...createSignInCalls({ ...context, app, services } as TestApp), app, services };
}
type Board = Awaited<ReturnType<typeof openBoard>>;

async function create(role: Role): Promise<TestUser> {
  const fields = { password_hash: await knownHash(), email_confirmed_at: new Date() };
  if (role === 'staff') return createStaff(context.services, fields);
  return (role === 'employer' ? createEmployer : createCandidate)(context.services, fields);
}

const linkOf = async (email: string) => tokenOf((await sentMails(context.database, email)).at(-1));
/** The session of an answer, or none. */
interface Answer {
  statusCode: number;
  json: () => unknown;
}

function tokenIn(answer: Answer): string | undefined {
  return (answer.json() as { data?: { accessToken?: string } | null }).data?.accessToken;
}

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
  'a code of the second step': {
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
        const given = { userAgent: '', secondStepPassed: true, provider: 'https://other.example' };
        return (await startSession(context.services, id, given)).accessToken;
      },
    staff: true,
    staffWhereOnly: false,
  },
  'the provider': {
    route: 'POST /login/staff-sso',
    begin:
      async ({ id }) =>
      async ({ services }) =>
        (await startSession(services, id, { userAgent: '', secondStepPassed: true, provider: issuer }))
          .accessToken,
    staff: true,
    staffWhereOnly: true,
  },
};

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

const opens = async (board: Board, token: string | undefined) =>
  token !== undefined && (await board.isSignedIn({ authorization: `Bearer ${token}` }));

const expected = (way: Way, role: Role, setting: Setting) =>
  role === 'staff' ? (setting === 'only' ? way.staffWhereOnly : way.staff) : (way.others ?? true);

const cases = Object.keys(ways).flatMap((way) =>
  roles.flatMap((role) =>
    (Object.keys(settings) as Setting[]).map((setting) => [way, role, setting] as const),
  ),
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
      for (const setting of Object.keys(settings) as Setting[]) {
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

describe('[L-32] where staff sign in with their provider alone', () => {
  test('an invitation makes an account without a password, which the provider opens', async () => {
    const board = await boardWith('only');
    const email = `${crypto.randomUUID()}@example.org`;
    await post('/staff/invitations', { email, staffRole: 'administrator' }, await create('staff'));
    const token = await linkOf(email);
    const offer = (await board.post('/staff-invitations/read', { token })).json().data;
    expect(offer).toMatchObject({ email, provider: 'Example' });
    const joined = await board.post('/staff-invitations/accept', {
      token,
      firstName: 'Nora',
      lastName: 'Ek',
    });
    expect([joined.statusCode, joined.json().data]).toEqual([201, null]);
    const account = await context.database
      .selectFrom('users')
      .select(['id', 'password_hash', 'staff_role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ password_hash: null, staff_role: 'administrator' });
    const given = { userAgent: '', secondStepPassed: true, provider: issuer };
    const { accessToken } = await startSession(board.services, account.id, given);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await board.call('GET', '/staff/members', { headers })).statusCode).toBe(200);
  });

  test('an invitation to a board with passwords asks for one', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await post('/staff/invitations', { email, staffRole: 'reviewer' }, await create('staff'));
    const names = { token: await linkOf(email), firstName: 'Nora', lastName: 'Ek' };
    const refused = await post('/staff-invitations/accept', names);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { password: 'Choose a password.' }]);
  });

  test('right and wrong passwords of staff, and of nobody, get one answer, and count alike', async () => {
    const board = await boardWith('only');
    const staff = await create('staff');
    const suspended = await create('staff');
    await suspend(context.database, suspended.id);
    const tries = [
      [staff.email, password],
      [staff.email, 'a wrong one'],
      [suspended.email, password],
      ['nobody@example.org', password],
    ] as const;
    const answers = [];
    for (const [email, typed] of tries) {
      const answer = await board.post('/login', { email, password: typed }, { ip: '203.0.113.9' });
      answers.push([answer.statusCode, answer.json().message]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[0]?.[1]).toContain('Staff sign in with Example: open /staff-sign-in.');
    // No right one is remembered as a place of its owner, or taken back from the count.
    const ip = '203.0.113.10';
    const statuses = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await board.post('/login', { email: staff.email, password }, { ip })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('a passkey that asks for the password, and a challenge of before, tell nothing of what is typed', async () => {
    const staff = await create('staff');
    const { secret } = await setUp(staff);
    const { challenge } = (await post('/login', { email: staff.email, password })).json().data;
    const board = await boardWith('only');
    for (const code of [codeOf(secret), '000000']) {
      expect((await board.post('/login/second-step', { challenge, code })).statusCode).toBe(410);
    }
  });

  test('a link to a password is not mailed to staff', async () => {
    const board = await boardWith('only');
    const staff = await create('staff');
    expect((await board.post('/forgot-password', { email: staff.email })).statusCode).toBe(200);
    expect(await sentMails(context.database, staff.email)).toEqual([]);
  });

  test('a visit as another person ends with the session that it was opened from', async () => {
    const [staff, candidate] = [await create('staff'), await create('candidate')];
    await post('/support-access', { hours: 1 }, candidate);
    const path = `/staff/users/${candidate.id}/visits`;
    const token = tokenIn(await post(path, { reason: 'A missing button.' }, staff));
    expect(await opens(await boardWith('beside'), token)).toBe(true);
    expect(await opens(await boardWith('only'), token)).toBe(false);
  });

  test('a key of the board that was made without the provider is refused, and one made with it goes on', async () => {
    const staff = await create('staff');
    const board = await boardWith('only');
    const older = await createKey(context.services, staff.id, { scopes: ['jobs:read'] });
    const use = (to: Board, { headers }: { headers: object }) => to.call('GET', '/v1/jobs', { headers });
    expect((await use(await boardWith('beside'), older)).statusCode).toBe(200);
    const refused = await use(board, older);
    expect(refused.statusCode).toBe(401);
    expect(refused.json().message).toContain('Staff sign in with Example alone now');
    const given = { userAgent: '', secondStepPassed: true, provider: issuer };
    const { accessToken } = await startSession(board.services, staff.id, given);
    const headers = { authorization: `Bearer ${accessToken}` };
    const made = await board.post(
      '/staff/keys',
      { name: 'Sync', scopes: ['jobs:read'], days: null },
      { headers },
    );
    expect(made.statusCode).toBe(201);
    const key = made.json<{ data: { secret: string } }>().data.secret;
    expect((await use(board, { headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(200);
    // A company's key is no business of the staff's provider.
    const owner = await createEmployer(context.services);
    const company = { scopes: ['jobs:read' as const], company_id: owner.companyId };
    expect((await use(board, await createKey(context.services, owner.id, company))).statusCode).toBe(200);
  });
});
