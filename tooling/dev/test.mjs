import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';

await exitWith(async () => {
  await ensureInstalled();
  return runInForeground(pinnedNode, ['tooling/dev/run-tests.ts'], { cwd: root, stdio: 'inherit' });
});
