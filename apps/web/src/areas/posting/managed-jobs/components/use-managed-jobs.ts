import { useSay } from '../../../../lib/languages/say.ts';
import { draftPath } from '@waymark/contract/paths';
import type { JobAction, JobMark } from '@waymark/contract/posting/choices';
import type { JobsChanged, ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import type { DraftKind } from '../constants.ts';
import { describeChange, describeUndo } from '../rules.ts';

type Jobs = readonly Pick<ManagedJob, 'id' | 'title'>[];

export interface JobChanges {
  pending: boolean;
  change: (action: JobAction, jobs: Jobs, deadline?: string | null) => Promise<void>;
  mark: (mark: JobMark, jobs: Jobs) => Promise<void>;
}

/** Changes jobs, loads the list again, and offers to undo it. */
export function useJobChanges(): JobChanges {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  async function perform(what: JobAction | JobMark, jobs: Jobs, call: () => Promise<{ data: JobsChanged }>) {
    setPending(true);
    try {
      const { data } = await call();
      await revalidate();
      announce(describeChange(say, what, jobs, data), data.changeId);
    } finally {
      setPending(false);
    }
  }

  function announce(message: string, changeId: string | null) {
    if (changeId === null) showSuccess(message);
    else showUndo(message, () => void undo(changeId));
  }

  async function undo(changeId: string) {
    try {
      const input = { params: { changeId } };
      const { data } = await callApi('POST /company/jobs/changes/:changeId/undo', input);
      const problem = describeUndo(say, data);
      await revalidate();
      if (problem) showFailed(problem);
    } catch (failure) {
      showFailed(failure);
    }
  }

  const idsOf = (jobs: Jobs) => jobs.map(({ id }) => id);
  return {
    pending,
    change: (action, jobs, deadline) =>
      perform(action, jobs, () =>
        callApi('POST /company/jobs/changes', { body: { action, jobIds: idsOf(jobs), deadline } }),
      ),
    mark: (mark, jobs) =>
      perform(mark, jobs, () => callApi('POST /company/jobs/marks', { body: { mark, jobIds: idsOf(jobs) } })),
  };
}

const draftCalls = {
  edit: 'POST /company/jobs/:jobId/edit',
  duplicate: 'POST /company/jobs/:jobId/duplicate',
} as const;

/** The handlers of the buttons in rows and dialogs; failures show where was pressed. */
export function useJobPresses(changes: JobChanges) {
  const navigate = useNavigate();
  /** The jobs of the open dialog to renew. */
  const [renewed, setRenewed] = useState<readonly ManagedJob[]>([]);
  return {
    renewed,
    endRenewing: () => setRenewed([]),
    onAction(action: JobAction, chosen: readonly ManagedJob[]) {
      if (action === 'renew') setRenewed(chosen);
      else changes.change(action, chosen).catch(showFailed);
    },
    onStar(job: ManagedJob) {
      changes.mark(job.starred ? 'unstar' : 'star', [job]).catch(showFailed);
    },
    onDraft(kind: DraftKind, { id }: ManagedJob) {
      callApi(draftCalls[kind], { params: { jobId: id } })
        .then(({ data }) => navigate(draftPath(data.draftId)))
        .catch(showFailed);
    },
  };
}

export interface Selection {
  selected: ManagedJob[];
  /** Whether all selectable jobs are selected. */
  isWhole: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/** The selected jobs of the page; another page or query starts with none. */
export function useSelection(jobs: readonly ManagedJob[], address: string): Selection {
  const [kept, setKept] = useState({ address, ids: new Set<string>() });
  const ids = kept.address === address ? kept.ids : new Set<string>();
  const selectable = jobs.filter(({ isChangeable }) => isChangeable);
  const selected = selectable.filter(({ id }) => ids.has(id));
  const keep = (next: Iterable<string>) => setKept({ address, ids: new Set(next) });
  return {
    selected,
    isWhole: selected.length > 0 && selected.length === selectable.length,
    has: (id) => ids.has(id),
    toggle: (id) => keep(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    selectAll: () => keep(selectable.map(({ id }) => id)),
    clear: () => keep([]),
  };
}
