import type { JobAction, JobMark } from '@waymark/contract/posting/choices/managed-jobs';
import type { JobsChanged, ManagedJob, JobChangeFields } from '@waymark/contract/posting/managed-jobs';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showError, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import { markJobs } from '../api/mark-jobs.ts';
import { describeChange, describeUndo } from '../rules.ts';

type Jobs = readonly Pick<ManagedJob, 'id' | 'title'>[];

export interface JobChanges {
  /** Whether a change is under way. */
  pending: boolean;
  change: (action: JobAction, jobs: Jobs, deadline?: string | null) => Promise<void>;
  mark: (mark: JobMark, jobs: Jobs) => Promise<void>;
}

/** Changes jobs, shows the list as it is then, and says what happened with a way back. */
export function useJobChanges(): JobChanges {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  async function perform(what: JobAction | JobMark, jobs: Jobs, call: () => Promise<JobsChanged>) {
    setPending(true);
    try {
      const answer = await call();
      await revalidate();
      tell(describeChange(what, jobs, answer), answer.changeId);
    } finally {
      setPending(false);
    }
  }

  function tell(message: string, changeId: string | null) {
    if (changeId === null) showSuccess(message);
    else showUndo(message, () => void undo(changeId));
  }

  async function undo(changeId: string) {
    try {
      const problem = describeUndo(await undoChange(changeId));
      await revalidate();
      if (problem) showError(problem);
    } catch (failure) {
      showError(messageOf(failure));
    }
  }

  const idsOf = (jobs: Jobs) => jobs.map(({ id }) => id);
  return {
    pending,
    change: (action, jobs, deadline) =>
      perform(action, jobs, () => changeJobs({ action, jobIds: idsOf(jobs), deadline })),
    mark: (mark, jobs) => perform(mark, jobs, () => markJobs(mark, idsOf(jobs))),
  };
}

async function changeJobs(fields: JobChangeFields): Promise<JobsChanged> {
  return (await callApi('POST /company/jobs/changes', { body: fields })).data;
}

async function undoChange(changeId: string): Promise<JobsChanged> {
  return (await callApi('POST /company/jobs/changes/:changeId/undo', { params: { changeId } })).data;
}
