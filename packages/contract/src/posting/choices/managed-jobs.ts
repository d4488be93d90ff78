import type { JobStatus } from '../../jobs/choices/jobs.ts';

/** Spelled as specified (K-1). None clears the selection; the others filter the list. */
export const managerOptions = [
  { value: 'all', label: 'All' },
  { value: 'none', label: 'None' },
  { value: 'read', label: 'Read' },
  { value: 'unread', label: 'Unread' },
  { value: 'starred', label: 'Starred' },
  { value: 'unstarred', label: 'Unstarred' },
] as const;
export type ManagerOption = (typeof managerOptions)[number]['value'];

/** Pending, Active and Expired are the specification's; Closed is for jobs closed by hand. */
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

export const jobActions = ['close', 'fill', 'renew', 'trash', 'restore'] as const;
export type JobAction = (typeof jobActions)[number];

/** Private marks of a member. */
export const jobMarks = ['star', 'unstar', 'read', 'unread'] as const;
export type JobMark = (typeof jobMarks)[number];

export const viewSources = [
  { value: 'search', label: 'Search' },
  { value: 'list', label: 'Lists and categories' },
  { value: 'alert', label: 'Alert mails' },
  { value: 'company', label: 'Company page' },
  { value: 'site', label: 'Other sites' },
  { value: 'direct', label: 'Direct' },
] as const;
export type ViewSource = (typeof viewSources)[number]['value'];

/** As specified (H-4). */
export const managedJobsPageSize = 10;
export const maxJobsChanged = 100;
/** Days of views and applications in the charts. */
export const shownDays = 30;
/** Days until a job in the trash is deleted, unless it has applications. */
export const trashDays = 30;
