import { readFile } from 'node:fs/promises';
import { importSettings } from './src/areas/office/board-settings/portable-commands.ts';
import { runCommand } from './src/platform/command.ts';
import { StartError } from './src/platform/errors.ts';
import { runWithServices } from './src/platform/run-with-services.ts';

const usage = `npm run settings:import -- FILE

  FILE   settings of the board, as settings:export writes them; what it does not name stays as it is`;

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === '--help') return console.log(usage);
  if (file === undefined || more.length > 0) throw new StartError(`Name one file to import.\n\n${usage}`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${file} cannot be read (${error.code}). Check the path.`);
  });
  await runWithServices(async (services) => {
    const changed = await importSettings(services, text);
    console.log(changed.length === 0 ? 'Everything was so before.' : `Changed: ${changed.join(', ')}.`);
  });
});
