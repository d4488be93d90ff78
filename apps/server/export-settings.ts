import { writeFile } from 'node:fs/promises';
import { exportSettings } from './src/modules/board-settings/portable-commands.ts';
import { runCommand } from './src/platform/command.ts';
import { readConfig } from './src/platform/config.ts';
import { createLog } from './src/platform/log.ts';
import { startServices } from './src/platform/start-services.ts';

const usage = `npm run settings:export [-- FILE]

  FILE   where the settings of the board are written as JSON; without one, they are printed`;

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === '--help' || more.length > 0) return console.log(usage);
  const config = readConfig();
  const running = await startServices(config, await createLog({ ...config, logLevel: 'warn' }, undefined), {
    role: 'command',
  });
  try {
    const text = `${JSON.stringify(await exportSettings(running.services), null, 2)}\n`;
    if (file === undefined) process.stdout.write(text);
    else await writeFile(file, text);
  } finally {
    await running.stop();
  }
});
