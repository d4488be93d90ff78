import type { JobSource, JobSourceDetail } from '@waymark/contract/jobs/job-sources';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { listReportsOf } from '../job-import/report-queries.ts';
import { closingsListed } from './constants.ts';
import { presentSource, presentSourceDetail, type ListedSource, type SourceRow } from './presenter.ts';

/** Whose sources are asked for: those of a company, or all there are, which staff look after. */
export interface SourceScope {
  companyId: string | undefined;
}

/** The same for somebody who reads what is said of them. */
export interface SourceReader extends SourceScope {
  say: Say;
}

const noSource = () => new AppError('not_found', msg`There is no source with this address.`);

const within = ({ companyId }: SourceScope): RawBuilder<boolean> =>
  companyId === undefined ? sql`true` : sql`job_sources.company_id = ${companyId}`;

const columns = sql`job_sources.*, companies.name as company_name,
  (select count(*)::int from jobs where jobs.source = job_sources.name and status = 'active') as open,
  coalesce((
    select mirror_refused from import_reports
    where job_source_id = job_sources.id and finished_at is not null and failure = ''
    order by started_at desc, import_reports.id desc limit 1
  ), '') as remark`;

const from = sql`job_sources left join companies on companies.id = job_sources.company_id`;

/** A page of all sources: first what needs somebody, then by name. Throws `not_found` beyond the last page. */
export async function listSources(
  say: Say,
  database: Kysely<Tables>,
  page: number,
): Promise<Page<JobSource>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('job_sources')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<ListedSource>`
    select ${columns} from ${from}
    order by is_on and (failures > 0 or closings_asked_at is not null) desc, job_sources.name
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  return { data: rows.map((row) => presentSource(say, row)), total, page, pageSize };
}

/** The few sources of a company, in the order in which they were added. */
export async function listCompanySources(
  say: Say,
  database: Kysely<Tables>,
  companyId: string,
): Promise<JobSource[]> {
  const { rows } = await sql<ListedSource>`
    select ${columns} from ${from} where ${within({ companyId })} order by job_sources.id
  `.execute(database);
  return rows.map((row) => presentSource(say, row));
}

/** A source with its last runs and what waits. Throws `not_found`, also for that of another company. */
export async function getSource(
  database: Kysely<Tables>,
  { say, ...scope }: SourceReader,
  sourceId: string,
): Promise<JobSourceDetail> {
  const { rows } = await sql<ListedSource>`
    select ${columns} from ${from} where job_sources.id = ${sourceId} and ${within(scope)}
  `.execute(database);
  const [row] = rows;
  if (!row) throw noSource();
  return presentSourceDetail(say, row, {
    closings: await listClosings(database, row.waiting_closings),
    runs: await listReportsOf(database, sourceId),
  });
}

async function listClosings(database: Kysely<Tables>, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'companies.name as company'])
    .where('jobs.id', 'in', jobIds.slice(0, closingsListed))
    .where('jobs.status', '=', 'active')
    .orderBy('jobs.title')
    .orderBy('jobs.id')
    .execute();
}

/** A source that is about to change, locked. Throws `not_found`, also for that of another company. */
export async function lockSource(
  transaction: Kysely<Tables>,
  scope: SourceScope,
  sourceId: string,
): Promise<SourceRow> {
  const { rows } = await sql<SourceRow>`
    select * from job_sources where id = ${sourceId} and ${within(scope)} for update
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw noSource();
  return row;
}

interface PostingSource {
  name: string;
  id: string | null;
  address: string;
  postingId: string;
  isFirst: boolean;
}

/** The sources of a posting, first the one whose text it has; empty for postings written here. */
export async function listSourcesOf(database: Kysely<Tables>, jobId: string): Promise<PostingSource[]> {
  const { rows } = await sql<PostingSource>`
    select jobs.source as name, job_sources.id, coalesce(address, '') as address, jobs.source_id as "postingId",
      true as "isFirst", 0 as place
    from jobs left join job_sources on job_sources.name = jobs.source
    where jobs.id = ${jobId} and jobs.source not in ('employer', 'demo', 'test')
    union all
    select name, job_sources.id, address, posting_id, false, 1
    from job_source_sightings join job_sources on job_sources.id = source_id
    where job_id = ${jobId}
    order by place, name
  `.execute(database);
  return rows.map(({ name, id, address, postingId, isFirst }) => ({ name, id, address, postingId, isFirst }));
}
