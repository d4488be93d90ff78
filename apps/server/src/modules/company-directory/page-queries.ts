import {
  workFields,
  type CompanyDirectory,
  type CompanySearch,
  type CompanySearchResult,
  type FieldCompany,
  type WorkField,
} from '@waymark/contract/companies/company-directory';
import type { JobCard } from '@waymark/contract/jobs';
import type { Page } from '@waymark/contract/pagination';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../platform/pagination.ts';
import { presentCompanyCard, type CompanyCardRow } from './presenter.ts';
import { countLetters, findNamed, listCompanies, loadCompanies } from './queries.ts';
import { letterOf } from '../companies/letter-rules.ts';
import type { CompanyCounts } from '../job-search/company-count-index.ts';
import { archeologyTitles, categoryOfField, companyJobsShown, fieldCompaniesShown } from './constants.ts';
import type { JobIndex } from '../job-search/job-index.ts';

/** The public side of companies, with their open jobs (I-10, H-2). */
export function createCompanyDirectory(database: Kysely<Tables>, index: JobIndex): CompanyDirectory {
  const counts = async () => (await index.counts()).companies;
  return {
    searchCompanies: async (search) => searchCompanies(database, await counts(), search),
    findCompany: (idOrSlug) => index.findCompany(idOrSlug),
    listCompanyJobs: (companyId, page) => listCompanyJobs(index, companyId, page),
    listFieldCompanies: async (field) => listFieldCompanies(database, await counts(), field),
  };
}

async function searchCompanies(
  database: Kysely<Tables>,
  counts: CompanyCounts,
  search: CompanySearch,
): Promise<CompanySearchResult> {
  const { q, letter, sort, page, pageSize } = search;
  const letters = await countLetters(database, q);
  const total = letters
    .filter(({ value }) => letter === undefined || value === letter)
    .reduce((sum, { count }) => sum + count, 0);
  refuseBeyondLastPage(page, pageSize, total);
  const slice = { q, letter, offset: (page - 1) * pageSize, limit: pageSize };
  const rows =
    sort === 'name' ? await listCompanies(database, slice) : await listByJobs(database, counts, slice);
  const data = rows.map((row) => presentCompanyCard(row, counts.countOf(row.id)));
  return { data, total, page, pageSize, letters };
}

/**
 * Those who hire come from the counts in memory, most jobs first; those who do not follow by name, from the table.
 * A job that opens or closes between the two looks may show its company twice or not at all, once.
 */
async function listByJobs(
  database: Kysely<Tables>,
  counts: CompanyCounts,
  { q, letter, offset, limit }: { q: string; letter: string | undefined; offset: number; limit: number },
): Promise<CompanyCardRow[]> {
  const named = await findNamed(database, q);
  const hiring = counts.hiring.filter(
    ({ id, name }) =>
      (named === undefined || named.has(id)) && (letter === undefined || letterOf(name) === letter),
  );
  const shown = hiring.slice(offset, offset + limit).map(({ id }) => id);
  const busy = await loadCompanies(database, shown);
  if (shown.length === limit) return busy;
  const only = sql<SqlBool>`not exists (select from jobs where company_id = companies.id and status = 'active')`;
  const rest = { offset: Math.max(0, offset - hiring.length), limit: limit - shown.length };
  return [...busy, ...(await listCompanies(database, { q, letter, only, ...rest }))];
}

async function listCompanyJobs(index: JobIndex, companyId: string, page: number): Promise<Page<JobCard>> {
  const pageSize = companyJobsShown;
  const { jobs, total } = await index.listNewest(page, pageSize, companyId);
  refuseBeyondLastPage(page, pageSize, total);
  return { data: jobs, total, page, pageSize };
}

async function listFieldCompanies(
  database: Kysely<Tables>,
  counts: CompanyCounts,
  field: WorkField | undefined,
): Promise<FieldCompany[]> {
  const fields = field ? [field] : workFields.map(({ value }) => value);
  const lists = await Promise.all(fields.map((one) => listField(database, counts, one)));
  const chosen = takeByTurns(lists, fieldCompaniesShown);
  const rows = await loadCompanies(database, [...chosen.keys()]);
  return rows.flatMap((row) => {
    const entry = chosen.get(row.id);
    return entry
      ? { ...presentCompanyCard(row, counts.countOf(row.id)), field: entry.field, fieldJobs: entry.jobs }
      : [];
  });
}

interface FieldEntry {
  id: string;
  jobs: number;
  field: WorkField;
}

/** A company of several fields stands under the one whose turn comes first. */
function takeByTurns(lists: readonly (readonly FieldEntry[])[], limit: number): Map<string, FieldEntry> {
  const taken = new Map<string, FieldEntry>();
  const longest = Math.max(...lists.map((list) => list.length));
  for (let turn = 0; turn < longest; turn++) {
    for (const list of lists) {
      const entry = list[turn];
      if (entry && taken.size < limit && !taken.has(entry.id)) taken.set(entry.id, entry);
    }
  }
  return taken;
}

async function listField(
  database: Kysely<Tables>,
  counts: CompanyCounts,
  field: WorkField,
): Promise<FieldEntry[]> {
  const category = categoryOfField[field];
  const most = category ? counts.ofCategory(category) : await listArcheologists(database);
  return most.slice(0, fieldCompaniesShown).map((entry) => ({ ...entry, field }));
}

async function listArcheologists(database: Kysely<Tables>): Promise<{ id: string; jobs: number }[]> {
  const { rows } = await sql<{ id: string; jobs: number }>`
    select company_id as id, count(*)::int as jobs from jobs
    where title_vector @@ to_tsquery('english', ${archeologyTitles}) and status = 'active'
    group by company_id
    order by jobs desc, company_id
    limit ${fieldCompaniesShown}
  `.execute(database);
  return rows;
}
