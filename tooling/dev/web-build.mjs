import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BuildStamp } from './build-stamp.mjs';
import { compressFiles } from './compress-files.mjs';
import { runInForeground } from './foreground.mjs';
import { pinnedNode, root } from './installation.mjs';

const web = path.join(root, 'apps/web');
const stamp = new BuildStamp({
  root,
  file: 'apps/web/build/.built-from',
  folders: ['apps/web/src', 'apps/web/public', 'packages/contract/src'],
  files: [
    'package-lock.json',
    'tsconfig.json',
    'packages/contract/package.json',
    ...readdirSync(web)
      .filter((name) => /\.(ts|json)$/.test(name))
      .map((name) => `apps/web/${name}`),
  ],
});

/** Builds the pages, unless they are built. Gives an exit code. */
export async function ensureWebBuilt() {
  return stamp.isStale() ? buildWeb() : 0;
}

function buildWeb() {
  return stamp.around(async () => {
    process.stdout.write('Building the web pages (only needed when they have changed) ... ');
    const started = performance.now();
    const code = await runInForeground(
      pinnedNode,
      // Warnings and errors alone: nobody reads the names of two hundred files.
      [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
      { cwd: web, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    if (code === 0) {
      compressFiles(path.join(web, 'build/client'));
      console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    } else
      console.error('\nThe web pages could not be built: solve what the build reports above and try again.');
    return code;
  });
}
