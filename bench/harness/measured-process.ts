import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../apps/server/src/testing/server-process.ts';
import { serverEnvironment, serverFlags } from '../../tooling/dev/server-process.mjs';
import type { BareAnswer } from './bare-entry.ts';
import type { CalledFunction } from './coverage-entry.ts';
import type { MemoryParts } from './memory-parts.ts';
import type { ProcessFigures } from './process-figures.ts';

/** A server in a process of its own that tells what it uses. */
export interface MeasuredProcess {
  baseUrl: string;
  reset(): Promise<void>;
  read(): Promise<ProcessFigures>;
  readMemory(): Promise<MemoryParts>;
  stop(): Promise<void>;
}

/** The product on a data directory, as `npm start` runs it; `settings` are environment variables. */
export async function startProduct(
  dataDirectory: string,
  settings: Record<string, string> = {},
  isReady: (baseUrl: string) => Promise<void> = untilReady,
): Promise<MeasuredProcess> {
  const measured = await launchProduct(dataDirectory, settings);
  await isReady(measured.baseUrl);
  return measured;
}

/** The same as soon as it listens. */
export async function launchProduct(
  dataDirectory: string,
  settings: Record<string, string> = {},
): Promise<MeasuredProcess> {
  return start('./product-entry.ts', {
    DATA_DIR: dataDirectory,
    DATABASE_URL: '',
    DEMO: 'false',
    ...settings,
  });
}

/** The product from its sources, in a process that tells which of their functions were called since it was last asked. */
export async function startCovered(
  dataDirectory: string,
): Promise<Pick<MeasuredProcess, 'baseUrl' | 'stop'> & { take(): Promise<CalledFunction[]> }> {
  const counting = new URL('./coverage-entry.ts', import.meta.url).href;
  const settings = { DATA_DIR: dataDirectory, DATABASE_URL: '', DEMO: 'false' };
  const { child, baseUrl, stop } = await start('./covered-entry.ts', settings, ['--import', counting]);
  await untilReady(baseUrl);
  const take = async () => ((await ask(child, 'take')) as { called: CalledFunction[] }).called;
  return { baseUrl, stop, take };
}

/**
 * The first search waits for the index: a warm server has it. A release may rebuild it, which takes longer
 * than the server keeps one request waiting.
 */
export async function untilReady(baseUrl: string, withinMinutes = 10): Promise<void> {
  await untilAnswered(`${baseUrl}/readyz`, withinMinutes);
}

/** Waits for the first answer that is no refusal: what has found some postings answers before all are there. */
export async function untilAnswered(address: string, withinMinutes = 10): Promise<void> {
  const latest = Date.now() + withinMinutes * 60_000;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > latest) throw new Error(`The server is not ready after ${withinMinutes} minutes.`);
    await setTimeout(100);
  }
}

/** A bare Fastify server that gives the answers at `/0`, `/1` and so on. */
export async function startBare(
  answers: readonly BareAnswer[],
): Promise<MeasuredProcess & { load(answers: readonly BareAnswer[]): Promise<void> }> {
  const { child, ...measured } = await start('./bare-entry.ts', {});
  const load = async (more: readonly BareAnswer[]) => void (await ask(child, { answers: more }));
  await load(answers);
  return { ...measured, load };
}

async function start(
  entry: string,
  settings: Record<string, string>,
  flags: readonly string[] = [],
): Promise<MeasuredProcess & { child: ChildProcess }> {
  const port = await findFreePort();
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), {
    execArgv: [...serverFlags, ...flags],
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      // A fetch of exchange rates, and what follows it, would be measured too.
      EXCHANGE_RATES_URL: 'off',
      ...settings,
      PORT: String(port),
    },
    // Requests are logged as in production, to nowhere.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await nextMessage(child);
  return {
    child,
    baseUrl: `http://127.0.0.1:${port}`,
    reset: async () => void (await ask(child, 'reset')),
    read: async () => ((await ask(child, 'read')) as { figures: ProcessFigures }).figures,
    readMemory: async () => ((await ask(child, 'memory')) as { parts: MemoryParts }).parts,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function ask(child: ChildProcess, message: string | object): Promise<unknown> {
  const answer = nextMessage(child);
  child.send(message);
  return answer;
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const [message] = await Promise.race([
    once(child, 'message', { signal: ended.signal }),
    once(child, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('The measured process ended.');
    }),
  ]).finally(() => ended.abort());
  return message;
}
