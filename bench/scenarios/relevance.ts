import { sql } from 'kysely';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { startProduct } from '../harness/measured-process.ts';
import type { Scenario } from '../harness/scenario.ts';
import { grade, ndcgAt10, type JudgedJob } from '../relevance/judge.ts';
import { judgedQueries } from '../relevance/judged-queries.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const budget = 0.85;

/** How well the first ten answers fit a hundred judged searches. */
export const relevance: Scenario = {
  name: 'relevance',
  async run(options) {
    const directory = await seededDirectory(options);
    const jobs = await readJobs(directory);
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const product = await startProduct(directory);
    const scores: { q: string; score: number }[] = [];
    for (const query of judgedQueries) {
      const answer = await fetch(`${product.baseUrl}/api/jobs?q=${encodeURIComponent(query.q)}`);
      const { data } = (await answer.json()) as { data: { id: string }[] };
      const grades = data.flatMap(({ id }) => byId.get(id) ?? []).map((job) => grade(query, job));
      const all = jobs.map((job) => grade(query, job));
      scores.push({ q: query.q, score: ndcgAt10(grades, all) });
    }
    await product.stop();
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
    const worst = scores.toSorted((a, b) => a.score - b.score).slice(0, 8);
    return [
      {
        what: `relevance, nDCG@10 over ${scores.length} judged searches`,
        measured: mean.toFixed(3),
        budget: `${budget}`,
        limit: 'best order 1',
        ratio: mean,
        within: mean >= budget,
      },
      {
        what: '  the weakest',
        measured: worst.map(({ q, score }) => `${q} ${score.toFixed(2)}`).join(', '),
      },
    ];
  },
};

async function readJobs(directory: string): Promise<JudgedJob[]> {
  const { database, close } = await openDatabase(readConfig({ DATA_DIR: directory, DEMO: 'false' }));
  const { rows } = await sql<JudgedJob>`
    select jobs.id, jobs.title, companies.name as company, jobs.skills, jobs.work_mode as "workMode",
      array(select city from places where places.id = any(jobs.place_ids)) as cities,
      array(select country from places where places.id = any(jobs.place_ids)) as countries
    from jobs join companies on companies.id = jobs.company_id where jobs.status = 'active'
  `.execute(database);
  await close();
  return rows;
}
