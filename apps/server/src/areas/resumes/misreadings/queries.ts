import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { MisreadingList } from '@waymark/contract/resumes/choices';
import type { StaffMisreading } from '@waymark/contract/resumes/misreadings';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

/** A page of cases: open ones oldest first, the others newest first. Throws `not_found` beyond the last page. */
export async function listMisreadings(
  database: Kysely<Tables>,
  { show, page }: { show: MisreadingList; page: number },
): Promise<Page<StaffMisreading>> {
  const pageSize = defaultPageSize;
  const isOpen = show === 'open';
  const condition = isOpen ? sql<boolean>`resolved_at is null` : sql<boolean>`resolved_at is not null`;
  const { total } = await database
    .selectFrom('misreadings')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(condition)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await selectMisreadings(database)
    .where(condition)
    .orderBy(isOpen ? 'misreadings.created_at' : 'misreadings.resolved_at', isOpen ? 'asc' : 'desc')
    .orderBy('misreadings.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: rows.map(present), total, page, pageSize };
}

/** With the resume that its owner agreed to show, as long as it holds that file. */
function selectMisreadings(database: Kysely<Tables>) {
  return database
    .selectFrom('misreadings')
    .leftJoin('resumes', (join) =>
      join
        .onRef('resumes.id', '=', 'misreadings.resume_id')
        .onRef('resumes.file_id', '=', 'misreadings.agreed_file_id')
        .on('resumes.removed_at', 'is', null),
    )
    .select(['misreadings.id', 'misreadings.part', 'misreadings.remark', 'misreadings.reader_version'])
    .select(['misreadings.created_at', 'misreadings.resolved_at', 'resumes.file_id']);
}

type MisreadingRow = Awaited<ReturnType<ReturnType<typeof selectMisreadings>['execute']>>[number];

function present(row: MisreadingRow): StaffMisreading {
  return {
    id: row.id,
    part: row.part,
    remark: row.remark,
    readerVersion: row.reader_version,
    hasDocument: row.file_id !== null,
    at: row.created_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  };
}

/** The resume of an open case. Throws `not_found` where its owner did not agree, or has replaced or removed it. */
export async function getAgreedDocument(database: Kysely<Tables>, misreadingId: string) {
  const row = await selectMisreadings(database)
    .clearSelect()
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['files.name', 'files.size', 'files.media_type', 'files.storage_key'])
    .where('misreadings.id', '=', misreadingId)
    .where('misreadings.resolved_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', msg`This case has no document that may be opened.`);
  return row;
}
