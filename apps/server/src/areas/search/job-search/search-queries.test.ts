import { jobTypes, workModes } from '@waymark/contract/jobs/choices';
import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { closePostings, writePostings } from '../../jobs/jobs/write-commands.ts';
import { createGazetteer } from '../../places/places/rules.ts';

const context = useTestApp();
const now = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;

const cities = [
  { city: 'Banjul', region: '', countryCode: 'GM', latitude: 13.45, longitude: -16.58, weight: 1 },
  { city: 'Serekunda', region: '', countryCode: 'GM', latitude: 13.43, longitude: -16.68, weight: 1 },
  { city: 'Farafenni', region: '', countryCode: 'GM', latitude: 13.57, longitude: -15.6, weight: 1 },
  { city: 'Austin', region: 'Texas', countryCode: 'US', latitude: 30.27, longitude: -97.74, weight: 1 },
  {
    city: 'Indianapolis',
    region: 'Indiana',
    countryCode: 'US',
    latitude: 39.77,
    longitude: -86.16,
    weight: 1,
  },
  { city: 'Pune', region: 'Maharashtra', countryCode: 'IN', latitude: 18.52, longitude: 73.86, weight: 1 },
];
const titles = ['Staff Nurse', 'Nurse Manager', 'Carpenter', 'Data Engineer', 'Night Porter'];

const industries = ['Rail Transport', 'Health Care', ''];
const companies = Array.from({ length: 13 }, (_, n) => ({
  name: `${['Acme', 'Éclair', '3M', 'Бета'][n % 4]} ${n}`,
  website: '',
  about: '',
  industry: industries[n % industries.length] ?? '',
}));

/** Two hundred postings whose fields take every value in turn, in steps that share no factor. */
const drafts: PostingDraft[] = Array.from({ length: 200 }, (_, n) => {
  const at = cities[n % cities.length];
  if (!at) throw new Error('no city');
  return {
    sourceId: String(n),
    company: companies[n % companies.length] as PostingDraft['company'],
    title: titles[n % titles.length] ?? '',
    description: n % 7 === 0 ? '<p>Works with the ward nurse.</p>' : '<p>Plain work.</p>',
    ...emptyJobFields,
    category: defaultCategories[(n * 3) % defaultCategories.length]?.value ?? 'other',
    type: n % 6 === 5 ? null : (jobTypes[n % jobTypes.length]?.value ?? null),
    workMode: workModes[n % workModes.length]?.value ?? 'on-site',
    places: [at],
    skills: n % 4 === 0 ? ['PostgreSQL'] : [],
    experienceMin: n % 9 === 8 ? null : n % 8,
    salary:
      n % 5 === 0 ? null : { min: null, max: ((n * 37) % 190) * 100_000, currency: 'USD', period: 'year' },
    applyUrl: null,
    postedAt: n % 11 === 10 ? null : new Date(now - (n % 70) * dayMs - 1000),
    deadline: null,
  };
});

const search = (query: Record<string, unknown>): Promise<JobSearchResult> =>
  context.index.search(jobSearchSchema.parse(query), now);

beforeAll(async () => {
  await context.database.transaction().execute((transaction) =>
    writePostings(transaction, {
      source: 'test',
      drafts,
      gazetteer: createGazetteer(cities),
      now: new Date(now),
    }),
  );
  await context.services.changes.settled();
});

test('[I-8] several values of one filter are alternatives', async () => {
  const { total } = await search({ type: ['full-time', 'internship'] });
  expect(total).toBe(drafts.filter(({ type }) => type === 'full-time' || type === 'internship').length);
});

test('[I-8] companies are listed by their hits, and one that is chosen is always among them', async () => {
  const all = await search({});
  expect(all.facets.company).toHaveLength(10);
  const counts = all.facets.company.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const first = all.facets.company[0];
  const one = await search({ company: first?.value });
  expect(one.total).toBe(first?.count);
  expect(one.data.every((job) => job.company.id === first?.value)).toBe(true);
});

test('[I-8] an industry is chosen whatever its capitals, and stays among the choices without a hit', async () => {
  const { total, facets } = await search({ industry: 'rail transport', letter: 'z' });
  expect(total).toBe(0);
  expect(facets.industry.find(({ value }) => value === 'Rail Transport')).toEqual({
    value: 'Rail Transport',
    count: 0,
  });
  expect((await search({ industry: ['RAIL TRANSPORT', 'unknown'] })).total).toBe(
    drafts.filter(({ company }) => company.industry === 'Rail Transport').length,
  );
});

test('[I-7] pages follow each other without a gap or a repetition, newest first', async () => {
  const seen: string[] = [];
  const dates: string[] = [];
  for (let page = 1; page <= 8; page++) {
    const { data } = await search({ page, sort: 'newest' });
    seen.push(...data.map(({ id }) => id));
    dates.push(...data.map(({ postedAt }) => postedAt ?? ''));
  }
  expect(new Set(seen).size).toBe(200);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('[F-3] a page beyond the last one is refused with the number of the last', async () => {
  const response = await context.app.inject('/api/jobs?page=9');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: 'not_found', message: 'Page 9 is beyond the last page, 8.' });
});

