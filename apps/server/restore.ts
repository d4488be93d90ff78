import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { migrate } from './src/platform/database/migrate.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { restoreDatabase } from './src/platform/database/restore.ts';
import { vacuum } from './src/platform/database/vacuum.ts';
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
    await restoreDatabase(opened, readLines(path));
    // A backup of an older version is brought up to this one.
    await migrate(opened.database);
    // Copies that processes keep of what is public are of another database than this.
    await sql`update read_model_mark set mark = gen_random_uuid()`.execute(opened.database);
    await vacuum(opened.database);
    console.log(`${path} is restored. Start the product with the same settings.`);
  } finally {
    await opened.close();
  }
});

/** Opened when it is first asked for a line: an earlier one would drop lines without a reader. */
async function* readLines(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity });
}
