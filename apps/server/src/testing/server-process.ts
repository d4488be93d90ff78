import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const entryOf = (name: string) => fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));

/** The product as it is run: a process of its own, on a port and a data directory of its own. */
export interface ServerProcess {
  baseUrl: string;
  /** True until the process has ended. */
  readonly running: boolean;
  /** The first line of output that matches, also one that was written before; rejects when the process ends. */
  line(pattern: RegExp): Promise<string>;
  /** Signals the process and waits for its end; gives its exit code, null when the signal ended it. */
  end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the server and waits until it can answer. Settings are environment variables. */
export type StartServer = (settings: Record<string, string>) => Promise<ServerProcess>;

/** The server of the sources that are there. */
export const startServerProcess: StartServer = (settings) => startProgram([entryOf('main')], settings);

/** `program`: what Node runs, its flags first. `ready`: the line that it writes once it has started. */
export async function startProgram(
  program: readonly string[],
  settings: Record<string, string>,
  ready = /is ready at/,
): Promise<ServerProcess> {
  const port = settings['PORT'] ?? (await findFreePort());
  const server = follow(spawnNode(program, { ...settings, PORT: String(port) }), `http://127.0.0.1:${port}`);
  await server.line(ready);
  return server;
}

/** Starts a worker and waits until it does what the queue holds. */
export async function startWorkerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const worker = follow(spawnNode([entryOf('worker')], settings), '');
  await worker.line(/worker is ready/);
  return worker;
}

function spawnNode(program: readonly string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, program, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // The port after a free one may be in use.
      CHECKOUT_SANDBOX_PORT: '0',
      // No test asks another server for exchange rates.
      EXCHANGE_RATES_URL: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function follow(child: ChildProcess, baseUrl: string): ServerProcess {
  const lines: string[] = [];
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let running = true;
  void exited.then(() => (running = false));
  let heard = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      heard.resolve();
      heard = Promise.withResolvers();
    });
  }
  return {
    baseUrl,
    get running() {
      return running;
    },
    async line(pattern) {
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        if (!running) throw new Error(`The server ended before it said ${pattern}:\n${lines.join('\n')}`);
        await Promise.race([heard.promise, exited]);
      }
    },
    async end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

/** A port that nothing listened on a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
