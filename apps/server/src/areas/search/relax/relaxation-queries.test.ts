import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { beforeAll, expect, test, describe } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { writePostings } from '../../jobs/jobs/write-commands.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import { createJob, createCompany } from '../../../testing/factories.ts';

describe('nearby places', () => {
  const context = useTestApp();

  const berlin = {
    city: 'Berlin',
    region: '',
    countryCode: 'DE',
    latitude: 52.52,
    longitude: 13.4,
    weight: 1,
  };
  const potsdam = { ...berlin, city: 'Potsdam', latitude: 52.4, longitude: 13.06 };
  const otherBerlin = { ...berlin, countryCode: 'US', latitude: 44.47, longitude: -71.18 };
  const hamburg = { ...berlin, city: 'Hamburg', latitude: 53.55, longitude: 10 };
  const lisbon = { ...berlin, city: 'Lisbon', countryCode: 'PT', latitude: 38.72, longitude: -9.14 };
  const cities = [berlin, potsdam, otherBerlin, hamburg, lisbon];

  const longAgo = new Date('2026-10-01T09:00:00Z');

  const draft = (title: string, place: (typeof cities)[number]): PostingDraft => ({
    sourceId: `${title} ${place.city} ${place.countryCode}`,
    company: { name: 'Zymosan', website: '', about: '', industry: '' },
    title,
    // Jobs with one title and one text would be one.
    description: `<p>Plain work at ${place.longitude}.</p>`,
    ...emptyJobFields,
    category: 'health',
    type: 'full-time',
    workMode: 'on-site',
    places: [place],
    skills: [],
    salary: null,
    applyUrl: null,
    postedAt: new Date('2026-11-01T09:00:00Z'),
    deadline: null,
  });

  beforeAll(async () => {
    const drafts = [
      draft('Senior Zymurgist', otherBerlin),
      draft('Senior Zymurgist', berlin),
      draft('Zymurgist', potsdam),
      draft('Bricklayer', berlin),
      draft('Senior Bricklayer', potsdam),
      draft('Luthier', hamburg),
      { ...draft('Luthier', lisbon), workMode: 'remote' as const },
      { ...draft('Luthier', berlin), type: 'part-time' as const },
      { ...draft('Luthier', potsdam), type: 'part-time' as const },
      draft('Sonographer', berlin),
      { ...draft('Ward Clerk', berlin), description: '<p>With a sonographer.</p>', postedAt: longAgo },
      {
        ...draft('Canteen Helper', berlin),
        description: '<p>With a sonographer.</p>',
        category: 'food-service' as const,
      },
      draft('Zymology, Enology and Mycology Coordinator', lisbon),
      { ...draft('Porter', hamburg), description: '<p>Night shifts beside a bricklayer.</p>' },
      {
        ...draft('Night Porter', lisbon),
        description: '<p>Beside a bricklayer.</p>',
        type: 'part-time' as const,
      },
    ];
    await context.services.database.transaction().execute((transaction) =>
      writePostings(transaction, {
        source: 'test',
        drafts,
        gazetteer: createGazetteer(cities),
        now: new Date('2026-11-20T12:00:00Z'),
      }),
    );
    await context.services.changes.settled();
  });

  test('[I-7, L-3] of two cities of a name the likeliest is meant, and what is in it comes before what is around it', async () => {
    const response = await context.app.inject({ url: '/api/jobs?q=zymurgist%20Berlin' });
    const { data, exact, understood, unmet } = response.json<JobSearchResult>();
    expect(data.map(({ title }) => title)).toEqual(['Senior Zymurgist', 'Zymurgist']);
    expect({ exact, understood }).toMatchObject({ exact: 1, understood: { location: 'Berlin' } });
    expect(unmet).toEqual([[], ['nearby']]);
  });

  const search = async (q: string) =>
    (await context.app.inject({ url: `/api/jobs?${new URLSearchParams({ q })}` })).json<JobSearchResult>();
  const titlesOf = ({ data }: JobSearchResult) => data.map(({ title }) => title);

  test('[I-8] the nearest with the work come before what only speaks of it in the city', async () => {
    const found = await search('bricklayer Hamburg');
    expect(found).toMatchObject({ exact: 0, understood: { location: 'Hamburg' } });
    expect(found.unmet).toEqual([['country'], ['country'], []]);
    expect(titlesOf(found)).toEqual(['Bricklayer', 'Senior Bricklayer', 'Porter']);
    // What is no work may be spoken of.
    const shifts = await search('night shifts Hamburg');
    expect(shifts).toMatchObject({ understood: { location: 'Hamburg' } });
    expect(titlesOf(shifts)).toEqual(['Porter']);
  });

  const placesOf = ({ data }: JobSearchResult) => data.map(({ places }) => places[0]?.city);

  test('[I-8] where few have all of it those follow that lack the least, as far as the country goes', async () => {
    const found = await search('part time luthier Berlin');
    expect(placesOf(found)).toEqual(['Berlin', 'Potsdam', 'Hamburg']);
    // What was asked for is said as it was asked, and only what has it counts.
    expect(found).toMatchObject({
      exact: 1,
      within: 1,
      unmet: [[], ['nearby'], ['type', 'country']],
      understood: { location: 'Berlin', type: ['part-time'] },
    });
    expect(placesOf(await search('remote luthier'))[0]).toBe('Lisbon');
    expect(await search('remote luthier')).toMatchObject({ exact: 1, total: 4 });
  });

  test('[L-37] a job that is not remote is as far from the place as it is, where remote work is asked for', async () => {
    const found = await search('remote luthier Berlin');
    expect(placesOf(found)).toEqual(['Berlin', 'Potsdam', 'Hamburg']);
    expect(found.unmet).toEqual([['mode'], ['mode', 'nearby'], ['mode', 'country']]);
  });

  test('[I-8] of what only speaks of some work that of its field comes first', async () => {
    expect(titlesOf(await search('sonographer Berlin')).slice(1)).toEqual(['Ward Clerk', 'Canteen Helper']);
  });

  test('[I-8] of two places what is in either is found', async () => {
    const found = await search('luthier Hamburg or Lisbon');
    expect(new Set(placesOf(found).slice(0, 2))).toEqual(new Set(['Hamburg', 'Lisbon']));
    expect(found).toMatchObject({ exact: 2, understood: { q: 'luthier', location: 'Hamburg or Lisbon' } });
  });

  test('[L-37] a place that nothing knows is named, and no far job stands in for it', async () => {
    const asked = new URLSearchParams({ q: 'luthier', location: 'Nowhereville' });
    const found: JobSearchResult = (await context.app.inject({ url: `/api/jobs?${asked}` })).json();
    expect(found).toMatchObject({ total: 0, placeKnown: false });
  });

  test('[I-8] nothing follows in another order than by fit', async () => {
    const asked = new URLSearchParams({ q: 'part time luthier Berlin', sort: 'newest' });
    expect(placesOf((await context.app.inject({ url: `/api/jobs?${asked}` })).json())).toEqual(['Berlin']);
  });

  test('[I-8] of a long search what has most of it comes before what only has its work', async () => {
    const [first] = titlesOf(await search('bricklayer zymology enology mycology'));
    expect(first).toBe('Zymology, Enology and Mycology Coordinator');
  });

  test('[I-8] without work nearby, what speaks of it there stands before the work elsewhere', async () => {
    const found = await search('bricklayer Lisbon');
    expect(found).toMatchObject({ exact: 0, understood: { location: 'Lisbon' } });
    expect(titlesOf(found)).toEqual(['Night Porter']);
  });

  test('[I-8] what was said besides is given up before the place', async () => {
    const found = await search('part time bricklayer Potsdam over 90000');
    expect(found).toMatchObject({ exact: 0, understood: { location: 'Potsdam', type: ['part-time'] } });
    expect(titlesOf(found)[0]).toBe('Senior Bricklayer');
    expect(found.unmet[0]).toEqual(['salary', 'type']);
  });

  test('[G-6] no alert is sent for jobs around the named city or beyond the query', async () => {
    const jobs = await context.database.selectFrom('jobs').select(['number', 'title']).execute();
    async function matched(q: string) {
      const asked = jobSearchSchema.parse({ q });
      const found = await context.index.match(
        asked,
        jobs.map(({ number }) => number),
      );
      return found.map(({ number }) => jobs.find((job) => job.number === number)?.title);
    }
    expect(await matched('part time bricklayer Potsdam over 90000')).toEqual([]);
    expect(await matched('zymurgist Berlin')).toEqual(['Senior Zymurgist']);
    expect(await matched('bricklayer Lisbon')).toEqual(['Night Porter']);
  });
});

