import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyFiles, moveDatabase } from './src/platform/backups/move-board.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig, type Config } from './src/platform/config.ts';
import { migrate } from './src/platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from './src/platform/database/open-database.ts';
import { StartError } from './src/platform/errors.ts';
import { createDiskStore } from './src/platform/files/disk-store.ts';
import { openFileStore } from './src/platform/files/open-store.ts';

await runCommand(async () => {
  const config = readConfig();
  if (process.argv.length > 2 || config.databaseUrl === undefined) {
    throw new StartError(
      'Set DATABASE_URL to the new, empty database and DATA_DIR to the directory of the board, and run "npm run db:move".',
    );
  }
  if (!existsSync(join(config.dataDirectory, 'database'))) {
    throw new StartError(
      `There is no embedded database in ${config.dataDirectory}. Set DATA_DIR to the one of the board.`,
    );
  }
  const source = await openDatabase({ ...config, databaseUrl: undefined });
  try {
    await migrate(source.database);
    const target = await openDatabase(config);
    try {
      const { tables, rows } = await moveDatabase(source, target);
      console.log(`${rows} rows of ${tables} tables are in the new database; counts and checksums agree.`);
      await moveFiles(config, target);
      console.log('The embedded database is as it was. Start the board with DATABASE_URL.');
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});

/** A bucket gets the files if there is one: other processes find them there alone. */
async function moveFiles(config: Config, target: OpenDatabase): Promise<void> {
  const directory = join(config.dataDirectory, 'files');
  if (!config.s3) {
    console.log(`Uploaded files stay in ${directory}.`);
    return;
  }
  const stores = [createDiskStore(directory), openFileStore(config)] as const;
  const { copied, missing } = await copyFiles(target, ...stores, join(config.dataDirectory, 'uploads'));
  const rest = missing > 0 ? `; ${missing} that rows name were not there` : '';
  console.log(`${copied} uploaded files are in the bucket, with the same checksums${rest}.`);
}
