import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tooling/dev/builds.mjs';
import { formatTable } from './harness/table.ts';
import type { Figure } from './harness/scenario.ts';
import { applicantsBoard } from './scenarios/applicants-board.ts';
import { bytes } from './scenarios/bytes.ts';
import { durability } from './scenarios/durability.ts';
import { freshPage } from './scenarios/fresh-page.ts';
import { hostileSearch } from './scenarios/hostile-search.ts';
import { liveOrders } from './scenarios/order-events.ts';
import { memory } from './scenarios/memory.ts';
import { pageCache } from './scenarios/page-cache.ts';
import { relevance } from './scenarios/relevance.ts';
import { readModel } from './scenarios/read-model.ts';
import { resumes } from './scenarios/resumes.ts';
import { searchCandidatesScenario } from './scenarios/search-candidates.ts';
import { searchEmbedded } from './scenarios/search-embedded.ts';
import { searchMix } from './scenarios/search-mix.ts';
import { searchPostgres } from './scenarios/search-postgres.ts';
import { searchSparse } from './scenarios/search-sparse.ts';
import { searchWriteLoad } from './scenarios/search-write-load.ts';
import { signIn } from './scenarios/sign-in.ts';
import { start } from './scenarios/start.ts';
import { vitals } from './scenarios/vitals.ts';

const scenarios = [
  bytes,
  start,
  searchEmbedded,
  searchSparse,
  searchMix,
  searchPostgres,
  searchWriteLoad,
  searchCandidatesScenario,
  readModel,
  relevance,
  resumes,
  pageCache,
  freshPage,
  vitals,
  applicantsBoard,
  signIn,
  hostileSearch,
  liveOrders,
  memory,
  durability,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '50000' },
    'postgres-jobs': { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '3' },
    kills: { type: 'string', default: '20' },
    data: { type: 'string' },
    postings: { type: 'string' },
    labels: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  const names = scenarios.map((scenario) => scenario.name).join(', ');
  process.stderr.write(`There is no scenario ${unknown.join(', ')}. Choose from: ${names}.\n`);
  process.exit(1);
}

const options = {
  jobs: Number(values.jobs),
  postgresJobs: Number(values['postgres-jobs']),
  minutes: Number(values.minutes),
  kills: Number(values.kills),
  data: values.data,
  postings: values.postings,
  labels: values.labels,
  seed: Number(values.seed),
};
if ((await ensureBuilt()) !== 0) process.exit(1);
const figures: Figure[] = [];
for (const scenario of scenarios) {
  if (positionals.length > 0 && !positionals.includes(scenario.name)) continue;
  process.stderr.write(`${scenario.name} ...\n`);
  figures.push(...(await scenario.run(options)));
}
process.stdout.write(`${formatTable(figures)}\n`);
process.exitCode = figures.some(({ within }) => within === false) ? 1 : 0;
