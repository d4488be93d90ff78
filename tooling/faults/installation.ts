import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  startMailServer,
  type MailReply,
  type MailServer,
} from '../../apps/server/src/testing/mail-server.ts';
import {
  startServerProcess,
  startWorkerProcess,
  type ServerProcess,
} from '../../apps/server/src/testing/server-process.ts';
import { findPostgres, startPostgresIn, type PostgresServer } from '../dev/postgres.ts';
import { startRelay, type Relay } from './relay.ts';

const diskSize = '200m';

/** The product as it runs in earnest: a web process, a worker, PostgreSQL behind a network, a mail server. */
export class Installation {
  readonly #programs: string;
  readonly #directory: string;
  /** True where its data directory is a disk of its own, which can be filled. */
  readonly hasDisk: boolean;
  readonly mails: MailServer;
  /** What the mail server says; changed by faults. */
  mailReply: MailReply = () => '250 taken';
  #postgres: PostgresServer;
  #relay: Relay;
  #web: ServerProcess | undefined;
  #worker: ServerProcess | undefined;

  private constructor(parts: {
    programs: string;
    directory: string;
    hasDisk: boolean;
    postgres: PostgresServer;
    relay: Relay;
    mails: MailServer;
  }) {
    this.#programs = parts.programs;
    this.#directory = parts.directory;
    this.hasDisk = parts.hasDisk;
    this.#postgres = parts.postgres;
    this.#relay = parts.relay;
    this.mails = parts.mails;
  }

  static async start(): Promise<Installation> {
    const programs = findPostgres();
    if (!programs) throw new Error('The faults need PostgreSQL: install its server programs.');
    const directory = await mkdtemp(path.join(tmpdir(), 'waymark-faults-'));
    // PostgreSQL may run as another user than this one.
    await chmod(directory, 0o755);
    for (const name of ['cluster', 'data']) await mkdir(path.join(directory, name));
    const postgres = await startPostgresIn(programs, path.join(directory, 'cluster'));
    const relay = await startRelay(Number(new URL(postgres.url).port));
    let installation: Installation | undefined = undefined;
    const reply: MailReply = (to) => installation?.mailReply(to) ?? '451 not yet';
    const mails = await startMailServer(reply);
    const hasDisk = mountDisk(path.join(directory, 'data'));
    installation = new Installation({ programs, directory, hasDisk, postgres, relay, mails });
    await installation.startWeb();
    await installation.startWorker();
    return installation;
  }

  get dataDirectory(): string {
    return path.join(this.#directory, 'data');
  }

  get web(): ServerProcess {
    if (!this.#web) throw new Error('The web process is not started.');
    return this.#web;
  }

  get worker(): ServerProcess {
    if (!this.#worker) throw new Error('The worker is not started.');
    return this.#worker;
  }

  async startWeb(settings: Record<string, string> = {}): Promise<void> {
    this.#web = await startServerProcess({ ...this.#settings(), BACKGROUND: 'false', ...settings });
  }

  async startWorker(settings: Record<string, string> = {}): Promise<void> {
    this.#worker = await startWorkerProcess({ ...this.#settings(), ...settings });
  }

  #settings(): Record<string, string> {
    const database = new URL(this.#postgres.url);
    database.port = String(this.#relay.port);
    return {
      DATABASE_URL: database.href,
      DATA_DIR: this.dataDirectory,
      SMTP_URL: this.mails.url,
      CONTACT_EMAIL: 'hello@waymark.example',
      DEMO: 'false',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'silent',
    };
  }

  async stopDatabase(): Promise<void> {
    await this.#postgres.stop();
  }

  async startDatabase(): Promise<void> {
    const { port } = new URL(this.#postgres.url);
    this.#postgres = await startPostgresIn(
      this.#programs,
      path.join(this.#directory, 'cluster'),
      Number(port),
    );
  }

  cutNetwork(): void {
    this.#relay.cut();
  }

  /** Ends every backend that serves the product. */
  async endBackends(): Promise<void> {
    const admin = new pg.Client({ connectionString: this.#postgres.url });
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await admin.end();
  }

  async stop(): Promise<void> {
    await this.#web?.end('SIGTERM');
    await this.#worker?.end('SIGTERM');
    await this.#relay.close();
    await this.#postgres.stop();
    await this.mails.close();
    if (this.hasDisk) execFileSync('umount', [this.dataDirectory]);
    await rm(this.#directory, { recursive: true, force: true });
  }
}

function mountDisk(directory: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', directory], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
