import type { Say } from '@waymark/contract/text/say';
import { msg, plural, type Message } from '@waymark/contract/text/message';
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

/** What a change has done to one job, by its title. */
const doneToOne: Record<JobAction | JobMark, (title: string) => Message> = {
  close: (title) => msg`“${title}” is closed.`,
  fill: (title) => msg`“${title}” is marked as filled.`,
  renew: (title) => msg`“${title}” is renewed.`,
  trash: (title) => msg`“${title}” is in the trash.`,
  restore: (title) => msg`“${title}” is restored.`,
  star: (title) => msg`“${title}” is starred.`,
  unstar: (title) => msg`“${title}” is no longer starred.`,
  read: (title) => msg`“${title}” is marked as read.`,
  unread: (title) => msg`“${title}” is marked as unread.`,
};

const doneToJobs: Record<JobAction | JobMark, (count: number) => Message> = {
  close: (count) => msg`${plural(count, '# job is', '# jobs are')} closed.`,
  fill: (count) => msg`${plural(count, '# job is', '# jobs are')} marked as filled.`,
  renew: (count) => msg`${plural(count, '# job is', '# jobs are')} renewed.`,
  trash: (count) => msg`${plural(count, '# job is', '# jobs are')} in the trash.`,
  restore: (count) => msg`${plural(count, '# job is', '# jobs are')} restored.`,
  star: (count) => msg`${plural(count, '# job is', '# jobs are')} starred.`,
  unstar: (count) => msg`${plural(count, '# job is', '# jobs are')} no longer starred.`,
  read: (count) => msg`${plural(count, '# job is', '# jobs are')} marked as read.`,
  unread: (count) => msg`${plural(count, '# job is', '# jobs are')} marked as unread.`,
};

/** The message after a change of `jobs`. */
export function describeChange(
  say: Say,
  action: JobAction | JobMark,
  jobs: readonly Pick<ManagedJob, 'id' | 'title'>[],
  { changed, waiting }: JobsChanged,
): string {
  const [only] = jobs;
  if (changed.length === 0) {
    return only && jobs.length === 1
      ? say`“${only.title}” stays as before.`
      : say`${plural(jobs.length, '# job stays', '# jobs stay')} as before.`;
  }
  const [first] = jobs.filter(({ id }) => changed.includes(id));
  const rest = jobs.length - changed.length;
  return [
    say(first && changed.length === 1 ? doneToOne[action](first.title) : doneToJobs[action](changed.length)),
    rest > 0 && say`${plural(rest, '# stays', '# stay')} as before.`,
    waiting.length > 0 && say`What it waits for stands beside it.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why an undo failed for some jobs; empty after a full undo. */
export function describeUndo(say: Say, { changed, unchanged }: JobsChanged): string {
  if (unchanged.length === 0) return '';
  return changed.length === 0
    ? say`It could not be taken back: it has been changed since, or its place was given to another job.`
    : say`${unchanged.length} of them could not be taken back: it has been changed since, or its place was given to another job.`;
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
export function describeDays(
  say: Say,
  words: BoardWords,
  days: readonly DayCount[],
  language: Locale,
): string {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return msg`none in these days.`;
  const best = days.reduce((max, one) => (one.count > max.count ? one : max));
  return say`${formatCount(total, language)} in all, most on ${formatDate(words, best.day, language)}: ${formatCount(best.count, language)}.`;
}
