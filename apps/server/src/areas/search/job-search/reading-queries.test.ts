import { beforeAll, describe, expect, test } from 'vitest';
import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { useTestApp } from '../../../testing/test-app.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { writePostings } from '../../jobs/jobs/write-commands.ts';

const context = useTestApp();

const berlin = { city: 'Berlin', region: '', countryCode: 'DE', latitude: 52.52, longitude: 13.4, weight: 1 };
const potsdam = {
  city: 'Potsdam',
  region: '',
  countryCode: 'DE',
  latitude: 52.4,
  longitude: 13.06,
  weight: 1,
};
const hamburg = { city: 'Hamburg', region: '', countryCode: 'DE', latitude: 53.55, longitude: 10, weight: 1 };
const paris = { city: 'Paris', region: '', countryCode: 'FR', latitude: 48.86, longitude: 2.35, weight: 1 };
const cities = [berlin, potsdam, hamburg, paris];

function draft(title: string, overrides: Partial<PostingDraft> = {}): PostingDraft {
  return {
    sourceId: `${title} ${JSON.stringify(overrides)}`,
    company: { name: 'Hafen Klinik', website: '', about: '', industry: '' },
    title,
    description: '<p>Plain work.</p>',
    ...emptyJobFields,
    category: 'health',
    type: 'full-time',
    workMode: 'on-site',
    places: [berlin],
    skills: [],
    salary: null,
    applyUrl: null,
    postedAt: new Date('2026-11-01T09:00:00Z'),
    deadline: null,
    ...overrides,
  };
}

const drafts = [
  draft('Registered Nurse', { places: [potsdam] }),
  draft('Nurse Recruiter', { category: 'human-resource' }),
  draft('Licensed Practical Nurse', { places: [hamburg] }),
  draft('Software Engineer', { workMode: 'remote', places: [hamburg], skills: ['Kubernetes'] }),
  draft('Data Engineer', { workMode: 'remote', places: [paris] }),
  draft('Platform Engineer', { workMode: 'remote', places: [] }),
  draft('Frontend Developer', { places: [berlin] }),
  draft('Mobile Developer', { description: '<p>Others inspect your work.</p>', places: [paris] }),
  draft('Plumber', { description: '<p>You train apprentice plumbers.</p>', places: [paris] }),
  draft('Door Keeper', {
    description: '<p>You inspect plain doors.</p>',
    skills: ['Access control'],
    places: [paris],
    postedAt: new Date('2026-11-02T09:00:00Z'),
  }),
  draft('Fitter', {
    description: '<p>You inspect work.</p>',
    skills: ['Controls', 'Inspector'],
    places: [paris],
  }),
  draft('Diseñador Industrial', { places: [hamburg] }),
  draft('Night Porter', {
    company: { name: 'Hotel Kranz Nord', website: '', about: '', industry: '' },
    places: [potsdam],
  }),
  draft('Bookbinder', {
    company: { name: 'Registered Bindings', website: '', about: '', industry: '' },
    places: [potsdam],
  }),
  draft('Welder', {
    company: { name: 'Quay & Sons', website: '', about: '', industry: '' },
    description: '<p>Part time is possible.</p>',
    places: [hamburg],
  }),
  draft('Welder', {
    company: { name: 'Quay & Sons', website: '', about: '', industry: '' },
    description: '<p>Part time, near Hamburg Square.</p>',
    places: [],
  }),
  draft('Ridge Keeper', { places: [potsdam] }),
  draft('Plan Designer', { description: '<p>Work.</p>', places: [hamburg] }),
];

beforeAll(async () => {
  await context.database.transaction().execute((transaction) =>
    writePostings(transaction, {
      source: 'test',
      drafts,
      gazetteer: createGazetteer(cities),
      now: new Date('2026-11-20T12:00:00Z'),
    }),
  );
  await context.services.changes.settled();
});

