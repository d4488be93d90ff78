import type { Applicant } from '@waymark/contract/hiring/applicants';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { findApplicant } from '../../api/find-applicant.ts';
import { useBoard, useBoardStore } from '../use-board.ts';

/** An applicant as it was loaded; whoever is new and may be seen is marked so once it is open. */
export function useApplicant(id: string) {
  const [applicant, setApplicant] = useState<Applicant>();
  const [failure, setFailure] = useState('');
  const store = useBoardStore();
  const change = useBoard((state) => state.change);
  const loads = useBoard((state) => state.loads);

  useEffect(() => {
    let isGone = false;
    async function open() {
      try {
        const found = await findApplicant(id);
        if (isGone) return;
        setApplicant(found);
        const { stages, see, keep } = store.getState();
        // Their card may be on a page of the board that is not loaded.
        keep([found]);
        const isNew = stages.some(({ id: stage, kind }) => stage === found.stageId && kind === 'new');
        if (isNew && found.isChangeable) see(id);
      } catch (reason) {
        if (!isGone) setFailure(messageOf(reason));
      }
    }
    void open();
    return () => {
      isGone = true;
    };
  }, [id, store, loads]);

  function update(part: Partial<Applicant>) {
    setApplicant((before) => before && { ...before, ...part });
    const { rating, starred, tags, notes } = part;
    change(id, {
      ...(rating !== undefined && { rating }),
      ...(starred !== undefined && { starred }),
      ...(tags && { tags }),
      ...(notes !== undefined && { notes }),
    });
  }

  return { applicant, failure, update };
}
