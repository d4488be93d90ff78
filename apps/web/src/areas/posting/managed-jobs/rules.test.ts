import { sayEnglish } from '@waymark/contract/text/say';
import { standardWords } from '@waymark/contract/board-words';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { expect, test } from 'vitest';
import {
  actionsOf,
  dayIn,
  describeChange,
  describeDays,
  describeUndo,
  directionOf,
  draftsOf,
  manageJobPath,
  nextSort,
  readManageQuery,
} from './rules.ts';

const read = (search: string) => readManageQuery(new URLSearchParams(search));
const answer = { changed: ['a'], unchanged: [], waiting: [], changeId: null };

test('[H-4] the first page of the jobs has the plain address', () => {
  expect(manageJobPath()).toBe('/company-manage-job');
  expect(manageJobPath({ page: 1, sort: 'activity', q: '' })).toBe('/company-manage-job');
  expect(manageJobPath({ page: 2 })).toBe('/company-manage-job?page=2');
  expect(manageJobPath({ job: 'abc' })).toBe('/company-manage-job?job=abc');
  expect(manageJobPath({ job: 'abc', page: 3 })).toBe('/company-manage-job?job=abc&page=3');
});

test('[H-4] an address has the query of the list, and invalid values are left out', () => {
  const query = read('q=+oslo+&status=closed&show=starred&sort=views-desc&list=trash&page=4');
  expect(query).toEqual({
    q: 'oslo',
    status: 'closed',
    show: 'starred',
    sort: 'views-desc',
    list: 'trash',
    page: 4,
  });
  expect(read(manageJobPath(query).split('?')[1] ?? '')).toEqual(query);
  expect(read('status=open&show=x&sort=up&list=bin&page=-1')).toEqual(read(''));
});

test('[H-4] a press on a column sorts by it, a second one the other way round', () => {
  expect(nextSort('title', 'activity')).toBe('title-asc');
  expect(nextSort('title', 'title-asc')).toBe('title-desc');
  expect(nextSort('views', 'title-asc')).toBe('views-desc');
  expect(nextSort('views', 'views-desc')).toBe('views-asc');
  expect(directionOf('views', 'views-asc')).toBe('ascending');
  expect(directionOf('views', 'date-asc')).toBeUndefined();
});

test('[H-4] the possible actions depend on the status; a viewer has none', () => {
  const job = { status: 'active', trashedAt: null, isChangeable: true } as ManagedJob;
  expect(actionsOf(job)).toEqual(['close', 'fill', 'renew', 'trash']);
  expect(actionsOf({ ...job, status: 'pending' })).toEqual(['trash']);
  expect(actionsOf({ ...job, trashedAt: '2026-01-01T00:00:00Z' })).toEqual(['restore']);
  expect(actionsOf({ ...job, isChangeable: false })).toEqual([]);
});

test('[H-4] a job is edited while it is open or about to be, and copied as long as it is not in the trash', () => {
  const job = { trashedAt: null, isChangeable: true, isEditable: true } as ManagedJob;
  expect(draftsOf(job)).toEqual(['edit', 'duplicate']);
  expect(draftsOf({ ...job, isEditable: false })).toEqual(['duplicate']);
  expect(draftsOf({ ...job, trashedAt: '2026-01-01T00:00:00Z' })).toEqual([]);
  expect(draftsOf({ ...job, isChangeable: false })).toEqual([]);
});

test('[H-4] the message after a change names one job or counts several', () => {
  const [a, b] = [
    { id: 'a', title: 'Pilot' },
    { id: 'b', title: 'Cook' },
  ];
  expect(describeChange(sayEnglish, 'close', [a], answer)).toBe('“Pilot” is closed.');
  expect(describeChange(sayEnglish, 'trash', [a, b], { ...answer, changed: ['a', 'b'] })).toBe(
    '2 jobs are in the trash.',
  );
  expect(describeChange(sayEnglish, 'fill', [a, b], answer)).toBe(
    '“Pilot” is marked as filled. 1 stays as before.',
  );
  expect(describeChange(sayEnglish, 'fill', [a, b], { ...answer, changed: [] })).toBe(
    '2 jobs stay as before.',
  );
  expect(describeChange(sayEnglish, 'renew', [a], { ...answer, waiting: ['a'] })).toMatch(
    /waits for stands beside it/,
  );
});

test('[H-4] a partial undo says what was not undone', () => {
  expect(describeUndo(sayEnglish, answer)).toBe('');
  expect(describeUndo(sayEnglish, { ...answer, changed: [], unchanged: ['a'] })).toMatch(/^It could not/);
  expect(describeUndo(sayEnglish, { ...answer, unchanged: ['b'] })).toMatch(/^1 of them could not/);
});

test('[H-4] a day is counted in UTC', () => {
  expect(dayIn(30, Date.parse('2026-01-31T23:30:00Z'))).toBe('2026-03-02');
});

test('[H-4] a chart is described by its total and its highest day', () => {
  const days = [
    { day: '2026-03-01', count: 2 },
    { day: '2026-03-02', count: 1200 },
    { day: '2026-03-03', count: 1200 },
  ];
  expect(describeDays(sayEnglish, standardWords, days, 'en')).toBe(
    '2,402 in all, most on 2 Mar 2026: 1,200.',
  );
  expect(describeDays(sayEnglish, standardWords, [{ day: '2026-03-01', count: 0 }], 'en')).toBe(
    'none in these days.',
  );
});
