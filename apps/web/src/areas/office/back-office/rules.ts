import { paths, searchPath } from '@waymark/contract/paths';

/** The list that the address names, or else the first. */
export function readChoice<T extends string>(
  search: URLSearchParams,
  choices: readonly [{ readonly value: T }, ...{ readonly value: T }[]],
): T {
  return choices.find(({ value }) => value === search.get('show'))?.value ?? choices[0].value;
}

interface ListQuery {
  show?: string;
  q?: string;
  page?: number;
}

/** The address of a list, without the values that it has by default. */
export function listPath(path: string, { show, q, page }: ListQuery, defaultShow: string): string {
  return searchPath({ show: show === defaultShow ? '' : show, q, page: page === 1 ? '' : page }, path);
}
export function staffUserPath(user: string): string {
  return searchPath({ user }, paths.staffUsers);
}

export function staffCompanyPath(company: string): string {
  return searchPath({ company }, paths.staffCompanies);
}
