import type { ImportRejection, ImportReport, ImportReportDetail } from '@waymark/contract/jobs/imports';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { readKept } from '../../../platform/languages/kept-message.ts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { sayUnread, stateOfImport } from './rules.ts';

const noReport = () => new AppError('not_found', msg`This import report no longer exists.`);

/** A page of imports, the latest first. Throws `not_found` beyond the last page. */
export async function listImportReports(database: Kysely<Tables>, page: number): Promise<Page<ImportReport>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('import_reports')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await selectReports(database)
    .orderBy('started_at', 'desc')
    .orderBy('import_reports.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: rows.map(present), total, page, pageSize };
}

/** The last runs of a source, latest first. */
export async function listReportsOf(database: Kysely<Tables>, jobSourceId: string): Promise<ImportReport[]> {
  const rows = await selectReports(database)
    .where('job_source_id', '=', jobSourceId)
    .orderBy('started_at', 'desc')
    .orderBy('import_reports.id', 'desc')
    .limit(defaultPageSize)
    .execute();
  return rows.map(present);
}

/** Without what stands in the report alone: it may be long. */
function selectReports(database: Kysely<Tables>) {
  return database
    .selectFrom('import_reports')
    .leftJoin('users', 'users.id', 'import_reports.employer_id')
    .select(['import_reports.id', 'source', 'file_name', 'employer_id', 'started_at', 'finished_at'])
    .select(['import_reports.updated_at', 'failure', 'read_count', 'inserted_count', 'updated_count'])
    .select(['unchanged_count', 'closed_count', 'rejected_count', 'shared_count', 'job_source_id'])
    .select(sql<string | null>`rtrim(users.first_name || ' ' || users.last_name)`.as('employer'));
}

type Row = Omit<
  Selectable<Tables['import_reports']>,
  'unread' | 'lacking_ads' | 'fields' | 'rejections' | 'mirror_refused'
> & {
  employer: string | null;
};

function present(row: Row): ImportReport {
  return {
    id: row.id,
    source: row.source,
    fileName: row.file_name,
    state: stateOfImport(row),
    employer: row.employer_id === null ? null : { id: row.employer_id, name: row.employer ?? '' },
    read: row.read_count,
    inserted: row.inserted_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    closed: row.closed_count,
    shared: row.shared_count,
    rejected: row.rejected_count,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** An import with what stayed unread and what was rejected. Throws `not_found`. */
export async function getImportReport(
  say: Say,
  database: Kysely<Tables>,
  importId: string,
): Promise<ImportReportDetail> {
  const row = await selectReports(database)
    .select(['mirror_refused', 'unread', 'lacking_ads', 'fields', 'rejections'])
    .where('import_reports.id', '=', importId)
    .executeTakeFirst();
  if (!row) throw noReport();
  const { failure, mirror_refused: mirrorRefused, unread, lacking_ads: lackingAds, fields, rejections } = row;
  const said = { failure: say(readKept(failure)), mirrorRefused: say(readKept(mirrorRefused)) };
  const kept = rejections.map((one) => sayRejection(say, one));
  return { ...present(row), ...said, unread: sayUnread(say, unread), lackingAds, fields, rejections: kept };
}

const sayRejection = (say: Say, { at, sourceId, reason }: ImportRejection): ImportRejection => ({
  at: say(readKept(at)),
  sourceId,
  reason: say(readKept(reason)),
});

/** The rejected rows that are kept of an import. Throws `not_found`. */
export async function listRejections(
  say: Say,
  database: Kysely<Tables>,
  importId: string,
): Promise<readonly ImportRejection[]> {
  const row = await database
    .selectFrom('import_reports')
    .select('rejections')
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!row) throw noReport();
  return row.rejections.map((one) => sayRejection(say, one));
}
