import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { startProduct } from '../harness/measured-process.ts';
import type { Figure, Options, Scenario } from '../harness/scenario.ts';
import { ndcgAt10 } from '../relevance/judge.ts';
import {
  drawnSearches,
  judgedSearches,
  readPostings,
  type GradedPosting,
  type GradedSearch,
} from '../relevance/searches.ts';
import { directoryWithPostings, seededDirectory } from '../seed/seeded-directory.ts';

const judgedBudget = 0.95;
const drawnBudget = 0.85;

interface Score {
  kind: string;
  q: string;
  score: number;
  isEmpty: boolean;
}

/**
 * The relevance of the first ten hits: of a hundred searches judged by hand, and of some hundred that one
 * rule draws from the postings and another rule judges by their fields, so that the search cannot be tuned
 * for them.
 */
export const relevance: Scenario = {
  name: 'relevance',
  run: async (options) => [...(await measureJudged(options)), ...(await measureDrawn(options))],
};

async function measureJudged(options: Options): Promise<Figure[]> {
  const directory = await seededDirectory(options);
  const postings = await postingsIn(directory);
  const scores = await scoreAll(directory, judgedSearches(postings), postings);
  return [
    figureOf(`relevance, nDCG@10 over ${scores.length} judged searches`, scores, judgedBudget),
    { what: '  the weakest', measured: weakest(scores, 8) },
  ];
}

async function measureDrawn(options: Options): Promise<Figure[]> {
  const directory = await directoryWithPostings(options);
  const postings = await postingsIn(directory);
  const scores = await scoreAll(directory, drawnSearches(postings, options.labels, options.seed), postings);
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

async function scoreAll(
  directory: string,
  queries: readonly GradedSearch[],
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

async function postingsIn(directory: string): Promise<GradedPosting[]> {
  const { database, close } = await openDatabase(readConfig({ DATA_DIR: directory, DEMO: 'false' }));
  const postings = await readPostings(database);
  await close();
  return postings;
}
