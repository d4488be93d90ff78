import { jobSearchSchema, type JobFacets } from '@waymark/contract/jobs/jobs';
import { facetAggregations, readFacets } from './facet-queries.ts';
import { planFilters } from './filter-query-rules.ts';
import { listedWith, totalOf } from './listing-queries.ts';
import type { EngineNames } from './names-index.ts';
import type { EngineAsking } from './names-queries.ts';

const keptMs = 1000;

interface BoardCount {
  jobs: number;
  facets: JobFacets;
}

/** The facets and the number of all open postings, which many pages name: asked for once a second at most. */
export class BoardCache {
  readonly #engine: EngineAsking;
  #kept: { found: Promise<BoardCount>; names: EngineNames; now: number } | undefined;

  constructor(engine: EngineAsking) {
    this.#engine = engine;
  }

  /** `now` in milliseconds. */
  count(names: EngineNames, now: number): Promise<BoardCount> {
    const kept = this.#kept;
    if (kept?.names === names && Math.abs(now - kept.now) < keptMs) return kept.found;
    const next = { found: countBoard(this.#engine, names, now), names, now };
    this.#kept = next;
    next.found.catch(() => {
      if (this.#kept === next) this.#kept = undefined;
    });
    return next.found;
  }
}

async function countBoard(engine: EngineAsking, names: EngineNames, now: number): Promise<BoardCount> {
  const search = jobSearchSchema.parse({});
  const context = { names, search, filters: planFilters(names, search, now), now };
  const answer = await engine.search({
    size: 0,
    track_total_hits: true,
    query: listedWith([]),
    aggs: facetAggregations(context),
  });
  return { jobs: totalOf(answer), facets: readFacets(answer, context) };
}
