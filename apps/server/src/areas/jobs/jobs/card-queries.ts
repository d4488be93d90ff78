import { sql, type Kysely } from 'kysely';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { findPlaces } from '../../places/places/queries.ts';
import { presentJobCard } from './card-presenter.ts';

/** The columns of a card, for queries that join `jobs` with `companies`. */
export const jobCardColumns = [
  'jobs.id',
  'jobs.title',
  'jobs.company_id',
  'companies.name as company_name',
  'companies.logo_file_id as company_logo_file_id',
  'jobs.place_ids',
  'jobs.work_mode',
  'jobs.type',
  'jobs.category',
  'jobs.salary_min',
  'jobs.salary_max',
  'jobs.salary_currency',
  'jobs.salary_period',
  'jobs.skills',
  'jobs.posted_at',
] as const;

/** Cards of the given jobs, whatever their status, in the order asked for. Unknown ids are left out. */
export async function loadJobCards(
  database: Kysely<Tables>,
  jobIds: readonly string[],
): Promise<Map<string, JobCard>> {
  if (jobIds.length === 0) return new Map();
  const rows = await selectCards(database)
    .where('jobs.id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const places = await findPlaces(
    database,
    rows.flatMap((row) => row.place_ids),
  );
  return new Map(
    jobIds.flatMap((id) => {
      const row = byId.get(id);
      return row ? [[id, presentJobCard(row, places)]] : [];
    }),
  );
}

function selectCards(database: Kysely<Tables>) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(jobCardColumns);
}
