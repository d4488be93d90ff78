import { jobDetailPath, paths } from '@waymark/contract/paths';
import { startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import { timeLoad } from '../harness/mix-figures.ts';
import { describeTimes, median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { sampleJobs } from '../seed/job-sample.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';
import { countWords } from '../seed/word-hits.ts';

const crowd = 16;
/** Open jobs that a narrow word finds. */
const narrow = { least: 68, most: 277 } as const;
/** Share of all jobs that a broad one finds. */
const broad = { least: 0.2, most: 0.64 } as const;
const cities = ['London', 'New York', 'Berlin', 'Toronto', 'Singapore', 'Chicago', 'Amsterdam', 'Munich'];

/** What is asked, each address once: first by one caller, then by a crowd. */
interface Row {
  what: string;
  asked: readonly string[];
  /** How many of them the one caller has. */
  alone: number;
  budget: { p50Ms: number; perSecond: number };
}

/** What the public asks of the read model, nothing of it asked before. */
export const readModel: Scenario = {
  name: 'read-model',
  async run(options) {
    const directory = await seededDirectory(options);
    const rows = await drawRows(directory, options.jobs);
    // A process that has answered none of them.
    const product = await startProduct(directory);
    await warmUp(product);
    const figures: Figure[] = [];
    for (const row of rows) figures.push(...(await measure(product, row)));
    await product.stop();
    return figures;
  },
};

async function drawRows(directory: string, jobs: number): Promise<Row[]> {
  const product = await startProduct(directory);
  const jobIds = (await sampleJobs(product.baseUrl, jobs, 60)).map(({ id }) => id);
  const words = await countWords(product.baseUrl, jobIds.slice(0, 500));
  await product.stop();
  const between = ({ least, most }: { least: number; most: number }, of = 1) =>
    words.filter(({ total }) => total >= least * of && total <= most * of).map(({ word }) => word);
  const narrowWords = between(narrow);
  const broadWords = between(broad, jobs);
  const api = (search: Record<string, string>) => `/api/jobs?${new URLSearchParams(search).toString()}`;
  const third = Math.floor(narrowWords.length / 3);
  const thirdOf = (at: number) => narrowWords.slice(at * third, (at + 1) * third);
  const placed = thirdOf(1).map((word, at) => api({ q: `${word} ${cities[at % cities.length]}` }));
  const lists = Array.from({ length: 300 }, (_none, at) => `${paths.browseJobFilterList}?page=${3 + 5 * at}`);
  const searched = thirdOf(2).map((q) => `${paths.browseJobFilterList}?q=${q}`);
  const [pages, single] = [jobIds.slice(0, 600), jobIds.slice(600)];
  return [
    rowOf(
      'API: a word of 68 to 277 jobs',
      thirdOf(0).map((q) => api({ q })),
      150,
      1.5,
      1500,
    ),
    rowOf(
      'API: a word of 20 to 64 % of all',
      broadWords.map((q) => api({ q })),
      40,
      8,
      200,
    ),
    rowOf('API: a word and a place', placed, 150, 1.5, 1500),
    rowOf(
      'API: a job',
      single.map((id) => `/api/jobs/${id}`),
      200,
      0.6,
      4000,
    ),
    rowOf(
      'page of a job',
      pages.map((id) => jobDetailPath(id)),
      150,
      4,
      400,
    ),
    rowOf('page of a list', lists, 100, 6, 200),
    rowOf('page of a list for a word', searched.slice(0, 300), 100, 6, 200),
  ];
}

function rowOf(what: string, addresses: string[], alone: number, p50Ms: number, perSecond: number): Row {
  return { what, asked: addresses, alone, budget: { p50Ms, perSecond } };
}

/** Compiled code and a vocabulary, by what no row asks. */
async function warmUp(product: MeasuredProcess): Promise<void> {
  const jobIds = (await sampleJobs(product.baseUrl, 100)).map(({ id }) => id);
  const warm = ['developer', 'sales manager', 'nurse berlin', 'driver', 'teacher', 'marketing london'];
  const searches = warm.flatMap((words) =>
    [...words].map((_letter, at) => `q=${encodeURIComponent(words.slice(0, at + 1))}`),
  );
  const calls = searches.map((search) => `/api/jobs?${search}`);
  const pages = searches.map((search) => `${paths.browseJobFilterList}?${search}`);
  for (const addresses of [calls, jobIds.map((id) => jobDetailPath(id)), pages])
    await timeLoad(product, addresses, 4);
}

async function measure(product: MeasuredProcess, { what, asked, alone, budget }: Row): Promise<Figure[]> {
  const one = await timeLoad(product, asked.slice(0, alone), 1);
  const many = await timeLoad(product, asked.slice(alone), crowd);
  const p50 = median(one.times);
  return [
    {
      what: `${what}, one caller`,
      measured: describeTimes(one.times),
      budget: `p50 ${budget.p50Ms} ms`,
      within: p50 <= budget.p50Ms,
    },
    {
      what: `  ${crowd} callers`,
      measured: `${describeTimes(many.times)}, ${many.perSecond.toFixed(0)} a second`,
      budget: `${budget.perSecond} a second`,
      within: many.perSecond >= budget.perSecond,
    },
    {
      what: '  of the processor each',
      measured: `${many.mainThreadMs.toFixed(2)} ms of the main thread, ${many.cpuMs.toFixed(2)} of all`,
    },
  ];
}