describe('fields', () => {
  const context = useTestApp();

  const drafts = [
    { title: 'Finance Lead', category: 'finance' },
    { title: 'Bookbinder', category: 'other', description: 'Beside the finance office.' },
    { title: 'Bookkeeper', category: 'finance', description: 'You report to finance.' },
    { title: 'Bank Teller', category: 'finance' },
    { title: 'Plumber', category: 'construction' },
  ] as const;

  beforeAll(async () => {
    for (const draft of drafts) await createJob(context.services, { ...draft });
    await context.services.changes.settled();
  });

  async function titlesOf(q: string): Promise<string[]> {
    const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams({ q })}` });
    return response.json<JobSearchResult>().data.map(({ title }) => title);
  }

  test('[I-8] who asks for a field finds its name first, then all that is done in it, then what speaks of it', async () => {
    const found = ['Finance Lead', 'Bookkeeper', 'Bank Teller', 'Bookbinder'];
    expect(await titlesOf('finance')).toEqual(found);
    expect(await titlesOf('something in finance')).toEqual(found);
    expect(await titlesOf('building trades')).toEqual([]);
    expect(await titlesOf('a building job')).toEqual(['Plumber']);
  });

  test('[G-6] no alert is sent for other work in the same field', async () => {
    const jobs = await context.database.selectFrom('jobs').select(['number', 'title']).execute();
    const found = await context.index.match(
      jobSearchSchema.parse({ q: 'finance' }),
      jobs.map(({ number }) => number),
    );
    const titles = found.map(({ number }) => jobs.find((job) => job.number === number)?.title);
    expect(titles.toSorted()).toEqual(['Bookbinder', 'Bookkeeper', 'Finance Lead']);
  });
});

describe('the text fallback', () => {
  const context = useTestApp();

  const drafts = [
    { title: 'Radiographer', description: 'You operate scanners and x-rays, and take care of patients.' },
    { title: 'Radiographer', description: 'You plan scans.' },
    { title: 'Dental Hygienist', description: 'You explain.' },
    { title: 'Gardener', description: 'You take care.' },
  ] as const;

  beforeAll(async () => {
    const homes = await createCompany(context.services, { name: 'Ash Grove Homes' });
    await createJob(context.services, { title: 'Surveyor', company_id: homes.id });
    for (const draft of drafts) await createJob(context.services, { ...draft });
    await context.services.changes.settled();
  });

  async function find(q: string): Promise<{ titles: string[]; exact: number }> {
    const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams({ q })}` });
    const { data, exact } = response.json<JobSearchResult>();
    return { titles: data.map(({ title }) => title), exact };
  }

  test('[I-8] where nothing has all of the words, the work follows whose postings speak of most of them', async () => {
    expect(await find('operate scanners xylophones')).toEqual({
      titles: ['Radiographer', 'Radiographer'],
      exact: 0,
    });
    expect((await find('xylophones zeppelins')).titles).toEqual([]);
    expect((await find('"operate scanners xylophones"')).titles).toEqual([]);
  });

  test('[G-6] no alert is sent for it', async () => {
    const jobs = await context.database.selectFrom('jobs').select('number').execute();
    const numbers = jobs.map(({ number }) => number);
    const asked = jobSearchSchema.parse({ q: 'operate scanners xylophones' });
    expect(await context.index.match(asked, numbers)).toEqual([]);
  });

  test('[I-7] of several words one in the name of a company asks for none of its jobs, its beginning does', async () => {
    expect((await find('gardener tidy homes')).titles).not.toContain('Surveyor');
    expect((await find('gardener tidy ash')).titles).toContain('Surveyor');
    expect((await find('gardener tidy grove homes')).titles).toContain('Surveyor');
  });
});