test.each([
  ['/api/jobs?page=0', 'page'],
  ['/api/jobs?page=one', 'page'],
  ['/api/jobs?type=slavery', 'type.0'],
  ['/api/jobs?salary=-17', 'salary'],
  ['/api/jobs?letter=aa', 'letter'],
  ['/api/jobs?colour=red', 'colour'],
  [`/api/jobs?q=${'a'.repeat(300)}`, 'q'],
])('[F-3] %s is refused as invalid input', async (url, field) => {
  const response = await context.app.inject(url);
  expect(response.statusCode).toBe(400);
  const body = response.json<{ code: string; fields: Record<string, string> }>();
  expect(body.code).toBe('invalid_input');
  expect(Object.keys(body.fields)).toContain(field);
});

describe('[I-7] words', () => {
  test('what only mentions a word stands apart from what it names, and follows it where it is asked for', async () => {
    const { data, total, exact, others } = await search({ q: 'nurse' });
    const inTitle = drafts.filter(({ title }) => title.includes('Nurse')).length;
    const anywhere = drafts.filter((draft) => /nurse/i.test(draft.title + draft.description)).length;
    expect([total, exact, others]).toEqual([inTitle, inTitle, anywhere - inTitle]);
    expect(others).toBeGreaterThan(0);
    expect(data.every(({ title }) => title.includes('Nurse'))).toBe(true);
    const wide = await search({ q: 'nurse', wide: 'true' });
    expect([wide.total, wide.exact, wide.others]).toEqual([anywhere, inTitle, 0]);
    const last = await search({ q: 'nurse', wide: 'true', page: String(Math.ceil(anywhere / 25)) });
    expect(last.data[0]?.title).toContain('Nurse');
    expect(last.data.at(-1)?.title).not.toContain('Nurse');
  });

  test('where few have all the words, those with most of them follow', async () => {
    const { data, total, exact } = await search({ q: 'carpenter zeppelin' });
    expect([exact, total]).toEqual([0, drafts.filter(({ title }) => title === 'Carpenter').length]);
    expect(data.every(({ title }) => title === 'Carpenter')).toBe(true);
  });

  test('a quoted phrase and an excluded word are understood', async () => {
    expect((await search({ q: '"nurse manager"' })).total).toBe(40);
    const without = await search({ q: 'nurse -manager' });
    expect(without.data.some(({ title }) => title === 'Nurse Manager')).toBe(false);
  });

  test('filters and facets apply to the hits', async () => {
    const { within, facets } = await search({ q: 'carpenter', type: 'full-time' });
    const hits = drafts.filter(({ title }) => title === 'Carpenter');
    expect(within).toBe(hits.filter(({ type }) => type === 'full-time').length);
    const partTime = facets.type.find(({ value }) => value === 'part-time')?.count;
    expect(partTime).toBe(hits.filter(({ type }) => type === 'part-time').length);
  });

  test('a skill narrows the hits', async () => {
    expect((await search({ skill: 'postgresql' })).total).toBe(50);
  });

  test.each(["'", '"', '&|!()', 'a:*', '\\', '%_', '🙂', '-'])('%s breaks nothing', async (q) => {
    await expect(search({ q })).resolves.toBeDefined();
  });
});

