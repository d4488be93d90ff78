import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { joinCompany } from './invitation-commands.ts';

const context = useTestApp();
const confirmed = { email_confirmed_at: new Date('2026-01-05T10:00:00Z') };
const person = { firstName: 'Grace', lastName: 'Hopper', password: 'a quiet harbour' };

let visitors = 0;
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  context.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { 'user-agent': 'Firefox', ...headers },
    remoteAddress: `198.51.100.${++visitors}`,
  });
const accept = (token: string, fields: object = {}) =>
  post('/company-invitations/accept', { token, ...fields });

/** A company with an owner, and an open invitation of an address. */
async function inviteTo(email: string, memberRole = 'recruiter') {
  const owner = await createEmployer(context.services, confirmed);
  await post('/company-invitations', { email, memberRole }, owner.headers);
  return { owner, token: tokenOf((await sentMails(context.database, email)).at(-1)) };
}

async function membersOf({ headers }: TestUser): Promise<{ email: string; memberRole: string }[]> {
  const response = await context.app.inject({ url: '/api/company-members', headers });
  return response.json().data.members.map(({ email, memberRole }: never) => ({ email, memberRole }));
}

const findUser = (email: string) =>
  context.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

describe('[B-12, L-36] accepting without an account', () => {
  test('makes one that is confirmed and signed in, in the company and role of the invitation', async () => {
    const email = 'grace@example.org';
    const { owner, token } = await inviteTo(email, 'owner');
    const response = await accept(token, person);
    expect(response.statusCode).toBe(201);
    const { user, accessToken } = response.json().data;
    expect(user).toMatchObject({
      role: 'employer',
      email,
      firstName: 'Grace',
      company: { id: owner.companyId, memberRole: 'owner' },
      emailConfirmed: true,
      hasPassword: true,
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await context.app.inject({ url: '/api/company/jobs', headers })).statusCode).toBe(200);
    expect((await post('/login', { email, password: person.password })).statusCode).toBe(200);
    expect(await membersOf(owner)).toContainEqual({ email, memberRole: 'owner' });
    expect((await findUser(email))?.password_hash).toMatch(/^\$argon2id\$/);
    const agreed = context.database
      .selectFrom('agreed_terms')
      .select('document')
      .where('user_id', '=', user.id);
    expect((await agreed.orderBy('document').execute()).map(({ document }) => document)).toEqual([
      'privacy',
      'terms',
    ]);
  });

  test('mails only the owners and the inviter', async () => {
    const email = 'told@example.org';
    const { owner, token } = await inviteTo(email);
    const { companyId } = owner;
    const second = await createEmployer(context.services, { companyId });
    const member = await createEmployer(context.services, { companyId, memberRole: 'recruiter' });
    await context.database
      .updateTable('company_members')
      .set({ member_role: 'recruiter' })
      .where('user_id', '=', owner.id)
      .execute();
    await accept(token, person);
    for (const { email: to } of [owner, second]) {
      const mails = await sentMails(context.database, to);
      expect(mails.map((mail) => mail.subject)).toEqual([
        expect.stringMatching(/^Grace Hopper has joined Company \d+$/),
      ]);
      expect(mails[0]?.text).toContain(email);
    }
    expect(await sentMails(context.database, member.email)).toEqual([]);
    expect(await sentMails(context.database, email)).toHaveLength(1);
  });

  test('[L-25] a colleague with one name joins with an empty last name, and the owner reads it so', async () => {
    const email = 'suharto@example.org';
    const { owner, token } = await inviteTo(email);
    expect((await accept(token, { ...person, firstName: 'Suharto', lastName: '' })).statusCode).toBe(201);
    expect(await findUser(email)).toMatchObject({ first_name: 'Suharto', last_name: '' });
    const [mail] = await sentMails(context.database, owner.email);
    expect(mail?.subject).toMatch(/^Suharto has joined Company \d+$/);
  });

  test('works once: the second use of the link is gone', async () => {
    const { owner, token } = await inviteTo('once@example.org');
    await accept(token, person);
    expect((await accept(token, person)).statusCode).toBe(410);
    expect((await accept(token)).statusCode).toBe(410);
    expect(await membersOf(owner)).toHaveLength(2);
  });

  test('of two simultaneous uses one wins', async () => {
    const email = 'race@example.org';
    const { owner, token } = await inviteTo(email);
    const answers = await Promise.all([accept(token, person), accept(token, person)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 410]);
    expect(await membersOf(owner)).toHaveLength(2);
    expect(await sentMails(context.database, owner.email)).toHaveLength(1);
  });

  test('an answer between two questions of the other use finds the link used, not an account in its way', async () => {
    const { owner, token } = await inviteTo('between@example.org');
    let first: Promise<LightMyRequestResponse> | undefined;
    const database = context.database.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await (first ??= accept(token, person));
        return result;
      },
    });
    const second = joinCompany(
      { ...context.services, database },
      { token, ...person },
      { userAgent: 'Firefox', language: 'en' },
    );
    await expect(second).rejects.toMatchObject({ code: 'gone' });
    expect((await first)?.statusCode).toBe(201);
    expect(await membersOf(owner)).toHaveLength(2);
  });

  test('[B-13] [F-3] a weak password or a missing name is named, and the link stays good', async () => {
    const { token } = await inviteTo('weak@example.org');
    const weak = await accept(token, { ...person, password: 'password123' });
    expect(weak.statusCode).toBe(400);
    expect(weak.json().fields.password).toContain('most used');
    expect((await accept(token, { ...person, lastName: ' ' })).json().fields).toEqual({
      lastName: 'Last name is required',
    });
    expect((await accept(token, { firstName: 'Grace' })).json().fields).toEqual({
      lastName: 'Please fill this in: your new account needs it.',
      password: 'Please fill this in: your new account needs it.',
    });
    const { lastName: _left, ...unnamed } = person;
    expect((await accept(token, unnamed)).json().fields).toEqual({
      lastName: 'Please fill this in: your new account needs it.',
    });
    expect(Object.keys((await accept(token)).json().fields)).toEqual(['firstName', 'lastName', 'password']);
    expect((await accept(token, { ...person, role: 'staff' })).statusCode).toBe(400);
    expect(await findUser('weak@example.org')).toBeUndefined();
    expect((await accept(token, person)).statusCode).toBe(201);
  });
});

