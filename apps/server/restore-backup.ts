import { join } from 'node:path';
import { restoreArchive } from './src/platform/backups/restore-archive.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { StartError } from './src/platform/errors.ts';
import { openFileStore } from './src/platform/files/open-store.ts';

await runCommand(async () => {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) {
    throw new StartError('Name the backup to restore: npm run backup:restore -- FILE');
  }
  const config = readConfig();
  const opened = await openDatabase(config);
  try {
    const { rows, files, manifest } = await restoreArchive(path, config.backupKey, {
      opened,
      files: openFileStore(config),
      temporaryDirectory: join(config.dataDirectory, 'uploads'),
    });
    const missing = manifest.missing > 0 ? ` ${manifest.missing} files were missing when it was made.` : '';
    console.log(
      `${path} is restored: ${rows} rows and ${files} files, as the backup says.${missing} Start the product with the same settings.`,
    );
  } finally {
    await opened.close();
  }
});
