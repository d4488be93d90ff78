import { paths, searchPath } from '@waymark/contract/paths';

/** One of the lists of a page; the first where the address names none. */
export function readChoice<T extends string>(
  search: URLSearchParams,
  choices: readonly [{ readonly value: T }, ...{ readonly value: T }[]],
): T {
  return choices.find(({ value }) => value === search.get('show'))?.value ?? choices[0].value;
}

interface Asked {
  show?: string;
  q?: string;
  page?: number;
}

/** The address of a list; what is usual is not said. */
export function listPath(page: string, { show, q, page: number }: Asked, usual: string): string {
  return searchPath({ show: show === usual ? '' : show, q, page: number === 1 ? '' : number }, page);
}

/** An account, as staff sees it. */
export function staffUserPath(user: string): string {
  return searchPath({ user }, paths.staffUsers);
}

/** A company, as staff sees it. */
export function staffCompanyPath(company: string): string {
  return searchPath({ company }, paths.staffCompanies);
}
