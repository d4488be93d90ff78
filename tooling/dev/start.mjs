import { ensureBuilt } from './builds.mjs';
import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';
import { serverEnvironment, serverFlags } from './server-process.mjs';

await exitWith(async () => {
  await ensureInstalled();
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const env = { ...serverEnvironment, ...process.env };
  const parameters = [...serverFlags, 'apps/server/build/main.js'];
  return runInForeground(pinnedNode, parameters, { cwd: root, stdio: 'inherit', env });
});
