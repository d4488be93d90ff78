import type { JobAction, ManagedJobStatus } from '@waymark/contract/posting/choices';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';

/** Pending, Active and Expired are the specification's words (K-1). */
export const jobStatusLabels: Record<ManagedJobStatus, { label: string; tone: 'neutral' | 'good' | 'bad' }> =
  {
    draft: { label: 'Pending', tone: 'neutral' },
    pending: { label: 'Pending', tone: 'neutral' },
    active: { label: 'Active', tone: 'good' },
    expired: { label: 'Expired', tone: 'bad' },
    closed: { label: 'Closed', tone: 'neutral' },
    filled: { label: 'Filled', tone: 'neutral' },
  };

export const waitingWords: Record<NonNullable<ManagedJob['waitsFor']>, string> = {
  payment: 'Waits for its payment',
  approval: 'We look at it first',
  day: 'Goes live',
  company: 'Your company is being checked',
  changes: 'We ask for a change',
  refused: 'We do not show it',
  suspended: 'We took it down',
};

export const actionLabels: Record<JobAction, string> = {
  close: 'Close posting',
  fill: 'Mark as filled',
  renew: 'Renew',
  trash: 'Move to trash',
  restore: 'Restore',
};

export type DraftKind = 'edit' | 'duplicate';
export const draftLabels: Record<DraftKind, string> = { edit: 'Edit', duplicate: 'Duplicate' };

/** The default period of a renewed job. */
export const usualDays = 30;
