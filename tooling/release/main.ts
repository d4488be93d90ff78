import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { runWithOptions } from '../read-options.ts';
import { ensureBuilt } from '../dev/builds.mjs';
import { makeRelease, packRelease } from './make-release.ts';

const usage = `Makes a release: a directory that starts with Node alone, and its tarball.

  node tooling/release/main.ts [--directory DIRECTORY] [--tarball yes|no]

  --directory  a new directory (release/waymark, which takes the place of the last one)
  --tarball    whether it is packed beside it as well (yes)`;

const standard = { directory: 'release/waymark', tarball: 'yes' };
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

await runWithOptions(usage, standard, async ({ directory, tarball }) => {
  if ((await ensureBuilt()) !== 0) return false;
  if (directory === standard.directory) rmSync(directory, { recursive: true, force: true });
  const release = makeRelease(path.resolve(directory));
  console.log(
    `${release.directory}: ${megabytes(release.bytes)}, of them ${megabytes(release.packageBytes)} packages.`,
  );
  if (release.untracked.length > 0) {
    console.log(`Left out, because Git does not track them: ${release.untracked.join(', ')}.`);
  }
  if (tarball === 'yes') {
    const packed = packRelease(release);
    console.log(`${packed}: ${megabytes(statSync(packed).size)}.`);
  }
  return true;
});
