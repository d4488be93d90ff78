import { board } from '../../../platform/board/board.ts';
import type { Say } from '@waymark/contract/text/say';
import type { ApplicantFilters, MovePreview } from '@waymark/contract/hiring/applicants';
import { exportMaxCount } from '@waymark/contract/hiring/choices';
import { fullName } from '@waymark/contract/text/format';
import { meaning, msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { writeCsv } from '../../../platform/write-csv.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { findReader, type CompanyJobRow, type Reader } from '../hiring-team/queries.ts';
import { hasCriteria, listCriteria } from '../scorecards/queries.ts';
import { nameCriteria } from '../scorecards/rules.ts';
import { meanScoresOf, scorecardsOfApplication, type ScorecardCount } from '../scorecards/sight-queries.ts';
import { listAskedQuestions, selectApplicants, type CardsOf } from './board-queries.ts';
import { applicationMovedMail } from './emails/applications.ts';
import { stageFilterOf, newStageOf } from './rules.ts';
import { enqueueMoved, ensureStages } from './stage-commands.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/**
 * Marks an unmoved application as seen when a colleague opens it, and returns whether its candidate is mailed: the first
 * time, after the grace period of a move, unless it is quiet.
 */
export async function markSeen(
  { database, queue }: Pick<Parts, 'database' | 'queue'>,
  applicationId: string,
  userId: string,
  { isQuiet = false } = {},
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const application = await lockUnseen(transaction, applicationId);
    if (!application) return false;
    const stages = await ensureStages(transaction, application.company_id);
    const seen = stages.find(({ kind }) => kind === 'seen');
    if (!seen) return false;
    const { stage_version: version } = await transaction
      .updateTable('applications')
      .set({
        status: 'viewed',
        stage_id: seen.id,
        stage_version: sql`stage_version + 1`,
        moved_at: sql`clock_timestamp()`,
        moved_by: userId,
      })
      .where('id', '=', applicationId)
      .returning('stage_version')
      .executeTakeFirstOrThrow();
    const event = { status: 'viewed', stage_kind: 'seen', stage_name: seen.name, moved_by: userId } as const;
    await transaction
      .insertInto('application_events')
      .values({ id: newId(), application_id: applicationId, ...event })
      .execute();
    // Once: a candidate who was moved back to New has already been mailed.
    const isMailed = seen.notifies && application.status === 'submitted' && !isQuiet;
    if (isMailed) await enqueueMoved(transaction, { queue }, { applicationId, version });
    return isMailed;
  });
}

/** Of two colleagues who open it at once, the second waits here and finds it seen. */
function lockUnseen(transaction: Database, applicationId: string) {
  return transaction
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.status', 'jobs.company_id'])
    .where('applications.id', '=', applicationId)
    .where('applications.stage_id', 'is', null)
    .where('applications.status', '<>', 'withdrawn')
    .forUpdate('applications')
    .executeTakeFirst();
}

interface MovePreviewed {
  companyId: string;
  stageId: string;
  applicationId: string;
}

/**
 * The mail that a move to a stage would send to an applicant; null for none. Throws `not_found` for an application or
 * a stage of another company.
 */
export async function previewMove(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  { companyId, stageId, applicationId }: MovePreviewed,
): Promise<MovePreview> {
  const stages = await ensureStages(database, companyId);
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw new AppError('not_found', msg`There is no stage with this address.`);
  const candidate = await database
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.email_confirmed_at',
      'users.language',
    ])
    .select(['jobs.title', 'companies.name', 'companies.held_reason'])
    .where('applications.id', '=', applicationId)
    .where('jobs.company_id', '=', companyId)
    .where('applications.status', '<>', 'withdrawn')
    .executeTakeFirst();
  if (!candidate) throw new AppError('not_found', msg`This application no longer exists.`);
  if (!stage.notifies || candidate.held_reason !== null) return null;
  const about = { jobTitle: candidate.title, companyName: candidate.name, publicUrl: config.publicUrl };
  const mail = applicationMovedMail(recipientOf(candidate), stage.meaning ?? stage.kind, about);
  if (!mail) return null;
  const { subject, text } = mail;
  return { to: fullName(candidate.first_name, candidate.last_name), subject, text };
}

