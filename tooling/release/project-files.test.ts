import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { parseDockerfile } from './dockerfile.ts';
import { listReleaseFiles } from './make-release.ts';
import { plantedMark, plantedSecrets, plantSecrets, untrackedSecrets } from './planted-secrets.ts';
import { listContext, listProjectFiles } from './project-files.ts';
import { runStages } from './run-dockerfile.ts';

/** Files of the project that stand for each part of a release, and two of a build. */
const sources = [
  '.dockerignore',
  '.npmrc',
  'package.json',
  'apps/checkout-sandbox/src/checkout.css',
  'apps/checkout-stripe/main.ts',
  'apps/server/main.ts',
  'apps/server/app.test.ts',
  'apps/server/migrations/0001-baseline.sql',
  'apps/server/src/platform/config.ts',
  'apps/web/public/favicon.svg',
  'apps/web/src/styles/tokens.css',
  'data/gazetteer/regions.txt',
  'deploy/Dockerfile',
  'deploy/env.example',
  'docs/operations/install.md',
  'packages/contract/package.json',
];
const results = [
  'apps/server/build/main.js',
  'apps/web/build/client/assets/root-BX_1.js.br',
  'apps/web/build/client/favicon.svg',
];
const notReleased = new Set([
  '.dockerignore',
  '.npmrc',
  'package.json',
  'apps/server/app.test.ts',
  'apps/web/public/favicon.svg',
]);
const released = [...sources.filter((name) => !notReleased.has(name)), ...results].toSorted();
let place: string;
let project: string;
const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...parameters], { cwd: project });

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'waymark-project-'));
  project = path.join(place, 'project');
  for (const name of sources) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    copyFileSync(path.join(root, name), path.join(project, name));
  }
  for (const name of results) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), 'built');
  }
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function makeCheckout(): void {
  git('init', '--quiet');
  git('add', '--force', ...sources);
}

describe('[L-32] an image and a release have what belongs, and nothing that lies beside it', () => {
  test('docker build sends none of an operator’s files', () => {
    plantSecrets(project, plantedSecrets);
    expect(listContext(project).toSorted()).toEqual(sources.toSorted());
  });

  test('the first stage of the Dockerfile gets none of them', () => {
    plantSecrets(project, plantedSecrets);
    const [stage] = parseDockerfile(readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8'));
    if (!stage) throw new Error('The Dockerfile has no stage.');
    const copying = { ...stage, instructions: stage.instructions.filter(({ name }) => name !== 'RUN') };
    const ran = runStages([copying], listContext(project), project, path.join(place, 'image'));
    expect(spawnSync('grep', ['-rl', plantedMark, ran.directory], { encoding: 'utf8' }).stdout).toBe('');
    expect(existsSync(path.join(ran.directory, 'build/apps/server/main.ts'))).toBe(true);
  });

  test('a release of a checkout has what Git tracks and what was built, and names what it left out', () => {
    makeCheckout();
    plantSecrets(project, [...plantedSecrets, ...untrackedSecrets]);
    const { files, untracked } = listReleaseFiles(project);
    expect(files.toSorted()).toEqual(released);
    expect(untracked.toSorted()).toEqual([...untrackedSecrets].toSorted());
  });

  test('a release of unpacked sources goes by the list alone, in a folder of another checkout too', () => {
    git('init', '--quiet', place);
    plantSecrets(project, plantedSecrets);
    expect(listReleaseFiles(project).files.toSorted()).toEqual(released);
  });

  test('a file that Git tracks and that was deleted is no reason to fail', () => {
    makeCheckout();
    rmSync(path.join(project, 'data/gazetteer/regions.txt'));
    expect(listProjectFiles(project).files).not.toContain('data/gazetteer/regions.txt');
  });

  test('where Git cannot answer, one sentence says what is needed', () => {
    writeFileSync(path.join(project, '.git'), 'gitdir: /nowhere\n');
    expect(() => listReleaseFiles(project)).toThrow(
      /^Git cannot say which files belong to a release \(.+\)\. Install Git, or run this in the sources without their \.git folder\.$/s,
    );
  });
});

test.skipIf(!existsSync(path.join(root, '.git')))(
  '[L-32] the list lets through all that Git tracks of the parts of a release',
  () => {
    const tracked = execFileSync(
      'git',
      ['ls-files', '-z', '--', 'apps', 'packages', 'data', 'deploy', 'docs/operations'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const context = new Set(listContext(root));
    const missing = tracked
      .split('\0')
      .filter((name) => name !== '' && existsSync(path.join(root, name)) && !context.has(name));
    // Records that tests compare with, too.
    const meant =
      /^(?:apps\/server\/src\/areas|packages\/contract\/src)\/.+\.(?:tsv|txt)$|\/src\/testing\/|^apps\/(?:checkout-stripe|server)\/fixtures\/|^apps\/web\/src\/styles\/fonts\/(?:OFL|README)/;
    expect(missing.filter((name) => !meant.test(name))).toEqual([]);
  },
);
