import path from 'node:path';
import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';
import { buildWeb, webBuildIsStale } from './web-build.mjs';

await exitWith(async () => {
  await ensureInstalled();
  if (webBuildIsStale()) {
    const code = await buildWeb();
    if (code !== 0) return code;
  }
  // Keeps the server's compiled source between starts: reading it anew takes half of a start.
  // Two arenas: with one for each thread glibc keeps a hundred megabytes that nobody uses.
  const env = {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  };
  return runInForeground(pinnedNode, ['apps/server/main.ts'], { cwd: root, stdio: 'inherit', env });
});
