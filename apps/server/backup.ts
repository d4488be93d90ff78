import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { backupDatabase } from './src/platform/database/backup.ts';
import { migrate } from './src/platform/database/migrate.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { StartError } from './src/platform/errors.ts';

await runCommand(async () => {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) {
    throw new StartError('Name the file to write: npm run db:backup -- FILE.sql');
  }
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) throw new StartError(`${path} exists already. Name a new file, so that no backup is lost.`);
  const opened = await openDatabase(readConfig());
  // Under its own name only when it is whole.
  const unfinished = `${path}.part`;
  try {
    await migrate(opened.database);
    // It holds addresses and password hashes: for this user alone.
    const stream = createWriteStream(unfinished, { mode: 0o600 });
    await once(stream, 'open').catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`${path} cannot be written (${error.code}). Name a file in a directory of yours.`);
    });
    const failed = once(stream, 'close');
    const counted = await backupDatabase(opened, async (text) => {
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), failed]);
    });
    stream.end();
    await failed;
    await makeDurable(unfinished);
    await rename(unfinished, path);
    console.log(
      `${path}: ${counted.rows} rows of ${counted.tables} tables. Uploaded files are kept apart: copy them too.`,
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await opened.close();
  }
});

async function makeDurable(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
