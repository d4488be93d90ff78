import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createCandidate, createEmployer, createJob, type TestUser } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const call = (method: 'GET' | 'PUT' | 'DELETE', { headers }: TestUser, userId = '', payload?: object) =>
  context.app.inject({
    method,
    url: userId ? `/api/company-members/${userId}` : '/api/company-members',
    headers,
    ...(payload && { payload }),
  });
const makeRole = (viewer: TestUser, user: TestUser, memberRole: string) =>
  call('PUT', viewer, user.id, { memberRole });
const remove = (viewer: TestUser, user: TestUser) => call('DELETE', viewer, user.id);

/** An owner, and a colleague who is a member. */
async function createPair() {
  const owner = await createEmployer(context.services, { first_name: 'Olga' });
  const { companyId } = owner;
  const member = await createEmployer(context.services, {
    companyId,
    memberRole: 'recruiter',
    first_name: 'Mina',
  });
  return { owner, member, companyId };
}

async function rolesIn(companyId: string) {
  const rows = await context.database
    .selectFrom('company_members')
    .select(['user_id', 'member_role'])
    .where('company_id', '=', companyId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.user_id, row.member_role]));
}

describe('[B-12] GET /company-members', () => {
  test('shows all members of the company, oldest first, and marks the viewer', async () => {
    const { owner, member } = await createPair();
    await createEmployer(context.services);
    const response = await call('GET', member);
    expect(response.json().data.members).toMatchObject([
      {
        userId: owner.id,
        firstName: 'Olga',
        email: owner.email,
        pictureUrl: null,
        memberRole: 'owner',
        own: false,
      },
      { userId: member.id, firstName: 'Mina', email: member.email, memberRole: 'recruiter', own: true },
    ]);
  });

  test('[H-1] shows the members’ pictures', async () => {
    const { owner, member } = await createPair();
    const picture = { id: newId(), purpose: 'picture', storage_key: newId() } as const;
    await context.database
      .insertInto('files')
      .values({ ...picture, name: 'mina', extension: 'webp', media_type: 'image/webp', size: 1, sha256: '' })
      .execute();
    await context.database
      .updateTable('users')
      .set({ picture_file_id: picture.id })
      .where('id', '=', member.id)
      .execute();
    const { members } = (await call('GET', owner)).json().data;
    expect(members.map((one: { pictureUrl: string }) => one.pictureUrl)).toEqual([
      null,
      `/api/profile-pictures/${picture.storage_key}`,
    ]);
  });

  test('[A-10] is for members of a company only', async () => {
    const candidate = await createCandidate(context.services);
    expect((await call('GET', candidate)).statusCode).toBe(403);
    expect((await context.app.inject({ url: '/api/company-members' })).statusCode).toBe(401);
  });
});

describe('[B-12] PUT /company-members/:userId', () => {
  test('an owner makes a colleague an owner, and a member again', async () => {
    const { owner, member, companyId } = await createPair();
    expect((await makeRole(owner, member, 'owner')).statusCode).toBe(200);
    expect(await rolesIn(companyId)).toEqual({ [owner.id]: 'owner', [member.id]: 'owner' });
    expect((await makeRole(owner, member, 'recruiter')).statusCode).toBe(200);
    expect(await rolesIn(companyId)).toEqual({ [owner.id]: 'owner', [member.id]: 'recruiter' });
  });

  test('the last owner stays one, and is told what to do first', async () => {
    const { owner, companyId, member } = await createPair();
    const response = await makeRole(owner, owner, 'recruiter');
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(
      'You are the only owner of the company. Make one of your colleagues an owner first.',
    );
    expect(await rolesIn(companyId)).toEqual({ [owner.id]: 'owner', [member.id]: 'recruiter' });
  });

  test('of two owners who demote each other at once one stays an owner', async () => {
    const { owner, member: second, companyId } = await createPair();
    await makeRole(owner, second, 'owner');
    const answers = await Promise.all([
      makeRole(owner, second, 'recruiter'),
      makeRole(second, owner, 'recruiter'),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 403]);
    expect(Object.values(await rolesIn(companyId)).toSorted()).toEqual(['owner', 'recruiter']);
  });

  test('[A-10] members cannot change roles, owners not those of another company', async () => {
    const { owner, member, companyId } = await createPair();
    const other = await createEmployer(context.services);
    expect((await makeRole(member, member, 'owner')).statusCode).toBe(403);
    expect((await makeRole(other, member, 'owner')).statusCode).toBe(404);
    expect((await makeRole(owner, member, 'king')).json().fields).toEqual({ memberRole: 'Choose a role.' });
    expect(await rolesIn(companyId)).toEqual({ [owner.id]: 'owner', [member.id]: 'recruiter' });
  });
});

