import { describe, expect, test } from 'vitest';
import { createCandidate, createCompany, createEmployer, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { headers }: TestUser,
  payload?: object,
) => context.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
const switchTo = (user: TestUser, companyId: string) =>
  call('PUT', '/own-companies/active', user, { companyId });
const activeOf = async (user: TestUser) =>
  (await call('GET', '/get-auth-user', user)).json().data.company?.id ?? null;
const list = async (user: TestUser) => (await call('GET', '/own-companies', user)).json().data;
const add = (user: TestUser, fields: object = {}) =>
  call('POST', '/own-companies', user, {
    companyName: `Quay ${crypto.randomUUID()}`,
    website: `https://quay-${crypto.randomUUID()}.example`,
    country: 'Norway',
    ...fields,
  });

async function join(user: TestUser, companyId: string, memberRole: 'owner' | 'viewer' = 'owner') {
  await context.database
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: user.id, member_role: memberRole })
    .execute();
}

describe('[H-1] several companies of one account', () => {
  test('the session works for the one that was chosen, with the role that one has there', async () => {
    const person = await createEmployer(context.services);
    const second = await createCompany(context.services, { name: 'Second Harbour' });
    await join(person, second.id, 'viewer');
    expect(await activeOf(person)).toBe(person.companyId);
    const { data } = (await switchTo(person, second.id)).json();
    expect(data.company).toMatchObject({ id: second.id, memberRole: 'viewer' });
    expect(await activeOf(person)).toBe(second.id);
    expect((await call('GET', '/company-profile', person)).json().data.name).toBe('Second Harbour');
    expect((await call('DELETE', '/company-logo', person)).statusCode).toBe(403);
    expect(await list(person)).toContainEqual(expect.objectContaining({ id: second.id, active: true }));
    // What answers with the account keeps to it.
    const details = { firstName: 'Ada', lastName: 'Byron', email: person.email, phone: '' };
    const saved = await call('PUT', '/account-details', person, details);
    expect(saved.json().data.company.id, saved.body).toBe(second.id);
  });

  test('[A-10] users cannot switch to a company that is not theirs', async () => {
    const [person, other] = [await createEmployer(context.services), await createEmployer(context.services)];
    expect((await switchTo(person, other.companyId)).statusCode).toBe(404);
    expect(await activeOf(person)).toBe(person.companyId);
    expect(await list(person)).toHaveLength(1);
  });

  test('[A-10] a member removed from the active company continues with the next, and the session gives no way back', async () => {
    const owner = await createEmployer(context.services);
    const person = await createEmployer(context.services);
    await join(person, owner.companyId, 'viewer');
    await switchTo(person, owner.companyId);
    await call('DELETE', `/company-members/${person.id}`, owner);
    expect(await activeOf(person)).toBe(person.companyId);
    expect((await call('GET', '/company-members', person)).json().data.members).toHaveLength(1);
    await call('DELETE', `/company-members/${person.id}`, person);
    expect(await activeOf(person)).toBeNull();
    expect(await list(person)).toEqual([]);
  });

  test('[B-12] an invitation to a second company is accepted, and the session that does so works for it', async () => {
    const owner = await createEmployer(context.services);
    const person = await createEmployer(context.services);
    const body = { email: person.email, memberRole: 'recruiter' };
    expect((await call('POST', '/company-invitations', owner, body)).statusCode).toBe(201);
    const token = tokenOf((await sentMails(context.database, person.email)).at(-1));
    await call('POST', '/company-invitations/accept', person, { token });
    expect(await activeOf(person)).toBe(owner.companyId);
    expect(await list(person)).toHaveLength(2);
  });
});

describe('[B-12, H-1] POST /own-companies', () => {
  test('adds a public company, owned by the user and active from then on', async () => {
    const person = await createEmployer(context.services);
    const response = await add(person, { companyName: 'Pier Nine', website: 'pier-nine.example' });
    expect(response.statusCode, response.body).toBe(201);
    const { company } = response.json().data;
    expect(company).toMatchObject({ name: 'Pier Nine', memberRole: 'owner', heldReason: null });
    expect(await activeOf(person)).toBe(company.id);
  });

  test.each([
    ['name', { companyName: 'Old Harbour', website: 'https://other-harbour.example' }],
    ['website', { companyName: 'Another Harbour', website: 'https://www.old-harbour.example/jobs' }],
  ])('is held for its %s as one of a registration is', async (reason, fields) => {
    await createCompany(context.services, {
      name: 'Old Harbour',
      slug: `old-harbour-${reason}`,
      website: 'https://old-harbour.example',
    });
    const person = await createEmployer(context.services);
    expect((await add(person, fields)).json().data.company.heldReason).toBe(reason);
  });

  test.each([
    ['name', { companyName: 'Salt Pier', website: 'https://salt-pier-anew.example' }],
    ['website', { companyName: 'Salt Pier Anew', website: 'https://salt-pier.example' }],
  ])('is held for the %s of one that staff has suspended', async (reason, fields) => {
    const website = 'https://salt-pier.example';
    const { id } = await createCompany(context.services, { name: 'Salt Pier', website });
    await context.database
      .updateTable('companies')
      .set({ held_reason: 'suspended' })
      .where('id', '=', id)
      .execute();
    const person = await createEmployer(context.services);
    expect((await add(person, fields)).json().data.company.heldReason).toBe(reason);
    await context.database.deleteFrom('companies').where('id', '=', id).execute();
  });

  test('waits for the address of its owner, and is released with it', async () => {
    const person = await createEmployer(context.services, { email_confirmed_at: null });
    expect((await add(person)).json().data.company.heldReason).toBe('unconfirmed');
    await context.database
      .updateTable('users')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    expect((await call('GET', '/get-auth-user', person)).json().data.company.heldReason).toBeNull();
  });

  test('is open to former members, and only to employer accounts', async () => {
    const person = await createEmployer(context.services);
    await context.database.deleteFrom('company_members').where('user_id', '=', person.id).execute();
    expect((await add(person)).statusCode).toBe(201);
    expect((await add(await createCandidate(context.services))).statusCode).toBe(403);
  });

  test('ends where one person owns twenty, also with two requests at once', async () => {
    const person = await createEmployer(context.services);
    for (let i = 0; i < 18; i++) await join(person, (await createCompany(context.services)).id);
    const answers = await Promise.all([add(person), add(person)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await list(person)).toHaveLength(20);
  });

  test('a wrong website is named, and the sixth within a day has to wait', async () => {
    const person = await createEmployer(context.services);
    expect(Object.keys((await add(person, { website: 'javascript:alert(1)' })).json().fields)).toEqual([
      'website',
    ]);
    for (let i = 0; i < 5; i++) await context.services.rateLimits.consume('add-company-user', person.id);
    expect((await add(person)).statusCode).toBe(429);
  });
});
