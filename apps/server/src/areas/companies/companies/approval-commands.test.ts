import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import { createCandidate, createCompany, createEmployer } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { changeCompany } from '../../office/back-office/company-commands.ts';
import { createCompanyDirectory } from '../../pages/company-directory/page-queries.ts';
import { ensureCompanies } from './company-commands.ts';
import { listHeldCompanies } from './queries.ts';

const context = useTestApp();
const approve = (companyId: string) =>
  changeCompany(context.services, { companyId, change: 'approve', reason: '', staffId: null });
const { call, post, lastLink } = createAccountCalls(context);
const password = 'a quiet harbour';

interface Registered {
  email: string;
  headers: { authorization: string };
  companyId: string;
}

/** Registers a company; the address is not confirmed yet. */
async function register(fields: {
  companyName: string;
  website: string;
  email: string;
}): Promise<Registered> {
  const person = {
    country: 'Norway',
    firstName: 'Olga',
    lastName: 'Ott',
    phone: '+47 22 00 00 00',
    password,
  };
  const response = await post('/employer-signup', { ...person, ...fields });
  const { user, accessToken } = response.json().data;
  const headers = { authorization: `Bearer ${accessToken}` };
  return { email: fields.email, headers, companyId: user.company.id };
}

const confirm = async ({ email, headers }: Registered) =>
  post('/confirm-email', { token: await lastLink(email, '/confirm-email') }, headers);

const heldReasonOf = async ({ headers }: Registered) =>
  (await call('GET', '/get-auth-user', headers)).json().data.company.heldReason as string | null;

/** Where the public finds a company: its page, the list by name and by jobs, a search. */
async function isPublic(companyId: string, name: string): Promise<boolean> {
  const directory = createCompanyDirectory(context.index);
  await context.index.ready;
  await context.services.changes.settled();
  const search = { q: name, letter: undefined, page: 1, pageSize: 25 };
  const lists = [
    await directory.searchCompanies({ ...search, sort: 'name' }),
    await directory.searchCompanies({ ...search, sort: 'jobs' }),
    await directory.searchCompanies({ ...search, q: '', pageSize: 100, sort: 'name' }),
  ];
  const found = [
    (await directory.findCompany(companyId)) !== null,
    ...lists.map(({ data }) => data.some(({ id }) => id === companyId)),
  ];
  expect(new Set(found).size, JSON.stringify(found)).toBe(1);
  expect(lists[0]?.total).toBe(lists[0]?.data.length);
  return found[0] === true;
}

const invite = ({ headers }: Registered, email: string) =>
  post('/company-invitations', { email, memberRole: 'recruiter' }, headers);