describe('[B-12] DELETE /company-members/:userId', () => {
  test('[A-10] a removed colleague stays signed in, is kept out of the company, and is told', async () => {
    const { owner, member, companyId } = await createPair();
    const { id: jobId } = await createJob(context.services, { company_id: companyId });
    expect((await remove(owner, member)).statusCode).toBe(200);
    expect(await rolesIn(companyId)).toEqual({ [owner.id]: 'owner' });
    const get = (url: string) => context.app.inject({ url: `/api${url}`, headers: member.headers });
    expect((await get('/get-auth-user')).json().data.company).toBeNull();
    for (const url of ['/company-members', '/company/jobs', `/company/jobs/${jobId}/applicants`]) {
      expect((await get(url)).json()).toMatchObject({
        code: 'forbidden',
        message: 'You do not belong to a company any more. Ask a colleague to invite you.',
      });
    }
    const mails = await sentMails(context.database, member.email);
    expect(mails.map((mail) => mail.subject)).toEqual([
      expect.stringMatching(/^You no longer belong to Company \d+ on Waymark$/),
    ]);
  });

  test('[A-10] members cannot remove others, owners not those of another company', async () => {
    const { owner, member, companyId } = await createPair();
    const other = await createEmployer(context.services);
    expect((await remove(member, owner)).statusCode).toBe(403);
    expect((await remove(other, member)).statusCode).toBe(404);
    expect((await call('DELETE', owner, newId())).statusCode).toBe(404);
    expect(Object.keys(await rolesIn(companyId))).toHaveLength(2);
    expect(await sentMails(context.database, member.email)).toEqual([]);
  });

  test('a member leaves, without a mail about it', async () => {
    const { owner, member, companyId } = await createPair();
    expect((await remove(member, member)).json()).toEqual({ message: 'You have left the company.' });
    expect(await rolesIn(companyId)).toEqual({ [owner.id]: 'owner' });
    expect(await sentMails(context.database, member.email)).toEqual([]);
  });

  test('the last owner leaves only as the last of all, and takes the open invitations along', async () => {
    const { owner, member, companyId } = await createPair();
    const invited = await context.database
      .insertInto('company_invitations')
      .values({
        id: newId(),
        company_id: companyId,
        email: 'late@example.org',
        member_role: 'recruiter',
        invited_by: owner.id,
        token_hash: newId(),
        expires_at: new Date(Date.now() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const open = () =>
      context.database.selectFrom('company_invitations').where('id', '=', invited.id).select('id').execute();
    expect((await remove(owner, owner)).statusCode).toBe(409);
    await remove(owner, member);
    expect(await open()).toHaveLength(1);
    expect((await remove(owner, owner)).statusCode).toBe(200);
    expect(await rolesIn(companyId)).toEqual({});
    expect(await open()).toEqual([]);
  });

  test('of two owners who leave a member behind at once one stays', async () => {
    const { owner, member: second, companyId } = await createPair();
    await makeRole(owner, second, 'owner');
    const member = await createEmployer(context.services, { companyId, memberRole: 'recruiter' });
    const answers = await Promise.all([remove(owner, owner), remove(second, second)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
    const roles = await rolesIn(companyId);
    expect(roles[member.id]).toBe('recruiter');
    expect(Object.values(roles).toSorted()).toEqual(['owner', 'recruiter']);
  });
});
