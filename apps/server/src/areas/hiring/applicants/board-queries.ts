import type { ApplicantFilters } from '@waymark/contract/hiring/applicants';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listCards, selectApplicants } from './card-queries.ts';
import type { CardRow } from './card-queries.ts';
import type { StageRow } from './queries.ts';
import type { Cursor } from './rules.ts';

export interface Column {
  stage: StageRow;
  total: number;
  rows: CardRow[];
  next: Cursor | null;
}

/** The first cards of each stage, and how many there are. */
export async function listColumns(
  database: Kysely<Tables>,
  jobId: string,
  filters: ApplicantFilters,
  stages: readonly StageRow[],
): Promise<Column[]> {
  const totals = await countByStage(database, jobId, filters);
  const columns: Column[] = [];
  for (const stage of stages) {
    const stageId = stage.kind === 'new' ? null : stage.id;
    const total = totals.get(stageId) ?? 0;
    const page =
      total === 0 ? { rows: [], next: null } : await listCards(database, jobId, filters, { stageId });
    columns.push({ stage, total, ...page });
  }
  return columns;
}

/** By id of the stage, null for those that nobody has moved. */
async function countByStage(
  database: Kysely<Tables>,
  jobId: string,
  filters: ApplicantFilters,
): Promise<Map<string | null, number>> {
  const rows = await selectApplicants(database, jobId, filters)
    .select(['applications.stage_id', sql<number>`count(*)`.as('total')])
    .groupBy('applications.stage_id')
    .execute();
  return new Map(rows.map(({ stage_id: stage, total }) => [stage, total]));
}

/** Everybody who applied and has not withdrawn. */
export async function countApplicants(database: Kysely<Tables>, jobId: string): Promise<number> {
  const { total } = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('job_id', '=', jobId)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return total;
}

/** The tags of a company, as they are read. */
export function listTags(
  database: Kysely<Tables>,
  companyId: string,
): Promise<{ id: string; name: string }[]> {
  return database
    .selectFrom('applicant_tags')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** What a job asks, and what it has asked before as far as there are answers. */
export function listAskedQuestions(database: Kysely<Tables>, jobId: string) {
  return database
    .selectFrom('job_questions')
    .select(['id', 'kind', 'question', 'options'])
    .where('job_id', '=', jobId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('position', 'is not', null),
        exists(
          selectFrom('application_answers')
            .select(sql`1`.as('one'))
            .whereRef('question_id', '=', 'job_questions.id'),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
