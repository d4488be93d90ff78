import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { findPostgres, startPostgresIn, type PostgresServer } from '../dev/postgres.ts';
import type { ProxyKind } from './installed-proxy.ts';
import { Installation, prepareParts, type Parts } from './installation.ts';

/** Two web processes and a worker on one data directory, and PostgreSQL behind a network. */
export class PostgresInstallation extends Installation {
  readonly kind = 'postgres';
  protected readonly roles = { 'web 1': 'web', 'web 2': 'web', worker: 'worker' } as const;
  readonly sender = 'worker';
  readonly #programs: string;
  readonly #cluster: string;
  readonly #relay: Relay;
  #postgres: PostgresServer;

  private constructor(
    parts: Parts,
    {
      programs,
      cluster,
      relay,
      postgres,
    }: { programs: string; cluster: string; relay: Relay; postgres: PostgresServer },
  ) {
    super(parts);
    this.#programs = programs;
    this.#cluster = cluster;
    this.#relay = relay;
    this.#postgres = postgres;
  }

  static async start(proxy: ProxyKind): Promise<PostgresInstallation> {
    const programs = findPostgres();
    if (!programs) throw new Error('The faults need PostgreSQL: install its server programs.');
    let installation: PostgresInstallation | undefined = undefined;
    const parts = await prepareParts((to) => installation?.mailReply(to) ?? '451 not yet');
    const cluster = path.join(parts.directory, 'cluster');
    const postgres = await startPostgresIn(programs, cluster);
    const relay = await startRelay(Number(new URL(postgres.url).port));
    installation = new PostgresInstallation(parts, { programs, cluster, relay, postgres });
    await installation.startAll(proxy);
    return installation;
  }

  databaseSettings(): Record<string, string> {
    const database = new URL(this.#postgres.url);
    database.port = String(this.#relay.port);
    return { DATABASE_URL: database.href };
  }

  async stopDatabase(): Promise<void> {
    await this.#postgres.stop();
  }

  async startDatabase(): Promise<void> {
    const { port } = new URL(this.#postgres.url);
    this.#postgres = await startPostgresIn(this.#programs, this.#cluster, Number(port));
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

  protected async stopRest(): Promise<void> {
    await this.#relay.close();
    await this.#postgres.stop();
  }
}

interface Relay {
  port: number;
  /** Ends every connection that is open; new ones are passed on again. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands in the network between the product and what it talks to. */
async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
