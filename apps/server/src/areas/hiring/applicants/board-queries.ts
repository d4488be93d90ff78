import type { ApplicantFilters } from '@waymark/contract/hiring/applicants';
import type { ApplicantSort } from '@waymark/contract/hiring/choices';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../../platform/database/like-pattern.ts';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import type { Reader } from '../hiring-team/queries.ts';
import { scorecardsOfApplication, type ScorecardCount } from '../scorecards/sight-queries.ts';
import { type Cursor, parseAnswerFilter, parseCursor, type StageRow } from './rules.ts';

export interface Column {
  stage: StageRow;
  total: number;
  rows: CardRow[];
  next: Cursor | null;
}

/** A posting's applicants, as one member sees them. */
export interface CardsOf {
  jobId: string;
  reader: Reader;
}

/** The first cards of each stage, and their total. */
export async function listColumns(
  database: Database,
  { jobId, reader }: CardsOf,
  filters: ApplicantFilters,
  stages: readonly StageRow[],
): Promise<Column[]> {
  const totals = await countByStage(database, jobId, filters);
  const columns: Column[] = [];
  for (const stage of stages) {
    const stageId = stage.kind === 'new' ? null : stage.id;
    const total = totals.get(stageId) ?? 0;
    const page =
      total === 0
        ? { rows: [], next: null }
        : await listCards(database, { jobId, reader }, filters, { stageId });
    columns.push({ stage, total, ...page });
  }
  return columns;
}

/** By id of the stage, null for applications that were never moved. */
async function countByStage(
  database: Database,
  jobId: string,
  filters: ApplicantFilters,
): Promise<Map<string | null, number>> {
  const rows = await selectApplicants(database, jobId, filters)
    .select(['applications.stage_id', sql<number>`count(*)`.as('total')])
    .groupBy('applications.stage_id')
    .execute();
  return new Map(rows.map(({ stage_id: stage, total }) => [stage, total]));
}

/** All applications that were not withdrawn. */
export async function countApplicants(database: Database, jobId: string): Promise<number> {
  const { total } = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('job_id', '=', jobId)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return total;
}

/** The posting and others of its company, open ones first: those that are open or have applicants. */
export function listPostings(
  database: Database,
  { id, company_id: companyId }: { id: string; company_id: string },
) {
  return database
    .selectFrom('jobs')
    .leftJoin('applications', (join) =>
      join.onRef('applications.job_id', '=', 'jobs.id').on('applications.status', '<>', 'withdrawn'),
    )
    .select(['jobs.id', 'jobs.title', sql<number>`count(applications.id)`.as('applicants')])
    .where('jobs.company_id', '=', companyId)
    .where(({ or, and, eb }) =>
      or([
        eb('jobs.id', '=', id),
        and([
          eb('jobs.trashed_at', 'is', null),
          or([eb('jobs.status', '=', 'active'), eb('applications.id', 'is not', null)]),
        ]),
      ]),
    )
    .groupBy('jobs.id')
    .orderBy(sql`jobs.id = ${id}`, 'desc')
    .orderBy(sql`jobs.status = 'active'`, 'desc')
    .orderBy('jobs.posted_at', 'desc')
    .orderBy('jobs.id')
    .limit(postingsShown)
    .execute();
}

const postingsShown = 100;

