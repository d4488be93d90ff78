import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSignInCalls, knownHash, knownPassword } from '../../../testing/account-calls.ts';
import { createCandidate, createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { inviteStaff } from './invitation-commands.ts';

const context = useTestApp();
const { post, call, setUp, logIn, isSignedIn, keepPasskey } = createSignInCalls(context);

const invite = (by: TestUser, email: string, staffRole = 'reviewer') =>
  post('/staff/invitations', { email, staffRole }, by);
const team = async (by: TestUser) => (await call('GET', '/staff/members', by)).json();
const changeRole = (by: TestUser, userId: string, staffRole: string) =>
  call('PUT', `/staff/members/${userId}`, { ...by, payload: { staffRole } });
const words = { firstName: 'Nora', lastName: 'Ek', password: 'seven grey herons wade' };
const accept = (token: string, name = {}) => post('/staff-invitations/accept', { token, ...words, ...name });
const linkTo = async (email: string) => tokenOf((await sentMails(context.database, email)).at(-1));

let admin: TestUser;
let people = 0;
const newAddress = () => `hand-${++people}@example.org`;

async function lastEntry() {
  return context.database
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

beforeEach(async () => {
  await context.database.deleteFrom('users').where('role', '=', 'staff').execute();
  admin = await createStaff(context.services, { first_name: 'Ada', last_name: 'Admin' });
});

describe('[A-10, L-36] joining the staff', () => {
  test('an invitation is mailed, leads to an account of its role, and works once', async () => {
    const email = newAddress();
    expect((await invite(admin, email, 'moderator')).statusCode).toBe(200);
    const token = await linkTo(email);
    expect((await post('/staff-invitations/read', { token })).json().data).toEqual({
      email,
      staffRole: 'moderator',
      provider: null,
    });
    const joined = await accept(token);
    expect(joined.statusCode).toBe(201);
    const { user, accessToken } = joined.json().data;
    expect(user).toMatchObject({
      role: 'staff',
      staffRole: 'moderator',
      emailConfirmed: true,
      needsMfa: true,
    });
    // In, and yet past nothing of the staff's before MFA.
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await call('GET', '/staff/audit', { headers })).statusCode).toBe(403);
    expect((await accept(token)).statusCode).toBe(410);
    expect(await lastEntry()).toMatchObject({ action: 'staff.join', staff_id: user.id, subject_id: user.id });
    const agreed = context.database
      .selectFrom('agreed_terms')
      .select('document')
      .where('user_id', '=', user.id);
    expect((await agreed.orderBy('document').execute()).map(({ document }) => document)).toEqual([
      'privacy',
      'terms',
    ]);
  });

  test('[L-25] a colleague with one name is listed by it, in its place among the last names', async () => {
    for (const name of ['Zeno', 'Basuki']) {
      const email = newAddress();
      await invite(admin, email);
      const joined = await accept(await linkTo(email), { firstName: name, lastName: '' });
      expect(joined.statusCode).toBe(201);
    }
    const { data } = (await call('GET', '/staff/members', admin)).json();
    const names = data.map((one: { firstName: string; lastName: string }) => [one.firstName, one.lastName]);
    expect(names).toEqual([
      ['Ada', 'Admin'],
      ['Basuki', ''],
      ['Zeno', ''],
    ]);
    const { members } = (await call('GET', '/staff/audit', admin)).json();
    expect(members.map((one: { name: string }) => one.name)).toEqual(['Ada Admin', 'Basuki', 'Zeno']);
  });

  test('of two that accept one link at once only one comes in', async () => {
    const email = newAddress();
    await invite(admin, email);
    const token = await linkTo(email);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 410]);
  });

  test('the command invites the first administrator; the log says that it was a command', async () => {
    const email = newAddress();
    const link = await inviteStaff(context.services, undefined, { email, staffRole: 'administrator' });
    expect(new URL(link).pathname).toBe('/join-staff');
    expect(await lastEntry()).toMatchObject({ action: 'staff.invite', staff_id: null, by_command: true });
    expect((await accept(tokenOf({ to: '', subject: '', html: '', text: link }))).statusCode).toBe(201);
  });

  test('an address that has an account is told what to do', async () => {
    const candidate = await createCandidate(context.services);
    const employer = await createEmployer(context.services);
    const refusal = async (email: string) => (await invite(admin, email)).json().fields?.email as string;
    expect(await refusal(candidate.email)).toMatch(/candidate’s account.*another address/);
    expect(await refusal(employer.email.toUpperCase())).toMatch(/employer’s account.*another address/);
    expect(await refusal(admin.email)).toMatch(/member of staff already/);
  });

  test('an account that was opened meanwhile keeps its role', async () => {
    const email = newAddress();
    await invite(admin, email);
    const token = await linkTo(email);
    await createCandidate(context.services, { email });
    expect((await post('/staff-invitations/read', { token })).statusCode).toBe(409);
    expect((await accept(token)).statusCode).toBe(409);
  });

  test('a second invitation replaces the first; one that is withdrawn or old leads nowhere', async () => {
    const email = newAddress();
    await invite(admin, email);
    const first = await linkTo(email);
    await invite(admin, email, 'administrator');
    const second = await linkTo(email);
    expect((await accept(first)).statusCode).toBe(410);
    const [{ id, staffRole }] = (await team(admin)).invitations;
    expect(staffRole).toBe('administrator');
    expect((await call('DELETE', `/staff/invitations/${id}`, admin)).statusCode).toBe(200);
    expect((await accept(second)).statusCode).toBe(410);
    expect((await call('DELETE', `/staff/invitations/${id}`, admin)).statusCode).toBe(404);
    await invite(admin, email);
    await sql`update staff_invitations set expires_at = now() where email = ${email}`.execute(
      context.database,
    );
    expect((await accept(await linkTo(email))).statusCode).toBe(410);
  });

  test('a weak password is refused', async () => {
    const email = newAddress();
    await invite(admin, email);
    const token = await linkTo(email);
    const weak = { token, ...words, password: 'password123' };
    expect((await post('/staff-invitations/accept', weak)).json().fields).toHaveProperty('password');
  });
});

