import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { describe, expect, test } from 'vitest';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { fieldNames } from './sentence-constants.ts';
import { fieldOf } from './work-rules.ts';
import { correctText, findMistyped } from '../relax/spelling-queries.ts';
import { readSentence } from './sentence-rules.ts';
import { namedEntry } from '../../../testing/named-entry.ts';
import { Vocabulary, type NamedEntry } from '../job-index/vocabulary-index.ts';

describe('a sentence', () => {
  const words = new Vocabulary([
    ...[
      'Nurse',
      'Senior Mobile Developer',
      'Lead Generation Specialist',
      'Job Coach',
      'Mobile Developer',
      'Remote Sensing Engineer',
      'Contract Manager',
      'Head of Finance',
      'Site Engineer',
    ].map((title) => namedEntry('title', title, 9)),
    namedEntry('title', 'London Tour Guide', 1),
    namedEntry('title', 'Sales Manager, Europe', 3),
    namedEntry('place', 'United Kingdom', 40),
    namedEntry('place', 'London', 40),
    namedEntry('place', 'Mobile', 2),
    namedEntry('place', 'Kochi', 2),
    namedEntry('place', 'New York', 5),
    namedEntry('place', 'Los Angeles', 5),
    namedEntry('place', 'Louisiana', 2),
    namedEntry('company', 'New York Life', 3),
    namedEntry('company', 'Senior Helpers', 3),
    namedEntry('company', 'Nurses Without Borders', 3),
    namedEntry('title', 'Kitchen Helpers', 3),
  ]);
  const places = new PlaceIndex();
  for (const [id, [city, region, country, countryCode]] of [
    ['London', 'England', 'United Kingdom', 'GB'],
    ['Mobile', 'Alabama', 'United States', 'US'],
    ['New York', 'New York', 'United States', 'US'],
    ['Los Angeles', 'California', 'United States', 'US'],
    ['New Orleans', 'Louisiana', 'United States', 'US'],
    ['San Francisco', 'California', 'United States', 'US'],
    ['Newcastle upon Tyne', 'England', 'United Kingdom', 'GB'],
  ].entries()) {
    places.put({
      id,
      city: city ?? '',
      region: region ?? '',
      country: country ?? '',
      countryCode: countryCode ?? '',
      latitude: null,
      longitude: null,
    });
  }
  function read(q: string) {
    const { page: _page, ...search } = jobSearchSchema.parse({ q });
    const { search: found } = readSentence({ ...search, page: 1 }, { places, words });
    return JSON.parse(JSON.stringify(found, (_key, value) => (isEmpty(value) ? undefined : value)));
  }
  const lower = ({ q, ...search }: { q?: string; [field: string]: unknown }) => ({
    ...search,
    ...(q && { q: q.toLowerCase() }),
  });
  const isEmpty = (value: unknown) =>
    value === '' || value === 1 || (Array.isArray(value) && value.length === 0);

  describe('[I-8] what a sentence says', () => {
    test('a place is named as it writes itself, and by its short name', () => {
      expect(read('nurse in london')).toMatchObject({ q: 'nurse', location: 'London' });
      expect(read('nurse newcastle')).toMatchObject({ q: 'nurse', location: 'Newcastle upon Tyne' });
    });

    test('words with a year before a comma are none of a place', () => {
      expect(read('nurse 2027 nights, London')).toMatchObject({
        q: 'nurse',
        schedule: ['night'],
        location: 'London',
      });
    });

    test.each([
      ['nurse P/T', 'part-time'],
      ['F/T nurse', 'full-time'],
    ])('%j is %s', (q, type) => {
      expect(read(q)).toMatchObject({ q: 'nurse', type: [type] });
    });

    test.each(['PT', 'pt assistant', 'travel PT'])('%j is work with a therapist', (q) => {
      expect(read(q).type).toBeUndefined();
    });

    test.each([
      [
        'looking for a part time nurse job in London that pays over 50000',
        {
          q: 'nurse',
          type: ['part-time'],
          location: 'London',
          salary: 50_000,
          currency: 'GBP',
          period: 'year',
        },
      ],
      ['I have 5 years experience as a nurse', { q: 'nurse' }],
      ['my wife would like to become a nurse in London', { q: 'nurse', location: 'London' }],
      ['nurse London UK', { q: 'nurse', location: 'London, England, United Kingdom' }],
      ['nurse Lodnon', { q: 'nurse', location: 'London' }],
      ['jobs in Lonndon', { location: 'London' }],
      ['nurse in Greater London', { q: 'nurse', location: 'Greater London' }],
      ['nurse 70000', { q: 'nurse', salary: 70_000 }],
      [
        'nurse 90000 London',
        { q: 'nurse', location: 'London', salary: 90_000, currency: 'GBP', period: 'year' },
      ],
      ['nurse New York ny', { q: 'nurse', location: 'New York, United States' }],
      ['nurse LA', { q: 'nurse', location: 'Los Angeles' }],
      ['nurse London or New York', { q: 'nurse', location: 'London or New York' }],
      ['nurse in London or New York with a car', { q: 'nurse car', location: 'London or New York' }],
      ['nurse in London, good pay', { q: 'nurse', location: 'London' }],
      ['nurse or mobile', { q: 'nurse mobile' }],
      ['nurse a la carte', { q: 'nurse la carte' }],
      ['nurse - London (UK)', { q: 'nurse', location: 'London, England, United Kingdom' }],
      [
        'Nurse Lead Generation Specialist (London)',
        { q: 'Nurse Lead Generation Specialist', location: 'London' },
      ],
      ['nurse Bay Area', { q: 'nurse', location: 'Bay Area' }],
      ['nurse in the London area', { q: 'nurse', location: 'London area' }],
      ['nurse NY', { q: 'nurse', location: 'New York' }],
      ['jobs in Koch', { location: 'Kochi' }],
      ['remote nurse europe', { q: 'nurse', mode: ['remote'], location: 'Europe' }],
      ['nurse anywhere', { q: 'nurse', mode: ['remote'] }],
      ['nurse remote work from home', { q: 'nurse', mode: ['remote'] }],
      ['remote-first nurse', { q: 'nurse', mode: ['remote'] }],
      ['nurse deltid', { q: 'nurse', type: ['part-time'] }],
      ['nurse distans', { q: 'nurse', mode: ['remote'] }],
      ['director or vp finance', { q: 'director finance OR vp finance' }],
      ['on site engineer', { q: 'engineer', mode: ['on-site'] }],
      ['site engineer', { q: 'site engineer' }],
      ['Krankenschwester Teilzeit', { q: 'Krankenschwester', type: ['part-time'] }],
      ['London nurse', { q: 'nurse', location: 'London' }],
      ['nurse near London this week', { q: 'nurse', location: 'London', radius: 50, posted: 'last-week' }],
      ['nurse jobs in the UK', { q: 'nurse', location: 'United Kingdom' }],
      ['nurse London England', { q: 'nurse', location: 'London, England, United Kingdom' }],
      ['remote nurse us', { q: 'nurse', mode: ['remote'], location: 'United States' }],
      ['nurse mobile united states', { q: 'nurse', location: 'Mobile, Alabama, United States' }],
      ['nyc nurse', { q: 'nurse', location: 'New York' }],
      ['hybrid nurse internship', { q: 'nurse', mode: ['hybrid'], type: ['internship'] }],
      ['nurse no experience needed', { q: 'nurse', level: ['entry'] }],
      ['entry level nurse', { q: 'nurse', level: ['entry'] }],
      ['senior nurse', { q: 'nurse', level: ['senior'] }],
      ['Sr. nurse in London', { q: 'nurse', level: ['senior'], location: 'London' }],
      ['mobile developer lead', { q: 'mobile developer', level: ['lead'] }],
      ['Senior Mobile Developer', { q: 'Mobile Developer', level: ['senior'] }],
      ['part time junior job coach', { q: 'job coach', level: ['junior'], type: ['part-time'] }],
      ['nurse for graduates', { q: 'nurse', level: ['graduate'] }],
      ['graduate jobs in London', { level: ['graduate'], location: 'London' }],
      ['work from home', { mode: ['remote'] }],
      ['nurse who wants to work from home two days', { q: 'nurse', mode: ['hybrid'] }],
      ['nurse, 3 days a week in the office', { q: 'nurse', mode: ['hybrid'] }],
      ['jobs', {}],
      ['c++ London', { q: 'c++', location: 'London' }],
      ['5S in New York', { q: '5S', location: 'New York' }],
      ['mid-level nurse', { q: 'nurse' }],
      ['newly qualified nurse in London', { q: 'nurse', level: ['entry'], location: 'London' }],
      ['trainee nurse', { q: 'nurse', level: ['entry'] }],
      ['nurse trainee London', { q: 'nurse', level: ['entry'], location: 'London' }],
      ['experienced nurse', { q: 'nurse' }],
      ['nurse (m/w/d) in London', { q: 'nurse', location: 'London' }],
      ["offre d'emploi Krankenschwester H/F à London", { q: 'Krankenschwester', location: 'London' }],
      ['empleo en London', { location: 'London' }],
      ['nurse people in London', { q: 'nurse', location: 'London' }],
      ['remote or hybrid nurse', { q: 'nurse', mode: ['remote', 'hybrid'] }],
      ['anything close to London for a nurse', { q: 'nurse', location: 'London', radius: 50 }],
      ['nurse Mobile Alabama United States', { q: 'nurse', location: 'Mobile, Alabama, United States' }],
      ['nurse 5+ years', { q: 'nurse' }],
      ['nurses or coaches hiring near me', { q: 'nurses coaches' }],
      ['nurse jobs for students in London', { q: 'nurse', location: 'London', level: ['entry'] }],
      ['nurse jobs for parents in London', { q: 'nurse', location: 'London' }],
      ['manager not for profit', { q: 'manager not profit' }],
      [
        'nurse job without weekends or nights in London',
        { q: 'nurse', location: 'London', schedule: ['no-weekends'] },
      ],
      ['nurse, no talking to customers', { q: 'nurse' }],
      ['just left school and want my first nurse job', { q: 'nurse', level: ['entry'] }],
      ['nurse job for old people', { q: 'nurse old people' }],
      ['seasonal nurse', { q: 'nurse', type: ['temporary'] }],
    ])('%s', (typed, meant) => {
      expect(lower(read(typed))).toEqual(lower(meant));
    });

    test.each([
      'developer mobile',
      'remote sensing engineer',
      'contract manager',
      'job coach',
      'head of finance',
      'new york life',
      '"in London" nurse',
      'IT nurse',
      'lead generation specialist',
      'lead generation',
      'team lead',
      'Senior Helpers',
      'Koch',
      'school principal',
      'principal',
      'senior',
      '"senior nurse"',
      '70000',
      'zookeeper 70000',
      'Nurses Without Borders',
    ])('%s means itself', (typed) => {
      const { search, entries } = readSentence(jobSearchSchema.parse({ q: typed }), { places, words });
      expect(entries.map(({ as }) => as)).toEqual(entries.map(() => 'word'));
      expect(search).toMatchObject({ location: '', level: [], type: [], mode: [] });
    });
  });

  test.each([
    ['or nurse', 'or nurse'],
    ['OR nurse', 'or nurse'],
    ['or baker', 'baker'],
    ['看護師の仕事', '看護師'],
    ['вакансии бухгалтер', 'бухгалтер'],
  ])('[L-1] of %s is looked for: %s', (typed, q) => {
    expect(readSentence(jobSearchSchema.parse({ q: typed }), { places, words }).search.q).toBe(q);
  });

  describe('[L-2] of a sentence what is wished for is looked for', () => {
    const wish = (q: string) => readSentence(jobSearchSchema.parse({ q }), { places, words }).search;

    test.each([
      ['I used to be a waitress, want to train as a barista', 'barista'],
      ['my background is in physics and I would like to move into accounting', 'accounting'],
      ['barista, I used to work in retail', 'barista'],
      ['my son just left school and wants to learn carpentry', 'carpentry'],
      ['I want to switch from accounting to carpentry', 'carpentry'],
      ['tired of retail, looking for office work', 'office'],
      ['I am leaving nursing to become a barista', 'barista'],
      ['I was made redundant from my bank and would consider carpentry', 'carpentry'],
      ['after twelve years as a waitress I would like to train as a nurse', 'nurse'],
      ['I need a nurse job because of my children', 'nurse'],
      ['nurse so I can pick the kids up', 'nurse'],
      ["I am a nurse and getting up early doesn't bother me", 'nurse'],
      ["looking for nurse work, I've got my own van", 'nurse'],
      ['my partner got a job in Leeds so I need a nurse role there', 'nurse'],
      ['I have been a nurse for six years', 'nurse'],
      ['nurse or barista', 'nurse OR barista'],
      ['something in banking or finance', 'banking OR finance'],
      ['Java or Python developer', 'Java Python developer'],
      // Where no work follows, what was said before is it.
      ['nurse looking for triage', 'nurse triage'],
      ['nurse looking for work in London', 'nurse'],
      ['I am a nurse and need shifts', 'nurse shifts'],
    ])('%s', (typed, q) => {
      expect(wish(typed).q.toLowerCase()).toBe(q.toLowerCase());
    });

    test.each(['remoto', 'en télétravail', 'Heimarbeit', 'thuiswerken'])('%s is remote work', (said) => {
      expect(read(`Nurse ${said}`)).toMatchObject({ q: 'nurse', mode: ['remote'] });
    });

    test('a placement is an internship only if the text says so', () => {
      expect(read('nurse, summer placement')).toMatchObject({ q: 'nurse', type: ['internship'] });
      expect(read('placement nurse').type).toBeUndefined();
      expect(read('student nurse')).toEqual({ q: 'student nurse' });
    });

    test('a word between others is no mistyped place', () => {
      const frome = new Vocabulary([namedEntry('title', 'Nurse', 9), namedEntry('place', 'Frome', 9)]);
      const asked = jobSearchSchema.parse({ q: 'going from retail into nursing' });
      expect(readSentence(asked, { places, words: frome }).search).toMatchObject({
        q: 'nursing',
        location: '',
      });
    });

    test('[L-21] slips of a place are not looked for in a text that is all unknown words', () => {
      const leeds = new Vocabulary([namedEntry('title', 'Nurse', 9), namedEntry('place', 'Leeds', 9)]);
      const placeOf = (q: string) =>
        readSentence(jobSearchSchema.parse({ q }), { places, words: leeds }).search.location;
      expect(placeOf('nurse in Leedds')).toBe('Leeds');
      expect(placeOf('nurse qwba qwbb qwbc in Leedds')).toBe('Leeds');
      expect(placeOf('nurse qwba qwbb qwbc qwbd in Leedds')).toBe('');
    });

    test('graduates get entry-level jobs', () => {
      expect(wish('nurse straight out of uni')).toMatchObject({ q: 'nurse', level: ['entry'] });
      expect(wish('I just graduated, nurse London')).toMatchObject({ q: 'nurse', level: ['entry'] });
      expect(wish('nurse?').q).toBe('nurse');
      expect(wish('nurse graduates?')).toMatchObject({ q: 'nurse', level: ['graduate'] });
    });
  });

  test('[I-8] the names of fields are those of categories of the product', () => {
    const categories: readonly string[] = defaultCategories.map(({ value }) => value);
    expect(categories).toEqual(expect.arrayContaining(Object.keys(fieldNames)));
  });

  test('[I-8] either of two names is that of a field where both are', () => {
    expect(fieldOf('bar OR restaurant')).toBe('food-service');
    expect(fieldOf('bar OR bank')).toBeUndefined();
    expect(fieldOf('bar')).toBe('food-service');
  });
});

