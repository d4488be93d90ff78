import type { JobAction } from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { draftPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import type { DraftKind } from '../constants.ts';
import type { JobChanges } from './use-job-changes.ts';

/** Begin a draft of a job, and give the draft's id. */
export type Drafts = Record<DraftKind, (jobId: string) => Promise<string>>;

const tell = (failure: unknown) => showError(messageOf(failure));

/** What the buttons of rows and dialogs do; what failed is said. */
export function useJobPresses(changes: JobChanges, drafts: Drafts) {
  const navigate = useNavigate();
  /** Those that are to be renewed, as soon as somebody has said until when. */
  const [renewed, setRenewed] = useState<readonly ManagedJob[]>([]);
  return {
    renewed,
    endRenewing: () => setRenewed([]),
    onAction(action: JobAction, chosen: readonly ManagedJob[]) {
      if (action === 'renew') setRenewed(chosen);
      else changes.change(action, chosen).catch(tell);
    },
    onStar(job: ManagedJob) {
      changes.mark(job.starred ? 'unstar' : 'star', [job]).catch(tell);
    },
    onDraft(kind: DraftKind, { id }: ManagedJob) {
      drafts[kind](id)
        .then((draftId) => navigate(draftPath(draftId)))
        .catch(tell);
    },
  };
}
