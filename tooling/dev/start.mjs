import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';
import { buildWeb, webBuildIsStale } from './web-build.mjs';

await exitWith(async () => {
  await ensureInstalled();
  if (webBuildIsStale()) {
    const code = await buildWeb();
    if (code !== 0) return code;
  }
  return runInForeground(pinnedNode, ['apps/server/main.ts'], { cwd: root, stdio: 'inherit' });
});
