import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import type { Logger } from '../log.ts';
import type { Services } from '../services.ts';
import { drillBackup } from './drill.ts';
import { recordBackup } from './last-backup.ts';
import { makeBackup } from './make-backup.ts';

const maxSeconds = 6 * 3600;

type Parts = Pick<Services, 'config' | 'queue' | 'files'>;

/** Has backups made and tried at their times, where they are set, on one of all processes. */
export async function scheduleBackup(parts: Parts, opened: OpenDatabase, log: Logger): Promise<void> {
  await scheduleMaking(parts, opened, log);
  await scheduleDrill(parts, opened, log);
}

async function scheduleMaking(
  { config, queue, files }: Parts,
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

async function scheduleDrill({ config, queue }: Parts, opened: OpenDatabase, log: Logger): Promise<void> {
  const { backup } = config;
  if (backup?.drillCron === undefined) return;
  // On the disk of the data: /tmp of a container is memory.
  const directory = join(config.dataDirectory, 'drill');
  await queue.schedule('try-backup', {
    cron: backup.drillCron,
    atStart: false,
    maxSeconds,
    run: async () => {
      // A process that was killed may have left some.
      await rm(directory, { recursive: true, force: true });
      await mkdir(directory, { recursive: true });
      const { name, bytes, rows, files } = await drillBackup(config, backup, { directory });
      await recordBackup(opened.database, { kind: 'drill', name, bytes, rows, files });
      log.info({ name, rows, files }, 'a backup was restored on trial');
    },
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
