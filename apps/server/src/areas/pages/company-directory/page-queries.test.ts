import type { CompanyDirectory, CompanySearch } from '@waymark/contract/pages/company-directory';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { letterOf } from '../../companies/companies/rules.ts';
import { createCompanyDirectory } from './page-queries.ts';

const context = useTestApp();
let directory: CompanyDirectory;

/** By open jobs, then by name. */
const companies = {
  'Harbor & Pine Software': 3,
  'Östergård Construction': 2,
  'Olive Grove Hotels': 2,
  'Pine Street Bakery': 1,
  '3 Rivers Energy': 0,
  'Alpha Harbour Pilots': 0,
  'O’Brien’s Mill': 0,
  'Øresund Ferries': 0,
  株式会社: 0,
};
const ids = new Map<string, string>();
const idOf = (name: string) => ids.get(name) ?? '';

const everything: CompanySearch = { q: '', letter: undefined, sort: 'jobs', page: 1, pageSize: 100 };
const search = (asked: Partial<CompanySearch>) => directory.searchCompanies({ ...everything, ...asked });
const names = async (asked: Partial<CompanySearch>) => (await search(asked)).data.map(({ name }) => name);

const categories = ['information-technology', 'construction', 'design'] as const;

beforeAll(async () => {
  const { services, index } = context;
  for (const [name, jobs] of Object.entries(companies)) {
    const { id } = await createCompany(services, { name, contact_city: 'Oslo', country: 'Norway' });
    ids.set(name, id);
    for (let job = 0; job < jobs; job++) {
      const posted_at = new Date(Date.UTC(2026, 0, job + 1));
      const category = name.includes('Construction') ? 'construction' : categories[job];
      await createJob(services, { company_id: id, posted_at, category: category! });
    }
    await createJob(services, { company_id: id, status: 'filled' });
  }
  await services.changes.settled();
  directory = createCompanyDirectory(index);
});

