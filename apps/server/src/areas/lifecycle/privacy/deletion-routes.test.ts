import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../../identity/accounts/rules.ts';
import { startSession } from '../../identity/accounts/session-commands.ts';

const context = useTestApp();
const password = 'a quiet harbour';
const noHeaders: Record<string, string> = {};

const post = (url: string, payload: object | undefined, headers = noHeaders) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, ...(payload && { payload }), headers });
const remove = (headers: Record<string, string>, typed = password) =>
  post('/delete-account', { password: typed }, headers);
const confirm = (token: string, headers = noHeaders) => post('/delete-account/confirm', { token }, headers);
const userOf = async (headers: Record<string, string>) =>
  (await context.app.inject({ url: '/api/get-auth-user', headers })).json().data;

const createOwner = async (): Promise<TestUser> =>
  createCandidate(context.services, { password_hash: await hashPassword(password) });

async function signInElsewhere({ id }: TestUser): Promise<Record<string, string>> {
  const { accessToken } = await startSession(context.services, id, { userAgent: 'Other/1.0' });
  return { authorization: `Bearer ${accessToken}` };
}

async function mailedToken({ email, headers }: TestUser): Promise<string> {
  expect((await post('/delete-account/link', undefined, headers)).statusCode).toBe(200);
  return tokenOf((await sentMails(context.database, email)).at(-1));
}

function expectInSevenDays(moment: string): void {
  const days = (Date.parse(moment) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
}

describe('[G-10] POST /delete-account', () => {
  test('by password: in seven days, told by mail, signed out everywhere else', async () => {
    const person = await createOwner();
    const elsewhere = await signInElsewhere(person);
    const response = await remove(person.headers);
    expect(response.statusCode).toBe(200);
    const { deletionDueAt } = response.json().data;
    expectInSevenDays(deletionDueAt);
    expect(await userOf(person.headers)).toMatchObject({ deletionDueAt });
    expect((await context.app.inject({ url: '/api/get-auth-user', headers: elsewhere })).statusCode).toBe(
      401,
    );
    const mails = await sentMails(context.database, person.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Your Waymark account will be deleted']);
    const day = new Date(deletionDueAt).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(mails[0]?.text).toContain(`for good on ${day}`);
    expect(mails[0]?.text).toMatch(/\/account$/m);
  });

  test('asked twice, the first moment stays and no second mail is sent', async () => {
    const person = await createOwner();
    const answers = await Promise.all([remove(person.headers), remove(person.headers)]);
    const again = await remove(person.headers);
    const moments = [...answers, again].map((answer) => answer.json().data.deletionDueAt);
    expect(new Set(moments).size).toBe(1);
    expect(await sentMails(context.database, person.email)).toHaveLength(1);
  });

  test('a wrong password changes nothing, and nor does none', async () => {
    const person = await createOwner();
    const elsewhere = await signInElsewhere(person);
    const wrong = await remove(person.headers, 'a quiet harbor');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toEqual({ password: 'This is not your password. Please type it again.' });
    const empty = await remove(person.headers, '');
    expect(empty.json().fields).toEqual({ password: 'Password is required' });
    expect(await userOf(elsewhere)).toMatchObject({ deletionDueAt: null });
    expect(await sentMails(context.database, person.email)).toEqual([]);
  });

  test('the eleventh wrong password has to wait', async () => {
    const { headers } = await createOwner();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) statuses.push((await remove(headers, 'no')).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(statuses.at(-1)).toBe(429);
  });

  test('an account without a password is told to use the mailed link', async () => {
    const { headers } = await createCandidate(context.services);
    const response = await remove(headers);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('Your account has no password. Ask for a link by mail instead.');
    expect(await userOf(headers)).toMatchObject({ deletionDueAt: null });
  });

  test('a guest is refused', async () => {
    expect((await remove({})).statusCode).toBe(401);
    expect((await post('/delete-account/link', undefined)).statusCode).toBe(401);
    expect((await post('/keep-account', undefined)).statusCode).toBe(401);
  });
});

describe('[G-10] the mailed way', () => {
  test('a link that is posted has the account deleted, and ends all sessions but the own one', async () => {
    const person = await createCandidate(context.services);
    const elsewhere = await signInElsewhere(person);
    const token = await mailedToken(person);
    expect(await userOf(person.headers)).toMatchObject({ deletionDueAt: null });
    const response = await confirm(token, person.headers);
    expect(response.statusCode).toBe(200);
    expectInSevenDays(response.json().data.deletionDueAt);
    expect(await userOf(person.headers)).toMatchObject(response.json().data);
    expect((await context.app.inject({ url: '/api/get-auth-user', headers: elsewhere })).statusCode).toBe(
      401,
    );
    const subjects = (await sentMails(context.database, person.email)).map((mail) => mail.subject);
    expect(subjects).toEqual(['Delete your Waymark account?', 'Your Waymark account will be deleted']);
  });

  test('works for a guest and for a user of another account, which stays', async () => {
    const [person, other] = [
      await createCandidate(context.services),
      await createCandidate(context.services),
    ];
    const response = await confirm(await mailedToken(person), other.headers);
    expect(response.statusCode).toBe(200);
    expect(await userOf(other.headers)).toMatchObject({ deletionDueAt: null });
    expect(
      (await context.app.inject({ url: '/api/get-auth-user', headers: person.headers })).statusCode,
    ).toBe(401);
    const guest = await createCandidate(context.services);
    expect((await confirm(await mailedToken(guest))).statusCode).toBe(200);
  });

  test('works once, not after its time, not after a newer one was used, and not for another purpose', async () => {
    const person = await createCandidate(context.services);
    const [first, second] = [await mailedToken(person), await mailedToken(person)];
    expect((await confirm(second)).statusCode).toBe(200);
    expect((await confirm(second)).statusCode).toBe(410);
    expect((await confirm(first)).statusCode).toBe(410);

    const late = await createCandidate(context.services);
    const token = await mailedToken(late);
    await context.database
      .updateTable('one_time_tokens')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('user_id', '=', late.id)
      .execute();
    expect((await confirm(token)).statusCode).toBe(410);

    await post('/forgot-password', { email: late.email });
    const otherPurpose = tokenOf((await sentMails(context.database, late.email)).at(-1));
    expect(otherPurpose).not.toBe(token);
    expect((await confirm(otherPurpose)).statusCode).toBe(410);
    expect(await userOf(late.headers)).toMatchObject({ deletionDueAt: null });
  });

  test('two links used at the same moment end in one deletion', async () => {
    const person = await createCandidate(context.services);
    const tokens = [await mailedToken(person), await mailedToken(person)];
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 410]);
  });

  test('what is no token is refused before anything is looked up', async () => {
    expect((await confirm('')).statusCode).toBe(400);
  });
});

