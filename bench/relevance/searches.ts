import { readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../apps/server/src/platform/database/tables.ts';
import { randomSource } from '../seed/random-source.ts';
import { importedSource } from '../seed/seeded-directory.ts';
import { drawQueries, type OccupationNames } from './drawn-queries.ts';
import { gradeFields } from './field-judge.ts';
import { grade, type JudgedJob } from './judge.ts';
import { judgedQueries } from './judged-queries.ts';
import { readTitle, type Posting } from './posting-words.ts';

/** A search with the grade of each posting, by its position. */
export interface GradedSearch {
  kind: string;
  q: string;
  grades: readonly number[];
}

export type GradedPosting = Posting & JudgedJob;

/** The hundred searches that were judged by hand. */
export const judgedSearches = (postings: readonly GradedPosting[]): GradedSearch[] =>
  judgedQueries.map((query) => ({
    kind: 'judged',
    q: query.q,
    grades: postings.map((posting) => grade(query, posting)),
  }));

/** Searches that a rule makes of the postings; `labels` is a file with names of occupations. */
export function drawnSearches(
  postings: readonly GradedPosting[],
  labels: string | undefined,
  seed: number,
): GradedSearch[] {
  const lines = labels === undefined ? [] : readFileSync(labels, 'utf8').trim().split('\n');
  const occupations = lines.map((line) => JSON.parse(line) as OccupationNames);
  return drawQueries(postings, occupations, randomSource(seed)).map(({ kind, q, asked }) => ({
    kind,
    q,
    grades: postings.map((posting) => gradeFields(asked, posting)),
  }));
}

export async function readPostings(database: Kysely<Tables>): Promise<GradedPosting[]> {
  const { rows } = await sql<Omit<GradedPosting, 'words'>>`
    select jobs.id, jobs.title, companies.name as company, jobs.skills, jobs.work_mode as "workMode",
      jobs.category, jobs.type, jobs.salary_yearly_usd as salary, jobs.source = ${importedSource} as "isReal",
      array(select city from places where places.id = any(jobs.place_ids)) as cities,
      array(select country from places where places.id = any(jobs.place_ids)) as countries
    from jobs join companies on companies.id = jobs.company_id where jobs.status = 'active'
    order by jobs.number
  `.execute(database);
  return rows.map((row) => ({ ...row, words: readTitle(row.title) }));
}