describe('[A-10, L-17] the team', () => {
  test('is listed with roles, MFA and who cannot be missed', async () => {
    const other = await createStaff(context.services, { staff_role: 'reviewer', last_name: 'Zed' });
    await keepPasskey(other.id);
    const { data, total } = await team(admin);
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { userId: admin.id, own: true, mfa: false, lastAdministrator: true, sessions: 1 },
      { userId: other.id, own: false, mfa: true, lastAdministrator: false },
    ]);
  });

  test('a role is changed at once, on record and told by mail', async () => {
    const other = await createStaff(context.services, { staff_role: 'reviewer' });
    expect((await call('GET', '/staff/members', other)).statusCode).toBe(403);
    expect((await changeRole(admin, other.id, 'administrator')).statusCode).toBe(200);
    expect((await call('GET', '/staff/members', other)).statusCode).toBe(200);
    expect(await lastEntry()).toMatchObject({
      action: 'staff.change-role',
      staff_id: admin.id,
      subject_id: other.id,
      before: { staffRole: 'reviewer' },
      after: { staffRole: 'administrator' },
    });
    expect((await sentMails(context.database, other.email)).at(-1)?.text).toContain('made you administrator');
  });

  test.each([
    ['is demoted', (userId: string) => changeRole(admin, userId, 'moderator')],
    [
      'is suspended',
      (userId: string) =>
        post(`/staff/users/${userId}/changes`, { change: 'suspend', reason: 'Left in anger.' }, admin),
    ],
  ])('an administrator who %s does not come back by an invitation of before', async (_what, sendAway) => {
    const other = await createStaff(context.services);
    const email = newAddress();
    await invite(other, email, 'administrator');
    const token = await linkTo(email);
    const answer = await sendAway(other.id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await accept(token)).statusCode).toBe(410);
    expect((await team(admin)).invitations).not.toContainEqual(expect.objectContaining({ email }));
  });

  test('only staff can be given a staff role', async () => {
    const candidate = await createCandidate(context.services);
    expect((await changeRole(admin, candidate.id, 'administrator')).statusCode).toBe(404);
  });

  test('the last administrator is neither demoted nor deleted', async () => {
    await context.database
      .updateTable('users')
      .set({ password_hash: await knownHash() })
      .where('id', '=', admin.id)
      .execute();
    await createStaff(context.services, { staff_role: 'moderator' });
    // Administrators who are suspended, from the demo or due for deletion do not count.
    await createStaff(context.services, { deletion_due_at: new Date(Date.now() + 86_400_000) });
    await createStaff(context.services, { is_demo: true });
    await createStaff(context.services, { suspended_at: new Date() });
    expect((await changeRole(admin, admin.id, 'reviewer')).statusCode).toBe(409);
    expect((await post('/delete-account', { password: knownPassword }, admin)).statusCode).toBe(409);
    expect((await call('POST', '/delete-account/link', admin)).statusCode).toBe(409);
    await createStaff(context.services);
    expect((await post('/delete-account', { password: knownPassword }, admin)).statusCode).toBe(200);
  });

  test('two administrators who demote each other at once: one of them stays', async () => {
    const other = await createStaff(context.services);
    const answers = await Promise.all([
      changeRole(admin, other.id, 'reviewer'),
      changeRole(other, admin.id, 'reviewer'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    const left = await context.database
      .selectFrom('users')
      .select('id')
      .where('staff_role', '=', 'administrator')
      .execute();
    expect(left).toHaveLength(1);
  });

  test('two who both step down at once: one of them stays', async () => {
    const other = await createStaff(context.services);
    const answers = await Promise.all([
      changeRole(admin, admin.id, 'reviewer'),
      changeRole(other, other.id, 'reviewer'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('a member is signed out everywhere; oneself, everywhere else', async () => {
    const other = await createStaff(context.services, { staff_role: 'reviewer' });
    expect((await call('POST', `/staff/members/${other.id}/end-sessions`, admin)).statusCode).toBe(200);
    expect(await isSignedIn(other.headers)).toBe(false);
    expect((await lastEntry()).action).toBe('staff.end-sessions');
    await call('POST', `/staff/members/${admin.id}/end-sessions`, admin);
    expect(await isSignedIn(admin.headers)).toBe(true);
  });

  test('[L-16] an administrator resets the MFA of another member, but not their own', async () => {
    const other = await createStaff(context.services, { password_hash: await knownHash() });
    await setUp(other);
    await keepPasskey(other.id);
    expect((await logIn(other.email)).json().data).toHaveProperty('challenge');
    const reset = (userId: string) => call('POST', `/staff/members/${userId}/reset-second-step`, admin);
    expect((await reset(other.id)).statusCode).toBe(200);
    expect(await isSignedIn(other.headers)).toBe(false);
    const { user } = (await logIn(other.email)).json().data;
    expect(user.needsMfa).toBe(true);
    expect((await sentMails(context.database, other.email)).at(-1)?.subject).toBe(
      'Two-factor authentication at Waymark was turned off',
    );
    expect((await lastEntry()).action).toBe('staff.reset-second-step');
    expect((await reset(admin.id)).statusCode).toBe(409);
  });
});