describe('[B-12] accepting with an account', () => {
  test('[B-11] an employer joins, is not signed in, and a second click finds the link used', async () => {
    const employer = await createEmployer(context.services, confirmed);
    const { owner, token } = await inviteTo(employer.email);
    const offer = await post('/company-invitations/read', { token });
    expect(offer.json().data.hasAccount).toBe(true);
    const response = await accept(token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: expect.stringMatching(/^You have joined Company \d+\.$/) });
    expect((await accept(token)).statusCode).toBe(410);
    expect(await membersOf(owner)).toContainEqual({ email: employer.email, memberRole: 'recruiter' });
    expect(await sentMails(context.database, owner.email)).toHaveLength(1);
  });

  test('a removed member can rejoin', async () => {
    const { owner, token } = await inviteTo('back@example.org');
    const { user, accessToken } = (await accept(token, person)).json().data;
    await context.app.inject({
      method: 'DELETE',
      url: `/api/company-members/${user.id}`,
      headers: owner.headers,
    });
    await post('/company-invitations', { email: 'back@example.org', memberRole: 'recruiter' }, owner.headers);
    const mails = await sentMails(context.database, 'back@example.org');
    await accept(tokenOf(mails.at(-1)));
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await context.app.inject({ url: '/api/company/jobs', headers })).statusCode).toBe(200);
  });

  test.each([
    ['candidate', createCandidate, 'an account for a candidate'],
    ['staff', createStaff, 'an account for staff'],
  ])('[A-10] the address of a %s account is refused with the reason', async (_role, create, reason) => {
    const { email } = await create(context.services, confirmed);
    const { owner, token } = await inviteTo(email);
    for (const answer of [
      await post('/company-invitations/read', { token }),
      await accept(token),
      await accept(token, person),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toContain(reason);
    }
    expect(await membersOf(owner)).toHaveLength(1);
    expect((await findUser(email))?.first_name).toBe('Ada');
  });

  test('an account with an unconfirmed mailbox cannot join: a stranger may have opened it', async () => {
    const { email } = await createEmployer(context.services, { email_confirmed_at: null });
    const { owner, token } = await inviteTo(email);
    const response = await accept(token);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('"Forgot your password?"');
    expect(await membersOf(owner)).toHaveLength(1);
  });

  test('[B-11] an account that was opened since keeps its name and password', async () => {
    const { email } = await createEmployer(context.services, { ...confirmed, first_name: 'Erin' });
    const { owner, token } = await inviteTo(email);
    expect((await accept(token, person)).statusCode).toBe(409);
    expect(await findUser(email)).toMatchObject({ first_name: 'Erin', password_hash: null });
    expect(await membersOf(owner)).toHaveLength(1);
    expect((await accept(token)).statusCode).toBe(200);
  });
});

describe('[B-12] an invitation and what happens meanwhile', () => {
  test('it belongs to the address: an account that has left it does not join by it', async () => {
    const colleague = await createEmployer(context.services, confirmed);
    const { owner, token } = await inviteTo(colleague.email);
    await context.database
      .updateTable('users')
      .set({ email: 'moved.on@example.org' })
      .where('id', '=', colleague.id)
      .execute();
    expect((await accept(token)).statusCode).toBe(400);
    expect((await accept(token, person)).statusCode).toBe(201);
    const emails = (await membersOf(owner)).map(({ email }) => email);
    expect(emails).toContain(colleague.email);
    expect(emails).not.toContain('moved.on@example.org');
  });

  test('of an acceptance and a sign-up with the same address at once one gets the account', async () => {
    const email = 'both@example.org';
    const { token } = await inviteTo(email);
    const company = {
      companyName: 'Both',
      website: 'both.example',
      country: 'Norway',
      phone: '+47 22 00 00 00',
    };
    const answers = await Promise.all([
      accept(token, person),
      post('/employer-signup', { ...company, ...person, email }),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409]);
  });

  test.each([
    [
      'made a member',
      (url: string, headers: Record<string, string>) =>
        context.app.inject({ method: 'PUT', url, headers, payload: { memberRole: 'recruiter' } }),
    ],
    [
      'removed',
      (url: string, headers: Record<string, string>) =>
        context.app.inject({ method: 'DELETE', url, headers }),
    ],
  ])('an owner who is %s does not come back by an invitation of their own', async (_name, act) => {
    const { owner } = await inviteTo('first@example.org');
    const rogue = await createEmployer(context.services, { ...confirmed, companyId: owner.companyId });
    const email = `rogue-${++visitors}@example.org`;
    await post('/company-invitations', { email, memberRole: 'owner' }, rogue.headers);
    const token = tokenOf((await sentMails(context.database, email)).at(-1));
    expect((await act(`/api/company-members/${rogue.id}`, owner.headers)).statusCode).toBe(200);
    expect((await accept(token, person)).statusCode).toBe(410);
  });
});
