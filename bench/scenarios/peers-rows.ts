import { jobDetailPath, paths } from '@waymark/contract/paths';
import { startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import { percentile } from '../harness/percentiles.ts';
import type { ProcessFigures } from '../harness/process-figures.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { sampleJobs, type SampledJob } from '../seed/job-sample.ts';
import { broadWords } from '../seed/searches.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';
import { seededPostgres } from '../seed/seeded-postgres.ts';

const callers = 16;
/** Requests of one caller, and as many others of the crowd; the first ones warm the code up and are not counted. */
const counted = 100;
const warmedUp = 40;
const narrowHits = { least: 69, most: 277 };
const broadShare = { least: 0.2, most: 0.57 };
/** With what only speaks of a word: a name has it seldom in so many jobs. */
const everywhere = { wide: 'true' };
/** As a browser asks. */
const headers = { 'accept-encoding': 'br' };

/** A row of the comparison with other boards (L-35), with what it may take. */
interface Row {
  what: string;
  addresses: readonly string[];
  p50Ms: number;
  p95Ms?: number;
  perSecond: number;
  /** A search of the API: nothing else has the main thread for long meanwhile. */
  isSearch?: boolean;
  /** Asked for again and again, which the page cache answers. */
  isCached?: boolean;
}

/**
 * The rows that other boards were measured by: texts and pages that were not asked for before, compressed.
 * First on the embedded database, then on PostgreSQL where its programs are found.
 */
export const peersRows: Scenario = {
  name: 'peers-rows',
  async run(options) {
    const embedded = await measureBoard(await seededDirectory(options), options.jobs);
    const postgres = await seededPostgres(options.jobs);
    if (!postgres) return embedded;
    try {
      const { directory, databaseUrl = '' } = postgres.data;
      const figures = await measureBoard(directory, options.jobs, { DATABASE_URL: databaseUrl });
      return [...embedded, ...figures.map((figure) => ({ ...figure, what: `PostgreSQL: ${figure.what}` }))];
    } finally {
      await postgres.stop();
    }
  },
};

/** The rows of texts alone, on the embedded database. */
export async function measureSearches(directory: string, jobs: number): Promise<Figure[]> {
  const texts = await scoutTexts(directory, jobs);
  const product = await startProduct(directory, { JOB_PAGES_MB: '0' });
  const figures: Figure[] = [];
  for (const row of rowsOf(texts)) if (row.isSearch) figures.push(...(await measure(product, row)));
  await product.stop();
  return figures;
}

/** In a process of its own, since what is asked here is kept there. */
async function scoutTexts(directory: string, jobs: number, database: Settings = {}): Promise<Texts> {
  const scout = await startProduct(directory, database);
  const texts = await drawTexts(scout, jobs);
  await scout.stop();
  return texts;
}

async function measureBoard(directory: string, jobs: number, database: Settings = {}): Promise<Figure[]> {
  const texts = await scoutTexts(directory, jobs, database);
  const product = await startProduct(directory, { ...database, JOB_PAGES_MB: '0' });
  const figures: Figure[] = [];
  for (const row of rowsOf(texts)) figures.push(...(await measure(product, row)));
  figures.push(...(await describeSize(product)));
  await product.stop();
  return [...figures, ...(await measureKept(directory, keptRow(texts), database))];
}

type Settings = Record<string, string>;

interface Texts {
  narrow: readonly string[];
  broad: readonly string[];
  cities: readonly string[];
  jobIds: readonly string[];
}

async function drawTexts({ baseUrl }: MeasuredProcess, jobs: number): Promise<Texts> {
  const needed = 2 * counted + warmedUp;
  const sample = await sampleJobs(baseUrl, jobs, 60);
  const count = async (text: string, asked: Record<string, string> = {}) => {
    const answer = await fetch(
      `${baseUrl}/api/jobs?${new URLSearchParams({ q: text, ...asked }).toString()}`,
    );
    return ((await answer.json()) as { total: number }).total;
  };
  const narrow: string[] = [];
  for (const text of textsOf(sample)) {
    const total = await count(text);
    if (total >= narrowHits.least && total <= narrowHits.most) narrow.push(text);
    if (narrow.length === needed) break;
  }
  const broad: string[] = [];
  for (const word of broadWords) {
    const share = (await count(word, everywhere)) / jobs;
    if (share >= broadShare.least && share <= broadShare.most) broad.push(word);
  }
  return {
    narrow,
    broad: pairs(broad).slice(0, needed),
    cities: [...new Set(sample.map(({ places }) => places[0]?.city ?? ''))].filter((city) => city !== ''),
    jobIds: [...new Set(sample.map(({ id }) => id))],
  };
}

/** Any of two words: no two have the same hits. */
const pairs = (words: readonly string[]) =>
  words.flatMap((one, at) => words.slice(at + 1).map((other) => `${one} OR ${other}`));

/** Words and pairs of words of titles, skills and companies, each once, the same in every run. */
function textsOf(sample: readonly SampledJob[]): Set<string> {
  const texts = sample.flatMap(({ title, skills, company }) => {
    const words = title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3);
    return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`), ...skills, company.name];
  });
  return new Set(texts);
}

function rowsOf({ narrow, broad, cities, jobIds }: Texts): Row[] {
  const needed = 2 * counted + warmedUp;
  const rowOf = (
    what: string,
    address: (at: number) => string,
    rest: Omit<Row, 'what' | 'addresses'>,
  ): Row => ({
    what,
    addresses: Array.from({ length: needed }, (_none, at) => address(at)),
    ...rest,
  });
  const api = (search: Record<string, string>) => `/api/jobs?${new URLSearchParams(search).toString()}`;
  const list = (search: Record<string, string>) =>
    `${paths.browseJobFilterList}?${new URLSearchParams(search).toString()}`;
  const narrowAt = (at: number) => narrow[at % narrow.length] ?? '';
  const broadAt = (at: number) => broad[at % broad.length] ?? '';
  const cityAt = (at: number) => cities[(7 * at) % cities.length] ?? '';
  const jobAt = (at: number) => jobDetailPath(jobIds[at % jobIds.length] ?? '');
  return [
    rowOf('API, a list', (at) => api({ page: String(1 + (at % 100)) }), {
      p50Ms: 1,
      p95Ms: 2,
      perSecond: 1500,
    }),
    rowOf('API, a word of 69 to 277 hits', (at) => api({ q: narrowAt(at) }), {
      p50Ms: 1.5,
      p95Ms: 2.5,
      perSecond: 1000,
      isSearch: true,
    }),
    rowOf('API, a word of 20 to 57 % of all', (at) => api({ q: broadAt(at), ...everywhere }), {
      p50Ms: 3,
      p95Ms: 5,
      perSecond: 500,
      isSearch: true,
    }),
    rowOf('API, a word and a place', (at) => api({ q: narrowAt(at), location: cityAt(at) }), {
      p50Ms: 1.5,
      p95Ms: 2.5,
      perSecond: 900,
      isSearch: true,
    }),
    rowOf('page, a list', (at) => list({ page: String(101 + at) }), { p50Ms: 3.5, p95Ms: 6, perSecond: 400 }),
    rowOf('page, a list with a word', (at) => list({ q: narrowAt(at) }), {
      p50Ms: 3,
      p95Ms: 5,
      perSecond: 450,
    }),
    rowOf('page, a job, made for the visit', jobAt, { p50Ms: 2.5, p95Ms: 4, perSecond: 600 }),
    rowOf('page, home', (at) => `${paths.home}?recent=${1 + at}`, { p50Ms: 3.5, p95Ms: 6, perSecond: 450 }),
    rowOf('page, home, from the cache', () => paths.home, { p50Ms: 1, perSecond: 4000, isCached: true }),
  ];
}

function keptRow({ jobIds }: Texts): Row {
  const addresses = jobIds.slice(0, 2 * counted + warmedUp).map(jobDetailPath);
  return { what: 'page, a job, kept by an earlier run', addresses, p50Ms: 1.5, perSecond: 1200 };
}

/** Pages that an earlier run has made: a crawler after a restart. */
async function measureKept(directory: string, row: Row, database: Settings): Promise<Figure[]> {
  // Pages name their own address: another port would be another board.
  const settings = { ...database, PUBLIC_URL: 'http://localhost:3000' };
  const before = await startProduct(directory, settings);
  // Once the index is there the pages are kept.
  await fetch(`${before.baseUrl}/api/jobs`);
  await timeRequests(row.addresses.map((path) => before.baseUrl + path));
  await before.stop();
  const product = await startProduct(directory, settings);
  await fetch(`${product.baseUrl}/api/jobs`);
  const figures = await measure(product, row);
  await product.stop();
  return figures;
}

async function measure(product: MeasuredProcess, row: Row): Promise<Figure[]> {
  const asked = row.addresses.map((path) => ({ address: product.baseUrl + path, headers }));
  await timeRequests(asked.slice(0, warmedUp));
  await product.reset();
  const alone = await timeRequests(asked.slice(warmedUp, warmedUp + counted));
  const figures = await product.read();
  const crowd = asked.slice(warmedUp + counted);
  const began = performance.now();
  const crowded = await timeRequests(
    row.isCached ? Array.from({ length: 40 }, () => crowd).flat() : crowd,
    callers,
  );
  const perSecond = (1000 * crowded.length) / (performance.now() - began);
  const [p50, p95] = [percentile(alone, 0.5), percentile(alone, 0.95)];
  return [
    {
      what: `${row.what}, one caller`,
      measured: `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)} ms`,
      budget: `p50 ${row.p50Ms}${row.p95Ms === undefined ? '' : `  p95 ${row.p95Ms}`} ms`,
      limit: describeCpu(figures),
      within: p50 <= row.p50Ms && p95 <= (row.p95Ms ?? Infinity),
    },
    {
      what: `  ${callers} callers`,
      measured: `${perSecond.toFixed(0)} a second`,
      budget: `${row.perSecond} a second`,
      within: perSecond >= row.perSecond,
    },
    ...(row.isSearch ? [longestStretch(figures)] : []),
  ];
}

const maxStretchMs = 5;

function longestStretch({ loopDelayMaxMs }: ProcessFigures): Figure {
  return {
    what: '  the longest stretch of the main thread, one caller',
    measured: `${loopDelayMaxMs.toFixed(1)} ms`,
    budget: `${maxStretchMs} ms`,
    within: loopDelayMaxMs <= maxStretchMs,
  };
}

/** Processor time of one request, by thread. */
function describeCpu({ cpuMs, mainThreadCpuMs, threadsCpuMs }: ProcessFigures): string {
  const each = (ms: number) => (ms / counted).toFixed(1);
  const threads = threadsCpuMs.map(({ name, ms }) => `${name} ${each(ms)}`).join(', ');
  return `${each(cpuMs)} ms of CPU: main ${each(mainThreadCpuMs)}${threads && `, ${threads}`}`;
}

async function describeSize(product: MeasuredProcess): Promise<Figure[]> {
  const { rssBytes } = await product.read();
  const mb = rssBytes / 1024 / 1024;
  return [
    { what: 'memory after all rows', measured: `${mb.toFixed(0)} MB`, budget: '430 MB', within: mb <= 430 },
  ];
}
