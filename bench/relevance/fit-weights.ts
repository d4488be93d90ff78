import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { OpenJobs } from '../../apps/server/src/areas/search/job-index/open-jobs-index.ts';
import { searchJobs } from '../../apps/server/src/areas/search/job-search/search-queries.ts';
import { readIdentity } from '../../apps/server/src/areas/search/replica/document-queries.ts';
import { Replica } from '../../apps/server/src/areas/search/replica/replica-gateway.ts';
import { weights } from '../../apps/server/src/areas/search/lexicon/weight-constants.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { directoryWithPostings } from '../seed/seeded-directory.ts';
import { ndcgAt10 } from './judge.ts';
import { drawnSearches, judgedSearches, readPostings, type GradedSearch } from './searches.ts';
import { replicaFolder } from '../../apps/server/src/areas/search/replica/file-rules.ts';

/*
 * Fits the weights of the search on every other one of the graded searches, and shows what they give on the rest.
 * Usage: node bench/relevance/fit-weights.ts [--jobs N | --data DIRECTORY] [--postings FILE] [--labels FILE] [--seed N] [--rounds N]
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '8000' },
    data: { type: 'string' },
    postings: { type: 'string' },
    labels: { type: 'string' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '1' },
  },
});
const { data, postings, labels } = values;
/** Each weight is tried smaller and larger by these factors. */
const factors = [0.85, 1.15];
/** A smaller gain is noise. */
const minGain = 0.0002;

const directory = await directoryWithPostings({
  jobs: Number(values.jobs),
  data,
  postings,
  labels,
  seed: Number(values.seed),
  millionJobs: 0,
  minutes: 0,
});
const { database, close } = await openDatabase({ databaseUrl: undefined, dataDirectory: directory });
const graded = await readPostings(database);
const replica = await Replica.open(join(directory, replicaFolder), await readIdentity(database));
const jobs = new OpenJobs(database, replica);
await jobs.readStored();
const now = Date.now();
const positions = new Map(graded.map(({ id }, at) => [id, at]));
const searches = [...judgedSearches(graded), ...drawnSearches(graded, labels, Number(values.seed))];
const fitted = searches.filter((_search, at) => at % 2 === 0);
const shown = searches.filter((_search, at) => at % 2 === 1);

async function score(half: readonly GradedSearch[]): Promise<number> {
  // What was found with other weights is not used again.
  jobs.columns.generation++;
  let sum = 0;
  for (const { q, grades } of half) {
    const { data: cards } = await searchJobs(jobs, jobSearchSchema.parse({ q }), now);
    sum += ndcgAt10(
      cards.map(({ id }) => grades[positions.get(id) ?? -1] ?? 0),
      grades,
    );
  }
  return sum / half.length;
}

const before = { fitted: await score(fitted), shown: await score(shown) };
console.log(`before: fitted half ${before.fitted.toFixed(4)}, other half ${before.shown.toFixed(4)}`);
let best = before.fitted;
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [groupName, group] of Object.entries(weights) as [string, Record<string, number>][]) {
    for (const name of Object.keys(group)) {
      const own = group[name] as number;
      let chosen = own;
      for (const factor of factors) {
        group[name] = groupName === 'term' ? own * factor : Math.min(1, own * factor);
        const found = await score(fitted);
        if (found < best + minGain) continue;
        best = found;
        chosen = group[name];
      }
      group[name] = chosen;
      if (chosen !== own)
        console.log(`${groupName}.${name}: ${own} to ${chosen.toFixed(3)}, fitted half ${best.toFixed(4)}`);
    }
  }
}
console.log(`after: fitted half ${best.toFixed(4)}, other half ${(await score(shown)).toFixed(4)}`);
console.log(JSON.stringify(weights, null, 2));
await replica.close();
await close();
