import {
  experienceBands,
  jobTypes,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices';
import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { jobSearchSchema, type JobFacets, type JobSearch } from '@waymark/contract/jobs/jobs';
import type { CompanySize } from '@waymark/contract/companies/profile-choices';
import { jobBenefits, jobSchedules } from '@waymark/contract/jobs/fact-choices';
import { languagesOf } from '@waymark/contract/jobs/posting-language';
import { expect, test } from 'vitest';
import { listFacts, packFacts, type StatedFact } from '../../jobs/posting-facts/stated-rules.ts';
import { JobColumnIndex } from '../job-index/column-index.ts';
import type { JobFacts } from '../replica/document-rules.ts';
import { orderOf, TextHits } from '../order/hit-rules.ts';
import { placeFit } from '../job-index/place-count-index.ts';
import { countMatches, matchingOf, selectJobs, type BestFirst } from './selection-rules.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400;
/** More than are looked at together, and matches both fewer and more than are put in order by themselves. */
const jobs = 9000;
const industries = ['Fishing', 'Mining', ''];
const companyIds = Array.from({ length: 8 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
const places = ['1', '2', '2,3', ''];
const fits = Uint8Array.of(placeFit.here, placeFit.none, placeFit.remotely, placeFit.remotely);

/** The same for the same job in every run, and as good as unrelated from field to field. */
function drawn<T>(of: readonly T[], number: number, field: number): T {
  const mixed = Math.imul(number * 16 + field + 1, 0x9e3779b1);
  return of[((mixed ^ (mixed >>> 15)) >>> 0) % of.length] as T;
}

/** A job with what its company says of itself. */
interface DrawnRow extends JobFacts {
  companyName: string;
  industry: string;
  size: CompanySize;
}

const statedSets: readonly (readonly StatedFact[])[] = [
  [],
  ['night', 'weekend', 'health', 'retirement'],
  ['day', 'no-weekends', 'flexible', 'degree-not-needed'],
  ['evening', 'flexible', 'sponsorship-refused', 'degree-needed'],
  ['sponsorship-offered', 'health', 'dental-vision', 'relocation'],
  ['night', 'no-weekends', 'bonus'],
];
const sizes: readonly CompanySize[] = ['', '11–50', '51–200'];

function drawRow(number: number): DrawnRow {
  const company = drawn([...companyIds.keys()], number, 0);
  const daysAgo = drawn([null, 0, 2, 5, 10, 20, 40, 70], number, 1);
  return {
    number,
    title: drawn(['Nurse', 'Cook', 'Senior Cook, Nights'], number, 8),
    companyId: companyIds[company] ?? '',
    companyName: `${'abq0'.charAt(company % 4)} Company ${company}`,
    industry: industries[company % 3] ?? '',
    size: sizes[company % sizes.length] ?? '',
    category: drawn(defaultCategories, number, 2).value,
    type: drawn([null, ...jobTypes.map(({ value }) => value)], number, 3),
    workMode: drawn(workModes, number, 4).value,
    experienceMin: drawn([null, 0, 1, 2, 3, 4, 7], number, 5),
    salaryYearlyUsd: drawn([null, 10_000, 45_000, 80_000, 130_000, 210_000], number, 6),
    payFromYearlyUsd: drawn([null, 10_000, 40_000, 65_000, 130_000, 180_000], number, 6),
    stated: packFacts(drawn(statedSets, number, 9)),
    language: drawn(['', 'en', 'de', 'fr', 'de, en', 'en, fr'], number, 10),
    hasSkills: false,
    // A second each apart, so that only jobs without a date share one.
    postedSeconds: daysAgo === null ? null : now / 1000 - (daysAgo + 0.5) * day - (number % 1000),
    places: drawn(places, number, 7),
    fingerprint: 0,
    own: '',
    featured: number % 11 === 3,
  };
}

// Every seventh has closed, and the first places are taken in the order of the fits.
const firsts = places.map((place, at) => ({ ...drawRow(at + 1), places: place }));
const rest = Array.from({ length: jobs - firsts.length }, (_, at) => drawRow(at + firsts.length + 1));
const everyRow = [...firsts, ...rest];
const allJobs = everyRow.filter(({ number }) => number % 7 !== 0);
// The last ones come when the others have closed, and take their rows.
const latecomers = allJobs.slice(-500);
const early = everyRow.filter((job) => !latecomers.includes(job));
const columns = new JobColumnIndex();
columns.change(new Set(), early);
columns.change(
  new Set(early.map(({ number }) => number)),
  allJobs.filter((job) => !latecomers.includes(job)),
);
columns.change(new Set(), latecomers);
for (const { companyId, companyName: name, industry, size } of allJobs)
  columns.describeCompany({ id: companyId, name, industry, size, logo_file_id: null });
const rowOf = ({ number }: JobFacts) => columns.rowOf(number);

const byDate = (a: JobFacts, b: JobFacts) =>
  (b.postedSeconds ?? 0) - (a.postedSeconds ?? 0) || b.number - a.number;
const byPay = (a: JobFacts, b: JobFacts) =>
  (b.salaryYearlyUsd ?? 0) - (a.salaryYearlyUsd ?? 0) || b.number - a.number;
const byFeatured = (a: JobFacts, b: JobFacts) => Number(b.featured) - Number(a.featured) || byDate(a, b);

function bandOf({ experienceMin }: JobFacts): string | undefined {
  if (experienceMin === null) return undefined;
  return experienceBands.findLast(({ from }) => experienceMin >= from)?.value;
}

type Facet = Exclude<keyof JobFacets, 'notStated'>;

/** The values of a facet that a job has. */
const valuesOf: Record<Facet, (job: DrawnRow) => (string | null | undefined)[]> = {
  category: (job) => [job.category],
  type: (job) => [job.type],
  mode: (job) => [job.workMode],
  experience: (job) => [bandOf(job)],
  salary: (job) => salaryFloors.filter((floor) => (job.salaryYearlyUsd ?? 0) >= floor).map(String),
  posted: (job) =>
    postedPeriods
      .filter(({ days }) => (job.postedSeconds ?? 0) >= now / 1000 - days * day)
      .map(({ value }) => value),
  company: (job) => [job.companyId],
  industry: (job) => [job.industry],
  letter: (job) => ['top-100', /^\d/.test(job.companyName) ? '0-9' : job.companyName.charAt(0)],
  schedule: (job) => listFacts(job.stated).filter((fact) => jobSchedules.some(({ value }) => value === fact)),
  degree: (job) => (listFacts(job.stated).includes('degree-not-needed') ? ['not-needed'] : []),
  sponsorship: (job) => (listFacts(job.stated).includes('sponsorship-offered') ? ['offered'] : []),
  benefits: (job) => listFacts(job.stated).filter((fact) => jobBenefits.some(({ value }) => value === fact)),
  size: (job) => [job.size].filter(Boolean),
  language: (job) => languagesOf(job.language),
};
function isSilent(job: DrawnRow, group: keyof JobFacets['notStated']): boolean {
  if (group === 'degree' || group === 'sponsorship')
    return listFacts(job.stated).every((fact) => !fact.startsWith(group));
  return valuesOf[group](job).length === 0;
}
const facetNames = Object.keys(valuesOf) as Facet[];

/** Whether a job that has these values passes what is chosen of a facet. */
function fitsChoice(facet: Facet, has: readonly (string | null | undefined)[], chosen: readonly string[]) {
  const narrowing = chosen.filter(
    (value) =>
      facet === 'benefits' ||
      jobSchedules.some((one) => one.value === value && !one.isShift && facet === 'schedule'),
  );
  const widening = chosen.filter((value) => !narrowing.includes(value));
  const fitsAny = widening.length === 0 || has.some((value) => widening.includes(value ?? ''));
  return fitsAny && narrowing.every((value) => has.includes(value));
}

function fitsPlace(job: DrawnRow, isRemoteChosen: boolean): boolean {
  const fit = fits[places.indexOf(job.places)];
  return fit === placeFit.here || (fit === placeFit.remotely && job.workMode === 'remote' && isRemoteChosen);
}

/** How many of the jobs each value of a facet has, once it is chosen: alone of its facet, or besides what narrows it. */
function countValues(name: Facet, values: readonly string[], search: JobSearch, among: readonly DrawnRow[]) {
  const isShift = (value: string) => jobSchedules.some((one) => one.value === value && one.isShift);
  const kept = (value: string): readonly string[] => {
    if (name === 'benefits') return search.benefits;
    if (name !== 'schedule') return [];
    return isShift(value) ? search.schedule.filter((one) => !isShift(one)) : search.schedule;
  };
  return values.map((value) => {
    // An industry is one however it is spelled.
    const chosen = [...kept(value), value].map((one) => one.toLowerCase());
    const has = (job: DrawnRow) => valuesOf[name](job).map((one) => one?.toLowerCase());
    const count = among.filter(
      (job) => passes(job, search, name) && fitsChoice(name, has(job), chosen),
    ).length;
    return { value, count };
  });
}

/** Whether a job passes all filters but one; without that of the mode, remote work counts as chosen. */
function passes(job: DrawnRow, search: JobSearch, without?: Facet): boolean {
  const isRemoteChosen = without === 'mode' || search.mode.includes('remote');
  if (search.location && !fitsPlace(job, isRemoteChosen)) return false;
  const { payFromYearlyUsd: payFrom } = job;
  if (search.salaryTo !== undefined && (payFrom === null || payFrom > search.salaryTo)) return false;
  return facetNames.every((name) => {
    const chosen = [search[name] ?? []].flat().map(String);
    return name === without || fitsChoice(name, valuesOf[name](job), chosen);
  });
}

const searches: [string, Record<string, unknown>][] = [
  ['one filter with many matches', { type: ['full-time', 'part-time'] }],
  ['the filter that most pass', { posted: 'last-2-months' }],
  ['two filters', { mode: ['remote'], salary: 100_000 }],
  ['so many filters that few match', { category: ['health'], experience: ['3-4'], salary: 60_000 }],
  ['filters that nothing matches', { category: ['health'], industry: ['No such'] }],
  ['a company', { company: [...companyIds.slice(3, 5), '00000000-0000-4000-8000-00000000000f'] }],
  ['industry and letter', { industry: ['FISHING'], letter: 'a' }],
  ['letter and kind', { letter: 'top-100', type: ['internship'] }],
  ['pay from and to', { salary: 40_000, salaryTo: 65_000 }],
  ['a shift', { schedule: ['night'] }],
  ['shifts and days', { schedule: ['night', 'day', 'no-weekends'], type: ['full-time', 'part-time'] }],
  ['benefits', { benefits: ['health', 'retirement'] }],
  ['no degree and a language', { degree: 'not-needed', language: ['en', 'de'] }],
  ['sponsorship and sizes', { sponsorship: 'offered', size: ['11–50', '51–200'] }],
  ['a place', { location: 'here' }],
  ['a place and remote work', { location: 'here', mode: ['remote', 'hybrid'] }],
  ['a place and other work', { location: 'here', mode: ['on-site'], posted: 'last-month' }],
];

function askOf(filters: Record<string, unknown>): { search: JobSearch; placeSets: Uint8Array | undefined } {
  const search = jobSearchSchema.parse(filters);
  return { search, placeSets: search.location ? fits : undefined };
}

/** Hits of a text: every third job. */
const hitRows = allJobs.filter(({ number }) => number % 3 === 0).toSorted(byDate);
const hitRowNumbers = Int32Array.from(hitRows, rowOf);
const asWanted = (search: JobSearch) => ({
  ...search,
  industry: search.industry.map((industry) => (industry === 'FISHING' ? 'Fishing' : industry)),
});

test.each(searches)('[I-8] %s: each facet is counted without its own filter', (_name, filters) => {
  const { search, placeSets } = askOf(filters);
  for (const among of [allJobs, hitRows]) {
    const rows = among === allJobs ? undefined : hitRowNumbers;
    const { total, facets } = selectJobs(columns, search, { rows, placeSets }, now);
    const wanted = asWanted(search);
    expect(total).toBe(among.filter((job) => passes(job, wanted)).length);
    expect(countMatches(columns, search, { rows, placeSets }, now)).toBe(total);
    for (const group of ['schedule', 'degree', 'sponsorship', 'benefits', 'size', 'language'] as const) {
      const silent = among.filter((job) => passes(job, wanted, group) && isSilent(job, group));
      expect(facets.notStated[group], group).toBe(silent.length);
    }
    for (const name of facetNames) {
      const said = facets[name].map(({ value, count }) => ({ value, count }));
      const values = said.map(({ value }) => value);
      expect(said, name).toEqual(countValues(name, values, wanted, among));
    }
  }
});

test.each(searches)('[I-7] %s: every page has the next matches in the wanted order', (_name, filters) => {
  const { search, placeSets } = askOf(filters);
  for (const [others, inOrder] of [
    [columns.newest, byDate],
    [columns.bestPaid, byPay],
    [columns.featuredFirst, byFeatured],
  ] as const) {
    for (const among of [allJobs, hitRows]) {
      const rows = among === allJobs ? undefined : hitRowNumbers;
      const matches = among.filter((job) => passes(job, asWanted(search)));
      const wanted = matches.toSorted(inOrder).map(({ number }) => number);
      // The last of them comes first, as a ranking might have it.
      const ranked = [...wanted.slice(-1), ...wanted.slice(0, -1)];
      const list = ranked.map((number) => columns.rowOf(number));
      const rank = new Map(list.map((row, at) => [row, at]));
      const compare = (a: number, b: number) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
      const found = selectJobs(columns, search, { rows, placeSets }, now);
      const page = (offset: number, best?: BestFirst) =>
        columns.numbersOf(found.pick({ best, others }, { offset, limit: 25 }));
      for (const offset of [0, 25, 1000, wanted.length - 10, wanted.length]) {
        if (offset < 0) continue;
        expect(page(offset)).toEqual(wanted.slice(offset, offset + 25));
        expect(page(offset, { all: () => list, compare })).toEqual(ranked.slice(offset, offset + 25));
      }
    }
  }
});

test.each(searches)(
  '[I-8, L-37] %s: what is listed besides the answers counts for no choice',
  (_name, filters) => {
    const { search, placeSets } = askOf(filters);
    const restRows = allJobs.filter(({ number }) => number % 3 === 1);
    const passing = (of: readonly DrawnRow[]) => of.filter((job) => passes(job, asWanted(search))).length;
    const answers = selectJobs(columns, search, { rows: hitRowNumbers, placeSets }, now);
    for (const enough of [0, Infinity]) {
      const besides = { rows: Int32Array.from(restRows, rowOf), enough };
      const found = selectJobs(columns, search, { rows: hitRowNumbers, placeSets, rest: besides }, now);
      expect(found).toMatchObject({ exact: answers.total, facets: answers.facets });
      const [listed, others] = enough === 0 ? [0, passing(restRows)] : [passing(restRows), 0];
      expect(found).toMatchObject({ total: answers.total + listed, others });
    }
  },
);

test.each([
  ['by their scores', false, false],
  ['those of a rank first', true, false],
  ['what is nearer first', false, true],
  ['what is nearer, and then a rank', true, true],
])('[I-7] hits are in one order, listed or compared: %s', (_name, withFirst, withNear) => {
  const hits = new TextHits(columns);
  const first = new TextHits(columns);
  for (const row of hitRowNumbers) hits.add(row, drawn([1, 32, 33, 127, 128, 200, 255], row, 9));
  for (const row of hitRowNumbers.filter((_slot, at) => at % 3 === 0))
    first.add(row, drawn([1, 40, 255], row, 10));
  const by = new Uint8Array(hits.scores.length);
  for (const row of hitRowNumbers) by[row] = drawn([0, 1, 2], row, 11);
  const order = orderOf(hits, {
    first: withFirst ? first : undefined,
    nearness: withNear ? { by, max: 2 } : undefined,
    isOfField: withNear ? (row) => drawn([true, false], row, 12) : undefined,
  });
  const listed = [...new Set(order.all())];
  expect(listed).toHaveLength(hitRowNumbers.length);
  expect(listed).toEqual([...hitRowNumbers].toSorted((a, b) => order.compare(a, b)));
});

test.each(searches)('[I-7] %s: what matches stands as the candidates do', (_name, filters) => {
  const { search, placeSets } = askOf(filters);
  const wanted = hitRows.filter((job) => passes(job, asWanted(search))).map(rowOf);
  expect(matchingOf(columns, search, { rows: hitRowNumbers, placeSets }, now)).toEqual(wanted);
});

test('[I-8] columns are as long as there are jobs at once, however many there ever were', () => {
  const board = new JobColumnIndex();
  for (let number = 1; number <= 20_000; number++) {
    board.change(new Set([number - 100]), [drawRow(number)]);
  }
  expect(board.size).toBe(100);
  expect(board.end).toBeLessThanOrEqual(101);
  expect(board.open.length).toBeLessThan(2000);
});
