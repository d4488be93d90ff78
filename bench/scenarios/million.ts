import { rm, stat } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'node:http';
import { paths } from '@waymark/contract/paths';
import { launchProduct, untilReady, type MeasuredProcess } from '../harness/measured-process.ts';
import { duringPhase } from '../harness/machine-load.ts';
import { describeTimes, percentile } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { readSitemaps } from '../harness/sitemap-figures.ts';
import { countRowsRead } from '../harness/rows-read.ts';
import { readStatus } from '../harness/timed-requests.ts';
import { grownPostgres } from '../seed/grown-postgres.ts';
import { importFile, removeImported, writeImportFile } from '../seed/import-file.ts';
import { sampleJobs, type SampledJob } from '../seed/job-sample.ts';
import { drawMix } from '../seed/mix.ts';
import { randomSource } from '../seed/random-source.ts';
import { broadWords } from '../seed/searches.ts';
import type { SeededData } from '../seed/seeded-directory.ts';
import { removeSnapshots, storedSnapshot } from '../seed/stored-snapshot.ts';
import { countHits } from '../seed/word-hits.ts';
import { figuresOf, openFeed, readFeed } from './partner-feed.ts';
import { replicaFolder } from '../../apps/server/src/areas/search/replica/file-rules.ts';

const crowds = [1, 16, 64] as const;
const requestsEach = 1000;
const imported = 10_000;
/** Of the imported postings, those that were there before, with another text. */
const importedBefore = imported / 2;
const narrowHits = { least: 20, most: 2000 };
const narrowWords = 200;
const fillMinutes = 30;
const budgets = { crowdMs: 250, narrowMs: 10, memoryMb: 1500, startMs: 15_000, besideImport: 1.5 };

/** A board of a million postings on PostgreSQL: made, started, searched, imported into and read as a whole (L-49). */
export const million: Scenario = {
  name: 'million',
  async run(options) {
    const { millionJobs: jobs } = options;
    const board = await grownPostgres(jobs);
    if (!board) return [{ what: 'a million postings', measured: 'no server programs of PostgreSQL found' }];
    try {
      const { data, loadSeconds } = board;
      await removeImported(data);
      await removeSnapshots(data);
      const feed = await openFeed(data);
      return [
        {
          what: `${jobs.toLocaleString('en')} postings made in PostgreSQL, once`,
          measured: `${loadSeconds.toFixed(0)} s`,
        },
        ...tell(await measureFirstStart(data, jobs)),
        ...tell(await measureNewNode(data)),
        ...(await measureBoard(data, jobs, feed)),
      ];
    } finally {
      await board.stop();
    }
  },
};

/** At once: what comes after may fail. */
function tell(figures: Figure[]): Figure[] {
  for (const { what, measured, limit } of figures)
    process.stderr.write(`    ${what}: ${measured}${limit === undefined ? '' : ` (${limit})`}\n`);
  return figures;
}

const settingsOf = ({ databaseUrl = '' }: SeededData) => ({ DATABASE_URL: databaseUrl, TRUST_PROXY: 'true' });

/** Without a replica: all tables are read. */
async function measureFirstStart(data: SeededData, jobs: number): Promise<Figure[]> {
  const folder = join(data.directory, replicaFolder);
  await rm(folder, { recursive: true, force: true });
  const { product, figures, readySeconds } = await startTimed(data, 'first start, no replica');
  const snapshot = await duringPhase('until other nodes may start from it', product, () =>
    storedSnapshot(data),
  );
  const { highestRssBytes } = await product.read();
  await product.stop();
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite'));
  const { size } = await stat(join(folder, file ?? ''));
  return [
    ...figures,
    {
      what: '  replica filled from the tables',
      measured: `${((readySeconds / jobs) * 10_000).toFixed(1)} s for 10,000, ${(size / 1e9).toFixed(2)} GB`,
    },
    {
      what: '  its snapshot stored for other nodes',
      measured: `${snapshot.seconds.toFixed(0)} s after that, ${(snapshot.result / 1e9).toFixed(2)} GB`,
    },
    snapshot.figure,
    memoryFigure('  memory at the highest', highestRssBytes),
  ];
}

/** With the snapshot of another one. */
async function measureNewNode(data: SeededData): Promise<Figure[]> {
  await rm(join(data.directory, replicaFolder), { recursive: true, force: true });
  const { product, figures } = await startTimed(data, 'a new node, from the snapshot');
  await product.stop();
  return figures;
}

