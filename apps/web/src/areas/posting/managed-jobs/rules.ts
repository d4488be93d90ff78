import {
  managedJobSorts,
  managedJobStatuses,
  managerOptions,
  type JobAction,
  type JobMark,
  type ManagedJobSort,
} from '@waymark/contract/posting/choices/managed-jobs';
import type { JobsChanged, ManagedJob, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { paths, searchPath } from '@waymark/contract/paths';
import type { DraftKind } from './constants.ts';

const noQuery: ManagedJobsQuery = {
  q: '',
  status: 'all',
  show: 'all',
  sort: 'activity',
  list: 'jobs',
  page: 1,
};

interface Managed extends Partial<ManagedJobsQuery> {
  /** The job whose applicants are shown; undefined for the list of jobs. */
  job?: string | undefined;
}

/** The addresses of the manage page: its jobs as they are asked for, or the applicants of one of them. */
export function manageJobPath({ job, ...query }: Managed = {}): string {
  const asked = Object.entries(query).filter(
    ([name, value]) => value !== noQuery[name as keyof ManagedJobsQuery],
  );
  return searchPath(
    { job, ...(Object.fromEntries(asked) as Record<string, string>) },
    paths.companyManageJob,
  );
}

/** What an address asks for; what nobody can ask for is as if it were not there. */
export function readManageQuery(search: URLSearchParams): ManagedJobsQuery {
  const one = <T extends string>(name: string, choices: readonly { readonly value: T }[], usual: T): T =>
    choices.find(({ value }) => value === search.get(name))?.value ?? usual;
  const page = Number(search.get('page'));
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    status: one('status', [{ value: 'all' }, ...managedJobStatuses], noQuery.status),
    show: one('show', managerOptions, noQuery.show),
    sort: one('sort', managedJobSorts, noQuery.sort),
    list: search.get('list') === 'trash' ? 'trash' : 'jobs',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** A column's first order, and the other one for a second press. */
export type SortedColumn = 'title' | 'applications' | 'views' | 'date' | 'status';

const firstOrders: Record<SortedColumn, 'asc' | 'desc'> = {
  title: 'asc',
  applications: 'desc',
  views: 'desc',
  date: 'desc',
  status: 'asc',
};

/** What a press on a column's name sorts by. */
export function nextSort(column: SortedColumn, sort: ManagedJobSort): ManagedJobSort {
  const first = firstOrders[column];
  const other = first === 'asc' ? 'desc' : 'asc';
  return sort === `${column}-${first}` ? `${column}-${other}` : `${column}-${first}`;
}

/** How the table is sorted by a column, for whoever cannot see the arrow. */
export function directionOf(
  column: SortedColumn,
  sort: ManagedJobSort,
): 'ascending' | 'descending' | undefined {
  if (sort === `${column}-asc`) return 'ascending';
  return sort === `${column}-desc` ? 'descending' : undefined;
}

/** What can be done to a job as it is. */
export function actionsOf({ status, trashedAt, isChangeable }: ManagedJob): JobAction[] {
  if (!isChangeable) return [];
  if (trashedAt !== null) return ['restore'];
  const byStatus: Record<ManagedJob['status'], JobAction[]> = {
    draft: [],
    pending: [],
    active: ['close', 'fill', 'renew'],
    expired: ['renew', 'fill'],
    closed: ['renew', 'fill'],
    filled: ['renew'],
  };
  return [...byStatus[status], 'trash'];
}

/** Of which drafts a job can be the beginning. */
export function draftsOf({ trashedAt, isChangeable, isEditable }: ManagedJob): DraftKind[] {
  if (!isChangeable || trashedAt !== null) return [];
  return isEditable ? ['edit', 'duplicate'] : ['duplicate'];
}

const done: Record<JobAction | JobMark, string> = {
  close: 'closed',
  fill: 'marked as filled',
  renew: 'renewed',
  trash: 'in the trash',
  restore: 'restored',
  star: 'starred',
  unstar: 'no longer starred',
  read: 'marked as read',
  unread: 'marked as unread',
};

/** What is said afterwards; `jobs` are those that it was asked for. */
export function describeChange(
  action: JobAction | JobMark,
  jobs: readonly Pick<ManagedJob, 'id' | 'title'>[],
  { changed, waiting }: JobsChanged,
): string {
  const subject = nameJobs(jobs.filter(({ id }) => changed.includes(id)));
  if (changed.length === 0) return `${nameJobs(jobs)} ${jobs.length === 1 ? 'stays' : 'stay'} as before.`;
  const rest = jobs.length - changed.length;
  return [
    `${subject} ${changed.length === 1 ? 'is' : 'are'} ${done[action]}.`,
    rest > 0 && `${rest} ${rest === 1 ? 'stays' : 'stay'} as before.`,
    waiting.length > 0 && 'What it waits for stands beside it.',
  ]
    .filter(Boolean)
    .join(' ');
}

function nameJobs(jobs: readonly Pick<ManagedJob, 'title'>[]): string {
  const [job] = jobs;
  return job && jobs.length === 1 ? `“${job.title}”` : `${jobs.length} jobs`;
}

/** Why what was to be taken back is not, or not all of it; empty where it is. */
export function describeUndo({ changed, unchanged }: JobsChanged): string {
  if (unchanged.length === 0) return '';
  const what = changed.length === 0 ? 'It' : `${unchanged.length} of them`;
  return `${what} could not be taken back: it has been changed since, or its place was given to another job.`;
}

/** YYYY-MM-DD, so many days from now, in UTC as deadlines are. */
export function dayIn(days: number, now = Date.now()): string {
  return new Date(now + days * 86_400_000).toISOString().slice(0, 10);
}
