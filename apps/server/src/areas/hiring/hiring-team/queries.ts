import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesRecruitedBy, companiesSeeing } from '../../companies/companies/queries.ts';
import { sightOf, type Sight, type Standing } from './policy.ts';

export type CompanyJobRow = Awaited<ReturnType<typeof requireCompanyJob>>;

/** A job of one of the member's companies. Throws `not_found` for another's. */
export async function requireCompanyJob(database: Database, memberId: string, jobId: string) {
  const job = await database
    .selectFrom('jobs')
    .select(['id', 'title', 'language', 'status', 'company_id'])
    .select(sql<boolean>`company_id in ${companiesRecruitedBy(memberId)}`.as('is_changeable'))
    .where('id', '=', jobId)
    .where('company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
  if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
  return job;
}

/** The same for changes. Throws `forbidden` for a viewer of that company. */
export async function requireRecruitedJob(
  database: Database,
  memberId: string,
  jobId: string,
): Promise<CompanyJobRow> {
  const job = await requireCompanyJob(database, memberId, jobId);
  if (!job.is_changeable) throw notYours();
  return job;
}

/**
 * The company of an application that a member may change. Throws `not_found` for another company’s or a
 * withdrawn one, `forbidden` for a viewer.
 */
export async function requireRecruitedApplication(
  database: Database,
  memberId: string,
  applicationId: string,
): Promise<string> {
  const found = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('jobs.company_id')
    .select(sql<boolean>`jobs.company_id in ${companiesRecruitedBy(memberId)}`.as('is_changeable'))
    .where('applications.id', '=', applicationId)
    .where('applications.status', '<>', 'withdrawn')
    .where('jobs.company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
  if (!found) throw new AppError('not_found', msg`There is no application with this address.`);
  if (!found.is_changeable) throw notYours();
  return found.company_id;
}

/** The company of a stage that a member may change. Throws as above. */
export async function requireRecruitedStage(
  database: Database,
  memberId: string,
  stageId: string,
): Promise<string> {
  const found = await database
    .selectFrom('application_stages')
    .select('company_id')
    .select(sql<boolean>`company_id in ${companiesRecruitedBy(memberId)}`.as('is_changeable'))
    .where('id', '=', stageId)
    .where('company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
  if (!found) throw new AppError('not_found', msg`There is no stage with this address.`);
  if (!found.is_changeable) throw notYours();
  return found.company_id;
}

/** A recruiter of one company may be a viewer of another, which the gate alone cannot tell. */
function notYours(): AppError {
  return new AppError(
    'forbidden',
    msg`You can look at everything here. To change it, ask an owner for the role.`,
  );
}

export const nameOfUser = sql<string>`rtrim(users.first_name || ' ' || users.last_name)`;

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
