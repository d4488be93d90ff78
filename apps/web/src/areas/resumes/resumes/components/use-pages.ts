import type { Page } from '@waymark/contract/pagination';
import { useRef, useState } from 'react';
import { useLoaded } from '../../../../lib/use-loaded.ts';

/** Loads a list page by page and appends each page to those before. */
export function usePages<T>(load: (page: number) => Promise<Page<T>>) {
  const loadedItems = useRef<readonly T[]>([]);
  const [nextPage, setNextPage] = useState(1);
  const {
    data: page,
    failure,
    reload,
  } = useLoaded(async () => {
    const next = await load(nextPage);
    loadedItems.current = [...loadedItems.current.slice(0, (nextPage - 1) * next.pageSize), ...next.data];
    return { ...next, data: loadedItems.current };
  }, [nextPage]);
  return {
    items: page?.data,
    failure,
    hasMore: page !== undefined && page.data.length < page.total,
    isLoadingMore: page !== undefined && page.page < nextPage && !failure,
    showMore: () => (failure ? reload() : setNextPage((page?.page ?? 0) + 1)),
  };
}