describe('the list of companies', () => {
  test('[I-10] has those with most open jobs first, each with its count, and those without any after them', async () => {
    const { data, total, hiring } = await search({});
    expect({ total, hiring }).toEqual({ total: 9, hiring: 4 });
    expect(Object.fromEntries(data.map(({ name, openJobs }) => [name, openJobs]))).toEqual(companies);
    expect(data.map(({ name }) => name)).toEqual([
      'Harbor & Pine Software',
      'Olive Grove Hotels',
      'Östergård Construction',
      'Pine Street Bakery',
      '3 Rivers Energy',
      'Alpha Harbour Pilots',
      'O’Brien’s Mill',
      'Øresund Ferries',
      '株式会社',
    ]);
    expect(data[0]).toEqual({
      id: idOf('Harbor & Pine Software'),
      name: 'Harbor & Pine Software',
      industry: '',
      size: '',
      city: 'Oslo',
      country: 'Norway',
      openJobs: 3,
      logoUrl: null,
    });
  });

  test('[I-10] can be sorted by name, whatever the accents and capitals', async () => {
    expect(await names({ sort: 'name' })).toEqual([
      '3 Rivers Energy',
      'Alpha Harbour Pilots',
      'Harbor & Pine Software',
      'O’Brien’s Mill',
      'Olive Grove Hotels',
      'Östergård Construction',
      'Pine Street Bakery',
      'Øresund Ferries',
      '株式会社',
    ]);
  });

  test.each([
    [{ q: 'harb' }, { total: 2, hiring: 1 }],
    [{ letter: 'o' }, { total: 3, hiring: 2 }],
    [{ letter: '0-9' }, { total: 1, hiring: 0 }],
  ])('[I-10] counts of %j those that hire, in either order', async (asked, counted) => {
    expect(await search(asked)).toMatchObject(counted);
    expect(await search({ ...asked, sort: 'name' })).toMatchObject(counted);
  });

  test.each([
    ['pine', ['Harbor & Pine Software', 'Pine Street Bakery']],
    ['PINE harb', ['Harbor & Pine Software']],
    ['harbo', ['Harbor & Pine Software', 'Alpha Harbour Pilots']],
    ['ostergard', ['Östergård Construction']],
    ['oresund', ['Øresund Ferries']],
    ['øres', ['Øresund Ferries']],
    ["o'brien", ['O’Brien’s Mill']],
    ['3', ['3 Rivers Energy']],
    ['株式', ['株式会社']],
    ['arbor', []],
    ["'; drop table companies --", []],
    ['pine | bakery', ['Pine Street Bakery']],
  ])('[I-10] searched for "%s" finds %j', async (q, found) => {
    expect(await names({ q })).toEqual(found);
    expect((await names({ q, sort: 'name' })).toSorted()).toEqual(found.toSorted());
    expect((await search({ q })).total).toBe(found.length);
  });

  test('[I-10] each letter has as many companies as the bar says, in either order', async () => {
    const { letters } = await search({});
    expect(Object.fromEntries(letters.map(({ value, count }) => [value, count]))).toEqual({
      '': 2,
      '0-9': 1,
      a: 1,
      h: 1,
      o: 3,
      p: 1,
    });
    for (const { value, count } of letters) {
      for (const sort of ['jobs', 'name'] as const) {
        const { data, total } = await search({ letter: value, sort });
        expect(total, value).toBe(count);
        expect(data.map(({ name }) => letterOf(name))).toEqual(Array(count).fill(value));
      }
    }
    expect((await search({ q: 'pine' })).letters).toEqual([
      { value: 'h', count: 1 },
      { value: 'p', count: 1 },
    ]);
    expect(await names({ q: 'pine', letter: 'p' })).toEqual(['Pine Street Bakery']);
  });

  test.each(['jobs', 'name'] as const)(
    '[I-10] pages by %s follow each other without gaps or repeats',
    async (sort) => {
      const all = await names({ sort });
      const paged: string[] = [];
      for (const page of [1, 2, 3, 4, 5]) paged.push(...(await names({ sort, page, pageSize: 2 })));
      expect(paged).toEqual(all);
      await expect(search({ sort, page: 6, pageSize: 2 })).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  test('[I-10] a job that closes is no longer counted', async () => {
    const { services } = context;
    const { id } = await createCompany(services, { name: 'Zephyr Kites' });
    const job = await createJob(services, { company_id: id });
    await services.changes.settled();
    expect((await search({ q: 'zephyr' })).data).toMatchObject([{ openJobs: 1 }]);
    await context.database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', job.id).execute();
    await services.changes.settled();
    expect((await search({ q: 'zephyr' })).data).toMatchObject([{ openJobs: 0 }]);
    await context.database.deleteFrom('companies').where('id', '=', id).execute();
  });

  test('[I-10] every name stands under the letter that the alphabet bar of the jobs gives it', async () => {
    const odd = [
      'Éclair',
      '“Quotes” Ltd',
      '(Über) AG',
      '3M',
      '٣ Stars',
      'Жук',
      'ẞig',
      'ﬁne',
      '—',
      '½ Way',
      '&Co',
    ];
    for (const name of odd) {
      const { id } = await createCompany(context.services, { name });
      const { letter } = await context.database
        .selectFrom('companies')
        .select('letter')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(letter, name).toBe(letterOf(name));
      await context.database.deleteFrom('companies').where('id', '=', id).execute();
    }
  });
});

describe('the page of a company', () => {
  test('[H-2] says what the profile says in public, found by id and by slug', async () => {
    const { id } = await createCompany(context.services, {
      name: 'Quiet Docks',
      slug: 'quiet-docks',
      website: 'https://docks.example',
      founded_on: '1998-04-01',
      contact_phone: '+47 22 00 00 00',
      contact_email: 'secret@docks.example',
      email: 'secret@docks.example',
      contact_address: 'Havnegata 1',
      contact_zip: '0150',
      contact_city: 'Oslo',
      country: 'Norway',
      size: '51–200',
      benefits: 'A boat to borrow\nLong weekends',
      latitude: 59.9,
      longitude: 10.7,
    });
    await context.services.changes.settled();
    const company = await directory.findCompany('quiet-docks');
    expect(company).toEqual({
      id,
      name: 'Quiet Docks',
      website: 'https://docks.example',
      industry: '',
      size: '51–200',
      about: '',
      benefits: ['A boat to borrow', 'Long weekends'],
      foundedOn: '1998-04-01',
      address: { street: 'Havnegata 1', zip: '0150', city: 'Oslo', country: 'Norway' },
      position: { latitude: 59.9, longitude: 10.7 },
      facebook: '',
      twitter: '',
      google: '',
      linkedin: '',
      logoUrl: null,
      pictures: [],
      people: [],
      verification: null,
    });
    expect(await directory.findCompany(id)).toEqual(company);
    await context.database.deleteFrom('companies').where('id', '=', id).execute();
  });

  test('[H-2] there is none for an unknown id or slug', async () => {
    expect(await directory.findCompany(crypto.randomUUID())).toBeNull();
    expect(await directory.findCompany('no-such-company')).toBeNull();
    expect(await directory.findCompany('')).toBeNull();
    expect(await directory.findCompany('\0')).toBeNull();
  });

  test('[I-10] lists its open jobs and no others, newest first where its teams are of one size', async () => {
    const { data, total, teams } = await directory.listCompanyJobs(idOf('Harbor & Pine Software'), 1);
    expect(total).toBe(3);
    expect(teams).toEqual([
      { category: 'design', jobs: 1 },
      { category: 'construction', jobs: 1 },
      { category: 'information-technology', jobs: 1 },
    ]);
    expect(data.map(({ postedAt }) => postedAt?.slice(0, 10))).toEqual([
      '2026-01-03',
      '2026-01-02',
      '2026-01-01',
    ]);
    expect(new Set(data.map(({ company }) => company.name))).toEqual(new Set(['Harbor & Pine Software']));
    expect(await directory.listCompanyJobs(idOf('Øresund Ferries'), 1)).toMatchObject({ data: [], total: 0 });
    await expect(directory.listCompanyJobs(idOf('Øresund Ferries'), 2)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('[I-10] pages of its jobs end where the jobs end', async () => {
    const { services } = context;
    const { id } = await createCompany(services, { name: 'Zenith' });
    const jobs = await Promise.all(Array.from({ length: 27 }, () => createJob(services, { company_id: id })));
    await services.changes.settled();
    const pages = [await directory.listCompanyJobs(id, 1), await directory.listCompanyJobs(id, 2)];
    expect(pages.map(({ data }) => data.length)).toEqual([25, 2]);
    const shown = pages.flatMap(({ data }) => data.map((job) => job.id));
    expect(shown.toSorted()).toEqual(jobs.map((job) => job.id).toSorted());
    await expect(directory.listCompanyJobs(id, 3)).rejects.toMatchObject({ code: 'not_found' });
    await context.database.deleteFrom('companies').where('id', '=', id).execute();
    await services.changes.settled();
  });
});

test('[L-34] jobs of a company stand by team, the largest first, over the end of a page', async () => {
  const { services } = context;
  const { id } = await createCompany(services, { name: 'Weir & Mill' });
  const day = (nth: number) => new Date(Date.UTC(2026, 1, nth));
  for (let nth = 1; nth <= 28; nth++) {
    const category = nth % 14 === 0 ? 'legal' : 'logistics';
    await createJob(services, { company_id: id, category, posted_at: day(nth) });
  }
  await services.changes.settled();
  const [first, second] = [await directory.listCompanyJobs(id, 1), await directory.listCompanyJobs(id, 2)];
  const teams = [
    { category: 'logistics', jobs: 26 },
    { category: 'legal', jobs: 2 },
  ];
  expect([first.teams, second.teams, first.total]).toEqual([teams, teams, 28]);
  const shown = [...first.data, ...second.data];
  expect(shown.map(({ category }) => category)).toEqual([
    ...Array(26).fill('logistics'),
    ...Array(2).fill('legal'),
  ]);
  const days = shown.map(({ postedAt }) => Number(postedAt?.slice(8, 10)));
  expect(days.slice(0, 26)).toEqual(days.slice(0, 26).toSorted((a, b) => b - a));
  expect(days.slice(26)).toEqual([28, 14]);
  await context.database.deleteFrom('companies').where('id', '=', id).execute();
  await services.changes.settled();
});

describe('companies at work', () => {
  const fields = async (field?: Parameters<CompanyDirectory['listFieldCompanies']>[0]) =>
    (await directory.listFieldCompanies(field)).map(
      ({ name, field: of, fieldJobs }) => `${name}: ${of} ${fieldJobs}`,
    );

  test('[I-10] a field has the companies with its jobs, and counts those only', async () => {
    expect(await fields('development')).toEqual([
      'Harbor & Pine Software: development 1',
      'Olive Grove Hotels: development 1',
      'Pine Street Bakery: development 1',
    ]);
    expect(await fields('construct')).toEqual([
      'Östergård Construction: construct 2',
      'Harbor & Pine Software: construct 1',
      'Olive Grove Hotels: construct 1',
    ]);
    expect(await fields('designing')).toEqual(['Harbor & Pine Software: designing 1']);
    expect(await fields('finance')).toEqual([]);
  });

  test('[I-10] archeology is where open jobs are called so', async () => {
    expect(await fields('archeology')).toEqual([]);
    const { services } = context;
    const titles = ['Senior Archaeologist', 'Museum Educator', 'Heritage Consultant', 'Pipe Layer'];
    const diggers = await createCompany(services, { name: 'Trowel & Brush' });
    await Promise.all(
      titles.map((title) => createJob(services, { title, company_id: diggers.id, category: 'science' })),
    );
    await createJob(services, { title: 'Archaeologist', company_id: diggers.id, status: 'filled' });
    await services.changes.settled();
    expect(await fields('archeology')).toEqual(['Trowel & Brush: archeology 3']);
  });

  test('[I-10] all fields take turns, and each company is listed once', async () => {
    const all = await directory.listFieldCompanies(undefined);
    expect(all.slice(0, 4).map(({ name, field }) => `${name}: ${field}`)).toEqual([
      'Harbor & Pine Software: designing',
      'Östergård Construction: construct',
      'Trowel & Brush: archeology',
      'Olive Grove Hotels: development',
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