describe('levels', () => {
  const context = useTestApp();

  const jobs: readonly [count: number, title: string, experienceMin: number | null][] = [
    [8, 'Senior Turbine Fitter', null],
    [4, 'Turbine Fitter', 6],
    [5, 'Turbine Fitter', 3],
    [3, 'Graduate Turbine Fitter', 6],
    [2, 'Lead Turbine Fitter', null],
  ];

  beforeAll(async () => {
    for (const [count, title, experience_min] of jobs)
      for (let one = 0; one < count; one++) await createJob(context.services, { title, experience_min });
    await createJob(context.services, { title: 'Lead Cook', description: 'Beside a turbine fitter.' });
    await context.services.changes.settled();
  });

  async function search(query: Record<string, string>): Promise<JobSearchResult> {
    const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams(query)}` });
    expect(response.statusCode).toBe(200);
    return response.json();
  }
  const titlesOf = ({ data }: JobSearchResult) => data.map(({ title }) => title);

  describe('[L-1] levels in a search', () => {
    test('a rank is a filter: titles that say it come first, then those that ask for the years', async () => {
      const found = await search({ q: 'senior turbine fitter' });
      expect(found.understood).toMatchObject({ q: 'turbine fitter', level: ['senior'] });
      expect(found).toMatchObject({ total: 12, exact: 12, within: 12 });
      const titles = titlesOf(found);
      expect(titles.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'Senior Turbine Fitter'));
      expect(new Set(titles.slice(8))).toEqual(new Set(['Turbine Fitter']));
    });

    test('its chip asks for the same, and without it every rank is found', async () => {
      const chip = await search({ q: 'turbine fitter', level: 'senior' });
      expect(chip.data).toEqual((await search({ q: 'senior turbine fitter' })).data);
      expect((await search({ q: 'turbine fitter' })).total).toBe(22);
      expect((await search({ level: 'graduate' })).total).toBe(3);
    });

    test('where few have it the others follow', async () => {
      const found = await search({ q: 'lead turbine fitter' });
      expect(found).toMatchObject({ understood: { level: ['lead'] }, exact: 2, total: 23 });
      expect(found.unmet[2]).toEqual(['level']);
      // A cook that only mentions the work meets the limit.
      expect(found.within).toBe(3);
      expect(titlesOf(found).slice(0, 2)).toEqual(['Lead Turbine Fitter', 'Lead Turbine Fitter']);
    });

    test('no experience is a filter however few jobs it leaves, since it is never a title', async () => {
      const found = await search({ q: 'turbine fitter no experience' });
      expect(found.understood).toMatchObject({ q: 'turbine fitter', level: ['entry'] });
      expect(new Set(titlesOf(found).slice(0, found.exact))).toEqual(new Set(['Graduate Turbine Fitter']));
    });

    test('where none has it, the others stand under what they miss', async () => {
      const found = await search({ q: 'turbine fitter', level: 'principal' });
      expect(found).toMatchObject({ exact: 0, within: 0, total: 22 });
      expect(found.unmet[0]).toEqual(['level']);
    });

    test('a level that is none is refused in a sentence', async () => {
      const response = await context.app.inject({ url: '/api/jobs?level=grand' });
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('level is one of entry, graduate, junior, senior, lead, principal.');
    });
  });
});
