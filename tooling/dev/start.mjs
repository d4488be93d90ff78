import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';
import { serverEnvironment, serverFlags } from './server-process.mjs';
import { buildWeb, webBuildIsStale } from './web-build.mjs';

await exitWith(async () => {
  await ensureInstalled();
  if (webBuildIsStale()) {
    const code = await buildWeb();
    if (code !== 0) return code;
  }
  const env = { ...serverEnvironment, ...process.env };
  const parameters = [...serverFlags, 'apps/server/main.ts'];
  return runInForeground(pinnedNode, parameters, { cwd: root, stdio: 'inherit', env });
});
