import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listPlaces } from '../../places/places/queries.ts';
import type { EngineGateway } from './engine-gateway.ts';
import type { EngineQuery } from './words-query-rules.ts';

/** Whoever asks the engine. */
export type EngineAsking = Pick<EngineGateway, 'search' | 'msearch'>;

/** The answer to one aggregation; those within it stand beside by their names. */
export interface EngineCount {
  doc_count?: number;
  buckets?: EngineBucket[];
}

export interface EngineBucket {
  key: string | number;
  doc_count: number;
}

/** The aggregations of an answer, or those within one. */
export function countsOf(answer: object | undefined): Record<string, EngineCount> {
  const { aggregations = answer } = (answer ?? {}) as { aggregations?: object };
  return (aggregations ?? {}) as Record<string, EngineCount>;
}

interface CombinationsAnswer {
  buckets?: { key: Record<string, string | null>; doc_count: number }[];
  after_key?: Record<string, unknown>;
}

/** Distinct values with the postings that have them. */
export type CountedValues = { values: string[]; count: number }[];

/** So many buckets an answer. */
const bucketsRead = 10_000;
/** More distinct values than a board of some millions of postings has; the rest is found by its words alone. */
const maxValues = 1_000_000;

export const isListed: EngineQuery = { term: { listed: true } };

/** All combinations of values of these fields that listed postings have. */
async function countCombinations(engine: EngineAsking, fields: readonly string[]): Promise<CountedValues> {
  const found: CountedValues = [];
  const sources = fields.map((field) => ({ [field]: { terms: { field, missing_bucket: true } } }));
  for (let after: unknown; found.length < maxValues;) {
    const answer = await engine.search({
      size: 0,
      track_total_hits: false,
      query: isListed,
      aggs: { found: { composite: { size: bucketsRead, sources, ...(after ? { after } : {}) } } },
    });
    const { buckets = [], after_key: next } = (answer.aggregations?.['found'] ?? {}) as CombinationsAnswer;
    for (const { key, doc_count: count } of buckets)
      found.push({
        values: fields.map((field) => key[field] ?? ''),
        count,
      });
    if (!next || buckets.length < bucketsRead) break;
    after = next;
  }
  return found;
}

function listCompanies(database: Kysely<Tables>) {
  const shown = ['id', 'name', 'industry', 'logo_file_id'] as const;
  return database.selectFrom('companies').select(shown).execute();
}

/** Everything by which a node reads searches: the names that listed postings have, with counts. */
export async function readNames(engine: EngineAsking, database: Kysely<Tables>) {
  return {
    titles: await countCombinations(engine, ['title']),
    companyCategories: await countCombinations(engine, ['companyId', 'category']),
    placeCategories: await countCombinations(engine, ['places', 'category']),
    own: await countCombinations(engine, ['own']),
    titleNames: await countCombinations(engine, ['titleName']),
    skillNames: await countCombinations(engine, ['skillNames']),
    companies: await listCompanies(database),
    places: await listPlaces(database),
  };
}

export type ReadNames = Awaited<ReturnType<typeof readNames>>;
