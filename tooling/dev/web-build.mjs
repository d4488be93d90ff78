import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress-files.mjs';
import { runInForeground } from './foreground.mjs';
import { pinnedNode, root } from './installation.mjs';

const web = path.join(root, 'apps/web');
const stamp = path.join(web, 'build/.built-from');
const FOLDERS = ['apps/web/src', 'apps/web/public', 'packages/contract/src'];
const FILES = ['package-lock.json', 'tsconfig.json', 'packages/contract/package.json'];

/** Contents rather than times: a checkout changes every time, and an edit may keep the size. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function inputs() {
  const configs = readdirSync(web).filter((name) => /\.(ts|json)$/.test(name));
  return [...FILES, ...configs.map((name) => `apps/web/${name}`), ...FOLDERS.flatMap(filesUnder)].sort();
}

function filesUnder(folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
}

export function webBuildIsStale() {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint();
}

/** Builds the pages; the stamp is written last, so that half a build is never taken for a whole one. */
export async function buildWeb() {
  process.stdout.write('Building the web pages (only needed when they have changed) ... ');
  const started = performance.now();
  rmSync(stamp, { force: true });
  const before = fingerprint();
  const code = await runInForeground(
    pinnedNode,
    // Warnings and errors alone: nobody reads the names of two hundred files.
    [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
    { cwd: web, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (code === 0) {
    compressFiles(path.join(web, 'build/client'));
    writeFileSync(stamp, before);
    console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } else
    console.error('\nThe web pages could not be built: solve what the build reports above and try again.');
  return code;
}