async function search(query: Record<string, string | string[]>): Promise<JobSearchResult> {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const response = await context.app.inject({ url: `/api/jobs?${parameters}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const titles = ({ data }: Pick<JobSearchResult, 'data'>) => data.map(({ title }) => title);
/** Without those that only follow. */
const exactTitles = (found: JobSearchResult) => titles(found).slice(0, found.exact);

describe('[I-7] a search that understands', () => {
  test('an abbreviation finds the title it stands for, and work near it below', async () => {
    expect(titles(await search({ q: 'RN' }))).toEqual(['Registered Nurse', 'Licensed Practical Nurse']);
  });

  test('what no posting is marked as leaves no answer, and what misses it follows', async () => {
    const { data, exact, understood, unmet } = await search({ q: 'part time welder hamburg' });
    expect(data.map(({ places }) => places[0]?.city)).toEqual(['Hamburg']);
    expect(understood).toMatchObject({ location: 'Hamburg', type: ['part-time'] });
    expect({ exact, unmet }).toEqual({ exact: 0, unmet: [['type']] });
  });

  test('a title that names the work comes before one that only has the word', async () => {
    const found = titles(await search({ q: 'nurses' }));
    expect(found.indexOf('Registered Nurse')).toBeLessThan(found.indexOf('Nurse Recruiter'));
  });

  test('a mistyped word is searched for as it was meant, and the answer says so', async () => {
    const result = await search({ q: 'frontnd develper' });
    expect(titles(result)[0]).toBe('Frontend Developer');
    expect(result.corrected).toBe('frontend developer');
    expect((await search({ q: 'nurse' })).corrected).toBeNull();
  });

  test('a word that postings have in their text is no slip, whatever it is like', async () => {
    expect(await search({ q: 'plain designer' })).toMatchObject({ corrected: null });
    expect(await search({ q: 'plann designer' })).toMatchObject({ corrected: 'plan designer' });
    // Nothing has both, but more has the one that was meant.
    expect(await search({ q: 'plummer frontent' })).toMatchObject({
      exact: 0,
      corrected: 'plumber frontend',
    });
    expect(await search({ q: 'softwar enginer' })).toMatchObject({ corrected: 'software engineer' });
    // Couriers and athletes are riders, so "rider" is not a slip for "ridge".
    expect(await search({ q: 'rider' })).toMatchObject({ corrected: null });
    // The index has stems: it finds "inspecter" where texts have "inspect", but no text has "inspecter".
    expect(await search({ q: 'inspecter' })).toMatchObject({ corrected: 'inspector' });
    // No job is both; one of them is more than nothing.
    const both = await search({ q: 'plumbr recuiter' });
    expect([both.corrected, both.exact, titles(both)]).toEqual([
      'plumber recruiter',
      0,
      ['Plumber', 'Nurse Recruiter'],
    ]);
  });

  test('where nothing has most of the words, what has some of them follows before the place is given up', async () => {
    const found = await search({ q: 'door security keys badges radios in Paris' });
    expect(found).toMatchObject({ exact: 0, unmet: [[]], understood: { location: 'Paris' } });
    expect(titles(found)).toEqual(['Door Keeper']);
    // The work around the city comes before other work in it that has some of its words.
    const named = await search({ q: 'registered nurse surgery nights rota in Berlin' });
    expect(titles(named).slice(0, 2)).toEqual(['Registered Nurse', 'Nurse Recruiter']);
    expect(named).toMatchObject({ exact: 0, understood: { location: 'Berlin' } });
    // One word is all there is to leave out.
    expect((await search({ q: 'nurse Paris' })).unmet[0]).toEqual(['elsewhere']);
  });

  test("a word of some work's name in that of a company says nothing of a job", async () => {
    const found = titles(await search({ q: 'registered nurse surgery weekends rota in Potsdam' }));
    expect(found[0]).toBe('Registered Nurse');
    expect(found).not.toContain('Bookbinder');
    // A search for the company finds it.
    expect(titles(await search({ q: 'registered bindings' }))).toContain('Bookbinder');
  });

  test('nor are more listed where enough have all of it', async () => {
    const plain = await search({ q: 'engineer' });
    expect(plain).toMatchObject({ total: 3, exact: 3 });
    expect(titles(await search({ q: 'platform engineer remote' }))).not.toContain('Plumber');
  });

  test('the initials of a company are its name', async () => {
    const found = await search({ q: 'HKN' });
    expect(titles(found)).toEqual(['Night Porter']);
    expect(found.exact).toBe(1);
  });

  test('a part of the world is all its countries', async () => {
    const inEurope = await search({ q: 'remote engineer in Europe' });
    expect(inEurope.understood).toMatchObject({ q: 'engineer', location: 'Europe', mode: ['remote'] });
    expect(titles(inEurope)).toContain('Data Engineer');
    expect(await search({ q: 'engineer', location: 'Asia' })).toMatchObject({ exact: 0, within: 0 });
  });

  test('words that are like none find nothing and are not replaced', async () => {
    expect(await search({ q: 'zzzzqqqq' })).toMatchObject({ total: 0, corrected: null, didYouMean: null });
  });

  test('a place in the words is a place, and a word that jobs are named by stays one', async () => {
    const inBerlin = await search({ q: 'developer in Berlin' });
    expect(exactTitles(inBerlin)).toEqual(['Frontend Developer']);
    expect(inBerlin.understood).toMatchObject({ q: 'developer', location: 'Berlin', mode: [] });
    expect(exactTitles(await search({ q: 'developer paris' }))).toEqual(['Mobile Developer']);
    expect((await search({ q: 'developer mobile' })).understood).toBeNull();
    expect((await search({ q: '"in Berlin" developer' })).understood).toBeNull();
  });

  test('near a place asks for its surroundings', async () => {
    const result = await search({ q: 'registered nurse near Berlin' });
    expect(result.understood).toMatchObject({ location: 'Berlin', radius: 50 });
    // What is near it elsewhere in the country follows.
    expect(titles(result)).toEqual(['Registered Nurse', 'Licensed Practical Nurse']);
  });

  test('where a city has few, those around it follow those in it', async () => {
    const result = await search({ q: 'registered nurse Berlin' });
    expect(titles(result)).toEqual(['Registered Nurse', 'Licensed Practical Nurse']);
    expect(result).toMatchObject({
      exact: 0,
      understood: { q: 'registered nurse', location: 'Berlin' },
    });
    expect(result.unmet[0]).toEqual(['nearby']);
    // A place in the form is widened as one in the words.
    const chosen = await search({ q: 'registered nurse', location: 'Berlin' });
    expect([chosen.data, chosen.unmet]).toEqual([result.data, result.unmet]);
  });

  test('what the form says is not overruled by the words', async () => {
    const result = await search({ q: 'developer in Berlin', location: 'Paris' });
    expect(result.understood).toMatchObject({ q: 'developer Berlin', location: 'Paris' });
  });

  test('of a whole sentence every part is read, and what says nothing is left out', async () => {
    const result = await search({ q: 'I am looking for a full time developer job in Berlin, please' });
    expect(result.understood).toMatchObject({ q: 'developer', location: 'Berlin', type: ['full-time'] });
    expect(exactTitles(result)).toEqual(['Frontend Developer']);
    expect((await search({ q: 'jobs' })).total).toBe(drafts.length);
  });

  test('what leaves nothing is given up, and the answer says so', async () => {
    const result = await search({ q: 'developer in Berlin over 90000' });
    expect(result).toMatchObject({ exact: 0, understood: { salary: 90_000 } });
    expect(titles(result)[0]).toBe('Frontend Developer');
    expect(result.unmet[0]).toEqual(['salary']);
  });

  test('work in another language is found by its English name, in that language first', async () => {
    const german = await search({ q: 'Krankenpfleger (m/w/d) in Hamburg' });
    expect(exactTitles(german)).toEqual(['Licensed Practical Nurse']);
    expect(german.translated).toEqual([{ words: 'Krankenpfleger', meant: ['nurse'] }]);
    const french = await search({ q: "offre d'emploi développeuse à Paris" });
    expect(exactTitles(french)).toEqual(['Mobile Developer']);
    expect(french.understood).toMatchObject({ q: 'développeuse', location: 'Paris' });
    expect(titles(await search({ q: 'diseñador' }))).toEqual(['Diseñador Industrial', 'Plan Designer']);
    expect((await search({ q: 'frontend developer' })).translated).toEqual([]);
  });

  test('without some work there is work of its kind, which is not what was asked for', async () => {
    const result = await search({ q: 'irrigation technician' });
    expect(titles(result)).toEqual(['Plumber']);
    expect(result).toMatchObject({
      exact: 0,
      related: [{ words: 'irrigation technician', meant: ['plumber'] }],
    });
    for (const q of ['librarian', 'usher', 'roofer'])
      expect(await search({ q })).toMatchObject({ total: 0, related: [], corrected: null });
  });

  test('a rank in the text says nothing of the job, and a skill of just that name comes before others', async () => {
    expect(await search({ q: 'apprentice plumber' })).toMatchObject({ total: 1, exact: 0 });
    expect(titles(await search({ q: 'controls in Paris' }))).toEqual(['Fitter', 'Door Keeper']);
    expect(titles(await search({ q: 'doorkeeper' }))).toEqual(['Door Keeper']);
  });

  test('accents are folded on both sides', async () => {
    const result = await search({ q: 'frontend dévelopér' });
    expect([result.exact, result.corrected]).toEqual([1, null]);
  });

  test('an empty result shows the nearest jobs, and what each filter keeps out', async () => {
    const result = await search({ title: 'registered nurse', location: 'Berlin', type: 'full-time' });
    expect(result.total).toBe(0);
    expect(result.nearby).toMatchObject({ radius: 50, unit: 'Km', total: 1 });
    expect(titles(result.nearby ?? { data: [] })).toEqual(['Registered Nurse']);
    expect(result.relaxed).toEqual([
      { field: 'title', total: 2 },
      { field: 'location', total: 1 },
    ]);
  });
});

describe('[I-8] remote work and the countries it may be done from', () => {
  test('who chooses remote work in a city finds what may be done from its country, and from anywhere', async () => {
    expect(titles(await search({ location: 'Berlin', mode: 'remote' })).toSorted()).toEqual([
      'Platform Engineer',
      'Software Engineer',
    ]);
    expect(titles(await search({ location: 'Paris', mode: 'remote' })).toSorted()).toEqual([
      'Data Engineer',
      'Platform Engineer',
    ]);
  });

  test('who does not choose it finds the city alone, and the count of the choice says what it would bring', async () => {
    const result = await search({ location: 'Berlin' });
    expect(titles(result).toSorted()).toEqual(['Frontend Developer', 'Nurse Recruiter']);
    expect(result.facets.mode.find(({ value }) => value === 'remote')?.count).toBe(2);
    const category = result.facets.category.find(({ value }) => value === 'health');
    expect(category?.count).toBe(1);
  });

  test('"remote" in the words is the way of working', async () => {
    const result = await search({ q: 'remote engineer' });
    expect(result.understood).toMatchObject({ q: 'engineer', mode: ['remote'] });
    expect(result.total).toBe(3);
  });
});

describe('[I-8] GET /jobs/suggestions', () => {
  const suggest = (query: string) => context.app.inject({ url: `/api/jobs/suggestions?${query}` });

  test('goes on with titles, skills and companies, or with places', async () => {
    const words = (await suggest('q=nur')).json().data as { kind: string; text: string }[];
    expect(words.map(({ kind, text }) => `${kind} ${text}`)).toContain('title Registered Nurse');
    expect((await suggest('q=hafen')).json().data).toMatchObject([
      { kind: 'company', text: 'Hafen Klinik', jobs: 14 },
    ]);
    const places = (await suggest('q=ham&field=place')).json().data as { jobs: number }[];
    const suggested = {
      kind: 'place',
      text: 'Hamburg',
      detail: 'Germany',
      value: 'Hamburg, Germany',
      jobs: 5,
    };
    expect(places[0]).toEqual(suggested);
    expect(places.filter(({ jobs }) => jobs > 0)).toEqual([suggested]);
  });

  test('after the places with jobs come those of the world, which say that there is none', async () => {
    const places = async (q: string) =>
      (
        (await suggest(`q=${encodeURIComponent(q)}&field=place`)).json().data as {
          value: string;
          jobs: number;
        }[]
      ).map(({ value, jobs }) => `${value}: ${jobs}`);
    const par = await places('par');
    expect(par[0]).toBe('Paris, France: 5');
    expect(par).toContain('Paraguay: 0');
    expect(par).toHaveLength(8);
    expect((await places('Springfield'))[0]).toMatch(/^Springfield, .*United States: 0$/);
    expect((await places('berlin'))[0]).toBe('Berlin, Germany: 2');
    expect((await places('uk'))[0]).toBe('United Kingdom: 0');
    expect((await places('nyc'))[0]).toBe('New York, United States: 0');
    const chosen = (await places('tbil'))[0]?.split(':')[0] ?? '';
    expect(await search({ location: chosen })).toMatchObject({ total: 0, placeKnown: true, placeOffers: [] });
  });

  test('a title says how many jobs its words find, and an abbreviation leads to what it stands for', async () => {
    const { data } = (await suggest('q=rn')).json();
    expect(data).toContainEqual(expect.objectContaining({ kind: 'title', text: 'Registered Nurse' }));
    for (const { kind, value, jobs } of data.filter((one: { kind: string }) => one.kind === 'title')) {
      const { exact, total } = await search({ q: value });
      expect([kind, value, jobs]).toEqual(['title', value, exact || total]);
    }
  });

  test('a slip of the finger still gets there', async () => {
    expect((await suggest('q=kubernets')).json().data).toMatchObject([{ kind: 'skill', text: 'Kubernetes' }]);
  });

  test.each(['q=', 'q=a&field=nonsense', `q=${'a'.repeat(81)}`])(
    '%s is refused in a sentence',
    async (query) => {
      const response = await suggest(query);
      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe('invalid_input');
    },
  );
});
