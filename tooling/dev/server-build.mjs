import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BuildStamp } from './build-stamp.mjs';
import { ensureBuild } from './ensure-build.mjs';
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
export function ensureServerBuilt() {
  return ensureBuild('server', stamp, () =>
    runInForeground(pinnedNode, ['tooling/dev/bundle-server.mjs'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}
