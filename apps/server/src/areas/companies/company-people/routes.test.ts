import { sayEnglish } from '@waymark/contract/text/say';
import { shownPeopleLimit } from '@waymark/contract/companies/profile-choices';
import { describe, expect, test } from 'vitest';
import { createCompany, createEmployer, suspend, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { moveCompany } from '../companies/merge-commands.ts';
import { personalData } from '../personal-data.ts';

const context = useTestApp();

const put = (url: string, { headers }: TestUser, payload: object) =>
  context.app.inject({ method: 'PUT', url: `/api/company-people/${url}`, headers, payload });
const show = (user: TestUser, title = 'Head of Docks') => put('own', user, { shown: true, title });
const hide = (user: TestUser) => put('own', user, { shown: false, title: '' });
const allow = (owner: TestUser, { id }: { id: string }, allowed: boolean) => put(id, owner, { allowed });

/** The people on the public page, as it is now. */
async function peopleOf(companyId: string) {
  await context.services.changes.settled();
  const page = await context.index.findCompany(companyId);
  return page?.people;
}

async function createPair() {
  const owner = await createEmployer(context.services, { first_name: 'Olga', last_name: 'Ott' });
  const { companyId } = owner;
  const member = await createEmployer(context.services, {
    companyId,
    memberRole: 'viewer',
    first_name: 'Mina',
    last_name: 'Moe',
  });
  return { owner, member, companyId };
}

async function eventsOf(companyId: string): Promise<string[]> {
  const rows = await context.database
    .selectFrom('company_events')
    .select('kind')
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('[L-34] PUT /company-people/own', () => {
  test('the page shows nobody until a member chooses it, then name and title without an address', async () => {
    const { member, companyId } = await createPair();
    expect(await peopleOf(companyId)).toEqual([]);
    expect((await show(member)).statusCode).toBe(200);
    expect(await peopleOf(companyId)).toEqual([
      { name: 'Mina Moe', title: 'Head of Docks', pictureUrl: null },
    ]);
    expect((await show(member, 'Pilot')).statusCode).toBe(200);
    expect(await peopleOf(companyId)).toMatchObject([{ title: 'Pilot' }]);
    expect((await hide(member)).statusCode).toBe(200);
    expect(await peopleOf(companyId)).toEqual([]);
    expect(await eventsOf(companyId)).toEqual(['page-joined', 'page-left']);
  });

  test('a shown member has a title of one line, without an address', async () => {
    const { member, companyId } = await createPair();
    for (const title of ['', ' ', 'a'.repeat(81), 'Head\nof Docks', 'Write to mina@docks.example']) {
      const response = await show(member, title);
      expect([response.statusCode, Object.keys(response.json().fields)], title).toEqual([400, ['title']]);
    }
    expect(await peopleOf(companyId)).toEqual([]);
  });

  test('a page shows a bounded number of people, the longest-serving first', async () => {
    const { owner, member, companyId } = await createPair();
    const others = [];
    for (let nth = 0; nth < shownPeopleLimit; nth++) {
      others.push(await createEmployer(context.services, { companyId, memberRole: 'viewer' }));
    }
    for (const one of others) expect((await show(one)).statusCode).toBe(200);
    const full = await show(member);
    expect([full.statusCode, full.json().message]).toEqual([
      409,
      `The company page shows ${shownPeopleLimit} people already. Ask an owner to take somebody off first.`,
    ]);
    await allow(owner, others[3]!, false);
    expect((await show(member)).statusCode).toBe(200);
    const people = await peopleOf(companyId);
    expect(people).toHaveLength(shownPeopleLimit);
    expect(people?.[0]?.name).toBe('Mina Moe');
  });
});

describe('[L-34] PUT /company-people/:userId', () => {
  test('an owner takes a colleague off, who comes back once that is allowed and chosen again', async () => {
    const { owner, member, companyId } = await createPair();
    await show(member);
    expect((await allow(owner, member, false)).statusCode).toBe(200);
    expect(await peopleOf(companyId)).toEqual([]);
    const refused = await show(member);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'An owner has taken you off the company page. Ask them to allow it on this page first.',
    ]);
    expect((await allow(owner, member, true)).statusCode).toBe(200);
    expect(await peopleOf(companyId)).toEqual([]);
    await show(member);
    expect(await peopleOf(companyId)).toHaveLength(1);
    expect(await eventsOf(companyId)).toEqual([
      'page-joined',
      'page-withheld',
      'page-allowed',
      'page-joined',
    ]);
  });

  test('[A-10] is for owners and for their own colleagues, and nobody shows another person', async () => {
    const { owner, member, companyId } = await createPair();
    const other = await createEmployer(context.services);
    await show(owner);
    expect((await allow(member, owner, false)).statusCode).toBe(403);
    expect((await allow(other, owner, false)).statusCode).toBe(404);
    expect((await put(member.id, owner, { shown: true, title: 'Pilot' })).statusCode).toBe(400);
    expect(await peopleOf(companyId)).toMatchObject([{ name: 'Olga Ott' }]);
  });
});

