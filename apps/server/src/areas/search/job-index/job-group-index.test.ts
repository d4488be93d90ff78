import { expect, test } from 'vitest';
import type { JobFacts } from '../replica/document-rules.ts';
import { FactPacker, unpackFacts } from '../replica/fact-pack-rules.ts';
import { JobColumnIndex } from './column-index.ts';
import { JobGroupIndex } from './job-group-index.ts';

const text = 123_456_789_012;

function opening(number: number, overrides: Partial<JobFacts> = {}): JobFacts {
  return {
    number,
    title: 'Reed Cutter',
    companyId: '00000000-0000-4000-8000-000000000001',
    category: 'other',
    type: null,
    workMode: null,
    experienceMin: null,
    salaryYearlyUsd: null,
    payFromYearlyUsd: null,
    stated: 0,
    language: '',
    hasSkills: false,
    postedSeconds: 1000,
    places: String(number),
    fingerprint: text,
    own: '',
    featured: false,
    ...overrides,
  };
}

function open(jobs: readonly JobFacts[]) {
  const columns = new JobColumnIndex();
  const groups = new JobGroupIndex(columns);
  groups.change(new Set(), jobs);
  const change = (...jobsNow: JobFacts[]) =>
    groups.change(new Set(jobsNow.map(({ number }) => number)), jobsNow);
  const close = (...numbers: number[]) => groups.change(new Set(numbers), []);
  return { columns, groups, change, close };
}

/** What lists show: by number, newest first, the places. */
const listed = (columns: JobColumnIndex) =>
  Array.from(columns.newest.view(), (row): [number, readonly number[]] => [
    columns.number[row] as number,
    columns.placesOf(row),
  ]);

const total = (counts: ArrayLike<number>) => Array.from(counts).reduce((sum, count) => sum + count, 0);

test('[L-25] postings with one text are one row: the newest, of equals the lowest number, at all places', () => {
  const { columns, groups } = open([
    opening(3),
    opening(1, { postedSeconds: 900 }),
    opening(2),
    opening(4, { places: '2' }),
  ]);
  expect(listed(columns)).toEqual([[2, [1, 2, 3]]]);
  expect([columns.size, total(columns.counts.category), total(columns.counts.placeSet)]).toEqual([1, 1, 1]);
  expect([1, 2, 3, 4, 5].map((number) => columns.listedRowOf(number))).toEqual([
    ...Array.from({ length: 4 }, () => columns.rowOf(2)),
    -1,
  ]);
  expect(groups.find(1)?.openings.size).toBe(4);
  expect(groups.find(1)?.listOthers(4)).toEqual([3, 1, 2]);
});

test('[L-25] another company, another text and no text are rows of their own', () => {
  const companyId = '00000000-0000-4000-8000-000000000002';
  const none = { fingerprint: 0 };
  const { columns, groups } = open([
    opening(1),
    opening(2, { companyId }),
    opening(3, { fingerprint: text + 2 ** 16 }),
    opening(4, none),
    opening(5, none),
  ]);
  expect(columns.size).toBe(5);
  expect(groups.find(1)).toBeUndefined();
});

test('[L-25] another opening takes the row of the one that closes, until none is left', () => {
  const { columns, groups, close } = open([
    opening(1, { postedSeconds: 3 }),
    opening(2, { postedSeconds: 2 }),
    opening(3, { postedSeconds: 1 }),
  ]);
  close(1);
  expect(listed(columns)).toEqual([[2, [2, 3]]]);
  close(3);
  expect(listed(columns)).toEqual([[2, [2]]]);
  expect(groups.find(2)).toBeUndefined();
  close(2);
  expect([listed(columns), columns.listedAs.size, total(columns.counts.company)]).toEqual([[], 0, 0]);
});

test('[L-25] a posting that changes leaves its group, and comes back when it is as before', () => {
  const { columns, change } = open([opening(1), opening(2), opening(3)]);
  change(opening(1, { fingerprint: text + 1 }));
  expect(new Map(listed(columns))).toEqual(
    new Map([
      [1, [1]],
      [2, [2, 3]],
    ]),
  );
  change(opening(3, { companyId: '00000000-0000-4000-8000-000000000002' }));
  expect(new Map(listed(columns))).toEqual(
    new Map([
      [1, [1]],
      [2, [2]],
      [3, [3]],
    ]),
  );
  change(opening(1), opening(3, { places: '7' }));
  expect(listed(columns)).toEqual([[1, [1, 2, 7]]]);
});

test('[L-25] a group with very many places is several rows, and each place is in one of them', () => {
  const jobs = Array.from({ length: 1000 }, (_, at) => opening(at + 1));
  const { columns, close } = open(jobs);
  const rows = listed(columns);
  expect(rows.length).toBe(10);
  expect(new Set(rows.flatMap(([, places]) => places)).size).toBe(1000);
  close(...jobs.slice(0, 500).map(({ number }) => number));
  expect(listed(columns).flatMap(([, places]) => places).length).toBe(500);
});

test('[L-25] whatever changes, the rows are those of an index that is filled at once', () => {
  const drawn = (number: number, step: number): JobFacts =>
    opening(number, {
      fingerprint: [0, text, text + 1, text + 2 ** 16][(number * 7 + step * 3) % 4] as number,
      postedSeconds: (number * 31 + step * 17) % 5,
      places: String((number + step) % 6),
    });
  const { columns, groups } = open([]);
  const current = new Map<number, JobFacts>();
  for (let step = 1; step <= 60; step++) {
    const numbers = Array.from({ length: (step % 7) + 1 }, (_, at) => ((step * 13 + at * 5) % 40) + 1);
    const jobs = [...new Set(numbers)].filter((number) => (number + step) % 3 > 0);
    for (const number of numbers) current.delete(number);
    const facts = jobs.map((number) => drawn(number, step));
    for (const job of facts) current.set(job.number, job);
    groups.change(new Set(numbers), facts);
    if (current.size === 0) continue;
    const packer = new FactPacker();
    packer.add([...current.values()]);
    const { pack, checksum } = packer.finish();
    const filled = new JobColumnIndex();
    const filledGroups = new JobGroupIndex(filled);
    for (const _step of filledGroups.fill(unpackFacts(pack, checksum)!));
    expect(listed(filled)).toEqual(listed(columns));
    expect(filled.listedAs).toEqual(columns.listedAs);
    expect(total(columns.counts.company)).toBe(columns.size);
  }
});
