import { readFile } from 'node:fs/promises';
import { importSettings } from './src/modules/board-settings/portable-commands.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { StartError } from './src/platform/errors.ts';
import { createLog } from './src/platform/log.ts';
import { startServices } from './src/platform/start-services.ts';

const usage = `npm run settings:import -- FILE

  FILE   settings of the board, as settings:export writes them; what it does not name stays as it is`;

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === '--help') return console.log(usage);
  if (file === undefined || more.length > 0) throw new StartError(`Name one file to import.\n\n${usage}`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${file} cannot be read (${error.code}). Check the path.`);
  });
  const config = readConfig();
  const running = await startServices(config, await createLog({ ...config, logLevel: 'warn' }, undefined), {
    role: 'command',
  });
  try {
    const changed = await importSettings(running.services, text);
    console.log(changed.length === 0 ? 'Everything was so before.' : `Changed: ${changed.join(', ')}.`);
  } finally {
    await running.stop();
  }
});
