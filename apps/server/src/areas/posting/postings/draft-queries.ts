import type { DraftSummary } from '@waymark/contract/posting/postings';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { presentDraft, presentSummary, type OwnDraft } from './draft-presenter.ts';

/** The drafts of a member's company, the latest change first. */
export async function listDrafts(
  database: Kysely<Tables>,
  companyId: string,
  page: number,
): Promise<Page<DraftSummary>> {
  const { total } = await database
    .selectFrom('posting_drafts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await database
    .selectFrom('posting_drafts')
    .leftJoin('users', 'users.id', 'posting_drafts.created_by')
    .select(['posting_drafts.id', 'posting_drafts.job_id', 'posting_drafts.updated_at'])
    .select(['users.first_name', 'users.last_name'])
    .select(sql<string>`posting_drafts.fields ->> 'title'`.as('title'))
    .where('posting_drafts.company_id', '=', companyId)
    .orderBy('posting_drafts.updated_at', 'desc')
    .orderBy('posting_drafts.id')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map(presentSummary), total, page, pageSize: defaultPageSize };
}

/** A draft of a company that the member works for; null for any other. */
export async function findDraft(
  database: Kysely<Tables>,
  memberId: string,
  draftId: string,
): Promise<OwnDraft | null> {
  const row = await selectDrafts(database)
    .where('posting_drafts.id', '=', draftId)
    .where('posting_drafts.company_id', 'in', companiesOf(memberId))
    .executeTakeFirst();
  return row ? presentDraft(row) : null;
}

function selectDrafts(database: Kysely<Tables>) {
  return database
    .selectFrom('posting_drafts')
    .leftJoin('jobs', 'jobs.id', 'posting_drafts.job_id')
    .leftJoin('files', 'files.id', 'posting_drafts.attachment_file_id')
    .select(['posting_drafts.id', 'posting_drafts.company_id', 'posting_drafts.job_id'])
    .select(['posting_drafts.fields', 'posting_drafts.version', 'posting_drafts.updated_at'])
    .select(['jobs.status as job_status', 'files.name as file_name', 'files.size as file_size']);
}
