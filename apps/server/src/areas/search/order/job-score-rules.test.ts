import { expect, test } from 'vitest';
import { JobColumnIndex } from '../job-index/column-index.ts';
import { parseQuery } from '../read/query-rules.ts';
import type { JobFacts } from '../replica/document-rules.ts';
import type { RetrievedList } from '../find/text-queries.ts';
import { TextHits, tier } from './hit-rules.ts';
import { scoreJobs } from './job-score-rules.ts';
import { planQuery } from '../widen/query-plan-rules.ts';

const facts: Omit<JobFacts, 'number' | 'title'> = {
  companyId: '00000000-0000-4000-8000-000000000001',
  category: 'other',
  type: null,
  workMode: null,
  experienceMin: null,
  salaryYearlyUsd: null,
  payFromYearlyUsd: null,
  stated: 0,
  language: '',
  postedSeconds: 0,
  places: '',
  hasSkills: false,
  fingerprint: 0,
  own: '',
  featured: false,
};

/** The lists of a search, with the rows of jobs that have the last term of the last list within a skill. */
function listsOf(columns: JobColumnIndex, q: string, rows: readonly number[]): RetrievedList[] {
  const lists = parseQuery(q);
  return lists.flatMap((list, at) => {
    const plan = planQuery(list, columns.titles);
    if (!plan) return [];
    const isLast = at === lists.length - 1;
    const skill = { terms: 1 << (plan.terms.length - 1), isWholeName: false, rows: Int32Array.from(rows) };
    return [{ plan, skills: isLast ? [skill] : [], isLiteral: false, isPartial: false }];
  });
}

test('[I-7] a title scores for one text of two, whatever its job has of the other', () => {
  const columns = new JobColumnIndex();
  const titles = ['Zither maker', 'Zither maker', 'Oboe player'];
  columns.change(
    new Set(),
    titles.map((title, at) => ({ ...facts, number: at + 1, title })),
  );
  const row = columns.rowOf(2);
  for (const rows of [[], [row]]) {
    const hits = new TextHits(columns);
    scoreJobs(columns, listsOf(columns, 'maker OR oboe museum', rows), new Int32Array(), hits);
    expect(hits.scores[columns.rowOf(1)]).toBeGreaterThanOrEqual(tier.work);
    expect(hits.scores[row]).toBe(hits.scores[columns.rowOf(1)]);
  }
});
