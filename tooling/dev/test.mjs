import path from 'node:path';
import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';

await exitWith(async () => {
  await ensureInstalled();
  // npm does this for its scripts; the stages rely on it also when this file is run by itself.
  const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const options = { cwd: root, env: { ...process.env, PATH }, stdio: 'inherit' };
  return runInForeground(pinnedNode, ['tooling/dev/run-tests.ts', ...process.argv.slice(2)], options);
});
