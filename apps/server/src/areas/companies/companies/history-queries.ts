import type { CompanyHistory } from '@waymark/contract/companies/history';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { presentEvent } from './history-presenter.ts';

const pageSize = 25;

/**
 * What the members of a company did, newest first. Throws `not_found` beyond the last page. Only employers are
 * named as those something was done to: a candidate's name is none of the history's.
 */
export async function listHistory(
  database: Kysely<Tables>,
  companyId: string,
  page: number,
): Promise<CompanyHistory> {
  const { total } = await database
    .selectFrom('company_events')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await database
    .selectFrom('company_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.user_id')
    .leftJoin('users as colleague', (join) =>
      join.onRef('colleague.id', '=', 'event.subject_id').on('colleague.role', '=', 'employer'),
    )
    .select(['event.id', 'event.kind', 'event.detail', 'event.created_at', 'event.user_id'])
    .select(['actor.first_name', 'actor.last_name'])
    .select(['colleague.first_name as colleague_first_name', 'colleague.last_name as colleague_last_name'])
    .select('event.subject_id')
    .where('event.company_id', '=', companyId)
    .orderBy('event.created_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: rows.map(presentEvent), total, page, pageSize };
}
