import { readFile } from 'node:fs/promises';
import { replacePackages } from './src/areas/payments/career-services/commands.ts';
import { readPackageDrafts } from './src/areas/payments/career-services/rules.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { migrate } from './src/platform/database/migrate.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { StartError } from './src/platform/errors.ts';

const usage = `npm run packages:import -- FILE

  FILE   the packages as a JSON list; they take the place of all others

docs/operations/checkout.md describes the file.`;

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === '--help') return console.log(usage);
  if (file === undefined || more.length > 0) throw new StartError(`Name one file to import.\n\n${usage}`);
  const config = readConfig();
  const drafts = readPackageDrafts(await readText(file), config.checkout?.origin);
  const opened = await openDatabase(config);
  try {
    await migrate(opened.database);
    await replacePackages(opened.database, drafts);
  } finally {
    await opened.close();
  }
  console.log(`${drafts.length} packages are stored. The first is never shown.`);
});

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${file} cannot be read (${error.code}). Check the path.`);
  });
}