/** The tags of a company in alphabetical order. */
export function listTags(database: Database, companyId: string): Promise<{ id: string; name: string }[]> {
  return database
    .selectFrom('applicant_tags')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** The questions of a job, and earlier ones that have answers. */
export function listAskedQuestions(database: Database, jobId: string) {
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

/** More cards than a tall screen shows. */
const cardPageSize = 30;

export interface CardRow {
  id: string;
  stage_id: string | null;
  stage_version: number;
  first_name: string;
  last_name: string;
  job_title: string;
  location: string;
  created_at: Date;
  moved_at: Date;
  rating: number | null;
  starred: boolean;
  tags: { id: string; name: string }[];
  notes: number;
  is_knockout: boolean;
  scorecards: ScorecardCount | null;
  /** What the sort order goes by, as a whole number that no rounding changes. */
  sort_value: string;
}

type Joined = Pick<Tables, 'applications' | 'users'>;
type Select<Row> = SelectQueryBuilder<Joined, 'applications' | 'users', Row>;

/** The applications for a job that were not withdrawn and pass the filters. */
export function selectApplicants(
  database: Database,
  jobId: string,
  filters: ApplicantFilters,
): Select<object> {
  let applicants = (database as unknown as Kysely<Joined>)
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .where('applications.job_id', '=', jobId)
    .where('applications.status', '<>', 'withdrawn');
  for (const condition of listConditions(filters)) applicants = applicants.where(condition);
  return applicants;
}

function listConditions({ q, tag, rating, starred, knockout, answer }: ApplicantFilters) {
  const conditions: RawBuilder<boolean>[] = q.split(/\s+/).filter(Boolean).map(hasWord);
  for (const id of tag) {
    conditions.push(
      sql`exists (select from application_tags where application_id = applications.id and tag_id = ${id})`,
    );
  }
  if (rating !== undefined) conditions.push(sql`applications.rating >= ${rating}`);
  if (starred) conditions.push(sql`applications.starred`);
  if (knockout) conditions.push(knockout === 'some' ? hasKnockout : sql`not ${hasKnockout}`);
  return [...conditions, ...answer.map(hasAnswer)];
}

/** Whether an answer of the application is a knockout. */
export const hasKnockout = sql<boolean>`exists (
  select from application_answers where application_id = applications.id and is_knockout
)`;

function hasWord(word: string): RawBuilder<boolean> {
  const pattern = containing(word);
  return sql`(
    users.first_name || ' ' || users.last_name || ' ' || users.job_title || ' ' || users.location || ' '
      || applications.cover_letter ilike ${pattern}
    or exists (
      select from application_answers where application_id = applications.id and answer ilike ${pattern}
    )
  )`;
}

/** Numbers match from a minimum on, all other answers as chosen. */
function hasAnswer(asked: string): RawBuilder<boolean> {
  const { questionId, answer, least } = parseAnswerFilter(asked);
  return sql`exists (
    select from application_answers given join job_questions on job_questions.id = given.question_id
    where given.application_id = applications.id and given.question_id = ${questionId} and case job_questions.kind
      when 'number' then
        -- Only what is a number is read as one; the order of an "and" is the planner's to choose.
        case when given.answer ~ '^-?[0-9]{1,15}([.][0-9]{1,6})?$' then given.answer::numeric >= ${least}::numeric end
      when 'text' then given.answer ilike ${containing(answer)}
      else lower(given.answer) = lower(${answer})
    end
  )`;
}

const microseconds = (column: string) =>
  sql<string>`((extract(epoch from ${sql.ref(column)}) * 1000000)::bigint)`;

const sortColumns = {
  recent: sql`applications.moved_at`,
  newest: sql`applications.created_at`,
  oldest: sql`applications.created_at`,
  rating: sql`coalesce(applications.rating, 0)`,
} as const;
const sortValues: Record<ApplicantSort, RawBuilder<string>> = {
  recent: microseconds('applications.moved_at'),
  newest: microseconds('applications.created_at'),
  oldest: microseconds('applications.created_at'),
  rating: sql<string>`coalesce(applications.rating, 0)::bigint`,
};

/** A page of cards in the order of the filters, after the cursor. */
export async function listCards(
  database: Database,
  { jobId, reader }: CardsOf,
  filters: ApplicantFilters,
  {
    stageId,
    after,
    limit = cardPageSize,
  }: { stageId?: string | null | undefined; after?: string | undefined; limit?: number },
): Promise<{ rows: CardRow[]; next: Cursor | null }> {
  const value = sortValues[filters.sort];
  const direction = filters.sort === 'oldest' ? 'asc' : 'desc';
  let cards = selectApplicants(database, jobId, filters);
  if (stageId !== undefined) {
    cards = cards.where('applications.stage_id', stageId === null ? 'is' : '=', stageId);
  }
  if (after !== undefined) {
    const { value: from, id } = parseCursor(after);
    const beyond = sql.raw(direction === 'asc' ? '>' : '<');
    cards = cards.where(sql<boolean>`(${value}, applications.id) ${beyond} (${from}::bigint, ${id}::uuid)`);
  }
  const rows = await cards
    .select(['applications.id', 'applications.stage_id', 'applications.stage_version'])
    .select(['users.first_name', 'users.last_name', 'users.job_title', 'users.location'])
    .select(['applications.created_at', 'applications.moved_at', 'applications.rating'])
    .select(['applications.starred', scorecardsOfApplication(reader).as('scorecards')])
    .select([tagsOfApplication.as('tags'), notesOfApplication.as('notes'), hasKnockout.as('is_knockout')])
    .select(sql<string>`${value}::text`.as('sort_value'))
    .orderBy(sortColumns[filters.sort], direction)
    .orderBy('applications.id', direction)
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? { value: last.sort_value, id: last.id } : null };
}

export const notesOfApplication = sql<number>`(
  select count(*) from application_notes where application_id = applications.id
)`;

export const tagsOfApplication = sql<CardRow['tags']>`coalesce((
  select json_agg(json_build_object('id', applicant_tags.id, 'name', applicant_tags.name) order by lower(name))
  from application_tags join applicant_tags on applicant_tags.id = application_tags.tag_id
  where application_tags.application_id = applications.id
), '[]'::json)`;
