import { defaultCriteria } from '@waymark/contract/hiring/choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { sightOf, type Sight, type Standing } from '../hiring-team/policy.ts';
import { findStanding, nameOfUser, requireRecruitedApplication } from '../hiring-team/queries.ts';
import { defaultCriterionId } from './rules.ts';

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
      msg`Only the hiring team of this posting and the owners of the company see its scorecards.`,
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
