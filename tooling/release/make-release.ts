import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverFlags } from '../dev/server-process.mjs';
import { root } from '../root.ts';
import { listProjectFiles } from './project-files.ts';
import { isUnused, namedFiles } from './unused-files.ts';

/** Parts of the project in a release, beside its packages; no tests and none of the sources' tools. */
const parts = [
  'apps/server/',
  'apps/checkout-sandbox/src/',
  'apps/checkout-stripe/',
  'apps/web/src/styles/tokens.css',
  'packages/contract/',
  'data/',
  'deploy/',
  'docs/operations/',
];
const leftOut = /\.test\.tsx?$|\/src\/testing\//;
/** What a build writes, and nothing that was put beside it: `public` names what the web has as it is. */
const built = [
  /^apps\/server\/build\/[\w.-]+\.js$/,
  /^apps\/web\/build\/server\/(?:assets\/)?[\w.-]+\.js$/,
  /^apps\/web\/build\/client\/assets\/[\w.-]+\.(?:bcmap|css|js|json|mjs|pfb|png|svg|ttf|woff2)(?:\.br|\.gz)?$/,
];
const builtFolders = ['apps/server/build', 'apps/web/build'];
/** Workspaces that run: what the web is built from is in its build. */
const running = ['@waymark/server', '@waymark/checkout-stripe', '@waymark/contract'];

interface Package {
  version: string;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

export interface MadeRelease {
  directory: string;
  version: string;
  /** The sum of all files. */
  bytes: number;
  packageBytes: number;
  /** Sources that it has not, because Git does not track them. */
  untracked: string[];
}

/** Makes a directory that starts with Node alone; what is built has to be built. */
export function makeRelease(directory: string, project = root): MadeRelease {
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new Error(`${directory} is not empty. Name a new directory.`);
  }
  const { files, untracked } = listReleaseFiles(project);
  for (const name of files) copyFile(path.join(project, name), path.join(directory, name));
  installPackages(directory, project);
  const manifest = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as Package;
  writeFileSync(
    path.join(directory, 'package.json'),
    `${JSON.stringify(describeRelease(manifest), null, 2)}\n`,
  );
  return {
    directory,
    version: manifest.version,
    bytes: sizeOf(directory),
    packageBytes: sizeOf(path.join(directory, 'node_modules')),
    untracked,
  };
}

/** The files of a release but its packages, and those like them that Git does not track. */
export function listReleaseFiles(project: string): { files: string[]; untracked: string[] } {
  const { files, untracked } = listProjectFiles(project);
  const belongs = (name: string) => parts.some((part) => name.startsWith(part)) && !leftOut.test(name);
  const pages = files
    .filter((name) => name.startsWith('apps/web/public/'))
    .map((name) => name.replace('apps/web/public/', 'apps/web/build/client/'));
  const results = builtFolders
    .flatMap((folder) => filesUnder(path.join(project, folder)))
    .map((file) => path.relative(project, file))
    .filter(
      (name) =>
        pages.includes(name.replace(/\.(?:br|gz)$/, '')) || built.some((pattern) => pattern.test(name)),
    );
  return { files: [...files.filter(belongs), ...results], untracked: untracked.filter(belongs) };
}

function copyFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
/** What starts the commands of the sources; a release has its packages, and Node is new enough. */
const launcher = /^(?:exec )?node tooling\/dev\/run\.mjs (?=apps\/)/;

/** The commands that run in a release are those of the applications; its start needs no build. */
function describeRelease({ version, scripts, devDependencies }: Package): object {
  const commands = Object.entries(scripts)
    .filter(([, command]) => launcher.test(command))
    .map(([name, command]) => [name, command.replace(launcher, 'node ')]);
  const flags = serverFlags.join(' ');
  return {
    name: 'waymark',
    version,
    private: true,
    type: 'module',
    engines: { node: `>=${devDependencies['node']}` },
    workspaces: ['apps/server', 'apps/checkout-stripe', 'packages/contract'],
    scripts: {
      start: `node ${flags} apps/server/build/main.js`,
      worker: `node ${flags} apps/server/build/worker.js`,
      ...Object.fromEntries(commands),
    },
  };
}

/** Exactly what the lock file says, without what only builds and tests need. */
function installPackages(directory: string, project: string): void {
  const staging = mkdtempSync(path.join(tmpdir(), 'waymark-release-'));
  try {
    for (const name of manifestsOf(project)) copyFile(path.join(project, name), path.join(staging, name));
    const workspaces = running.map((name) => `--workspace=${name}`);
    execFileSync(
      'npm',
      ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', ...workspaces],
      { cwd: staging, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const named = namedFiles(serverSources(project));
    for (const folder of ['node_modules', 'apps/server/node_modules', 'packages/contract/node_modules']) {
      const from = path.join(staging, folder);
      if (!existsSync(from)) continue;
      cpSync(from, path.join(directory, folder), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !isUnused(path.relative(from, source), named),
      });
    }
    removeDangling(path.join(directory, 'node_modules/@waymark'));
    for (const rest of ['.bin', '.package-lock.json', '.cache']) {
      rmSync(path.join(directory, 'node_modules', rest), { recursive: true, force: true });
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The files of the project that npm reads. */
function manifestsOf(project: string): string[] {
  const workspaces = ['apps', 'packages', 'examples'].flatMap((folder) =>
    readdirSync(path.join(project, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  return ['package.json', 'package-lock.json', '.npmrc', ...workspaces].filter((name) =>
    existsSync(path.join(project, name)),
  );
}

function serverSources(project: string): string[] {
  return ['apps/server/src', 'apps/checkout-sandbox/src'].flatMap((folder) =>
    filesUnder(path.join(project, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(file, 'utf8')),
  );
}

/** Links to workspaces that a release has not. */
function removeDangling(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!existsSync(path.join(folder, name))) rmSync(path.join(folder, name), { force: true });
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

export function sizeOf(folder: string): number {
  return filesUnder(folder).reduce((sum, file) => sum + statSync(file).size, 0);
}

/** Packs a release; gives the path of the tarball, which lies beside it. */
export function packRelease({ directory, version }: MadeRelease): string {
  const name = `waymark-${version}`;
  const tarball = path.join(path.dirname(directory), `${name}.tar.gz`);
  mkdirSync(path.dirname(tarball), { recursive: true });
  execFileSync('tar', [
    '--create',
    '--gzip',
    '--file',
    tarball,
    '--directory',
    path.dirname(directory),
    '--transform',
    `s,^${path.basename(directory)},${name},`,
    path.basename(directory),
  ]);
  return tarball;
}
