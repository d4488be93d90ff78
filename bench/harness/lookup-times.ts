import { pino } from 'pino';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { createJobIndex, type JobIndex } from '../../apps/server/src/areas/search/job-search/job-index.ts';
import { Replica } from '../../apps/server/src/areas/search/replica/replica-gateway.ts';
import { createChanges } from '../../apps/server/src/platform/changes.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { SeededData } from '../seed/seeded-directory.ts';

const log = pino({ level: 'warn' });

/**
 * Milliseconds that each request spends in the public replica: no HTTP, no filters and counts, no presenting. Requests are
 * paths such as `/api/jobs?q=nurse` and `/api/jobs/ID`, answered by the product's own index in this process.
 */
export async function timeLookups(data: SeededData, requests: readonly string[]): Promise<number[]> {
  const dataDirectory = data.directory;
  const { database, close } = await openDatabase({ databaseUrl: data.databaseUrl, dataDirectory });
  const index = createJobIndex(
    { database, changes: createChanges(database, log), config: { dataDirectory } },
    log,
  );
  try {
    await index.ready;
    // Read once for all searches, and not the work of the first with words.
    await index.vocabulary();
    const spent = watchLookups();
    const times: number[] = [];
    for (const request of requests) {
      const before = spent();
      await answer(index, new URL(request, 'http://localhost'));
      times.push(spent() - before);
    }
    return times;
  } finally {
    await index.stop();
    await close();
  }
}

/** Gives how long all look-ups have taken since. */
function watchLookups(): () => number {
  let total = 0;
  const replica = Replica.prototype;
  const { find, listCards, findJob } = replica;
  const timed = <Rest extends unknown[], Answer>(ask: (...rest: Rest) => Answer) =>
    function (this: Replica, ...rest: Rest): Answer {
      const began = performance.now();
      const end = () => (total += performance.now() - began);
      const answered = ask.apply(this, rest);
      if (answered instanceof Promise) void answered.finally(end);
      else end();
      return answered;
    };
  replica.find = timed(find);
  replica.listCards = timed(listCards);
  replica.findJob = timed(findJob);
  return () => total;
}

async function answer(index: JobIndex, address: URL): Promise<void> {
  const [, jobId] = /^\/api\/jobs\/(.+)$/.exec(address.pathname) ?? [];
  if (jobId) await index.findJob(jobId);
  else await index.search(jobSearchSchema.parse(readQuery(address.searchParams)));
}

/** A repeated name is a list, as the server reads it. */
function readQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