describe('[I-3] places', () => {
  const countIn = (...names: string[]) =>
    drafts.filter(({ places }) => places.some(({ city }) => names.includes(city))).length;

  test('a country finds its cities, and a minus leaves one out', async () => {
    expect((await search({ location: 'Gambia' })).total).toBe(countIn('Banjul', 'Serekunda', 'Farafenni'));
    expect((await search({ location: 'Gambia -Banjul' })).total).toBe(countIn('Serekunda', 'Farafenni'));
  });

  test('a whole name wins over a beginning: India is not Indiana', async () => {
    expect((await search({ location: 'india' })).total).toBe(countIn('Pune'));
    expect((await search({ location: 'Indiana' })).total).toBe(countIn('Indianapolis'));
    expect((await search({ location: 'Austin, Texas' })).total).toBe(countIn('Austin'));
    expect((await search({ location: 'Austin, Indiana' })).total).toBe(0);
  });

  test('a place that no job has is told apart from a place without hits', async () => {
    expect(await search({ location: 'Nowhereville' })).toMatchObject({ total: 0, placeKnown: false });
    expect(await search({ location: 'Pune', q: 'astronaut' })).toMatchObject({ total: 0, placeKnown: true });
    const outside = await search({ location: 'outside Pune', q: 'astronaut' });
    expect(outside).toMatchObject({ total: 0, placeKnown: true });
  });

  test('[L-3] a way of working where a place is asked for is chosen, beside a place too', async () => {
    const remote = await search({ mode: 'remote' });
    for (const location of ['Remote', 'anywhere', 'Work from home']) {
      const found = await search({ location });
      expect(found).toMatchObject({ total: remote.total, placeKnown: true, placeOffers: [] });
      expect(found.understood).toMatchObject({ location: '', mode: ['remote'] });
    }
    const hybrid = await search({ location: 'Pune (hybrid)' });
    expect(hybrid.total).toBe((await search({ location: 'Pune', mode: 'hybrid' })).total);
  });

  test('[L-3] a mistyped place is taken where one stands out, and the answer says so', async () => {
    const found = await search({ location: 'Indianapolos' });
    expect(found).toMatchObject({ total: countIn('Indianapolis'), placeOffers: [] });
    expect(found.respelled).toEqual([{ typed: 'Indianapolos', meant: 'Indianapolis' }]);
    expect(found.understood).toMatchObject({ location: 'Indianapolis' });
  });

  test('[L-3] of several places the one that nobody knows is named', async () => {
    const found = await search({ location: 'Austin, TX or Nowhereville or Pune' });
    expect(found.total).toBe(countIn('Austin', 'Pune'));
    expect(found.reading).toEqual([{ words: 'Nowhereville', as: 'unread', field: 'location' }]);
  });

  test('[H-7] a radius in kilometres or miles reaches the places within it', async () => {
    expect((await search({ location: 'Banjul', radius: '30', unit: 'Km' })).total).toBe(
      countIn('Banjul', 'Serekunda'),
    );
    expect((await search({ location: 'Banjul', radius: '120', unit: 'Km' })).total).toBe(
      countIn('Banjul', 'Serekunda', 'Farafenni'),
    );
    expect((await search({ location: 'Banjul', radius: '60', unit: 'miles' })).total).toBe(
      countIn('Banjul', 'Serekunda'),
    );
  });
});

test('[I-7] terms told apart by their symbols are told apart', async () => {
  const base = drafts[0];
  if (!base) throw new Error('no draft');
  const given = ['C++ Developer', 'C# Developer', 'C Developer'].map((title) => ({
    ...base,
    sourceId: title,
    title,
  }));
  await context.database
    .transaction()
    .execute((transaction) =>
      writePostings(transaction, { source: 'symbols', drafts: given, now: new Date(now) }),
    );
  await context.services.changes.settled();
  expect(await search({ q: 'c++ developer' })).toMatchObject({
    exact: 1,
    data: [{ title: 'C++ Developer' }, {}, {}],
  });
  expect((await search({ q: 'C#' })).data.map(({ title }) => title)).toEqual(['C# Developer']);
  await context.database
    .transaction()
    .execute((transaction) =>
      closePostings(transaction, { source: 'symbols', exceptSourceIds: [], status: 'expired' }),
    );
  await context.services.changes.settled();
});

test('[I-8] the hundred companies with most open jobs are known, and change as jobs come and go', async () => {
  const base = drafts[0];
  if (!base) throw new Error('no draft');
  const write = (source: string, names: readonly string[]) =>
    context.database.transaction().execute((transaction) =>
      writePostings(transaction, {
        source,
        drafts: names.map((name, at) => ({
          ...base,
          sourceId: `${name} ${at}`,
          company: { ...base.company, name },
          title: `${base.title} ${at}`,
        })),
        now: new Date(now),
      }),
    );
  // Two jobs each for ninety companies: with the thirteen of above they are three too many.
  const ninety = Array.from({ length: 90 }, (_, n) => `Minor ${String(n).padStart(2, '0')}`);
  await write('many', [...ninety, ...ninety]);
  await context.services.changes.settled();
  const before = await search({ letter: 'top-100' });
  expect(before.total).toBe(200 + 87 * 2);
  expect(before.facets.letter[0]).toEqual({ value: 'top-100', count: before.total });

  await write('more', ['Minor 89']);
  await context.services.changes.settled();
  expect((await search({ letter: 'top-100' })).total).toBe(200 + 87 * 2 + 1);

  for (const source of ['many', 'more']) {
    await context.database
      .transaction()
      .execute((transaction) =>
        closePostings(transaction, { source, exceptSourceIds: [], status: 'expired' }),
      );
    await context.services.changes.settled();
  }
  expect((await search({ letter: 'top-100' })).total).toBe(200);
});

test('[I-8] a closed job leaves the results and the counts at once', async () => {
  const before = await search({ q: 'porter' });
  await context.database
    .transaction()
    .execute((transaction) =>
      closePostings(transaction, { source: 'test', sourceIds: ['4'], status: 'expired' }),
    );
  await context.services.changes.settled();
  const after = await search({ q: 'porter' });
  expect(after.total).toBe(before.total - 1);
  expect((await search({})).total).toBe(199);
});