/** The applicants that pass the filters as CSV, oldest first; the company history records the export. */
export async function exportApplicants(
  say: Say,
  database: Database,
  userId: string,
  job: CompanyJobRow,
  filters: ApplicantFilters,
  stageId: string | undefined,
): Promise<string> {
  const stages = await ensureStages(database, job.company_id);
  const reader = await findReader(database, userId, job.id);
  const rows = await listRows(database, { jobId: job.id, reader }, filters, stageFilterOf(stages, stageId));
  const scorecardColumns = await listScorecardColumns(say, database, job.id, reader);
  const questions = await listAskedQuestions(database, job.id);
  await noteCompanyEvent(database, {
    companyId: job.company_id,
    userId,
    kind: 'applicants-exported',
    subjectId: job.id,
    detail: job.title,
  });
  const names = new Map<string | null, string>(
    stages.map(({ id, name }) => [id, board.ownText(name, say.language)]),
  );
  names.set(null, board.ownText(newStageOf(stages).name, say.language));
  const columns: readonly TableColumn[] = [
    ...listApplicantColumns(say),
    ...scorecardColumns,
    ...questions.map(({ id, question }) => ({ name: question, read: (row: Row) => row.answers[id] ?? '' })),
  ];
  return writeCsv([
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ read }) => read(row, names.get(row.stage_id) ?? ''))),
  ]);
}

/**
 * How colleagues recommend, and the mean of each criterion. No columns for readers who see no scorecards; empty cells
 * until the reader has handed in one of their own.
 */
async function listScorecardColumns(
  say: Say,
  database: Database,
  jobId: string,
  { sight }: Reader,
): Promise<TableColumn[]> {
  if (sight === 'none' || !(await hasCriteria(database, jobId))) return [];
  const criteria = nameCriteria(say, await listCriteria(database, jobId));
  return [
    { name: say`Scorecards`, read: ({ scorecards }) => describeRecommendations(say, scorecards) },
    ...criteria.map(({ id, name }) => ({
      name: say`Score: ${name}`,
      read: ({ means }: Row) => means?.[id]?.toString() ?? '',
    })),
  ];
}

function describeRecommendations(say: Say, scorecards: ScorecardCount | null): string {
  if (!scorecards || scorecards.yes === null || scorecards.count === 0) return '';
  return say`${scorecards.yes} yes; ${scorecards.count - scorecards.yes} no`;
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

interface TableColumn {
  name: string;
  read: (row: Row, stage: string) => string;
}

const listApplicantColumns = (say: Say): readonly TableColumn[] => [
  { name: say`First name`, read: (row) => row.first_name },
  { name: say`Last name`, read: (row) => row.last_name },
  { name: say`Email`, read: (row) => row.email },
  { name: say`Email confirmed`, read: (row) => (row.email_confirmed_at ? say`Yes` : say`No`) },
  { name: say`Phone`, read: (row) => row.phone },
  { name: say`Job title`, read: (row) => row.job_title },
  { name: say`Location`, read: (row) => row.location },
  { name: say`Experience`, read: (row) => row.experience_level },
  { name: say`Applied`, read: (row) => row.created_at.toISOString() },
  { name: say`Stage`, read: (_row, stage) => stage },
  { name: say`Rating`, read: (row) => row.rating?.toString() ?? '' },
  {
    name: say`Star${meaning('whether an applicant is starred')}`,
    read: (row) => (row.starred ? say`Yes` : say`No`),
  },
  { name: say`Tags`, read: (row) => row.tags.join('; ') },
  { name: say`Cover letter`, read: (row) => row.cover_letter },
];

function listRows(
  database: Database,
  { jobId, reader }: CardsOf,
  filters: ApplicantFilters,
  stageId: string | null | undefined,
) {
  let applicants = selectApplicants(database, jobId, filters);
  if (stageId !== undefined) {
    applicants = applicants.where('applications.stage_id', stageId === null ? 'is' : '=', stageId);
  }
  return applicants
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.email_confirmed_at'])
    .select(['users.phone', 'users.job_title', 'users.location', 'users.experience_level'])
    .select(['applications.created_at', 'applications.stage_id', 'applications.rating'])
    .select(['applications.starred', 'applications.cover_letter'])
    .select([tagNames.as('tags'), answersByQuestion.as('answers')])
    .select([scorecardsOfApplication(reader).as('scorecards'), meanScoresOf(reader).as('means')])
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .limit(exportMaxCount)
    .execute();
}

const tagNames = sql<string[]>`array(
  select applicant_tags.name from application_tags
  join applicant_tags on applicant_tags.id = application_tags.tag_id
  where application_tags.application_id = applications.id order by lower(applicant_tags.name)
)`;

const answersByQuestion = sql<Record<string, string>>`coalesce((
  select json_object_agg(question_id, answer) from application_answers where application_id = applications.id
), '{}'::json)`;