describe('[G-10] POST /keep-account', () => {
  test('keeps the account, mails it, and makes open links useless', async () => {
    const person = await createOwner();
    const token = await mailedToken(person);
    await remove(person.headers);
    const response = await post('/keep-account', undefined, person.headers);
    expect(response.statusCode).toBe(200);
    expect(await userOf(person.headers)).toMatchObject({ deletionDueAt: null });
    const subjects = (await sentMails(context.database, person.email)).map((mail) => mail.subject);
    expect(subjects.at(-1)).toBe('Your Waymark account stays');
    expect((await confirm(token)).statusCode).toBe(410);
    await post('/keep-account', undefined, person.headers);
    expect(await sentMails(context.database, person.email)).toHaveLength(subjects.length);
  });

  test('is too late once the time is over', async () => {
    const { id, headers } = await createOwner();
    await remove(headers);
    await context.database
      .updateTable('users')
      .set({ deletion_due_at: sql`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute();
    const response = await post('/keep-account', undefined, headers);
    expect(response.statusCode).toBe(410);
    expect(response.json().message).toBe('The time to keep this account is over: it is being deleted.');
  });
});

describe('[G-10] an owner of a company', () => {
  async function createTeam() {
    const passwordHash = await hashPassword(password);
    const owner = await createEmployer(context.services, { password_hash: passwordHash });
    const member = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'recruiter',
      password_hash: passwordHash,
    });
    return { owner, member };
  }

  test('with colleagues, and the only one, has to make another an owner first', async () => {
    const { owner, member } = await createTeam();
    for (const response of [
      await remove(owner.headers),
      await post('/delete-account/link', undefined, owner.headers),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(response.json().message).toBe('Make a colleague an owner first.');
    }
    expect(await userOf(owner.headers)).toMatchObject({ deletionDueAt: null });
    expect(await sentMails(context.database, owner.email)).toEqual([]);

    await context.database
      .updateTable('company_members')
      .set({ member_role: 'owner' })
      .where('user_id', '=', member.id)
      .execute();
    expect((await remove(owner.headers)).statusCode).toBe(200);
    // The first owner leaves: the second is now the only owner, and no other member stays.
    expect((await remove(member.headers)).statusCode).toBe(200);
  });

  test('who became the only one after the link was mailed is refused by the link, which stays good', async () => {
    const { owner, member } = await createTeam();
    const setRole = (memberRole: 'owner' | 'recruiter') =>
      context.database
        .updateTable('company_members')
        .set({ member_role: memberRole })
        .where('user_id', '=', member.id)
        .execute();
    await setRole('owner');
    const token = await mailedToken(owner);
    await setRole('recruiter');
    expect((await confirm(token)).statusCode).toBe(409);
    await setRole('owner');
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('without colleagues, and a member, may go', async () => {
    const { member } = await createTeam();
    const alone = await createEmployer(context.services, { password_hash: await hashPassword(password) });
    expect((await remove(member.headers)).statusCode).toBe(200);
    expect((await remove(alone.headers)).statusCode).toBe(200);
  });
});