describe('a mistyped text', () => {
  const titles = ['Cooking Instructor', 'Night Nurse', 'Waiter', 'Air Technician'];
  const entries = titles.map((text): NamedEntry => ({
    kind: 'title',
    text,
    detail: '',
    value: text,
    weight: 3,
  }));
  const words = new Vocabulary(entries);

  const correct = (text: string) => correctText(text, findMistyped(text, words));

  test.each([
    ['cooking cookin', 'cooking cooking'],
    ['cookin cooking', 'cooking cooking'],
    ['"cookin" cookin', '"cookin" cooking'],
    ['“night nurss” OR nurss', '“night nurss” OR nurse'],
    ['instructr -cookin  waitr', 'instructor -cookin  waiter'],
    ['-"cookin" nurss', '-"cookin" nurse'],
    ['nurss or waitr', 'nurse or waiter'],
    ['bartendr', 'bartender'],
    ['(waitr, nurss)', '(waiter, nurse)'],
  ])('[I-7] in %s the mistyped words alone are mended: %s', (typed, mended) => {
    expect(correct(typed)).toBe(mended);
  });

  test.each([
    ['night nurss', 'night nurse'],
    ['nihgt nurse', 'night nurse'],
    ['knight nurse', 'night nurse'],
    ['nurce', 'nurse'],
  ])('[L-3] beside the other word of a name, or next to a common word, %s is %s', (typed, mended) => {
    expect(correct(typed)).toBe(mended);
  });

  test.each([
    'usher',
    'unicorn nurse',
    'curse',
    'grad scheme',
    'purse seller',
    'knight waiter',
    'mise en place',
    'vaga enfermeiro',
  ])('[L-3] the words of a dictionary in %s are no slips', (typed) => {
    expect(correct(typed)).toBeNull();
  });

  test('[L-3] where two names are as likely neither stands out', () => {
    const two = new Vocabulary(
      ['Baker', 'Maker'].map((text): NamedEntry => ({
        kind: 'title',
        text,
        detail: '',
        value: text,
        weight: 3,
      })),
    );
    expect(two.correct('xaker')).toBeUndefined();
  });

  test.each(['cooking', '"cookin', '-cookin nurse', 'zzzzqqqq', '(waiter) nurse,', 'nursery nurse', 'hair'])(
    '[I-7] %s stays as it is',
    (typed) => {
      expect(correct(typed)).toBeNull();
    },
  );
});
