import { drillBackup, type Drilled } from './src/platform/backups/drill.ts';
import { recordBackup } from './src/platform/backups/last-backup.ts';
import { requireBackup } from './src/platform/backups/require-backup.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig, type Config } from './src/platform/config.ts';
import { migrate } from './src/platform/database/migrate.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { StartError } from './src/platform/errors.ts';

await runCommand(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (more.length > 0)
    throw new StartError('Name one backup, or none for the newest: npm run backup:drill -- NAME');
  const config = readConfig();
  const drilled = await drillBackup(config, requireBackup(config), { named: name });
  const tables = Object.keys(drilled.manifest.tables).length;
  console.log(
    `${drilled.name} was restored on trial: ${drilled.rows} rows of ${tables} tables and ${drilled.files} files are as the backup says.`,
  );
  await note(config, drilled);
});

/** A running board on the embedded database has it alone. */
async function note(config: Config, { name, bytes, rows, files }: Drilled): Promise<void> {
  const opened = await openDatabase(config).catch((error: unknown) => {
    if (error instanceof StartError) return undefined;
    throw error;
  });
  if (!opened) {
    console.log(
      'The drill is not noted, because the board has its database open. Stop it first to have it noted.',
    );
    return;
  }
  try {
    await migrate(opened.database);
    await recordBackup(opened.database, { kind: 'drill', name, bytes, rows, files });
  } finally {
    await opened.close();
  }
}
