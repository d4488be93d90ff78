import type { Logger } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import type { JobIndex } from './job-search/job-index.ts';
import { jobSearchRoutes } from './job-search/routes.ts';
import { prepareForeignNames } from './lexicon/foreign-name-index.ts';
import { prepareOccupationNames } from './lexicon/occupation-name-index.ts';
import { startFeeding } from './engine/feeding-loop-commands.ts';
import { storeSnapshot } from './replica/snapshot-commands.ts';
import { synonymRoutes } from './synonyms/routes.ts';

/** Routes below `/api`. */
export const routes = [jobSearchRoutes, synonymRoutes];

/** What the first search would wait for. */
export const prepare = [prepareOccupationNames, prepareForeignNames];

/** What recurs. */
export const schedules = [scheduleSnapshots, feedEngine];

/** Stores the file that new nodes start from, where several may run. */
async function scheduleSnapshots(services: Services, index: JobIndex): Promise<void> {
  const { databaseUrl, searchEngine } = services.config;
  // With an engine no node has such a file.
  if (databaseUrl === undefined || searchEngine) return;
  await services.queue.schedule('store-replica-snapshot', {
    cron: '5 * * * *',
    atStart: true,
    async run() {
      await index.ready;
      await storeSnapshot(services, await index.source(), services.temporaryDirectory);
    },
  });
}

/** Keeps the engine that is searched as the tables are, where there is one. */
async function feedEngine(services: Services, _index: JobIndex, log: Logger): Promise<void> {
  if (!services.config.searchEngine) return;
  services.queue.onRest(startFeeding(services, log));
}
