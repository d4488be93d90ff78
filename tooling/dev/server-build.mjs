import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BuildStamp } from './build-stamp.mjs';
import { runInForeground } from './foreground.mjs';
import { pinnedNode, root } from './installation.mjs';

const stamp = new BuildStamp({
  root,
  file: 'apps/server/build/.built-from',
  folders: ['apps/server/src', 'apps/checkout-sandbox/src', 'packages/contract/src'],
  files: [
    'package-lock.json',
    'tooling/dev/bundle-server.mjs',
    ...readdirSync(path.join(root, 'apps/server'))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `apps/server/${name}`),
  ],
});

/** Builds the server, unless it is built. Gives an exit code. */
export async function ensureServerBuilt() {
  return stamp.isStale() ? buildServer() : 0;
}

function buildServer() {
  return stamp.around(async () => {
    process.stdout.write('Building the server (only needed when it has changed) ... ');
    const started = performance.now();
    const code = await runInForeground(pinnedNode, ['tooling/dev/bundle-server.mjs'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (code === 0) console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    else console.error('\nThe server could not be built: solve what the build reports above and try again.');
    return code;
  });
}
