import { describe, expect, test } from 'vitest';
import { codeOf, createSignInCalls, knownPassword } from '../../../testing/account-calls.ts';
import { createEmployer, suspend } from '../../../testing/factories.ts';
import { createKey } from '../../../testing/key-factories.ts';
import { createProviderBoards, issuer, tokenIn, type Board } from '../../../testing/provider-boards.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startSession } from '../accounts/session-commands.ts';

const context = useTestApp();
const { post, setUp } = createSignInCalls(context);
const { boardWith, create, linkOf, opens } = createProviderBoards(context);
const password = knownPassword;

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
    const given = { userAgent: '', mfaPassed: true, provider: issuer };
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

  test('a challenge of before tells nothing of the code that is typed', async () => {
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
    await post('/impersonation-consent', { hours: 1 }, candidate);
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
    expect(refused.json().message).toContain('Staff now sign in with Example only');
    const given = { userAgent: '', mfaPassed: true, provider: issuer };
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
