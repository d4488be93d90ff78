import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { companiesRecruitedBy, companiesSeeing } from '../../companies/companies/queries.ts';
import { findReader } from '../hiring-team/queries.ts';
import { scorecardsOfApplication } from '../scorecards/sight-queries.ts';
import { hasKnockout, notesOfApplication, tagsOfApplication } from './board-queries.ts';
import type { StageRow } from './rules.ts';

/** The resume of an application, for its applicant and for the job’s employer; undefined for all others. */
export function findApplicationResume(database: Database, applicationId: string, readerId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('files', 'files.id', 'applications.file_id')
    .select('applications.user_id as applicant_id')
    .select(sql<boolean>`jobs.company_id in ${companiesRecruitedBy(readerId)}`.as('is_recruiter'))
    .select(['files.id as file_id', 'files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('applications.id', '=', applicationId)
    .where(({ or, and, eb }) =>
      or([
        eb('applications.user_id', '=', readerId),
        and([
          eb('jobs.company_id', 'in', companiesSeeing(readerId)),
          eb('applications.status', '<>', 'withdrawn'),
        ]),
      ]),
    )
    .executeTakeFirst();
}

/** The stages of a company in order; none before its applicants were first opened. */
export function listStages(database: Database, companyId: string): Promise<StageRow[]> {
  return database
    .selectFrom('application_stages')
    .select(['id', 'kind', 'name', 'position', 'notifies', 'meaning'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type StateRow = Awaited<ReturnType<typeof listStates>>[number];

/** The applications of a company with their state, locked; withdrawn ones are left out. */
export async function lockStates(
  transaction: Database,
  companyId: string,
  applicationIds: readonly string[],
) {
  return (
    transaction
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .leftJoin('users as mover', 'mover.id', 'applications.moved_by')
      .select(['applications.id', 'applications.job_id', 'applications.stage_id'])
      .select(['applications.stage_version', 'applications.moved_at', 'mover.first_name as moved_by_name'])
      .where('applications.id', 'in', applicationIds)
      .where('jobs.company_id', '=', companyId)
      .where('applications.status', '<>', 'withdrawn')
      // In one order everywhere, so that two who move the same crowd wait for each other instead of deadlocking.
      .orderBy('applications.id')
      .forUpdate('applications')
      .execute()
  );
}

/** The same without a lock. */
export function listStates(database: Database, applicationIds: readonly string[]) {
  return database
    .selectFrom('applications')
    .leftJoin('users as mover', 'mover.id', 'applications.moved_by')
    .select(['applications.id', 'applications.stage_id', 'applications.stage_version'])
    .select(['applications.moved_at', 'mover.first_name as moved_by_name'])
    .where('applications.id', 'in', applicationIds)
    .execute();
}

/** An applicant with the whole application; undefined for another company’s and after a withdrawal. */
export async function findApplicant(database: Database, memberId: string, applicationId: string) {
  const application = await database
    .selectFrom('applications')
    .select('job_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!application) return undefined;
  const reader = await findReader(database, memberId, application.job_id);
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('files', 'files.id', 'applications.file_id')
    .select(['applications.id', 'applications.stage_id', 'applications.stage_version'])
    .select(['users.first_name', 'users.last_name', 'users.job_title', 'users.location'])
    .select(['applications.created_at', 'applications.moved_at', 'applications.rating'])
    .select(['applications.starred', scorecardsOfApplication(reader).as('scorecards')])
    .select([tagsOfApplication.as('tags'), notesOfApplication.as('notes'), hasKnockout.as('is_knockout')])
    .select(['users.email', 'users.email_confirmed_at', 'users.phone', 'users.experience_level'])
    .select(['applications.cover_letter', 'files.name as resume_name', 'files.extension as resume_extension'])
    .select('jobs.company_id')
    .select(sql<boolean>`jobs.company_id in ${companiesRecruitedBy(memberId)}`.as('is_changeable'))
    .select(isOwner(memberId).as('is_owner'))
    .where('applications.id', '=', applicationId)
    .where('applications.status', '<>', 'withdrawn')
    .where('jobs.company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
}
export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

const isOwner = (memberId: string) => sql<boolean>`exists (
  select from company_members
  where company_id = jobs.company_id and user_id = ${memberId} and member_role = 'owner'
)`;

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

export function listAnswers(database: Database, applicationId: string) {
  return database
    .selectFrom('application_answers')
    .innerJoin('job_questions', 'job_questions.id', 'application_answers.question_id')
    .select(['job_questions.id', 'job_questions.question', 'job_questions.kind'])
    .select(['application_answers.answer', 'application_answers.is_knockout'])
    .where('application_id', '=', applicationId)
    .orderBy('job_questions.position')
    .orderBy('job_questions.id')
    .execute();
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** The notes of an application, the latest first. */
export function listNotes(database: Database, applicationId: string) {
  return database
    .selectFrom('application_notes')
    .leftJoin('users', 'users.id', 'application_notes.author_id')
    .select(['application_notes.id', 'application_notes.text', 'application_notes.created_at'])
    .select('application_notes.author_id')
    .select(sql<string | null>`rtrim(users.first_name || ' ' || users.last_name)`.as('author'))
    .where('application_id', '=', applicationId)
    .orderBy('application_notes.created_at', 'desc')
    .orderBy('application_notes.id', 'desc')
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** The history of an application, latest first, at most a hundred entries. */
export function listEvents(database: Database, applicationId: string) {
  return database
    .selectFrom('application_events')
    .leftJoin('users', 'users.id', 'application_events.moved_by')
    .select(['application_events.id', 'application_events.status', 'application_events.stage_kind'])
    .select(['application_events.stage_name', 'application_events.created_at', 'users.first_name as by'])
    .where('application_id', '=', applicationId)
    .orderBy('application_events.created_at', 'desc')
    .orderBy('application_events.id', 'desc')
    .limit(100)
    .execute();
}
