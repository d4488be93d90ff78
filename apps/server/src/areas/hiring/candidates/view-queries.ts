import { sql, type Kysely } from 'kysely';
import type { CandidateView } from '@waymark/contract/hiring/candidates';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { presentView } from './presenter.ts';

/** A page of the companies that looked at a candidate, the latest first. Throws `not_found` beyond the last page. */
export async function listViews(
  database: Kysely<Tables>,
  userId: string,
  page: number,
): Promise<Page<CandidateView>> {
  const views = database
    .selectFrom('candidate_views')
    .innerJoin('candidate_profiles', 'candidate_profiles.id', 'candidate_views.profile_id')
    .where('candidate_profiles.user_id', '=', userId);
  const { total } = await views
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await views
    .innerJoin('companies', 'companies.id', 'candidate_views.company_id')
    .select(['companies.id as company_id', 'companies.name as company_name'])
    .select(sql<string>`candidate_views.day::text`.as('day'))
    .select(['candidate_views.viewed_at', 'candidate_views.resume_read'])
    .orderBy('candidate_views.viewed_at', 'desc')
    .orderBy('candidate_views.company_id')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map(presentView), total, page, pageSize: defaultPageSize };
}
