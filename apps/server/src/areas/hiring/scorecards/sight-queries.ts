import { positiveRecommendations } from '@waymark/contract/hiring/choices';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { sightOf, type Sight, type Standing } from './policy.ts';

/** The relation of a member to a job; undefined if there is no such job. */
export function findStanding(
  database: Database,
  memberId: string,
  jobId: string,
): Promise<Standing | undefined> {
  return database
    .selectFrom('jobs')
    .leftJoin('hiring_team_members as own', (join) =>
      join
        .onRef('own.job_id', '=', 'jobs.id')
        .onRef('own.company_id', '=', 'jobs.company_id')
        .on('own.user_id', '=', memberId),
    )
    .select('own.part')
    .select(sql<boolean>`jobs.company_id in ${companiesRecruitedBy(memberId)}`.as('is_recruiter'))
    .select(
      sql<boolean>`exists (
        select from company_members
        where company_id = jobs.company_id and user_id = ${memberId} and member_role = 'owner'
      )`.as('is_owner'),
    )
    .select(
      sql<boolean>`not exists (
        select from hiring_team_members where job_id = jobs.id and company_id = jobs.company_id
      )`.as('is_team_empty'),
    )
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
}

/** A reader of scorecards, and whose the reader sees. */
export interface Reader {
  userId: string;
  sight: Sight;
}

export async function findReader(database: Database, userId: string, jobId: string): Promise<Reader> {
  const standing = await findStanding(database, userId, jobId);
  return { userId, sight: standing ? sightOf(standing) : 'none' };
}

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
