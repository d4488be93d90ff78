import { sql, type Kysely } from 'kysely';
import type { ApplicantFilters } from '@waymark/contract/hiring/applicants';
import { exportMaxCount } from '@waymark/contract/hiring/choices/applicants';
import type { Tables } from '../../../platform/database/tables.ts';
import { writeCsv } from '../../../platform/write-csv.ts';
import { noteCompanyEvent } from '../../companies/companies/history-commands.ts';
import type { CompanyJobRow } from './access-queries.ts';
import { listAskedQuestions } from './board-queries.ts';
import { selectApplicants } from './card-queries.ts';
import { ensureStages } from './stage-commands.ts';
import { stageFilterOf, newStageOf } from './stage-rules.ts';

/** Those who pass the filters, first come first, as CSV; the company's history says that a copy was made. */
export async function exportApplicants(
  database: Kysely<Tables>,
  userId: string,
  job: CompanyJobRow,
  filters: ApplicantFilters,
  stageId: string | undefined,
): Promise<string> {
  const stages = await ensureStages(database, job.company_id);
  const rows = await listRows(database, job.id, filters, stageFilterOf(stages, stageId));
  const questions = await listAskedQuestions(database, job.id);
  await noteCompanyEvent(database, {
    companyId: job.company_id,
    userId,
    kind: 'applicants-exported',
    subjectId: job.id,
    detail: job.title,
  });
  const names = new Map<string | null, string>(stages.map(({ id, name }) => [id, name]));
  names.set(null, newStageOf(stages).name);
  return writeCsv([
    [...columns.map(({ name }) => name), ...questions.map(({ question }) => question)],
    ...rows.map((row) => [
      ...columns.map(({ read }) => read(row, names.get(row.stage_id) ?? '')),
      ...questions.map(({ id }) => row.answers[id] ?? ''),
    ]),
  ]);
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

const columns: readonly { name: string; read: (row: Row, stage: string) => string }[] = [
  { name: 'First name', read: (row) => row.first_name },
  { name: 'Last name', read: (row) => row.last_name },
  { name: 'E-mail', read: (row) => row.email },
  { name: 'E-mail confirmed', read: (row) => (row.email_confirmed_at ? 'Yes' : 'No') },
  { name: 'Phone', read: (row) => row.phone },
  { name: 'Job title', read: (row) => row.job_title },
  { name: 'Location', read: (row) => row.location },
  { name: 'Experience', read: (row) => row.experience_level },
  { name: 'Applied', read: (row) => row.created_at.toISOString() },
  { name: 'Stage', read: (_row, stage) => stage },
  { name: 'Rating', read: (row) => row.rating?.toString() ?? '' },
  { name: 'Star', read: (row) => (row.starred ? 'Yes' : 'No') },
  { name: 'Tags', read: (row) => row.tags.join('; ') },
  { name: 'Cover letter', read: (row) => row.cover_letter },
];

function listRows(
  database: Kysely<Tables>,
  jobId: string,
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
