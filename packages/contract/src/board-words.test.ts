import { expect, test } from 'vitest';
import { readWords, sayWords, standardWords } from './board-words.ts';
import { jobReportSchema } from './jobs/job-reports.ts';
import { jobSearchOn } from './jobs/jobs.ts';
import { reasonLabel } from './jobs/report-choices.ts';
import { categoryLabel, formCategories } from './jobs/category-choices.ts';
import { formatDate } from './text/format-day.ts';
import { createSay } from './text/say.ts';

test('[L-31] two boards in one process write and check by their own words', () => {
  const harbour = readWords({
    categories: [
      { value: 'ships', label: 'Ships', retired: false, movedTo: null },
      { value: 'boats', label: 'Boats', retired: false, movedTo: 'ships' },
      { value: 'other', label: 'Other', retired: false, movedTo: null },
    ],
    sectors: [],
    ownFields: [],
    reportReasons: null,
    dateStyle: 'iso',
    timeZone: 'UTC',
    country: null,
  });
  expect([harbour, standardWords].map((words) => formatDate(words, '2026-12-24', 'en'))).toEqual([
    '2026-12-24',
    '24 Dec 2026',
  ]);
  expect(categoryLabel(harbour, 'boats')).toBe('Ships');
  expect(categoryLabel(standardWords, 'health')).toBe('Health');
  expect(formCategories(harbour).map(({ label }) => label)).toEqual(['Any Category', 'Ships', 'Other']);
  expect(jobSearchOn(harbour).parse({ category: 'boats' }).category).toEqual(['ships']);
  expect(jobSearchOn(standardWords).parse({ category: 'health' }).category).toEqual(['health']);
  const refused = jobSearchOn(harbour).safeParse({ category: 'health' });
  expect(refused.error?.issues[0]?.message).toBe('category is one of ships, other.');
});

test('[L-40] the reasons that a board begins with are messages, and those of the operator are not', () => {
  const say = createSay('de', new Map([['Something else', 'Etwas anderes']]));
  expect(reasonLabel(sayWords(standardWords, say), 'other')).toBe('Etwas anderes');
  const own = [{ value: 'other', label: 'Something else', retired: false }];
  expect(reasonLabel(sayWords({ ...standardWords, reportReasons: own }, say), 'other')).toBe(
    'Something else',
  );
});

test('[L-7] a report without a reason is refused in the form, which knows no board', () => {
  const { error } = jobReportSchema.safeParse({ reason: '' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Choose what is wrong.']);
});
