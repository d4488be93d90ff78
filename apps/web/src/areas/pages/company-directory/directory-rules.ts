import {
  companySorts,
  type CompanySearch,
  type CompanySort,
} from '@waymark/contract/pages/company-directory';
import { companyLetters } from '@waymark/contract/jobs/choices/jobs';
import { companyPath, paths, searchPath } from '@waymark/contract/paths';
import { formatCount, plural } from '@waymark/contract/text/format-count';

/** What an address of /companies asks for. */
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

/** The alphabet bar without what only counts jobs. */
export const directoryLetters = companyLetters.filter(({ value }) => value !== 'top-100');
export const galleryLetters = directoryLetters.filter(({ value }) => /^[a-z]$/.test(value));
const firstLetter = 'a';

/** A page of an address; one that is none is the first. */
export function parsePage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') || 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** What means nothing in an address is left out: the list is then wider, and its controls say so. */
export function parseDirectory(parameters: URLSearchParams): DirectoryView {
  const wanted = parameters.get('letter');
  const page = parsePage(parameters);
  const letterOf = (letters: typeof directoryLetters) => letters.find(({ value }) => value === wanted)?.value;
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

/** The shortest address of a view; what is not given is as it is at first. */
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

/** How many companies a list has, and how many of them home counts as hiring. */
export function describeFound({ total, hiring }: { total: number; hiring: number }): string {
  const found = plural(total, 'company', 'companies');
  return total === 0 ? found : `${found}, ${formatCount(hiring)} hiring`;
}

/** A page of a company's open jobs. */
export function companyJobsPath(companyId: string, page: number): string {
  return page > 1 ? `${companyPath(companyId)}&page=${page}` : companyPath(companyId);
}

/** What a list is called, for titles and for those who hear it. */
export function describeDirectory({ show, q, letter, page }: DirectoryView): string {
  const label = directoryLetters.find(({ value }) => value === letter)?.label;
  const parts = [
    show === 'gallery' ? 'Gallery of companies' : q ? `Companies named “${q}”` : 'Companies',
    label && `under ${label}`,
    page > 1 && `page ${page}`,
  ];
  return parts.filter(Boolean).join(', ');
}
