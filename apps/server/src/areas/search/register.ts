import type { Services } from '../../platform/services.ts';
import type { JobIndex } from './job-search/job-index.ts';
import { jobSearchRoutes } from './job-search/routes.ts';
import { prepareForeignNames } from './lexicon/foreign-name-index.ts';
import { prepareOccupationNames } from './lexicon/occupation-name-index.ts';
import { storeSnapshot } from './replica/snapshot-commands.ts';
import { synonymRoutes } from './synonyms/routes.ts';

/** Routes below `/api`. */
export const routes = [jobSearchRoutes, synonymRoutes];

/** What the first search would wait for. */
export const prepare = [prepareOccupationNames, prepareForeignNames];

/** What recurs. */
export const schedules = [scheduleSnapshots];

/** Stores the file that new nodes start from, where several may run. */
async function scheduleSnapshots(services: Services, index: JobIndex): Promise<void> {
  if (services.config.databaseUrl === undefined) return;
  await services.queue.schedule('store-replica-snapshot', {
    cron: '5 * * * *',
    atStart: true,
    async run() {
      await index.ready;
      await storeSnapshot(services, await index.replica(), services.temporaryDirectory);
    },
  });
}
