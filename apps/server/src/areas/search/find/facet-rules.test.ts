import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import { jobTypes, workModes } from '@waymark/contract/jobs/choices';
import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { jobSearchSchema, type JobSearch, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { jobSchedules } from '@waymark/contract/jobs/fact-choices';
import { beforeAll, describe, expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useOpenJobs } from '../../../testing/open-jobs.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { writePostings } from '../../jobs/jobs/write-commands.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { matchJobs, searchJobs } from '../job-search/search-queries.ts';

describe('live counts', () => {
  const context = useTestApp();
  const now = Date.parse('2026-11-20T12:00:00Z');
  const dayMs = 86_400_000;

  const cities = [
    { city: 'Leeds', region: '', countryCode: 'GB', latitude: 53.8, longitude: -1.55, weight: 1 },
    { city: 'York', region: '', countryCode: 'GB', latitude: 53.96, longitude: -1.08, weight: 1 },
    { city: 'Berlin', region: '', countryCode: 'DE', latitude: 52.52, longitude: 13.4, weight: 1 },
  ];
  /** Fifteen nurses and twelve porters have enough of their own; of the others hardly one has all of a search. */
  const titles = [
    ...Array.from({ length: 5 }, () => 'Staff Nurse'),
    ...Array.from({ length: 4 }, () => 'Night Porter'),
    'Senior Nurse',
    'Nurse Recruiter',
    'Data Scientist',
    'Bartender',
    'Compliance Officer',
    'Shop Assistant',
    'Carpenter',
  ];

  const stated = [
    '',
    '<p>Flexible working hours. No degree required.</p><h3>Benefits</h3><ul><li>Health insurance</li></ul>',
    '<p>We offer visa sponsorship, 25 days annual leave and a pension.</p><p>No weekends.</p>',
    '<p>Wir bieten dir flexible Arbeitszeiten, betriebliche Altersvorsorge und 30 Tage Urlaub. Das Team ist für alle da und wir freuen uns auf dich.</p>',
    '<p>Evening and weekend shifts. A bachelor’s degree is required. We do not sponsor visas.</p>',
  ];

  const drafts: PostingDraft[] = Array.from({ length: 240 }, (_, n) => ({
    sourceId: String(n),
    company: {
      name: `${'ABC9'.charAt(n % 4)} Firm ${n % 13}`,
      website: '',
      about: '',
      industry: n % 3 ? 'Health' : 'Trade',
    },
    title: titles[n % titles.length] ?? '',
    description: `<p>${['You help the ward nurse.', 'Night shift at the bar.', 'Plain work.', 'Screens data.'][(n >> 3) % 4]}</p>${stated[n % stated.length]}`,
    ...emptyJobFields,
    category: defaultCategories[(n * 3) % 7]?.value ?? 'other',
    type: n % 9 === 8 ? null : (jobTypes[(n >> 1) % jobTypes.length]?.value ?? null),
    // Nurses are on site but for a few, as they are.
    workMode:
      titles[n % titles.length]?.includes('Nurse') && n % 37 > 1
        ? 'on-site'
        : (workModes[n % workModes.length]?.value ?? null),
    places: [cities[n % 5 === 4 ? 2 : n % 2] ?? []].flat(),
    skills: n % 6 === 0 ? ['Python'] : [],
    experienceMin: [null, 0, 2, 5][n % 4] ?? null,
    salary: n % 3 === 0 ? null : { min: 2_000_000 + n * 40_000, max: null, currency: 'USD', period: 'year' },
    applyUrl: null,
    postedAt: new Date(now - (n % 60) * dayMs),
    deadline: null,
  }));

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

  const searchFor = (search: JobSearch): Promise<JobSearchResult> => context.index.search(search, now);

  /** The search as the form shows it once it was made: what was read of the words stands in its fields. */
  const shownOf = (search: JobSearch, { understood, corrected }: JobSearchResult): JobSearch => ({
    ...search,
    ...understood,
    ...(corrected !== null && { q: corrected }),
  });

  const groups = [
    'category',
    'type',
    'mode',
    'experience',
    'salary',
    'posted',
    'company',
    'industry',
    'letter',
    'schedule',
    'degree',
    'sponsorship',
    'benefits',
    'size',
    'language',
  ] as const;

  const single = new Set(['salary', 'posted', 'letter', 'degree', 'sponsorship']);
  const isShift = (value: string) => jobSchedules.some((one) => one.value === value && one.isShift);

  /** The search with this choice of a group alone, or besides those that narrow it. */
  function withChoice(search: JobSearch, group: (typeof groups)[number], value: string): JobSearch {
    const kept = () => {
      if (group === 'benefits') return search.benefits;
      if (group !== 'schedule') return [];
      return isShift(value) ? search.schedule.filter((one) => !isShift(one)) : search.schedule;
    };
    return jobSearchSchema.parse({ ...search, [group]: single.has(group) ? value : [...kept(), value] });
  }

  const queries = [
    'nurse',
    'nurss',
    'bartender',
    'nurse in Leeds',
    'senior nurse',
    'senior nurse in York',
    'remote nurse',
    'hybrid data scientist in Berlin over 30000',
    'compliance manager night',
    'design',
    'bar',
    'nurse or porter',
    'krankenschwester',
    'part time nurse',
    'ward nurse night shift',
    'carpenter or plumber',
  ];
  const filters: Partial<Record<keyof JobSearch, unknown>>[] = [
    {},
    { mode: ['hybrid'] },
    { salary: 45_000 },
    { location: 'Leeds' },
    { location: 'York', radius: 50, posted: 'last-month' },
    { wide: 'true' },
    { schedule: ['night', 'flexible'], salaryTo: 60_000 },
    { benefits: ['health'], currency: 'GBP', salary: 15_000 },
    { language: ['de'] },
    { degree: 'not-needed', period: 'month', salaryTo: 4000 },
  ];

  /** So many choices of a group are taken after a search, in turn with the others of it. */
  const takenOfGroup = 2;

  /** Some of the choices that have jobs, others with each filter, and one that has none: each costs a search. */
  function takeSome<Choice extends { count: number }>(choices: readonly Choice[], turn: number): Choice[] {
    const filled = choices.filter(({ count }) => count > 0);
    const empty = choices.filter(({ count }) => count === 0);
    const step = Math.max(1, Math.ceil(filled.length / takenOfGroup));
    const taken = filled.filter((_, at) => at % step === turn % step);
    return empty.length > 0 ? [...taken, ...empty.slice(turn % empty.length).slice(0, 1)] : taken;
  }

  describe('[I-8, L-37] the figure of a choice is how many answers there are once it is taken', () => {
    test.each(queries)('of %j, whatever else was chosen', async (q) => {
      let [checked, answers] = [0, 0];
      for (const [turn, filter] of filters.entries()) {
        const search = jobSearchSchema.parse({ q, ...filter });
        const result = await searchFor(search);
        const shown = shownOf(search, result);
        answers += result.exact;
        for (const group of groups)
          for (const { value, count } of takeSome(result.facets[group], turn)) {
            const { exact } = await searchFor(withChoice(shown, group, value));
            expect(count, JSON.stringify({ filter, group, value })).toBe(exact);
            checked += Math.min(1, count);
          }
      }
      expect(checked > 0).toBe(answers > 0);
    });

    test('also where the search has to list what only mentions its words', async () => {
      const hybrid = await searchFor(jobSearchSchema.parse({ q: 'nurse', mode: ['hybrid'] }));
      expect(hybrid.exact).toBeLessThan(hybrid.within);
      const { facets } = await searchFor(jobSearchSchema.parse({ q: 'nurse' }));
      expect(facets.mode.find(({ value }) => value === 'hybrid')?.count).toBe(hybrid.exact);
      const sum = hybrid.facets.category.reduce((total, { count }) => total + count, 0);
      expect(sum).toBe(hybrid.exact);
    });

    test('and a feed has the answers alone', async () => {
      for (const q of ['nurse hybrid', 'senior nurse in York', 'bartender', 'design']) {
        const search = jobSearchSchema.parse({ q });
        const { exact, total } = await searchFor(search);
        expect(await context.index.listNewestMatches(search, total + 1), q).toHaveLength(exact);
      }
    });

    test('[I-7] and the answer says how many have all of it, where none has it too', async () => {
      const none = await searchFor(jobSearchSchema.parse({ q: 'bartender', category: ['other'] }));
      expect(none).toMatchObject({ total: 0, exact: 0 });
      const related = await searchFor(jobSearchSchema.parse({ q: 'compliance nurse' }));
      expect(related.exact).toBe(0);
      expect(related.total).toBeGreaterThan(0);
    });

    test('a filter keeps some of a list: the words are read and widened as without it', async () => {
      const search = jobSearchSchema.parse({ q: 'nurss in Leeds' });
      const [plain, filtered] = [await searchFor(search), await searchFor({ ...search, mode: ['hybrid'] })];
      expect(plain.corrected).toBe('nurse');
      expect(filtered.corrected).toBe('nurse');
      expect(filtered.understood).toEqual({ ...plain.understood, mode: ['hybrid'] });
    });
  });
});

describe('matches of an alert', () => {
  const context = useTestApp();
  const openJobs = useOpenJobs(context);
  const now = Date.now();

  /** Reading these columns is counting facets: no search below filters by them. */
  function trapFacetColumns({ columns }: OpenJobs): void {
    for (const name of ['type', 'mode', 'experience', 'salary'] as const) {
      Object.defineProperty(columns, name, {
        get() {
          throw new Error(`${name} was read`);
        },
      });
    }
  }

  test('[G-6] an alert is matched by what its search filters by, and no facet is counted', async () => {
    const { services } = context;
    const health = { category: 'health' as const };
    const keeper = await createJob(services, { title: 'Lighthouse Keeper', ...health });
    const helper = await createJob(services, { title: 'Cook', description: 'for the lighthouse', ...health });
    const other = await createJob(services, { title: 'Lighthouse Painter', category: 'other' });
    const closed = await createJob(services, { title: 'Lighthouse Keeper', status: 'expired', ...health });
    const numbers = [helper, closed, other, keeper].map(({ number }) => number);
    const jobs = await openJobs();
    trapFacetColumns(jobs);
    const search = jobSearchSchema.parse({ q: 'lighthouse', category: 'health' });
    expect(await matchJobs(jobs, search, numbers, now)).toEqual([
      { number: helper.number, others: [], reason: 'words' },
      { number: keeper.number, others: [], reason: 'title' },
    ]);
    const byCategory = jobSearchSchema.parse({ category: 'other' });
    expect(await matchJobs(jobs, byCategory, numbers, now)).toEqual([
      { number: other.number, others: [], reason: 'filters' },
    ]);
    await expect(searchJobs(jobs, search, now)).rejects.toThrow('was read');
  });

  test('[G-6] a mistyped alert is matched as its search would be corrected', async () => {
    const { services } = context;
    const job = await createJob(services, { title: 'Chandler of ropes' });
    const jobs = await openJobs();
    const search = jobSearchSchema.parse({ q: 'chandlr' });
    expect(await matchJobs(jobs, search, [job.number], now)).toEqual([
      { number: job.number, others: [], reason: 'title' },
    ]);
  });
});
