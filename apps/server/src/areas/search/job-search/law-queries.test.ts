import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDrawnBoard, sentences, works } from '../../../testing/drawn-board.ts';
import { useTestApp } from '../../../testing/test-app.ts';

/* What is typed is what is chosen in the form, and what is kept out is nowhere (L-37), on a board drawn by lot. */
const context = useTestApp();

beforeAll(async () => {
  // A posting at the edge of a month is in it in both calls.
  vi.useFakeTimers({ toFake: ['Date'] });
  await createDrawnBoard(context.services);
});

afterAll(() => {
  vi.useRealTimers();
});

const search = async (asked: Record<string, string | string[]>): Promise<JobSearchResult> => {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(asked))
    for (const value of [values].flat()) parameters.append(name, value);
  const response = await context.app.inject({ url: `/api/jobs?${parameters}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

/** The fields of the form as the words filled them. */
function formOf({ understood }: JobSearchResult): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(understood ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
}

test.each(sentences)('[L-37] %s is what the form finds with the same limits', async (q) => {
  const typed = await search({ q });
  const chosen = await search(formOf(typed));
  const told = ({ data, total, within, exact, facets, unmet }: JobSearchResult) => ({
    ids: data.map(({ id }) => id),
    total,
    within,
    exact,
    facets,
    unmet,
  });
  expect(told(chosen)).toEqual(told(typed));
  expect(typed.reading.some(({ as }) => as === 'limit' || as === 'exclusion')).toBe(true);
});

/** The limits of a search that a job of its answers does not meet. */
function missedBy(job: JobSearchResult['data'][number], { understood }: JobSearchResult): string[] {
  const { type, workMode, places, salary } = job;
  const { type: types = [], mode = [], notMode = [], notType = [] } = understood ?? {};
  const city = places[0]?.city;
  const isIn = <T>(list: readonly T[], value: T | null) => value !== null && list.includes(value);
  const checks = {
    type: types.length === 0 || isIn(types, type),
    mode: mode.length === 0 || isIn(mode, workMode),
    notMode: !isIn(notMode, workMode),
    notType: !isIn(notType, type),
    salary: (salary?.min ?? 0) / 100 >= (understood?.salary ?? 0),
    outside: understood?.location !== 'outside London' || city !== 'London',
    place: understood?.location !== 'London' || city === 'London',
  };
  return Object.entries(checks).flatMap(([name, isMet]) => (isMet ? [] : [name]));
}

test('[L-37] each answer meets every limit, and what misses some stands behind all answers', async () => {
  for (const q of sentences) {
    const found = await search({ q });
    const answers = found.data.slice(0, found.exact);
    expect(
      answers.flatMap((job) => missedBy(job, found)),
      q,
    ).toEqual([]);
    expect(found.unmet.slice(0, found.exact).flat(), q).toEqual([]);
  }
});

test.each([
  ['not dialysis', 'dialysis'],
  ['no excel', 'Excel'],
  ['NOT forklift', 'forklift'],
  ['-dialysis', 'dialysis'],
  ['not dialysis or excel', 'Excel'],
  ['without a forklift', 'forklift'],
])('[L-37] with "%s" no result speaks of it', async (said, word) => {
  for (const work of works) {
    const found = await search({ q: `${work} ${said}` });
    const ids = found.data.map(({ id }) => id);
    const rows = await context.database
      .selectFrom('jobs')
      .select('description')
      .where('id', 'in', ids)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ description }) => description.includes(word))).toEqual([]);
  }
});
