import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { serverEnvironment, serverFlags } from './server-process.mjs';

await exitWith(async () => {
  await ensureInstalled();
  const code = await ensureServerBuilt();
  if (code !== 0) return code;
  const env = { ...serverEnvironment, ...process.env };
  const parameters = [...serverFlags, 'apps/server/build/worker.js'];
  return runInForeground(pinnedNode, parameters, { cwd: root, stdio: 'inherit', env });
});
