import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';

await exitWith(async () => {
  await ensureInstalled();
  const env = { ...process.env, NODE_ENV: 'development' };
  return runInForeground(pinnedNode, ['tooling/dev/dev-server.ts'], { cwd: root, stdio: 'inherit', env });
});
