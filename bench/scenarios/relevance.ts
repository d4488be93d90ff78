import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { startProduct } from '../harness/measured-process.ts';
import type { Figure, Options, Scenario } from '../harness/scenario.ts';
import { drawQueries } from '../relevance/drawn-queries.ts';
import type { OccupationNames } from '../relevance/drawn-queries.ts';
import { gradeFields } from '../relevance/field-judge.ts';
import { judgedQueries } from '../relevance/judged-queries.ts';
import type { JudgedQuery } from '../relevance/judged-queries.ts';
import { readTitle } from '../relevance/posting-words.ts';
import type { Posting } from '../relevance/posting-words.ts';
import { randomSource } from '../seed/random-source.ts';
import { directoryWithPostings, importedSource, seededDirectory } from '../seed/seeded-directory.ts';

const levels = new Set([
  'Junior',
  'Senior',
  'Lead',
  'Graduate',
  'Principal',
  'Apprentice',
  'Assistant',
  'Associate',
]);

const judgedBudget = 0.95;
const drawnBudget = 0.85;

interface Score {
  kind: string;
  q: string;
  score: number;
  isEmpty: boolean;
}

/**
 * How well the first ten answers fit: of a hundred searches that were judged by hand, and of some hundred that a rule
 * makes of the postings and another rule judges by their fields, so that nobody can tune for them.
 */
export const relevance: Scenario = {
  name: 'relevance',
  run: async (options) => [...(await measureJudged(options)), ...(await measureDrawn(options))],
};

async function measureJudged(options: Options): Promise<Figure[]> {
  const directory = await seededDirectory(options);
  const jobs = await readPostings(directory);
  const scores = await scoreAll(
    directory,
    judgedQueries.map((query) => ({ kind: '', q: query.q, grades: jobs.map((job) => grade(query, job)) })),
    jobs,
  );
  return [
    figureOf(`relevance, nDCG@10 over ${scores.length} judged searches`, scores, judgedBudget),
    { what: '  the weakest', measured: weakest(scores, 8) },
  ];
}

async function measureDrawn(options: Options): Promise<Figure[]> {
  const directory = await directoryWithPostings(options);
  const postings = await readPostings(directory);
  const lines = options.labels === undefined ? [] : readFileSync(options.labels, 'utf8').trim().split('\n');
  const occupations = lines.map((line) => JSON.parse(line) as OccupationNames);
  const queries = drawQueries(postings, occupations, randomSource(options.seed));
  const scores = await scoreAll(
    directory,
    queries.map(({ kind, q, asked }) => ({
      kind,
      q,
      grades: postings.map((posting) => gradeFields(asked, posting)),
    })),
    postings,
  );
  const kinds = Map.groupBy(scores, ({ kind }) => kind);
  return [
    figureOf(`relevance, ${scores.length} drawn searches, seed ${options.seed}`, scores, drawnBudget),
    { what: '  without a result', measured: String(scores.filter(({ isEmpty }) => isEmpty).length) },
    ...[...kinds].map(([kind, ofKind]) => ({
      what: `  ${kind} (${ofKind.length})`,
      measured: `${mean(ofKind).toFixed(3)}; ${weakest(ofKind, 3)}`,
    })),
  ];
}

interface Graded {
  kind: string;
  q: string;
  /** By position of the posting. */
  grades: readonly number[];
}

async function scoreAll(
  directory: string,
  queries: readonly Graded[],
  postings: readonly { id: string }[],
): Promise<Score[]> {
  const positions = new Map(postings.map(({ id }, at) => [id, at]));
  const product = await startProduct(directory);
  const scores: Score[] = [];
  for (const { kind, q, grades } of queries) {
    const answer = await fetch(`${product.baseUrl}/api/jobs?q=${encodeURIComponent(q)}`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    const found = data.map(({ id }) => grades[positions.get(id) ?? -1] ?? 0);
    scores.push({ kind, q, score: ndcgAt10(found, grades), isEmpty: data.length === 0 });
  }
  await product.stop();
  return scores;
}

const mean = (scores: readonly Score[]) => scores.reduce((sum, { score }) => sum + score, 0) / scores.length;

function figureOf(what: string, scores: readonly Score[], budget: number): Figure {
  const ratio = mean(scores);
  const measured = ratio.toFixed(3);
  return { what, measured, budget: `${budget}`, limit: 'best order 1', ratio, within: ratio >= budget };
}

function weakest(scores: readonly Score[], count: number): string {
  return scores
    .toSorted((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ q, score, isEmpty }) => `${q} ${isEmpty ? 'nothing' : score.toFixed(2)}`)
    .join(', ');
}

async function readPostings(directory: string): Promise<(Posting & JudgedJob)[]> {
  const { database, close } = await openDatabase(readConfig({ DATA_DIR: directory, DEMO: 'false' }));
  const { rows } = await sql<Omit<Posting & JudgedJob, 'words'>>`
    select jobs.id, jobs.title, companies.name as company, jobs.skills, jobs.work_mode as "workMode",
      jobs.category, jobs.type, jobs.salary_yearly_usd as salary, jobs.source = ${importedSource} as "isReal",
      array(select city from places where places.id = any(jobs.place_ids)) as cities,
      array(select country from places where places.id = any(jobs.place_ids)) as countries
    from jobs join companies on companies.id = jobs.company_id where jobs.status = 'active'
    order by jobs.number
  `.execute(database);
  await close();
  return rows.map((row) => ({ ...row, words: readTitle(row.title) }));
}

/** What a judgement looks at. */
interface JudgedJob {
  id: string;
  title: string;
  company: string;
  cities: readonly string[];
  countries: readonly string[];
  skills: readonly string[];
  workMode: string;
}

/** 3: what was asked for; 1: work near it; 0: something else. */
function grade(query: JudgedQuery, job: JudgedJob): 0 | 1 | 3 {
  const { titleHas, titleLacks, place, skill, mode, company } = query;
  if (titleHas && !job.title.includes(titleHas)) return 0;
  if (titleLacks && job.title.toLowerCase().includes(titleLacks.toLowerCase())) return 0;
  if (place && ![...job.cities, ...job.countries].includes(place)) return 0;
  if (skill && !job.skills.includes(skill)) return 0;
  if (mode && job.workMode !== mode) return 0;
  if (company && job.company !== company) return 0;
  if (query.wanted.length === 0 || names(query.wanted, job.title)) return 3;
  return names(query.near ?? [], job.title) ? 1 : 0;
}

/** "Senior Registered Nurse, Night Shift" is named by "Registered Nurse", and not by "Nurse". */
function names(titles: readonly string[], title: string): boolean {
  return titles.some((one) => {
    const at = title.indexOf(one);
    if (at < 0) return false;
    const before = title.slice(0, at).trim();
    const after = title.slice(at + one.length);
    return (before === '' || levels.has(before)) && (after === '' || /^(,| \(| -)/.test(after));
  });
}

/** Normalised discounted cumulative gain of the first ten; 1 when no better list could be made of all jobs. */
function ndcgAt10(found: readonly number[], all: readonly number[]): number {
  const ideal = gain(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 1 : gain(found) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, one, at) => sum + (2 ** one - 1) / Math.log2(at + 2), 0);
}
