import type { BoardWords } from '@waymark/contract/board-words';
import { paths, searchPath } from '@waymark/contract/paths';
import {
  managedJobSorts,
  managedJobStatuses,
  managerOptions,
  type JobAction,
  type JobMark,
  type ManagedJobSort,
} from '@waymark/contract/posting/choices';
import type { JobsChanged, ManagedJob, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { formatCount } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import { formatDate } from '../../../lib/format-date.ts';
import { readPage, readWords } from '../../../lib/list-address.ts';
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
  /** The job to show the applicants of; undefined for the list of jobs. */
  job?: string | undefined;
}

/** The address of the list of jobs, or of the applicants of one job. Defaults are left out. */
export function manageJobPath({ job, ...query }: Managed = {}): string {
  const changed = Object.entries(query).filter(
    ([name, value]) => value !== noQuery[name as keyof ManagedJobsQuery],
  );
  return searchPath(
    { job, ...(Object.fromEntries(changed) as Record<string, string>) },
    paths.companyManageJob,
  );
}

/** Invalid parameters count as missing. */
export function readManageQuery(search: URLSearchParams): ManagedJobsQuery {
  const one = <T extends string>(name: string, choices: readonly { readonly value: T }[], usual: T): T =>
    choices.find(({ value }) => value === search.get(name))?.value ?? usual;
  return {
    q: readWords(search),
    status: one('status', [{ value: 'all' }, ...managedJobStatuses], noQuery.status),
    show: one('show', managerOptions, noQuery.show),
    sort: one('sort', managedJobSorts, noQuery.sort),
    list: search.get('list') === 'trash' ? 'trash' : 'jobs',
    page: readPage(search),
  };
}

export type SortedColumn = 'title' | 'applications' | 'views' | 'date' | 'status';

const firstOrders: Record<SortedColumn, 'asc' | 'desc'> = {
  title: 'asc',
  applications: 'desc',
  views: 'desc',
  date: 'desc',
  status: 'asc',
};

/** The sort after a press on a column: its first order, or the other one after a second press. */
export function nextSort(column: SortedColumn, sort: ManagedJobSort): ManagedJobSort {
  const first = firstOrders[column];
  const other = first === 'asc' ? 'desc' : 'asc';
  return sort === `${column}-${first}` ? `${column}-${other}` : `${column}-${first}`;
}

/** The value of `aria-sort`. */
export function directionOf(
  column: SortedColumn,
  sort: ManagedJobSort,
): 'ascending' | 'descending' | undefined {
  if (sort === `${column}-asc`) return 'ascending';
  return sort === `${column}-desc` ? 'descending' : undefined;
}

/** The possible actions for a job. */
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

/** The kinds of drafts that can start from a job. */
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

/** The message after a change of `jobs`. */
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

/** Why an undo failed for some jobs; empty after a full undo. */
export function describeUndo({ changed, unchanged }: JobsChanged): string {
  if (unchanged.length === 0) return '';
  const what = changed.length === 0 ? 'It' : `${unchanged.length} of them`;
  return `${what} could not be taken back: it has been changed since, or its place was given to another job.`;
}

/** YYYY-MM-DD of a day from now, in UTC like deadlines. */
export function dayIn(days: number, now = Date.now()): string {
  return new Date(now + days * 86_400_000).toISOString().slice(0, 10);
}

export interface DayCount {
  /** YYYY-MM-DD */
  day: string;
  count: number;
}

/** Describes a chart of days for screen readers. */
export function describeDays(words: BoardWords, days: readonly DayCount[], language: Locale): string {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'none in these days.';
  const best = days.reduce((max, one) => (one.count > max.count ? one : max));
  return `${formatCount(total, language)} in all, most on ${formatDate(words, best.day, language)}: ${formatCount(best.count, language)}.`;
}
