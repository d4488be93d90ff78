import path from 'node:path';
import { exitWith, runInForeground } from './foreground.mjs';
import { ensureInstalled, pinnedNode, root } from './installation.mjs';

/*
 * What the scripts of package.json start with: `run.mjs FILE.ts` or `run.mjs PROGRAM-OF-A-PACKAGE`, with parameters. The
 * machine's own Node may be older than the sources need, and nothing may be installed yet.
 */

const [name = '', ...parameters] = process.argv.slice(2);

await exitWith(async () => {
  await ensureInstalled();
  // npm does this for its scripts; what is started relies on it also when this file is run by itself.
  const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const command = /\.m?[jt]s$/.test(name) ? [pinnedNode, name] : [name];
  const options = { env: { ...process.env, PATH }, stdio: 'inherit' };
  return runInForeground(command[0], [...command.slice(1), ...parameters], options);
});
