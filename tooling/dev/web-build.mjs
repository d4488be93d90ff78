import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BuildStamp } from './build-stamp.mjs';
import { compressFiles } from './compress-files.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { runInForeground } from './foreground.mjs';
import { pinnedNode, root } from './installation.mjs';

const web = path.join(root, 'apps/web');
const stamp = new BuildStamp({
  root,
  file: 'apps/web/build/.built-from',
  folders: [
    'apps/web/src',
    'apps/web/public',
    'packages/contract/src',
    'data/languages',
    'tooling/languages',
  ],
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
export function ensureWebBuilt() {
  return ensureBuild('web pages', stamp, async () => {
    const code = await runInForeground(
      pinnedNode,
      // Only warnings and errors: a list of two hundred file names would hide them.
      [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
      { cwd: web, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    if (code !== 0) return code;
    const translated = await runInForeground(
      pinnedNode,
      ['tooling/languages/translate-scripts.ts', path.join(web, 'build')],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    if (translated === 0) compressFiles(path.join(web, 'build/client'));
    return translated;
  });
}
