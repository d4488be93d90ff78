import type { PostingDecision, PostingModeration } from '@waymark/contract/office/choices/moderation';
import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';

interface Posting {
  title: string;
  status: JobStatus;
  awaits_approval: boolean;
  moderation: PostingModeration | null;
}

/** Whether somebody of the staff has to look at it. */
export function isWaiting({ status, awaits_approval, moderation }: Omit<Posting, 'title'>): boolean {
  return status === 'pending' && awaits_approval && moderation === null;
}

/** Why a decision is not possible of a posting as it is; null where it is. */
export function refusalOf(decision: PostingDecision, job: Posting): string | null {
  const name = `“${job.title}”`;
  if (decision === 'suspend') {
    return job.status === 'active' ? null : `${name} is not open: it is ${stateOf(job)}.`;
  }
  if (decision === 'lift') {
    return job.moderation === 'suspended' ? null : `${name} was not taken down: it is ${stateOf(job)}.`;
  }
  const isReturned = job.moderation === 'changes' || job.moderation === 'refused';
  // What was sent back may be let through after all.
  if (isWaiting(job) || (decision === 'approve' && isReturned && job.status === 'pending')) return null;
  return `${name} waits for nobody’s approval: it is ${stateOf(job)}.`;
}

const stateWords: Readonly<Record<PostingModeration, string>> = {
  changes: 'sent back for changes',
  refused: 'refused',
  suspended: 'taken down',
};

function stateOf({ status, moderation }: Posting): string {
  return moderation === null ? status : stateWords[moderation];
}

const outcomes: Readonly<Record<PostingDecision, PostingModeration | null>> = {
  approve: null,
  changes: 'changes',
  refuse: 'refused',
  suspend: 'suspended',
  lift: null,
};

/** What a decision writes of a posting. */
export function decidedColumns(decision: PostingDecision, reason: string) {
  const moderation = outcomes[decision];
  return {
    moderation,
    moderation_reason: moderation === null ? '' : reason,
    awaits_approval: moderation !== null,
    ...(decision === 'suspend' && { status: 'pending' as const }),
  };
}
