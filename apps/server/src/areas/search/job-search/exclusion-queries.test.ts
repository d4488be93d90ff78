import { jobTypes } from '@waymark/contract/jobs/choices';
import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { beforeAll, expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { writePostings } from '../../jobs/jobs/write-commands.ts';
import { createGazetteer } from '../../places/places/rules.ts';

const context = useTestApp();
const now = Date.parse('2026-11-20T12:00:00Z');
const titles = ['Staff Nurse', 'Nurse Manager', 'Carpenter', 'Data Engineer', 'Night Porter'];

/** Every seventh posting speaks of a ward nurse in its text; title, company and type take their values in turn. */
const drafts: PostingDraft[] = Array.from({ length: 200 }, (_, n) => ({
  sourceId: String(n),
  company: { name: `Acme ${n % 13}`, website: '', about: '', industry: '' },
  title: titles[n % titles.length] ?? '',
  description: n % 7 === 0 ? '<p>Works with the ward nurse.</p>' : '<p>Plain work.</p>',
  ...emptyJobFields,
  category: 'other',
  type: n % 6 === 5 ? null : (jobTypes[n % jobTypes.length]?.value ?? null),
  workMode: 'on-site',
  places: [],
  skills: [],
  experienceMin: n % 8,
  salary: null,
  applyUrl: null,
  postedAt: new Date(now - n * 1000),
  deadline: null,
}));

const search = (query: Record<string, unknown>): Promise<JobSearchResult> =>
  context.index.search(jobSearchSchema.parse(query), now);

beforeAll(async () => {
  await context.database.transaction().execute((transaction) =>
    writePostings(transaction, {
      source: 'test',
      drafts,
      gazetteer: createGazetteer([]),
      now: new Date(now),
    }),
  );
  await context.services.changes.settled();
});

const hasWard = (n: number) => n % 7 === 0;
const countDrafts = (passes: (draft: PostingDraft, n: number) => boolean) => drafts.filter(passes).length;

test('[L-34] no result has a word with a minus before it, neither in its title nor in its text', async () => {
  const { total, data } = await search({ q: 'carpenter -ward' });
  expect(total).toBe(countDrafts(({ title }, n) => title === 'Carpenter' && !hasWard(n)));
  expect(data.every(({ title }) => title === 'Carpenter')).toBe(true);
  const phrase = await search({ q: 'nurse -"nurse manager"', wide: 'true' });
  const hasNurse = (title: string, n: number) => title.includes('Nurse') || hasWard(n);
  expect(phrase.total).toBe(countDrafts(({ title }, n) => hasNurse(title, n) && title !== 'Nurse Manager'));
});

test('[L-34] an excluded word is left out of every alternative', async () => {
  for (const q of [
    'carpenter OR engineer -ward',
    '-ward carpenter OR engineer',
    'carpenter -ward OR engineer',
  ]) {
    const { total } = await search({ q });
    expect(total, q).toBe(countDrafts(({ title }, n) => /Carpenter|Engineer/.test(title) && !hasWard(n)));
  }
});

test('[L-34] an excluded word alone finds all jobs without it, in any order and beside filters', async () => {
  const without = countDrafts(({ title }, n) => !hasWard(n) && !title.includes('Nurse'));
  for (const sort of ['relevance', 'newest'])
    expect((await search({ q: '-nurse', sort })).total).toBe(without);
  const { total, exact } = await search({ q: '-nurse -"data engineer"', type: 'full-time' });
  expect([total, exact]).toEqual(
    Array.from({ length: 2 }, () =>
      countDrafts(
        ({ title, type }, n) => type === 'full-time' && !hasWard(n) && !/Nurse|Data Engineer/.test(title),
      ),
    ),
  );
});

test('[L-34] a hyphen within a word and a dash alone leave nothing out', async () => {
  const all = await search({ q: 'night porter' });
  for (const q of ['night-porter', 'night - porter']) expect((await search({ q })).total, q).toBe(all.total);
});

test('[L-34] jobs of hidden companies are neither listed nor counted', async () => {
  const { facets } = await search({ q: 'carpenter' });
  const [first, second] = facets.company;
  const hidden = [first!.value, second!.value];
  const all = await search({ q: 'carpenter' });
  const { total, facets: left } = await search({ q: 'carpenter', notCompany: hidden });
  expect(total).toBe(all.total - first!.count - second!.count);
  const types = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);
  const hits = drafts.filter(
    ({ title, company, type }) =>
      title === 'Carpenter' && type !== null && ![first!.name, second!.name].includes(company.name),
  );
  expect(types(left.type)).toBe(hits.length);
  // Their names stay known, so that they can be shown again.
  expect(left.company.filter(({ value }) => hidden.includes(value)).map(({ count }) => count)).toEqual([
    0, 0,
  ]);
  const everywhere = await search({ notCompany: hidden });
  expect(everywhere.total).toBe(
    countDrafts(({ company }) => ![first!.name, second!.name].includes(company.name)),
  );
});

test('[L-34] at most ten companies are hidden, and only by their ids', () => {
  const ids = Array.from({ length: 11 }, (_none, at) => `0197c5b2-0000-7000-8000-0000000000${10 + at}`);
  expect(jobSearchSchema.safeParse({ notCompany: ids }).error?.issues[0]?.message).toBe(
    'notCompany takes at most 10 companies.',
  );
  expect(jobSearchSchema.parse({ notCompany: ids[0] }).notCompany).toEqual([ids[0]]);
  expect(jobSearchSchema.safeParse({ notCompany: 'acme' }).error?.issues[0]?.message).toBe(
    'notCompany is a company id.',
  );
});

test('[L-37] what is left out is so under its other names too', async () => {
  const { services } = context;
  for (const title of ['Ward Clerk', 'Intensive Care Unit Clerk', 'ICU Clerk'])
    await createJob(services, { title });
  await services.changes.settled();
  const titlesOf = async (q: string) => (await search({ q })).data.map(({ title }) => title).toSorted();
  expect(await titlesOf('clerk -icu')).toEqual(['Ward Clerk']);
  expect(await titlesOf('clerk not icu')).toEqual(['Ward Clerk']);
});
