import type { JobAction, ManagedJobStatus } from '@waymark/contract/posting/choices';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { msg } from '@waymark/contract/text/message';

/** Pending, Active and Expired are the specification's words (K-1). */
export const jobStatusLabels: Record<ManagedJobStatus, { label: string; tone: 'neutral' | 'good' | 'bad' }> =
  {
    draft: { label: msg`Pending`, tone: 'neutral' },
    pending: { label: msg`Pending`, tone: 'neutral' },
    active: { label: msg`Active`, tone: 'good' },
    expired: { label: msg`Expired`, tone: 'bad' },
    closed: { label: msg`Closed`, tone: 'neutral' },
    filled: { label: msg`Filled`, tone: 'neutral' },
  };

export const waitingWords: Record<NonNullable<ManagedJob['waitsFor']>, string> = {
  payment: msg`Waits for its payment`,
  approval: msg`We look at it first`,
  day: msg`Goes live`,
  company: msg`Your company is being checked`,
  changes: msg`We ask for a change`,
  refused: msg`We do not show it`,
  suspended: msg`We took it down`,
};

export const actionLabels: Record<JobAction, string> = {
  close: msg`Close posting`,
  fill: msg`Mark as filled`,
  renew: msg`Renew`,
  trash: msg`Move to trash`,
  restore: msg`Restore`,
};

export type DraftKind = 'edit' | 'duplicate';
export const draftLabels: Record<DraftKind, string> = { edit: msg`Edit`, duplicate: msg`Duplicate` };

/** The default period of a renewed job. */
export const usualDays = 30;