describe('[L-34] the page of a company', () => {
  test('follows the name and the suspension of a person', async () => {
    const { member, companyId } = await createPair();
    await show(member);
    await context.database
      .updateTable('users')
      .set({ last_name: 'Moe-Lund' })
      .where('id', '=', member.id)
      .execute();
    expect(await peopleOf(companyId)).toMatchObject([{ name: 'Mina Moe-Lund' }]);
    await suspend(context.database, member.id);
    expect(await peopleOf(companyId)).toEqual([]);
  });

  test('ends with the membership and with the account', async () => {
    const { owner, member, companyId } = await createPair();
    await show(owner);
    await show(member);
    await context.app.inject({
      method: 'DELETE',
      url: `/api/company-members/${member.id}`,
      headers: owner.headers,
    });
    expect(await peopleOf(companyId)).toMatchObject([{ name: 'Olga Ott' }]);
    await context.database.deleteFrom('users').where('id', '=', owner.id).execute();
    expect(await peopleOf(companyId)).toEqual([]);
  });

  test('is in the copy of one’s data, with the title', async () => {
    const { member } = await createPair();
    await show(member);
    const companies = personalData.sections.find(({ key }) => key === 'companies');
    const person = { id: member.id, addresses: [member.email] };
    expect(await companies?.list(context.database, person, sayEnglish)).toMatchObject([
      { shownOnCompanyPage: true, titleOnCompanyPage: 'Head of Docks' },
    ]);
  });

  test('of a company that took another in does not show who agreed to the page of that one', async () => {
    const { member, companyId } = await createPair();
    await show(member);
    const into = await createCompany(context.services);
    await context.database
      .transaction()
      .execute((transaction) => moveCompany(transaction, { from: companyId, into: into.id, isHeld: false }));
    expect(await peopleOf(into.id)).toEqual([]);
    expect((await show(member)).statusCode).toBe(200);
    expect(await peopleOf(into.id)).toMatchObject([{ name: 'Mina Moe' }]);
  });

  test('is shown to colleagues with the choice, and the title of another only while it is public', async () => {
    const { owner, member } = await createPair();
    const entriesFor = async ({ headers }: TestUser) => {
      const answer = await context.app.inject({ url: '/api/company-members', headers });
      const { members } = answer.json().data;
      return members.map((one: Record<string, unknown>) => [one['pageChoice'], one['pageTitle']]);
    };
    await show(member);
    expect(await entriesFor(owner)).toEqual([
      ['hidden', ''],
      ['shown', 'Head of Docks'],
    ]);
    await put('own', member, { shown: false, title: 'Pilot' });
    expect(await entriesFor(owner)).toEqual([
      ['hidden', ''],
      ['hidden', ''],
    ]);
    expect((await entriesFor(member))[1]).toEqual(['hidden', 'Pilot']);
  });
});
