import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { listApplicants } from '../api/list-applicants.ts';
import { useBoard } from './use-board.ts';
import type { Filters } from '../filter-rules.ts';

interface Loaded {
  ids: readonly string[];
  /** Null at the end, undefined before the beginning. */
  next: string | null | undefined;
}

/** The applicants of all stages, or of one, page by page. */
export function useApplicantList(jobId: string, filters: Filters, stage: string | undefined) {
  const [{ ids, next }, setLoaded] = useState<Loaded>({ ids: [], next: undefined });
  const keep = useBoard((state) => state.keep);
  const isLoading = useRef(false);

  async function loadMore() {
    if (next === null || isLoading.current) return;
    isLoading.current = true;
    try {
      const page = await listApplicants(jobId, filters, { stage, after: next });
      keep(page.data);
      setLoaded((before) => ({
        ids: [...new Set([...before.ids, ...page.data.map(({ id }) => id)])],
        next: page.next,
      }));
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      isLoading.current = false;
    }
  }

  useEffect(() => {
    void loadMore();
    // Once: the list is made anew for other filters or another stage.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { ids, isComplete: next === null, loadMore };
}
