import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';
import { serverEnvironment, serverFlags } from './server-process.mjs';

await exitWith(async () => {
  await ensureInstalled();
  const env = { ...serverEnvironment, ...process.env };
  const parameters = [...serverFlags, 'apps/server/worker.ts'];
  return runInForeground(pinnedNode, parameters, { cwd: root, stdio: 'inherit', env });
});
