import { writeFile } from 'node:fs/promises';
import { exportSettings } from './src/areas/office/board-settings/portable-commands.ts';
import { runCommand } from './src/platform/command.ts';
import { runWithServices } from './src/platform/run-with-services.ts';

const usage = `npm run settings:export [-- FILE]

  FILE   where the settings of the board are written as JSON; without one, they are printed`;

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === '--help' || more.length > 0) return console.log(usage);
  await runWithServices(async (services) => {
    const text = `${JSON.stringify(await exportSettings(services), null, 2)}\n`;
    if (file === undefined) process.stdout.write(text);
    else await writeFile(file, text);
  });
});
