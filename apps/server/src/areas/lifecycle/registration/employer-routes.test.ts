import { describe, expect, test } from 'vitest';
import { createCandidate, createCompany, createEmployer } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { signUpEmployer } from './commands.ts';

const context = useTestApp();
const form = {
  companyName: 'Crane & Co',
  website: 'www.crane.example',
  country: 'Norway',
  firstName: 'Olga',
  lastName: 'Ott',
  phone: '+47 22 00 00 00',
  password: 'a quiet harbour',
};

let visitors = 0;
const signUp = (fields: object, remoteAddress = `198.51.100.${++visitors}`) =>
  context.app.inject({
    method: 'POST',
    url: '/api/employer-signup',
    payload: fields,
    headers: { 'user-agent': 'Firefox' },
    remoteAddress,
  });

const findCompany = (name: string) =>
  context.database
    .selectFrom('companies')
    .selectAll()
    .where('name', '=', name)
    .orderBy('created_at')
    .execute();

async function countRows() {
  const counts = ['users', 'companies', 'company_members', 'sessions'] as const;
  const count = async (table: (typeof counts)[number]) =>
    (await context.database.selectFrom(table).selectAll().execute()).length;
  return Object.fromEntries(await Promise.all(counts.map(async (table) => [table, await count(table)])));
}

