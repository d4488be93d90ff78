import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Services } from '../../../platform/services.ts';
import type { SearchEngineConfig } from '../../../platform/settings/search-engine-settings.ts';
import { TimedLine } from '../../../platform/timed-line.ts';
import { createJobIndex, type JobCounts, type JobIndex, type JobQueries } from '../job-search/job-index.ts';
import { searchLine } from '../job-search/line-constants.ts';
import { searchStage } from '../job-search/search-queries.ts';
import { countFound } from '../relax/request-queries.ts';
import type { FindStage } from '../relax/attempt-rules.ts';
import { suggestFrom } from '../suggest/suggestion-queries.ts';
import { countTitleIn } from '../suggest/title-count-cache.ts';
import { breakDownInEngine, listNewestPage, listPartsInEngine, listTeamsInEngine } from './board-queries.ts';
import { BoardCache } from './board-cache.ts';
import { findPublicCompany, listCompaniesOf } from './company-listing-queries.ts';
import { EngineGateway } from './engine-gateway.ts';
import { EngineHitsCache } from './hits-cache.ts';
import { KeyedPostings } from './keyed-postings-cache.ts';
import type { EngineContext } from './listing-queries.ts';
import { listNewestInEngine, matchInEngine } from './match-queries.ts';
import { NamesCache } from './names-cache.ts';
import { sourceOf } from './posting-source-queries.ts';
import { listSimilarInEngine } from './similar-queries.ts';
import { engineStage } from './stage-queries.ts';

const titlesCounted = 2000;
const titleCountKeptMs = 60_000;

type EngineServices = Pick<Services, 'database' | 'changes'> & {
  config: Pick<Services['config'], 'databaseUrl'>;
};

interface Asked {
  context: EngineContext;
  stage: FindStage;
}

/** The search as the settings want it: in an engine, or in an index of the process. */
export function openJobIndex(services: Services, log: Logger): JobIndex {
  const { searchEngine } = services.config;
  return searchEngine ? createEngineJobIndex(services, searchEngine, log) : createJobIndex(services, log);
}

/** The search of a node that holds no postings: an engine finds them, and the tables say what they are by now. */
export function createEngineJobIndex(
  services: EngineServices,
  config: SearchEngineConfig,
  log: Logger,
): JobIndex {
  const { database, changes } = services;
  const engine = new EngineGateway(config);
  const postings = new KeyedPostings(database, changes, engine);
  const names = new NamesCache({ engine, database, changes }, log);
  const hits = new EngineHitsCache(engine);
  const board = new BoardCache(engine);
  const line = new TimedLine(searchLine);
  const listOpen = async (numbers: readonly number[]) => {
    const open = new Set((await postings.listKeys({ numbers })).map(({ number }) => number));
    return numbers.filter((number) => open.has(number));
  };
  async function ask<T>(question: (asked: Asked) => T | Promise<T>): Promise<T> {
    const current = await names.current();
    const context = {
      engine,
      names: current,
      hits,
      listOpen,
      board: (now: number) => board.count(current, now),
    };
    return question({ context, stage: engineStage(context, postings) });
  }
  const queries = createQueries({ ask, line, engine, postings, services });
  return {
    ...queries,
    soFar: queries,
    ready: names.ready,
    get isFilled() {
      return names.isRead;
    },
    // Without its engine a node shows postings and pages, and no other node would have more.
    requireFilled: async () => {},
    async stop() {
      names.stop();
      await engine.close();
    },
  };
}

interface Parts {
  ask: <T>(question: (asked: Asked) => T | Promise<T>) => Promise<T>;
  line: TimedLine;
  engine: EngineGateway;
  postings: KeyedPostings;
  services: EngineServices;
}

function createQueries({ ask, line, engine, postings, services: { database, config } }: Parts): JobQueries {
  const inLine = <T>(kind: string, question: (asked: Asked) => Promise<T>) =>
    line.run(kind, () => ask(question));
  const countTitle = createTitleCounts();
  return {
    search: (search, now) => inLine('search', ({ stage }) => searchStage(stage, search, now)),
    count: (search, now = Date.now()) =>
      inLine('search count', ({ stage }) => countFound(stage, search, now)),
    match: (search, jobNumbers, now = Date.now()) =>
      inLine('search match', (asked) =>
        matchInEngine({ ...asked, documents: engine }, search, jobNumbers, now),
      ),
    suggest: (query) =>
      inLine('suggestions', ({ stage, context }) =>
        suggestFrom(
          {
            places: stage.places,
            vocabulary: () => stage.vocabulary(),
            placeCounts: () => context.names.placeCounts.refresh(),
            countTitle: (title) => countTitle(stage, title),
          },
          query,
        ),
      ),
    findJob: (jobId) => postings.findJob(jobId),
    listSimilar: (jobId) => ask(({ context }) => listSimilarInEngine(context, { database, postings }, jobId)),
    listNewest: (page, pageSize, companyId) =>
      ask(({ context }) => listNewestPage(context, postings, { page, pageSize }, companyId)),
    listByTeam: (companyId, page, pageSize) =>
      ask(({ context }) => listTeamsInEngine(context, postings, companyId, { page, pageSize })),
    listNewestMatches: (search, limit) =>
      inLine('search feed', async (asked) => {
        const numbers = await listNewestInEngine(asked, search, limit, Date.now());
        const ids = new Map((await postings.listKeys({ numbers })).map(({ number, id }) => [number, id]));
        return numbers.flatMap((number) => ids.get(number) ?? []);
      }),
    source: () => sourceOf(database, config.databaseUrl ?? ''),
    listCards: (jobNumbers) => postings.listCards(jobNumbers),
    listNewestNumbers: (from, count) => listNewestOpen(database, from, count),
    listKeys: (of) => postings.listKeys(of),
    counts: () => ask(({ context }) => countAll(context)),
    breakDown: (search, options) =>
      inLine('search breakdown', ({ context }) => breakDownInEngine(context, search, options)),
    vocabulary: () => ask(({ stage }) => stage.vocabulary()),
    findCompany: (idOrSlug) => findPublicCompany(database, idOrSlug),
    askCompanies: (question) =>
      ask(({ context }) => question(listCompaniesOf(database, engine), context.names.companyCounts)),
  };
}

/** From the tables: an engine does not go through a list as far as that. */
async function listNewestOpen(database: Kysely<Tables>, from: number, count: number): Promise<number[]> {
  const rows = await database
    .selectFrom('jobs')
    .select('number')
    .where('status', '=', 'active')
    .orderBy('posted_at', (order) => order.desc().nullsLast())
    .orderBy('number', 'desc')
    .offset(from)
    .limit(count)
    .execute();
  return rows.map(({ number }) => number);
}

/** How many jobs the heading of a search for a title says that it found, kept for a minute. */
function createTitleCounts(): (stage: FindStage, title: string) => Promise<number> {
  const kept = new LRUCache<string, Promise<number>>({ max: titlesCounted, ttl: titleCountKeptMs });
  return (stage, title) => {
    const known = kept.get(title);
    if (known) return known;
    const found = countTitleIn(stage, title, Date.now());
    kept.set(title, found);
    found.catch(() => kept.delete(title));
    return found;
  };
}

async function countAll(context: EngineContext): Promise<JobCounts> {
  const { companyCounts, placeCounts } = context.names;
  return {
    ...(await context.board(Date.now())),
    companies: companyCounts,
    places: placeCounts.refresh(),
    listParts: (numbers) => listPartsInEngine(context, numbers),
  };
}
