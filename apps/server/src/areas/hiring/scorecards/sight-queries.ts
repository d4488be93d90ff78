import { positiveRecommendations } from '@waymark/contract/hiring/choices';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../hiring-team/queries.ts';

export interface ScorecardCount {
  count: number;
  /** Null until the reader has handed in one. */
  yes: number | null;
}

/** The scorecards of an application as the reader may count them; null for those who see none. */
export function scorecardsOfApplication({ userId, sight }: Reader): RawBuilder<ScorecardCount | null> {
  if (sight === 'none') return sql<null>`null::json`;
  return sql<ScorecardCount>`(
    select json_build_object('count', count(*), 'yes', case
      when ${sight === 'all'} or bool_or(author_id = ${userId})
      then count(*) filter (where recommendation = any(${positiveRecommendations}::text[]))
    end)
    from scorecards where application_id = applications.id
  )`;
}

/** The mean score of each criterion by its id; null for readers who may not see the scorecards of others. */
export function meanScoresOf({ userId, sight }: Reader): RawBuilder<Record<string, number> | null> {
  if (sight === 'none') return sql<null>`null::json`;
  return sql<Record<string, number> | null>`(
    select json_object_agg(criterion_id, mean) from (
      select criterion_id, round(avg(score), 1) as mean
      from scorecards join scorecard_scores on scorecard_scores.scorecard_id = scorecards.id
      where scorecards.application_id = applications.id and (${sight === 'all'} or exists (
        select from scorecards as own
        where own.application_id = applications.id and own.author_id = ${userId}
      ))
      group by criterion_id
    ) as means
  )`;
}
