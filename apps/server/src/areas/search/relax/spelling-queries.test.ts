import { beforeAll, expect, test, describe } from 'vitest';
import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

describe('misspelled words', () => {
  const context = useTestApp();

  const titles = [
    'React Developer',
    'Registered Nurse',
    'Marketing Manager',
    'Graphic Designer',
    'Electrician',
  ];
  const places = [
    { city: 'Bengaluru', country: 'India', country_code: 'IN', latitude: 12.97, longitude: 77.59 },
    { city: 'Manchester', country: 'United Kingdom', country_code: 'GB', latitude: 53.48, longitude: -2.24 },
    {
      city: 'San Francisco',
      country: 'United States',
      country_code: 'US',
      latitude: 37.77,
      longitude: -122.42,
    },
    { city: 'Toronto', country: 'Canada', country_code: 'CA', latitude: 43.7, longitude: -79.42 },
    { city: 'Hamburg', country: 'Germany', country_code: 'DE', latitude: 53.55, longitude: 10 },
  ];
  /** How people call them. */
  const names = ['bangalore', ...places.map(({ city }) => city.toLowerCase())];
  const cityOf = (name: string) =>
    name === 'bangalore' ? 'Bengaluru' : places.find(({ city }) => city.toLowerCase() === name)?.city;

  beforeAll(async () => {
    for (const [at, place] of places.entries()) {
      const id = await createPlace(context.services, place);
      // Each title in one place only: elsewhere it has to be read without a posting that helps.
      await createJob(context.services, { title: titles[at] ?? '', place_ids: [id] });
    }
    await context.services.changes.settled();
  });

  async function search(q: string): Promise<JobSearchResult> {
    const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams({ q })}` });
    expect(response.statusCode).toBe(200);
    return response.json();
  }

  /** A slip in the longest word of a text: a letter left out, doubled, swapped with the next or replaced. */
  function slip(text: string, kind: number): string {
    const [longest = ''] = text.split(' ').toSorted((a, b) => b.length - a.length);
    const at = 2 + (kind % (longest.length - 4));
    const [before, letter, next, rest] = [
      longest.slice(0, at),
      longest.charAt(at),
      longest.charAt(at + 1),
      longest.slice(at + 2),
    ];
    const written = [
      `${before}${next}${rest}`,
      `${before}${letter}${letter}${next}${rest}`,
      `${before}${next}${letter}${rest}`,
      `${before}${letter === 'x' ? 'z' : 'x'}${next}${rest}`,
    ][kind % 4];
    return text.replace(longest, written === longest ? `${before}${next}${rest}` : (written ?? ''));
  }

  test('[I-7, L-3] of a title and a place with a slip in each both are corrected, and the answer shows both', async () => {
    const wrong: unknown[] = [];
    for (const [at, title] of titles.entries()) {
      for (const [place, name] of names.entries()) {
        const q = `${slip(title.toLowerCase(), at + place)} in ${slip(name, at + 3 * place)}`;
        const { respelled, understood, data } = await search(q);
        const shown = respelled.map(({ meant }) => meant.toLowerCase());
        // "Registerred" has the stem of "registered", and finds it as it is.
        const isFound = shown.length === 1 && data[0]?.title === title;
        const isCorrected = shown.length === 2 && title.toLowerCase().includes(shown[0] ?? ' ');
        const isPlaced = understood?.location === cityOf(name);
        const isFirst = data[0]?.title === title;
        if (
          !(isCorrected || isFound) ||
          shown.at(-1) !== cityOf(name)?.toLowerCase() ||
          !isPlaced ||
          !isFirst
        )
          wrong.push([q, respelled, understood?.location, data[0]?.title]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('[I-7, L-3] with a rank beside them two slips are corrected as well', async () => {
    const found = await search('sr. react developr in bangalor');
    expect(found.respelled).toEqual([
      { typed: 'developr', meant: 'developer' },
      { typed: 'bangalor', meant: 'Bengaluru' },
    ]);
    expect(found.understood?.location).toBe('Bengaluru');
    expect(found.corrected).toContain('react developer');
    expect(found.data[0]?.title).toBe('React Developer');
  });

  test('[I-7] a word that is no slip keeps no other one from being corrected', async () => {
    expect((await search('graphc designer wzqk')).respelled).toEqual([{ typed: 'graphc', meant: 'graphic' }]);
    expect((await search('graphic designer')).respelled).toEqual([]);
  });
});

describe('unmatched terms', () => {
  const context = useTestApp();

  beforeAll(async () => {
    const { services } = context;
    for (let one = 0; one < 8; one++) await createJob(services, { title: 'Harbour Porter' });
    await createJob(services, { title: 'Porter', description: 'With a forklift, at night.' });
    for (let one = 0; one < 2; one++)
      await createJob(services, { title: 'Harbour Porter', description: 'With a forklift.' });
    await services.changes.settled();
  });

  async function missing(query: Record<string, string>): Promise<JobSearchResult['missing']> {
    const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams(query)}` });
    return response.json().missing;
  }

  test('[L-2] where jobs are listed that have not all of it, the words that none or few have are named', async () => {
    expect(await missing({ q: 'harbour porter zeppelin' })).toEqual([{ words: 'zeppelin', none: true }]);
    expect(await missing({ q: 'harbour porter night zeppelin' })).toEqual([
      { words: 'night', none: false },
      { words: 'zeppelin', none: true },
    ]);
  });

  test('[L-2] those that have all of it are not asked, as far as they stand apart', async () => {
    expect(await missing({ q: 'harbour porter forklift' })).toEqual([{ words: 'forklift', none: false }]);
    expect(await missing({ q: 'harbour porter forklift', sort: 'newest' })).toEqual([]);
  });

  test.each([
    { q: 'porter' },
    { q: 'harbour porter' },
    { q: 'porter OR zeppelin' },
    { q: 'porter -zeppelin' },
    { q: 'porter the' },
    { q: '' },
  ])('[L-2] nothing is missing of %o', async (query) => {
    expect(await missing(query)).toEqual([]);
  });

  test('[L-2] of a name with several words only those are named that are missing', async () => {
    expect(await missing({ q: 'harbour porter truck driver' })).toEqual([
      { words: 'truck driver', none: true },
    ]);
    for (let one = 0; one < 4; one++)
      await createJob(context.services, { title: 'Harbour Porter', description: 'Meets each driver.' });
    await context.services.changes.settled();
    expect(await missing({ q: 'porter harbour truck driver' })).toEqual([{ words: 'truck', none: true }]);
  });
});
