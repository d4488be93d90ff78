import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startMailServer,
  type MailReply,
  type MailServer,
} from '../../apps/server/src/testing/mail-server.ts';
import {
  findFreePort,
  startServerProcess,
  startWorkerProcess,
  type ServerProcess,
} from '../../apps/server/src/testing/server-process.ts';
import { startInstalledProxy, type ProxyKind } from './installed-proxy.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { prepareBoard, webhookSecret, type Board } from './prepare-board.ts';

const diskSize = '300m';
/** As in the units: several checks of the proxy. */
export const drainSeconds = 5;

export type Kind = 'postgres' | 'embedded';
type Role = 'web' | 'worker';

export interface Parts {
  directory: string;
  hasDisk: boolean;
  mails: MailServer;
}

/** The product as it runs in earnest, and a mail server; its processes by name. */
export abstract class Installation {
  abstract readonly kind: Kind;
  /** Names of the processes, those that answer requests first. */
  protected abstract readonly roles: Readonly<Record<string, Role>>;
  /** The process that sends mails. */
  abstract readonly sender: string;
  /** What says where the database is. */
  abstract databaseSettings(): Record<string, string>;
  protected abstract stopRest(): Promise<void>;

  readonly #parts: Parts;
  readonly #processes = new Map<string, ServerProcess>();
  /** By process: the file of a proxy names them. */
  readonly #ports = new Map<string, number>();
  /** What the mail server says; changed by faults. */
  mailReply: MailReply = () => '250 taken';
  #board: Board | undefined;
  #proxy: Proxy | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** True where its data directory is a disk of its own, which can be filled. */
  get hasDisk(): boolean {
    return this.#parts.hasDisk;
  }

  get mails(): MailServer {
    return this.#parts.mails;
  }

  get dataDirectory(): string {
    return path.join(this.#parts.directory, 'data');
  }

  get board(): Board {
    if (!this.#board) throw new Error('The installation is not started.');
    return this.#board;
  }

  get names(): string[] {
    return Object.keys(this.roles);
  }

  get webNames(): string[] {
    return this.names.filter((name) => this.roles[name] === 'web');
  }

  process(name: string): ServerProcess {
    const process = this.#processes.get(name);
    if (!process) throw new Error(`${name} is not started.`);
    return process;
  }

  /** Addresses of the processes that answer and are running. */
  get origins(): string[] {
    const { webNames } = this;
    return webNames.flatMap((name) => {
      const process = this.#processes.get(name);
      return process?.running ? [process.baseUrl] : [];
    });
  }

  /** Where the nth of the processes that answer is. */
  origin(nth: number): string {
    const { webNames } = this;
    return this.process(webNames[nth % webNames.length] ?? '').baseUrl;
  }

  async startAll(proxy: ProxyKind): Promise<void> {
    this.#board = await prepareBoard({ DATA_DIR: this.dataDirectory, ...this.databaseSettings() });
    for (const name of this.names) await this.startProcess(name);
    const [first = '', second = ''] = this.origins;
    this.#proxy =
      proxy === 'own'
        ? await startProxy(() => this.origins)
        : await startInstalledProxy(proxy, [first, second]);
    await this.#proxy.untilReady(this.webNames.length);
  }

  /** Stands in front of the processes that answer. */
  get proxy(): Proxy {
    if (!this.#proxy) throw new Error('The installation is not started.');
    return this.#proxy;
  }

  async startProcess(name: string, settings: Record<string, string> = {}): Promise<void> {
    const port = this.#ports.get(name) ?? (await findFreePort());
    this.#ports.set(name, port);
    const all = { ...this.#settings(), PORT: String(port), ...settings };
    const isAlone = this.names.length === 1;
    this.#processes.set(
      name,
      this.roles[name] === 'worker'
        ? await startWorkerProcess(all)
        : await startServerProcess({ ...(isAlone ? {} : { BACKGROUND: 'false' }), ...all }),
    );
  }

  #settings(): Record<string, string> {
    return {
      ...this.databaseSettings(),
      DATA_DIR: this.dataDirectory,
      SMTP_URL: this.mails.url,
      CONTACT_EMAIL: 'hello@waymark.example',
      CHECKOUT_ORIGIN: 'https://checkout.example',
      CHECKOUT_PARTNER_SECRET: 'the-partner-secret-of-the-faults-only',
      CHECKOUT_WEBHOOK_SECRET: webhookSecret,
      DEMO: 'false',
      TRUST_PROXY: 'true',
      DRAIN_SECONDS: String(drainSeconds),
      LOG_LEVEL: 'silent',
    };
  }

  /** Ends every process; the data stays until `remove`. */
  async stopProcesses(): Promise<void> {
    for (const process of this.#processes.values()) await process.end('SIGTERM');
  }

  async remove(): Promise<void> {
    await this.#proxy?.close();
    await this.stopProcesses();
    await this.stopRest();
    await this.mails.close();
    if (this.hasDisk) execFileSync('umount', [this.dataDirectory]);
    await rm(this.#parts.directory, { recursive: true, force: true });
  }
}

/** A directory with a disk for the data in it where that is allowed, and a mail server whose words can be changed. */
export async function prepareParts(reply: MailReply): Promise<Parts> {
  const directory = await mkdtemp(path.join(tmpdir(), 'waymark-faults-'));
  // PostgreSQL may run as another user than this one.
  await chmod(directory, 0o755);
  for (const name of ['cluster', 'data']) await mkdir(path.join(directory, name));
  return {
    directory,
    hasDisk: mountDisk(path.join(directory, 'data')),
    mails: await startMailServer(reply),
  };
}

function mountDisk(directory: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', directory], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
