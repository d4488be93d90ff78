import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { candidateSearchSchema, type CandidateSearch } from '@waymark/contract/hiring/candidates';
import { candidatePageSize } from '@waymark/contract/hiring/choices';
import { ListedCandidates } from '../../apps/server/src/areas/hiring/candidates/candidate-index.ts';
import { loadCards } from '../../apps/server/src/areas/hiring/candidates/queries.ts';
import { searchCandidates } from '../../apps/server/src/areas/hiring/candidates/search-queries.ts';
import { Vocabulary } from '../../apps/server/src/areas/search/job-index/vocabulary-index.ts';
import { saveDemoCandidates } from '../../apps/server/src/demo/candidates.ts';
import { occupations } from '../../apps/server/src/demo/occupations.ts';
import { demoPlaces } from '../../apps/server/src/demo/places.ts';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { vacuum } from '../../apps/server/src/platform/database/vacuum.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { findPostgres, startPostgresIn } from '../../tooling/dev/postgres.ts';
import { describeTimes, percentile } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';

const candidates = 100_000;
const batch = 2000;
const searchesEach = 200;
const budgetMs = 50;

/** A company that no candidate excludes, as the search sees one. */
const looker = { companyId: newId(), userId: newId(), keys: ['name:nobody in particular'] as const };

/** The search for candidates in both databases, as its route calls it, beside reading the page's cards alone. */
export const searchCandidatesScenario: Scenario = {
  name: 'search-candidates',
  async run() {
    return [...(await withDirectory(measureEmbedded)), ...(await withDirectory(measurePostgres))];
  },
};

async function withDirectory(use: (directory: string) => Promise<Figure[]>): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-candidates-'));
  try {
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureEmbedded(dataDirectory: string): Promise<Figure[]> {
  return measure('embedded', await openDatabase({ databaseUrl: undefined, dataDirectory }));
}

async function measurePostgres(directory: string): Promise<Figure[]> {
  const programs = findPostgres();
  if (!programs) return [{ what: 'PostgreSQL', measured: 'no server programs here' }];
  const server = await startPostgresIn(programs, directory);
  try {
    return await measure(
      'PostgreSQL',
      await openDatabase({ databaseUrl: server.url, dataDirectory: directory }),
    );
  } finally {
    await server.stop();
  }
}

async function measure(kind: string, opened: OpenDatabase): Promise<Figure[]> {
  try {
    await seed(kind, opened);
    const listed = new ListedCandidates(opened.database);
    const began = performance.now();
    await listed.refresh();
    const loaded = {
      what: `${kind}: 100,000 candidates read`,
      measured: `${ms(performance.now() - began)} ms`,
    };
    const figures: Figure[] = [loaded];
    for (const [what, searches] of Object.entries(drawSearches())) {
      figures.push(await time(`${kind}: ${what}`, listed, searches));
    }
    return figures;
  } finally {
    await opened.close();
  }
}

async function seed(kind: string, { database, ...opened }: OpenDatabase): Promise<void> {
  process.stderr.write(`Writing ${candidates.toLocaleString('en')} candidates, ${kind} ...\n`);
  await migrate(database);
  for (let from = 0; from < candidates; from += batch) {
    const numbers = Array.from({ length: batch }, (_none, at) => from + at);
    await database.transaction().execute((transaction) => saveDemoCandidates(transaction, numbers));
  }
  if (opened.kind === 'embedded') await vacuum(database);
}

/** The words that the searches are made of are those of the candidates' work. */
const words = new Vocabulary(
  occupations.flatMap(({ titles, skills }) => [
    ...titles.map((text) => ({ kind: 'title' as const, text, detail: '', value: text, weight: 1 })),
    ...skills.map((text) => ({ kind: 'skill' as const, text, detail: '', value: text, weight: 1 })),
  ]),
);

function drawSearches(): Record<string, CandidateSearch[]> {
  const random = createRandom(7);
  const search = (fields: object) => candidateSearchSchema.parse(fields);
  const each = (draw: () => object) => Array.from({ length: searchesEach }, () => search(draw()));
  const title = () => random.pick(random.pick(occupations).titles);
  const skill = () => random.pick(random.pick(occupations).skills);
  const city = () => random.pick(demoPlaces).city;
  const filters = () => ({ type: ['part-time'], category: random.pick(occupations).category });
  return {
    'nothing asked': each(() => ({ page: random.int(1, 5) })),
    'title or skill': each(() => ({ q: random.chance(0.5) ? title() : skill() })),
    'two skills, or one left out': each(() => ({
      q: `${skill()} ${random.chance(0.5) ? 'or ' : '-'}${skill()}`,
    })),
    'a word of thousands': each(() => ({
      q: random.pick(['manager', 'senior', 'years', 'engineer', 'nurse']),
    })),
    'place and radius': each(() => ({ location: city(), radius: random.pick([10, 50, 200]) })),
    'words, place, filters': each(() => ({ q: title(), location: city(), radius: 200, ...filters() })),
    'filters by rate': each(() => ({ ...filters(), sort: 'rate' })),
    'deep pages': each(() => ({ page: random.int(50, 100), sort: random.pick(['newest', 'rate']) })),
    mistyped: each(() => ({ q: title().replace(/(?<=..)[aeiou]/, '') })),
  };
}

async function time(
  what: string,
  listed: ListedCandidates,
  searches: readonly CandidateSearch[],
): Promise<Figure> {
  const times: number[] = [];
  const floor: number[] = [];
  for (const one of searches) {
    const began = performance.now();
    await searchCandidates(listed, words, one, looker);
    times.push(performance.now() - began);
    const readFrom = performance.now();
    await loadCards(
      listed.database,
      Array.from({ length: candidatePageSize }, (_none, at) => 1 + at * 97),
      looker,
    );
    floor.push(performance.now() - readFrom);
  }
  const p95 = percentile(times, 0.95);
  return {
    what,
    measured: describeTimes(times),
    budget: `p95 ${budgetMs} ms`,
    limit: `cards alone ${describeTimes(floor)}`,
    ratio: p95 / percentile(floor, 0.95),
    within: p95 <= budgetMs,
  };
}

const ms = (milliseconds: number) => milliseconds.toFixed(0);
