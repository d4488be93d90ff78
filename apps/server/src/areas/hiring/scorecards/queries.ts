import { defaultCriteria } from '@waymark/contract/hiring/choices';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireRecruitedApplication } from '../applicants/queries.ts';
import { sightOf, type Sight, type Standing } from './policy.ts';
import { defaultCriterionId } from './rules.ts';
import { findStanding } from './sight-queries.ts';

/** The members of a posting's team, by part and name. */
export function listTeam(database: Database, jobId: string) {
  return database
    .selectFrom('hiring_team_members')
    .innerJoin('jobs', (join) =>
      join
        .onRef('jobs.id', '=', 'hiring_team_members.job_id')
        .onRef('jobs.company_id', '=', 'hiring_team_members.company_id'),
    )
    .innerJoin('users', 'users.id', 'hiring_team_members.user_id')
    .select(['hiring_team_members.user_id', 'hiring_team_members.part', nameOfUser.as('name')])
    .where('hiring_team_members.job_id', '=', jobId)
    .orderBy(sql`array_position(array['hiring-manager', 'recruiter', 'interviewer'], part)`)
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute();
}

const nameOfUser = sql<string>`rtrim(users.first_name || ' ' || users.last_name)`;

/** The members of a company who can be on a team: owners and recruiters, at most 500. */
export function listColleagues(database: Database, companyId: string) {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id as user_id', nameOfUser.as('name')])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.member_role', '<>', 'viewer')
    .where('users.suspended_at', 'is', null)
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(500)
    .execute();
}

/** The criteria of a posting in order: its own, or those that every posting has at first, which nobody has stored yet. */
export async function listCriteria(
  database: Database,
  jobId: string,
): Promise<{ id: string; name: string }[]> {
  const stored = await database
    .selectFrom('scorecard_criteria')
    .select(['id', 'name'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (stored.length > 0) return stored;
  return defaultCriteria.map((name, position) => ({ id: defaultCriterionId(jobId, position), name }));
}

export async function hasCriteria(database: Database, jobId: string): Promise<boolean> {
  const one = await database
    .selectFrom('scorecard_criteria')
    .select('id')
    .where('job_id', '=', jobId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

interface ScoredApplication {
  id: string;
  jobId: string;
  isDecided: boolean;
  standing: Standing;
  sight: Exclude<Sight, 'none'>;
}

/**
 * An application whose scorecards a member may see. Throws `not_found` for another company's or a withdrawn
 * one, `forbidden` for viewers and for members outside the hiring team who are not owners.
 */
export async function requireScoredApplication(
  database: Database,
  memberId: string,
  applicationId: string,
): Promise<ScoredApplication> {
  await requireRecruitedApplication(database, memberId, applicationId);
  const { job_id: jobId, kind } = await database
    .selectFrom('applications')
    .leftJoin('application_stages', 'application_stages.id', 'applications.stage_id')
    .select(['applications.job_id', 'application_stages.kind'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const standing = await findStanding(database, memberId, jobId);
  const sight = standing ? sightOf(standing) : 'none';
  if (!standing || sight === 'none') {
    throw new AppError(
      'forbidden',
      'Only the hiring team of this posting and the owners of the company see its scorecards.',
    );
  }
  return { id: applicationId, jobId, isDecided: kind === 'hired' || kind === 'declined', standing, sight };
}

export type ScorecardRow = Awaited<ReturnType<typeof listScorecards>>[number];

/** All scorecards of an application, latest first. */
export function listScorecards(database: Database, applicationId: string) {
  return database
    .selectFrom('scorecards')
    .leftJoin('users', 'users.id', 'scorecards.author_id')
    .select(['scorecards.id', 'scorecards.author_id', 'scorecards.recommendation', 'scorecards.text'])
    .select(['scorecards.updated_at', sql<string | null>`${nameOfUser}`.as('author')])
    .select(
      sql<{ criterionId: string; score: number }[]>`coalesce((
        select json_agg(json_build_object('criterionId', criterion_id, 'score', score) order by criterion_id)
        from scorecard_scores where scorecard_id = scorecards.id
      ), '[]'::json)`.as('scores'),
    )
    .where('application_id', '=', applicationId)
    .orderBy('scorecards.updated_at', 'desc')
    .orderBy('scorecards.id', 'desc')
    .execute();
}