async function startTimed(data: SeededData, what: string, budgetMs?: number) {
  const began = performance.now();
  const product = await launchProduct(data.directory, settingsOf(data));
  await answered(product.baseUrl + paths.home);
  const pageMs = performance.now() - began;
  const { figure } = await duringPhase('until all postings are searched', product, () =>
    untilReady(product.baseUrl, fillMinutes),
  );
  const readySeconds = (performance.now() - began) / 1000;
  const within =
    budgetMs === undefined ? {} : { budget: `${budgetMs} ms`, within: readySeconds * 1000 <= budgetMs };
  const figures: Figure[] = [
    { what: `${what}, the first page`, measured: `${pageMs.toFixed(0)} ms` },
    { what: `${what}, ready`, measured: `${readySeconds.toFixed(1)} s`, ...within },
    figure,
  ];
  return { product, figures, readySeconds };
}

/** Until a page is there; while the postings are loading it may be one that says so. */
async function answered(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await wait(20);
  }
}

async function measureBoard(data: SeededData, jobs: number, feed: string): Promise<Figure[]> {
  const scout = await launchProduct(data.directory, settingsOf(data));
  await untilReady(scout.baseUrl, fillMinutes);
  const sample = await sampleJobs(scout.baseUrl, jobs, 60);
  const narrow = await findNarrow(scout.baseUrl, sample);
  await scout.stop();
  const { product, figures } = await startTimed(data, 'second start', budgets.startMs);
  const readBefore = await countRowsRead(data);
  const jobIds = sample.map(({ id }) => id);
  figures.push(
    ...tell(await measureNarrow(product, narrow)),
    ...tell(await measureCrowds(product, jobs, jobIds)),
    ...tell(await measureBroad(product)),
    ...tell(await measureImport(product, data, jobs, jobIds)),
    ...tell(await measureReading(product, feed)),
  );
  const readRows = (await countRowsRead(data)) - readBefore;
  const { highestRssBytes } = await product.read();
  await product.stop();
  return [
    ...figures,
    memoryFigure('memory at the highest, all phases', highestRssBytes),
    {
      what: 'rows of postings read in the database meanwhile',
      measured: `${(readRows / jobs).toFixed(1)} times the board; the sitemap reads it once`,
    },
  ];
}

function memoryFigure(what: string, bytes: number): Figure {
  const mb = bytes / 1e6;
  return {
    what,
    measured: `${mb.toFixed(0)} MB`,
    budget: `${budgets.memoryMb} MB`,
    within: mb <= budgets.memoryMb,
  };
}

/** Words that few postings have, each once. Asked in a process that is not measured. */
async function findNarrow(baseUrl: string, sample: readonly SampledJob[]): Promise<string[]> {
  const texts = new Set(
    sample.flatMap(({ title, company, skills }) => [
      ...(title.toLowerCase().match(/\p{L}{5,}/gu) ?? []),
      ...skills,
      company.name,
      `${title} ${skills[0] ?? ''}`,
    ]),
  );
  const narrow: string[] = [];
  for (const text of texts) {
    const total = await countHits(baseUrl, text);
    if (total >= narrowHits.least && total <= narrowHits.most) narrow.push(text);
    if (narrow.length === narrowWords) break;
  }
  return narrow;
}

async function measureNarrow(product: MeasuredProcess, words: readonly string[]): Promise<Figure[]> {
  const searches = words.map((word) => `/api/jobs?${new URLSearchParams({ q: word }).toString()}`);
  const warm = Math.floor(searches.length / 4);
  await visit(product, searches.slice(0, warm), 1);
  const { result, figure } = await duringPhase('narrow words', product, () =>
    visit(product, searches.slice(warm), 1),
  );
  const p95 = percentile(result.times, 0.95);
  return [
    {
      what: `a word of ${narrowHits.least} to ${narrowHits.most} hits, one caller (${result.times.length})`,
      measured: describeTimes(result.times),
      budget: `p95 ${budgets.narrowMs} ms`,
      within: p95 <= budgets.narrowMs,
    },
    figure,
  ];
}

async function measureCrowds(
  product: MeasuredProcess,
  jobs: number,
  jobIds: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [round, callers] of crowds.entries()) {
    const mix = drawMix({ jobs, jobIds }, requestsEach, round).map(({ path }) => path);
    const { result, seconds, figure } = await duringPhase(`mix, ${callers}`, product, () =>
      visit(product, mix, callers),
    );
    const budget = callers === 64 ? budgets.crowdMs : undefined;
    figures.push(
      {
        what: `mix, ${callers} ${callers === 1 ? 'caller' : 'callers'}`,
        measured: `${describeTimes(result.times)}, ${(mix.length / seconds).toFixed(0)} a second, ${result.refused} refused`,
        ...(budget !== undefined && {
          budget: `p95 ${budget} ms`,
          within: percentile(result.times, 0.95) <= budget && result.refused === 0,
        }),
      },
      figure,
    );
  }
  return figures;
}

