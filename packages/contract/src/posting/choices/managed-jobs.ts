import type { JobStatus } from '../../jobs/choices/jobs.ts';

/**
 * The manager's options, spelled as specified (K-1). None clears what is selected; the others choose what is listed.
 */
export const managerOptions = [
  { value: 'all', label: 'All' },
  { value: 'none', label: 'None' },
  { value: 'read', label: 'Read' },
  { value: 'unread', label: 'Unread' },
  { value: 'starred', label: 'Starred' },
  { value: 'unstarred', label: 'Unstarred' },
] as const;
export type ManagerOption = (typeof managerOptions)[number]['value'];

/** Pending, Active and Expired are the specification's; what somebody closed by hand is said to be closed. */
export const managedJobStatuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
  { value: 'closed', label: 'Closed' },
  { value: 'filled', label: 'Filled' },
] as const;
export type ManagedJobStatus = JobStatus | 'closed';

export const managedJobSorts = [
  { value: 'activity', label: 'Latest applications' },
  { value: 'date-desc', label: 'Newest first' },
  { value: 'date-asc', label: 'Oldest first' },
  { value: 'title-asc', label: 'Title, A to Z' },
  { value: 'title-desc', label: 'Title, Z to A' },
  { value: 'applications-desc', label: 'Most applications' },
  { value: 'applications-asc', label: 'Fewest applications' },
  { value: 'views-desc', label: 'Most views' },
  { value: 'views-asc', label: 'Fewest views' },
  { value: 'status-asc', label: 'Status, open first' },
  { value: 'status-desc', label: 'Status, closed first' },
] as const;
export type ManagedJobSort = (typeof managedJobSorts)[number]['value'];

/** What is done to jobs, one or many. */
export const jobActions = ['close', 'fill', 'renew', 'trash', 'restore'] as const;
export type JobAction = (typeof jobActions)[number];

/** What a member notes of a job for themselves. */
export const jobMarks = ['star', 'unstar', 'read', 'unread'] as const;
export type JobMark = (typeof jobMarks)[number];

/** Where those who looked at a posting came from. */
export const viewSources = [
  { value: 'search', label: 'Search' },
  { value: 'list', label: 'Lists and categories' },
  { value: 'alert', label: 'Alert mails' },
  { value: 'company', label: 'Company page' },
  { value: 'site', label: 'Other sites' },
  { value: 'direct', label: 'Direct' },
] as const;
export type ViewSource = (typeof viewSources)[number]['value'];

/** Jobs a page, as specified (H-4). */
export const managedJobsPageSize = 10;
/** At once. */
export const maxJobsChanged = 100;
/** Days that views and applications are shown of. */
export const shownDays = 30;
/** Days after which a job in the trash is deleted, unless somebody applied for it. */
export const trashDays = 30;
