import { execFileSync, spawnSync } from 'node:child_process';
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
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './start-program.ts';
import { startObjectStorage } from '../../apps/server/src/testing/stand-ins/object-storage.ts';
import { findFreePort } from '../../apps/server/src/testing/server-process.ts';
import { findPostgres, startPostgres } from '../dev/postgres.ts';
import { root } from '../root.ts';
import { environmentOf, readCompose } from './compose.ts';
import { parseDockerfile } from './dockerfile.ts';
import { makeRelease, packRelease, sizeOf } from './make-release.ts';
import { plantedMark, plantedSecrets, plantSecrets, untrackedSecrets } from './planted-secrets.ts';
import { listContext } from './project-files.ts';
import { inside, runStages, type RanStage } from './run-dockerfile.ts';

/*
 * Runs the instructions of deploy/Dockerfile in an empty directory, from sources with secrets beside them, which must
 * reach neither image nor release, and then the web node and the worker of deploy/compose.yaml from what they made, on
 * PostgreSQL and object storage. No container engine is needed.
 */

/** The limit of all that is copied into the image, Node included. */
const maxBytes = 350e6;
const forbidden = [
  'vite',
  'rolldown',
  'typescript',
  'vitest',
  'playwright',
  'oxlint',
  'oxfmt',
  '@react-router/dev',
  'knip',
];

const place = mkdtempSync(path.join(tmpdir(), 'waymark-image-'));
try {
  const sources = copySources();
  const image = build(sources);
  refusePlanted(place, 'the image or its context');
  packFrom(sources);
  reportSize(image);
  refuseBuildTools(image);
  await tryCompose(image);
  console.log('The image starts, answers and stops.');
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** The sources as an operator has them: with secrets, data and files of editors beside them. */
function copySources(): string {
  const sources = path.join(place, 'sources');
  for (const name of listContext(root)) {
    mkdirSync(path.dirname(path.join(sources, name)), { recursive: true });
    copyFileSync(path.join(root, name), path.join(sources, name));
  }
  plantSecrets(sources, plantedSecrets);
  return sources;
}

function build(sources: string): RanStage {
  const stages = parseDockerfile(readFileSync(path.join(sources, 'deploy/Dockerfile'), 'utf8'));
  return runStages(stages, listContext(sources), sources, path.join(place, 'image'));
}

/** A release of the same sources as a checkout, from what the image has built. */
function packFrom(sources: string): void {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: sources });
  git('init', '--quiet');
  git('add', '--force', ...listContext(sources));
  plantSecrets(sources, untrackedSecrets);
  for (const folder of ['apps/server/build', 'apps/web/build']) {
    cpSync(path.join(place, 'image/build/build', folder), path.join(sources, folder), { recursive: true });
  }
  const tarball = packRelease(makeRelease(path.join(place, 'release/waymark'), sources));
  const unpacked = path.join(place, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['--extract', '--file', tarball, '--directory', unpacked]);
  refusePlanted(unpacked, 'the release');
  console.log(
    `The release has ${(statSync(tarball).size / 1e6).toFixed(1)} MB packed, and no planted secret.`,
  );
}

function refusePlanted(folder: string, what: string): void {
  const { stdout } = spawnSync('grep', ['-rl', '--exclude-dir=sources', plantedMark, folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = stdout.split('\n').filter((name) => name !== '' && !name.endsWith('/planted-secrets.ts'));
  if (found.length > 0) throw new Error(`Planted secrets are in ${what}: ${found.join(', ')}`);
}

function reportSize({ directory }: RanStage): void {
  const parts = readdirSync(path.join(directory, 'app')).map((name) => {
    const file = path.join(directory, 'app', name);
    return `${name} ${(statSync(file).isDirectory() ? sizeOf(file) / 1e6 : 0).toFixed(1)}`;
  });
  const bytes = sizeOf(directory);
  console.log(
    `Copied into the image, Node included: ${(bytes / 1e6).toFixed(1)} MB (app, in MB: ${parts.join(', ')}).`,
  );
  if (bytes > maxBytes)
    throw new Error(`${bytes} bytes are copied into the image, at most ${maxBytes} are meant.`);
}

function refuseBuildTools(image: RanStage): void {
  const found = forbidden.filter((name) => existsSync(inside(image, `/app/node_modules/${name}`)));
  if (found.length > 0) throw new Error(`The image has tools that only builds need: ${found.join(', ')}.`);
}

async function tryCompose(image: RanStage): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is needed here: install its server programs.');
  const postgres = await startPostgres(programs);
  const storage = await startObjectStorage();
  try {
    const { services } = readCompose();
    const { endpoint, bucket } = storage.settings;
    for (const name of ['web-1', 'worker']) {
      const service = services[name];
      if (!service) throw new Error(`compose.yaml has no ${name}.`);
      const data = path.join(place, `data-${name}`);
      mkdirSync(data);
      const [port, metricsPort] = [await findFreePort(), await findFreePort()];
      const environment = {
        ...image.environment,
        ...environmentOf(service, { PUBLIC_URL: `http://localhost:${port}`, MAIL_FROM: 'jobs@jobs.example' }),
        // Addresses of other containers are addresses of this machine here.
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: data,
        NODE_COMPILE_CACHE: path.join(place, 'compiled'),
        DATABASE_URL: postgres.url,
        DATABASE_URL_FILE: '',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
        S3_ACCESS_KEY_ID_FILE: '',
        S3_SECRET_ACCESS_KEY_FILE: '',
        BACKUP_KEY_FILE: '',
        EXCHANGE_RATES_URL: 'off',
      };
      await tryProcess(image, service.command ?? image.command, environment, name);
    }
  } finally {
    storage.server.close();
    await once(storage.server, 'close').catch(() => {});
    await postgres.stop();
  }
}

async function tryProcess(
  image: RanStage,
  [program = '', ...parameters]: readonly string[],
  environment: Record<string, string>,
  name: string,
): Promise<void> {
  if (program !== 'node') throw new Error(`${name} runs ${program}, which the image has not.`);
  const node = inside(image, '/usr/local/bin/node');
  const server = await startServer(node, parameters, { cwd: inside(image, '/app'), environment });
  try {
    execFileSync(node, image.healthCheck.slice(1), {
      cwd: inside(image, '/app'),
      env: environment,
      stdio: 'inherit',
    });
    if (environment['CHECK'] === 'worker') return console.log('worker: ready, its metrics answer.');
    const base = `http://127.0.0.1:${environment['PORT']}`;
    const ready = (await (await fetch(`${base}/readyz`)).json()) as { status: string };
    const page = await fetch(`${base}/home`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const asset = await fetch(base + script);
    if (script === '' || asset.status !== 200)
      throw new Error(`${name} answered ${script} with ${asset.status}.`);
    if (ready.status !== 'ready' || page.status !== 200 || !html.includes('</html>')) {
      throw new Error(`${name} answered /readyz with ${ready.status} and /home with ${page.status}.`);
    }
    console.log(`${name}: ready, the home page has ${html.length} characters, and ${script} is there.`);
  } finally {
    await server.stop();
  }
}
