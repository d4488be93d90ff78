import { companyLetters } from '@waymark/contract/jobs/choices';
import type { CompanySearch, CompanySort, WorkField } from '@waymark/contract/pages/company-directory';
import { companySorts, workFields } from '@waymark/contract/companies/directory-choices';
import { companyPath, paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { readPage } from '../../../lib/list-address.ts';

/** The query of /companies. */
export interface DirectoryView {
  show: 'list' | 'gallery';
  q: string;
  letter: string | undefined;
  sort: CompanySort;
  page: number;
}

export const queryMaxLength = 80;
const listPageSize = 30;
const galleryPageSize = 60;

/** The alphabet bar without its entry for numbers of jobs. */
export const directoryLetters = companyLetters.filter(({ value }) => value !== 'top-100');
export const galleryLetters = directoryLetters.filter(({ value }) => /^[a-z]$/.test(value));
const firstLetter = 'a';

/** Values that the address cannot have count as absent. */
export function parseDirectory(parameters: URLSearchParams): DirectoryView {
  const named = parameters.get('letter');
  const page = readPage(parameters);
  const letterOf = (letters: typeof directoryLetters) => letters.find(({ value }) => value === named)?.value;
  if (parameters.get('show') === 'gallery') {
    return { show: 'gallery', q: '', letter: letterOf(galleryLetters) ?? firstLetter, sort: 'name', page };
  }
  const q = (parameters.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, queryMaxLength)
    .trim();
  const sort = companySorts.find(({ value }) => value === parameters.get('sort'))?.value ?? 'jobs';
  return { show: 'list', q, letter: letterOf(directoryLetters), sort, page };
}

export function toCompanySearch({ show, q, letter, sort, page }: DirectoryView): CompanySearch {
  return { q, letter, sort, page, pageSize: show === 'gallery' ? galleryPageSize : listPageSize };
}

/** The address of a view, without its default values. */
export function directoryPath(view: Partial<DirectoryView>): string {
  const { show, q, letter, sort, page = 1 } = view;
  const isGallery = show === 'gallery';
  return searchPath(
    {
      show: isGallery ? show : undefined,
      q: isGallery ? undefined : q,
      letter: isGallery && letter === firstLetter ? undefined : letter,
      sort: isGallery || sort === 'jobs' ? undefined : sort,
      page: page > 1 ? page : undefined,
    },
    paths.companies,
  );
}

/** The number of companies, and of those that hire. */
export function describeFound(
  { total, hiring }: { total: number; hiring: number },
  language: Locale,
): Message {
  return total === 0
    ? msg`${plural(total, 'company', 'companies')}`
    : msg`${plural(total, 'company', 'companies')}, ${formatCount(hiring, language)} hiring`;
}

/** A page of a company's open jobs. */
export function companyJobsPath(companyId: string, page: number): string {
  return page > 1 ? `${companyPath(companyId)}&page=${page}` : companyPath(companyId);
}

/** The name of a list, for titles and screen readers. */
export function describeDirectory({ show, q, letter, page }: DirectoryView): Message {
  const label = directoryLetters.find(({ value }) => value === letter)?.label;
  const named = show === 'gallery' ? msg`Gallery of companies` : nameList(q);
  const below = label ? msg`${term(named)}, under ${label}` : named;
  return page > 1 ? msg`${term(below)}, page ${page}` : below;
}

const nameList = (q: string): Message => (q ? msg`Companies named “${q}”` : msg`Companies`);

/** "No open job", "1 open job" or "1,204 open jobs". */
export function openJobsText(count: number): Message {
  return count === 0 ? msg`No open job` : msg`${plural(count, 'open job')}`;
}

/** The field that an address of the portfolio names; undefined for all. */
export function parseField(parameters: URLSearchParams): WorkField | undefined {
  return workFields.find(({ value }) => value === parameters.get('field'))?.value;
}

export function fieldPath(field: WorkField | undefined): string {
  return searchPath({ field }, paths.portfolioGrid);
}

export const fieldNouns: Record<WorkField, string> = {
  designing: msg`design`,
  construct: msg`construction`,
  finance: msg`finance`,
  development: msg`software`,
  archeology: msg`archeology and heritage`,
};
