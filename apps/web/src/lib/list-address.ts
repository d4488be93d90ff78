import { searchPath } from '@waymark/contract/paths';

/** The page that an address asks for; the first one where it asks for none that can exist. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

/** The words that a list is searched for. */
export function readWords(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, 200);
}

export interface ListPlace<Sort extends string> {
  sort: Sort;
  page: number;
}

/** Reads sort and page of a list from its address, and writes them; its first sort is the default. */
export function sortedList<Sort extends string>(path: string, sorts: readonly Sort[]) {
  const usual = sorts[0] as Sort;
  return {
    read: (search: URLSearchParams): ListPlace<Sort> => ({
      sort: sorts.find((sort) => sort === search.get('sort')) ?? usual,
      page: readPage(search),
    }),
    pathOf: ({ sort, page }: ListPlace<Sort>): string =>
      searchPath({ sort: sort === usual ? '' : sort, page: page > 1 ? page : undefined }, path),
  };
}

/** Where to go after a row is removed: the last row of a page takes the page with it. */
export function placeAfterRemoval<Place extends { page: number }>(place: Place, rowsBefore: number): Place {
  return rowsBefore === 1 && place.page > 1 ? { ...place, page: place.page - 1 } : place;
}