describe('[B-12, H-2] before the work address is confirmed', () => {
  test('the company is hidden and sends no invitations; afterwards both work', async () => {
    const owner = await register({
      companyName: 'Crane Works',
      website: 'crane.example',
      email: 'olga@crane.example',
    });
    expect(await heldReasonOf(owner)).toBe('unconfirmed');
    expect(await isPublic(owner.companyId, 'Crane Works')).toBe(false);
    expect((await invite(owner, 'mina@crane.example')).statusCode).toBe(403);
    expect(await sentMails(context.database, 'mina@crane.example')).toEqual([]);

    expect((await confirm(owner)).statusCode).toBe(200);
    expect(await heldReasonOf(owner)).toBeNull();
    expect(await isPublic(owner.companyId, 'Crane Works')).toBe(true);
    expect((await invite(owner, 'mina@crane.example')).statusCode).toBe(201);
  });

  test('what the owner says of it is not among the suggestions for others', async () => {
    const owner = await register({
      companyName: 'Lane',
      website: 'lane.example',
      email: 'olga@lane.example',
    });
    const { data } = (await call('GET', '/company-profile', owner.headers)).json();
    const category = 'Go to lane.example';
    await call('PUT', '/company-profile', owner.headers, { ...data, category });
    const other = await createEmployer(context.services);
    const read = async () => (await call('GET', '/company-profile', other.headers)).json().categories;
    expect(await read()).not.toContain(category);
    await confirm(owner);
    expect(await read()).toContain(category);
  });

  test('a password that is set by mail confirms it as well', async () => {
    const owner = await register({
      companyName: 'Dock',
      website: 'dock.example',
      email: 'olga@dock.example',
    });
    await post('/forgot-password', { email: owner.email });
    const token = await lastLink(owner.email, '/set-password');
    await post('/set-password', { token, password: 'a stormy harbour' }, owner.headers);
    expect(await isPublic(owner.companyId, 'Dock')).toBe(true);
  });

  test('a source that brings a company of this name brings one of its own', async () => {
    const owner = await register({
      companyName: 'Pine',
      website: 'pine.example',
      email: 'olga@pine.example',
    });
    const draft = { name: 'Pine', website: 'https://pine.example', about: '', industry: '' };
    const brought = await context.database
      .transaction()
      .execute((transaction) => ensureCompanies(transaction, [draft]));
    expect(brought.get('pine')).toBeDefined();
    expect(brought.get('pine')).not.toBe(owner.companyId);
  });

  test('it is deleted with its owner, as it was never public', async () => {
    const owner = await register({ companyName: 'Ebb', website: 'ebb.example', email: 'olga@ebb.example' });
    const { eraseDueAccounts } = await import('../../lifecycle/privacy/erasure-commands.ts');
    await post('/delete-account', { password }, owner.headers);
    expect(await eraseDueAccounts(context.services, new Date(Date.now() + 8 * 86_400_000))).toBe(1);
    const left = await context.database
      .selectFrom('companies')
      .select('id')
      .where('id', '=', owner.companyId)
      .execute();
    expect(left).toEqual([]);
  });

  test('after a day an unconfirmed registration no longer blocks the company', async () => {
    const fields = { companyName: 'Quay', website: 'quay.example' };
    const squatter = await register({ ...fields, email: 'squatter@example.org' });
    await context.database
      .updateTable('companies')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', squatter.companyId)
      .execute();
    const owner = await register({ ...fields, email: 'olga@quay.example' });
    await confirm(owner);
    expect(await heldReasonOf(owner)).toBeNull();
    await confirm(squatter);
    expect(await heldReasonOf(squatter)).toBe('name');
  });
});