describe('[B-12] POST /employer-signup', () => {
  test('creates company, first owner and session, and the token works', async () => {
    const response = await signUp({ ...form, email: 'Olga@Crane.example' });
    expect(response.statusCode).toBe(201);
    const { user, accessToken } = response.json().data;
    expect(user).toMatchObject({
      role: 'employer',
      email: 'olga@crane.example',
      firstName: 'Olga',
      phone: '+47 22 00 00 00',
      company: { name: 'Crane & Co', memberRole: 'owner' },
      emailConfirmed: false,
      hasPassword: true,
    });
    expect(await findCompany('Crane & Co')).toMatchObject([
      { slug: 'crane-co', website: 'https://www.crane.example', country: 'Norway' },
    ]);
    const headers = { authorization: `Bearer ${accessToken}` };
    const get = (url: string) => context.app.inject({ url: `/api${url}`, headers });
    expect((await get('/get-auth-user')).json().data).toEqual(user);
    expect((await get('/company/jobs')).json()).toMatchObject({ data: [], total: 0 });
    const session = await context.database
      .selectFrom('sessions')
      .select('user_agent')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(session.user_agent).toBe('Firefox');
    const { password_hash: hash } = await context.database
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
  });

  test('mails the link that confirms the address', async () => {
    const email = 'confirm@harbour.example';
    await signUp({ ...form, companyName: 'Harbour', email });
    const [mail, ...others] = await sentMails(context.database, email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`${context.services.config.publicUrl}/confirm-email?token=`);
  });

  test('a taken name gets a number, so that no one takes over a company by its name', async () => {
    const imported = await createCompany(context.services, {
      name: 'Pine Tools',
      slug: 'pine-tools',
      website: 'https://pine.example',
    });
    const first = await signUp({
      ...form,
      companyName: 'PINE TOOLS',
      website: 'pine.example',
      email: 'a@pine.example',
    });
    expect(first.json().data.user.company.id).not.toBe(imported.id);
    const second = await signUp({
      ...form,
      companyName: 'Pine Tools',
      website: 'other.example',
      email: 'a@other.example',
    });
    expect(second.statusCode).toBe(201);
    const companies = [...(await findCompany('PINE TOOLS')), ...(await findCompany('Pine Tools'))];
    expect(companies.map((company) => company.slug)).toEqual(['pine-tools-2', 'pine-tools', 'pine-tools-3']);
  });

  test('a colleague of a company that is here already is told to get an invitation', async () => {
    const fields = { ...form, companyName: 'Fjord Ltd', website: 'https://www.fjord.example/about' };
    await signUp({ ...fields, email: 'first@fjord.example' });
    const before = await countRows();
    const response = await signUp({
      ...fields,
      companyName: 'fjord  ltd.',
      website: 'fjord.example',
      email: 'second@fjord.example',
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().fields).toEqual({
      companyName: 'Fjord Ltd is registered already. Ask a colleague to invite you.',
    });
    expect(await countRows()).toEqual(before);
    expect(await sentMails(context.database, 'second@fjord.example')).toEqual([]);
  });

  test('of two colleagues who register a company at once one gets it and the other the advice', async () => {
    const fields = { ...form, companyName: 'Quay', website: 'quay.example' };
    const answers = await Promise.all(
      ['a', 'b'].map((name) => signUp({ ...fields, email: `${name}@quay.example` })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409]);
    expect(await findCompany('Quay')).toHaveLength(1);
  });
});

describe('[B-12] refused registrations', () => {
  test.each([
    ['candidate', createCandidate],
    ['employer', createEmployer],
  ])('[B-11] the email of a %s account stores nothing and starts no session', async (_role, create) => {
    const { email } = await create(context.services);
    const before = await countRows();
    const response = await signUp({ ...form, companyName: 'Copycat', email: email.toUpperCase() });
    expect(response.statusCode).toBe(409);
    const message = 'An account with this email already exists. Sign in instead.';
    expect(response.json()).toEqual({ code: 'conflict', message, fields: { email: message } });
    expect(await countRows()).toEqual(before);
  });

  test('[B-11] of two simultaneous registrations of one email one gets the account', async () => {
    const answers = await Promise.all(
      ['Left Bank', 'Right Bank'].map((companyName) =>
        signUp({ ...form, companyName, email: 'bank@example.org' }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409]);
    const banks = [...(await findCompany('Left Bank')), ...(await findCompany('Right Bank'))];
    expect(banks).toHaveLength(1);
  });

  test('[B-13] a password that is easy to guess is refused', async () => {
    const before = await countRows();
    const response = await signUp({ ...form, email: 'weak@crane.example', password: 'password123' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.password).toContain('most used');
    expect(await countRows()).toEqual(before);
  });

  test('[L-25] an owner with one name sends an empty last name, and the colleagues read one name', async () => {
    const fields = { ...form, companyName: 'One Name & Co', email: 'suharto@one-name.example' };
    const response = await signUp({ ...fields, firstName: 'Suharto', lastName: '' });
    const { user, accessToken } = response.json().data;
    expect(user).toMatchObject({ firstName: 'Suharto', lastName: '' });
    const headers = { authorization: `Bearer ${accessToken}` };
    const { members } = (await context.app.inject({ url: '/api/company-members', headers })).json().data;
    expect(members).toMatchObject([{ firstName: 'Suharto', lastName: '' }]);
  });

  test('[F-3] every field says what is wrong with it', async () => {
    const response = await signUp({ website: 'not a site', country: 'Atlantis', password: 'short' });
    expect(response.json().fields).toEqual({
      companyName: 'Company name is required',
      website: 'Enter a valid website, for example https://company.example',
      country: 'Country is required',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Work email is required',
      phone: 'Phone is required',
      password: 'Please use at least 10 characters.',
    });
  });

  test.each(['javascript:alert(1)', 'ftp://crane.example', 'localhost', 'https://olga:secret@crane.example'])(
    '%s is no website of a company',
    async (website) => {
      const response = await signUp({ ...form, email: 'site@crane.example', website });
      expect(response.json().fields).toEqual({
        website: 'Enter a valid website, for example https://company.example',
      });
    },
  );

  test('[A-10] a field outside the form is refused, so that users cannot register as staff', async () => {
    const before = await countRows();
    const response = await signUp({ ...form, email: 'staff@crane.example', role: 'staff' });
    expect(response.statusCode).toBe(400);
    expect(await countRows()).toEqual(before);
  });

  test('many registrations from one address have to wait', async () => {
    const address = '203.0.113.77';
    await context.services.rateLimits.consumeMany('employer-signup-address', address, 60);
    const before = await countRows();
    const response = await signUp({ ...form, email: 'many@crane.example' }, address);
    expect(response.statusCode).toBe(429);
    expect(await countRows()).toEqual(before);
  });

  test('orders no plan where there is no checkout', async () => {
    const services = { ...context.services, config: { ...context.services.config, checkout: undefined } };
    const names = { companyName: 'Crane Without', website: 'https://without.example' };
    await signUpEmployer(
      services,
      { ...form, ...names, email: 'w@without.example', plan: 'extended' },
      {
        userAgent: '',
        language: 'en',
      },
    );
    const [company] = await findCompany('Crane Without');
    const ordered = context.database.selectFrom('posting_orders').select('id');
    expect(await ordered.where('company_id', '=', company?.id ?? '').execute()).toEqual([]);
  });
});