/** What only speaks of the word counts too, so that a third of all postings and more are found. */
async function measureBroad(product: MeasuredProcess): Promise<Figure[]> {
  const searches = broadWords.map(
    (word) => `/api/jobs?${new URLSearchParams({ q: word, wide: 'true' }).toString()}`,
  );
  const { result, figure } = await duringPhase('broad words', product, () => visit(product, searches, 1));
  return [
    { what: `a broad word, one caller (${searches.length})`, measured: describeTimes(result.times) },
    figure,
  ];
}

/** Searches alone, then the same kinds of searches while an import writes and the index follows. */
async function measureImport(
  product: MeasuredProcess,
  data: SeededData,
  jobs: number,
  jobIds: readonly string[],
): Promise<Figure[]> {
  const before = await writeImportFile(data, {
    count: importedBefore,
    edition: 'First edition',
    mark: 'first',
  });
  await importFile(data, before);
  const mark = `quoll${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const file = await writeImportFile(data, { count: imported, edition: 'Second edition', mark });
  const searchesOf = (round: number) =>
    drawMix({ jobs, jobIds }, requestsEach, 10 + round)
      .filter(({ kind }) => kind === 'keyword' || kind === 'filtered')
      .map(({ path }) => path);
  const alone = await visit(product, searchesOf(0), 1);
  let importSeconds = 0;
  const { result, seconds, figure } = await duringPhase('import and its arrival', product, async () => {
    const arrived = new AbortController();
    const began = performance.now();
    const arrival = importFile(data, file).then(async () => {
      importSeconds = (performance.now() - began) / 1000;
      while ((await countHits(product.baseUrl, mark)) === 0) await wait(200);
      arrived.abort();
    });
    const times: number[] = [];
    for (let round = 1; !arrived.signal.aborted; round++)
      times.push(...(await visit(product, searchesOf(round), 1, () => arrived.signal.aborted)).times);
    await arrival;
    return times;
  });
  const [p95, aloneP95] = [percentile(result, 0.95), percentile(alone.times, 0.95)];
  return [
    {
      what: `an import of ${imported.toLocaleString('en')} changes, half of them new`,
      measured: `${importSeconds.toFixed(1)} s, all found after ${seconds.toFixed(1)} s`,
    },
    {
      what: `  searches meanwhile, one caller (${result.length})`,
      measured: describeTimes(result),
      budget: `p95 ${budgets.besideImport} times`,
      limit: `alone ${describeTimes(alone.times)}`,
      ratio: p95 / aloneP95,
      within: p95 <= budgets.besideImport * aloneP95,
    },
    figure,
  ];
}

/** What is as long as the board is. */
async function measureReading(product: MeasuredProcess, feed: string): Promise<Figure[]> {
  const sitemaps = await duringPhase('sitemaps', product, () => readSitemaps(product));
  const plain = await readFeed(product, feed, 'identity');
  const zipped = await readFeed(product, feed, 'gzip');
  return [
    ...sitemaps.result,
    sitemaps.figure,
    ...figuresOf('read by itself', plain),
    ...figuresOf('read compressed', zipped),
  ];
}

interface Visits {
  times: number[];
  /** Answers of 503: a line that is too long. */
  refused: number;
}

/** Requests of callers, each time from another address, as visitors come. */
async function visit(
  { baseUrl }: MeasuredProcess,
  requests: readonly string[],
  callers: number,
  hasEnded = () => false,
): Promise<Visits> {
  const visits: Visits = { times: [], refused: 0 };
  const pick = randomSource(requests.length);
  const part = () => Math.floor(pick.share() * 250) + 1;
  let next = 0;
  async function call(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = next++; at < requests.length && !hasEnded(); at = next++) {
      const address = baseUrl + (requests[at] ?? '');
      const headers = { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
      const began = performance.now();
      const status = await readStatus({ address, headers }, agent);
      if (status === 503) visits.refused++;
      else if (status === 200) visits.times.push(performance.now() - began);
      else throw new Error(`${address} answered ${status}.`);
    }
    agent.destroy();
  }
  await Promise.all(Array.from({ length: callers }, call));
  return visits;
}
