import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { finishRestore, readLines } from './src/platform/database/finish-restore.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { restoreDatabase } from './src/platform/database/restore.ts';
import { StartError } from './src/platform/errors.ts';

await runCommand(async () => {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) {
    throw new StartError('Name the backup to restore: npm run db:restore -- FILE.sql');
  }
  await access(path, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${path} cannot be read (${error.code}). Check the path.`);
  });
  const opened = await openDatabase(readConfig());
  try {
    await restoreDatabase(
      opened,
      readLines(() => createReadStream(path)),
    );
    await finishRestore(opened);
    console.log(`${path} is restored. Start the product with the same settings.`);
  } finally {
    await opened.close();
  }
});
