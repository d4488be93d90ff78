import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type {
  CompanyDirectory,
  CompanyJobs,
  CompanySearch,
  CompanySearchResult,
  FieldCompany,
  PublicCompany,
  WorkField,
  CompanyCard,
} from '@waymark/contract/pages/company-directory';
import { workFields } from '@waymark/contract/companies/directory-choices';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { letterOf } from '../../companies/companies/rules.ts';
import type { CompanyCounts, HiringCompany } from '../../search/job-index/count-index.ts';
import type { JobQueries } from '../../search/job-search/job-index.ts';
import type { CompanyListing, CompanySlice } from '../../search/replica/company-page-gateway.ts';
import { toNameQuery } from '../../search/replica/document-rules.ts';

/** Which work the fields of the portfolio stand for, where a category says it. */
const categoryOfField: Partial<Record<WorkField, JobCategory>> = {
  designing: 'design',
  construct: 'construction',
  finance: 'finance',
  development: 'information-technology',
};

/** No category is about the past: archeology is what jobs are called. */
const archeologyTitles = 'archaeolog* OR archeolog* OR heritage* OR museum*';

const companyJobsShown = 25;

const fieldCompaniesShown = 24;

/** The public side of companies, with their open jobs (I-10, H-2). */
export function createCompanyDirectory(index: JobQueries): CompanyDirectory {
  return {
    searchCompanies: (search) =>
      index.askCompanies((pages, counts) => searchCompanies(pages, counts, search)),
    findCompany: (idOrSlug) => index.findCompany(idOrSlug),
    listCompanyJobs: (companyId, page) => listCompanyJobs(index, companyId, page),
    listFieldCompanies: (field) =>
      index.askCompanies((pages, counts) => listFieldCompanies(pages, counts, field)),
  };
}

async function searchCompanies(
  pages: CompanyListing,
  counts: CompanyCounts,
  { q, letter, sort, page, pageSize }: CompanySearch,
): Promise<CompanySearchResult> {
  const words = toNameQuery(q);
  const letters = await pages.countLetters(words);
  const total = letters
    .filter(({ value }) => letter === undefined || value === letter)
    .reduce((sum, { count }) => sum + count, 0);
  refuseBeyondLastPage(page, pageSize, total);
  const slice = { words, letter, offset: (page - 1) * pageSize, limit: pageSize };
  const hiring = await listHiring(pages, counts, slice);
  const companies = await (sort === 'name' ? pages.list(slice) : listByJobs(pages, hiring, slice));
  const data = companies.map((company) => presentCompanyCard(company, counts.countOf(company.id)));
  return { data, total, hiring: hiring.length, page, pageSize, letters };
}

/** The companies of a search that have open jobs, most first. */
async function listHiring(
  pages: CompanyListing,
  counts: CompanyCounts,
  { words, letter }: CompanySlice,
): Promise<readonly HiringCompany[]> {
  const named = words === null ? undefined : new Set(await pages.listIds(words));
  return counts.hiring.filter(
    ({ id, name }) =>
      (named === undefined || named.has(id)) && (letter === undefined || letterOf(name) === letter),
  );
}

/** Those who hire come first, most jobs first; those who do not follow by name. */
async function listByJobs(
  pages: CompanyListing,
  hiring: readonly HiringCompany[],
  slice: CompanySlice,
): Promise<PublicCompany[]> {
  const { offset, limit } = slice;
  const shown = hiring.slice(offset, offset + limit).map(({ id }) => id);
  const busy = await pages.load(shown);
  if (shown.length === limit) return busy;
  const rest = { offset: Math.max(0, offset - hiring.length), limit: limit - shown.length };
  return [...busy, ...(await pages.list({ ...slice, ...rest }, { idle: true }))];
}

async function listCompanyJobs(index: JobQueries, companyId: string, page: number): Promise<CompanyJobs> {
  const pageSize = companyJobsShown;
  const { jobs, total, teams } = await index.listByTeam(companyId, page, pageSize);
  refuseBeyondLastPage(page, pageSize, total);
  return { data: jobs, total, page, pageSize, teams };
}

async function listFieldCompanies(
  pages: CompanyListing,
  counts: CompanyCounts,
  field: WorkField | undefined,
): Promise<FieldCompany[]> {
  const fields = field ? [field] : workFields.map(({ value }) => value);
  const lists = await Promise.all(fields.map((one) => listField(pages, counts, one)));
  const chosen = takeByTurns(lists, fieldCompaniesShown);
  const companies = await pages.load([...chosen.keys()]);
  return companies.flatMap((company) => {
    const entry = chosen.get(company.id);
    return entry
      ? {
          ...presentCompanyCard(company, counts.countOf(company.id)),
          field: entry.field,
          fieldJobs: entry.jobs,
        }
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
  pages: CompanyListing,
  counts: CompanyCounts,
  field: WorkField,
): Promise<FieldEntry[]> {
  const category = categoryOfField[field];
  const most = category
    ? counts.ofCategory(category)
    : await pages.countTitled(archeologyTitles, fieldCompaniesShown);
  return most.slice(0, fieldCompaniesShown).map(({ id, jobs }) => ({ id, jobs, field }));
}

function presentCompanyCard(company: PublicCompany, openJobs: number): CompanyCard {
  const { id, name, industry, size, logoUrl, address } = company;
  return { id, name, industry, size, city: address.city, country: address.country, openJobs, logoUrl };
}
