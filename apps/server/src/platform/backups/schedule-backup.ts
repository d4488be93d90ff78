import type { Config } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import type { Logger } from '../log.ts';
import type { Services } from '../services.ts';
import { makeBackup } from './make-backup.ts';

const maxSeconds = 6 * 3600;

/** Has backups made at their times, where they are set, on one of all processes. */
export async function scheduleBackup(
  { config, queue, files }: Pick<Services, 'config' | 'queue' | 'files'>,
  opened: OpenDatabase,
  log: Logger,
): Promise<void> {
  const { backup } = config;
  if (backup?.cron === undefined) return;
  await queue.schedule('make-backup', {
    cron: backup.cron,
    atStart: false,
    maxSeconds,
    run: (signal) =>
      withConnection(config, opened, async (own) => {
        const { name, bytes, removed } = await makeBackup({ config, backup, opened: own, files, signal });
        log.info({ name, bytes, removed: removed.length }, 'a backup was made');
      }),
  });
}

/** The statements of a backup take as long as they take; the embedded database has one session for all. */
async function withConnection(
  config: Config,
  opened: OpenDatabase,
  run: (own: OpenDatabase) => Promise<void>,
): Promise<void> {
  if (opened.kind === 'embedded') return run(opened);
  const own = await openDatabase({ ...config, role: 'command' });
  try {
    await run(own);
  } finally {
    await own.close();
  }
}
