import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
// Nothing in a throw-away cluster is worth a sync to disk.
const SPEED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

export interface PostgresServer {
  /** A superuser's connection to the database `postgres`; a caller that needs its own database creates it. */
  url: string;
  stop(): Promise<void>;
}

type Account = { uid: number; gid: number } | Record<string, never>;

/** The folder of PostgreSQL's server programs, the newest where there are several. */
export function findPostgres(): string | undefined {
  const searched = (process.env['PATH'] ?? '').split(path.delimiter);
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [...searched, ...newestFirst.map((version) => path.join(DEBIAN_VERSIONS, version, 'bin'))];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** Starts an empty cluster in a temporary directory; `stop` ends it and removes the directory. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'waymark-postgres-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const server = await startPostgresIn(programs, directory);
    return { url: server.url, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Starts the cluster of a directory, a new one where it is empty; `stop` ends it and keeps the directory.
 * A server that comes back where it was is given the port it had.
 */
export async function startPostgresIn(
  programs: string,
  directory: string,
  givenPort?: number,
): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  if (!existsSync(path.join(directory, 'PG_VERSION'))) {
    if ('uid' in account) chownSync(directory, account.uid, account.gid);
    initialise(programs, directory, account);
  }
  const port = givenPort ?? (await freePort());
  const server = spawn(path.join(programs, 'postgres'), serverArguments(directory, port), {
    ...account,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void server.kill('SIGINT');
  // It must not outlive a process that ends before it could stop it.
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  await readiness(server);
  return { url: `postgres://waymark@127.0.0.1:${port}/postgres`, stop: () => stop(server) };
}

function initialise(programs: string, directory: string, account: Account): void {
  const options = ['--username=waymark', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), ['-D', directory, ...options], {
    ...account,
    cwd: directory,
    stdio: 'pipe',
  });
}

function serverArguments(directory: string, port: number): string[] {
  const settings = [
    ...SPEED,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
  ];
  return ['-D', directory, ...settings.flatMap((setting) => ['-c', setting])];
}

/** PostgreSQL refuses to run as root, which containers like to be. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root: add a user named postgres and try again.');
}

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      // Kept flowing afterwards too: a full pipe would stop the server.
      if (log.length < 10_000) log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for the clients to leave.
  server.kill('SIGINT');
  await gone;
}