describe('[B-12, H-2] a company whose name or website is taken', () => {
  test.each([
    ['name', { companyName: 'NORTH  Star.', website: 'elsewhere-a.example' }],
    ['website', { companyName: 'Southern Cross', website: 'http://north-star.example/about?x=1' }],
  ])('is held for its %s, cannot invite, and is public once it is approved', async (reason, fields) => {
    const website = 'https://www.north-star.example';
    await createCompany(context.services, { name: 'North Star', slug: newId(), website });
    const owner = await register({ ...fields, email: `olga-${reason}@example.org` });
    await confirm(owner);
    expect(await heldReasonOf(owner)).toBe(reason);
    expect(await isPublic(owner.companyId, fields.companyName)).toBe(false);
    const refused = await invite(owner, 'guest@example.org');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('Our team has to look at your company first');
    expect(await listHeldCompanies(context.database)).toContainEqual(
      expect.objectContaining({ id: owner.companyId, heldReason: reason, owners: [owner.email] }),
    );

    expect(await approve(owner.companyId)).toBe(fields.companyName);
    expect(await heldReasonOf(owner)).toBeNull();
    expect(await isPublic(owner.companyId, fields.companyName)).toBe(true);
    expect((await invite(owner, `guest-${reason}@example.org`)).statusCode).toBe(201);
    await expect(approve(owner.companyId)).rejects.toMatchObject({
      code: 'conflict',
    });
    const told = (await sentMails(context.database, owner.email)).filter(
      ({ subject }) => subject === `${fields.companyName} is public now`,
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('/company-post-jobs');
  });

  test.each([
    ['two alphabets in a word', 'Harb\u043eur Works', 'none-of-theirs'],
    ['another alphabet that reads like it', '\u0420\u0430\u0441\u0430', 'Paca'],
    ['figures for letters', 'Blue Be11', 'Blue Bell'],
    ['two letters that read like one', 'Arnber', 'Amber'],
  ])('is held for its letters: %s', async (_what, companyName, verifiedName) => {
    const { services, database } = context;
    await createCompany(services, {
      name: verifiedName,
      slug: newId(),
      website: `https://${newId()}.example`,
      verified_at: new Date(),
      verified_by: 'dns',
    });
    const slug = newId();
    const owner = await register({
      companyName,
      website: `${slug}.example`,
      email: `olga@${slug}.example`,
    });
    await confirm(owner);
    expect(await heldReasonOf(owner)).toBe('letters');
    expect(await listHeldCompanies(database)).toContainEqual(
      expect.objectContaining({ id: owner.companyId, heldReason: 'letters' }),
    );
    await approve(owner.companyId);
    expect(await heldReasonOf(owner)).toBeNull();
  });

  test.each(['株式会社Harbour', 'Αθήνα Works', 'Пароход и Ко', 'Café 3M', 'IBM Iris'])(
    'an honest name is public: %s',
    async (companyName) => {
      const slug = newId();
      const owner = await register({ companyName, website: `${slug}.example`, email: `o@${slug}.example` });
      await confirm(owner);
      expect(await heldReasonOf(owner)).toBeNull();
    },
  );

  test('of two of one name that are confirmed at once one is public', async () => {
    const owners = [
      await register({ companyName: 'Twin', website: 'twin-a.example', email: 'a@twin.example' }),
      await register({ companyName: 'Twin', website: 'twin-b.example', email: 'b@twin.example' }),
    ];
    await Promise.all(owners.map(confirm));
    const reasons = await Promise.all(owners.map(heldReasonOf));
    expect(reasons.toSorted()).toEqual(['name', null]);
  });

  test('cannot be approved before the address is confirmed, and neither can what is not there', async () => {
    const owner = await register({
      companyName: 'Reef',
      website: 'reef.example',
      email: 'olga@reef.example',
    });
    await expect(approve(owner.companyId)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await heldReasonOf(owner)).toBe('unconfirmed');
    for (const id of [newId(), 'reef']) {
      await expect(approve(id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('a public company does not take the name or the website of another one afterwards', async () => {
    await createCompany(context.services, {
      name: 'Beacon',
      slug: 'beacon',
      website: 'https://beacon.example',
    });
    const member = await createEmployer(context.services);
    const { data } = (await call('GET', '/company-profile', member.headers)).json();
    const save = (fields: object) => call('PUT', '/company-profile', member.headers, { ...data, ...fields });
    const named = await save({ name: 'beacon' });
    expect(named.statusCode).toBe(409);
    expect(named.json().fields).toEqual({
      name: 'Another company here has this name already. Write to us if it is yours.',
    });
    expect((await save({ website: 'https://www.beacon.example/jobs' })).json().fields).toHaveProperty(
      'website',
    );
    const imitated = await save({ name: 'Be\u0430con' });
    expect([imitated.statusCode, Object.keys(imitated.json().fields)]).toEqual([409, ['name']]);
    expect((await save({ name: 'Beacon of the North', website: 'https://north.example' })).statusCode).toBe(
      200,
    );
  });

  test('alerts do not show a held company either', async () => {
    const owner = await register({
      companyName: 'Shoal',
      website: 'shoal.example',
      email: 'olga@shoal.example',
    });
    const { headers } = await createCandidate(context.services);
    const answer = await post('/job-alerts', { company: owner.companyId, frequency: 'daily' }, headers);
    expect(answer.statusCode).toBe(400);
  });
});
