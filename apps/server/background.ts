import { areas } from './areas.ts';
import type { JobIndex } from './src/areas/search/job-search/job-index.ts';
import { scheduleBackup } from './src/platform/backups/schedule-backup.ts';
import type { OpenDatabase } from './src/platform/database/open-database.ts';
import type { Logger } from './src/platform/log.ts';
import { startMailDelivery } from './src/platform/mail-delivery/deliver-mail.ts';
import { schedulePlatform, scheduleVacuum } from './src/platform/schedule.ts';
import type { Services } from './src/platform/services.ts';
import { provideLegalTemplates } from './src/ssr/page-data.ts';

/** Begins to do what the queue holds and what recurs: in a worker, or beside the pages where there is none. */
export async function startBackgroundWork(
  services: Services,
  index: JobIndex,
  opened: OpenDatabase,
  log: Logger,
): Promise<void> {
  provideLegalTemplates(services.config);
  await startMailDelivery(services);
  for (const { handlers = [] } of areas) for (const start of handlers) await start(services);
  for (const { schedules = [] } of areas)
    for (const schedule of schedules) await schedule(services, index, log);
  await schedulePlatform(services);
  await scheduleBackup(services, opened, log);
  if (opened.kind === 'embedded') await scheduleVacuum(services);
}
