import { msg } from '@waymark/contract/text/message';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { AppError } from './errors.ts';

export interface ThreadLimits {
  /** Of computing: a thread that waits for a busy machine does not use them up. */
  seconds: number;
  megabytes: number;
}

/** A thread that did not answer: its work is too much, or made to be. */
export class ThreadFailure extends Error {
  readonly reason: 'time' | 'memory' | 'crash';

  constructor(reason: ThreadFailure['reason'], options: ErrorOptions = {}) {
    super(`The thread was ended: ${reason}.`, options);
    this.reason = reason;
  }
}

const youngMegabytes = 32;
const lookEveryMs = 25;
/** A thread is ended after this many times its seconds, even if it has hardly computed. */
const maxPatience = 6;

/** Options of a thread that reads what strangers send: it gets no settings, and the output of libraries is dropped. */
export function limitedOptions({ megabytes }: Pick<ThreadLimits, 'megabytes'>): WorkerOptions {
  return {
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: megabytes - youngMegabytes,
      maxYoungGenerationSizeMb: youngMegabytes,
    },
  };
}

/** Not the fault of what the thread reads. */
const machineBusy = () =>
  new AppError('unavailable', msg`The server is busy right now. Please try again in a minute.`, {
    retryAfterSeconds: 60,
  });

/** Calls `fail` once a thread takes more than the limits; gives what ends the watch. */
export function watchLimits(
  worker: Worker,
  { seconds, megabytes }: ThreadLimits,
  fail: (error: ThreadFailure | AppError) => void,
): () => void {
  // The limits of the engine do not count what lies outside its heap, and a file unpacks to just that. What
  // it calls `malloced_memory` holds the WebAssembly of the whole process, the embedded database's too: it
  // says nothing.
  const look = async () => {
    const cpu = await worker.cpuUsage().catch(() => undefined);
    if (cpu && cpu.user + cpu.system > seconds * 1e6) fail(new ThreadFailure('time'));
    const heap = await worker.getHeapStatistics().catch(() => undefined);
    const used = heap ? heap.used_heap_size + heap.external_memory : 0;
    if (used > megabytes * 1024 * 1024) fail(new ThreadFailure('memory'));
  };
  const timers = [
    setTimeout(() => fail(machineBusy()), 1000 * seconds * maxPatience),
    setInterval(() => void look(), lookEveryMs),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

export function failureOf(error: NodeJS.ErrnoException): ThreadFailure {
  return new ThreadFailure(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', { cause: error });
}

/**
 * Has a module do one piece of work in a thread of its own, which gets `input` as its `workerData`, answers
 * with one message, and is ended when it takes more than the limits. Throws `ThreadFailure`, and `unavailable` where the
 * machine left it no time.
 */
export function runInThread<T>(entry: URL, input: unknown, limits: ThreadLimits): Promise<T> {
  const worker = new Worker(entry, { workerData: input, ...limitedOptions(limits) });
  return new Promise<T>((resolve, reject) => {
    const end = () => {
      endWatch();
      void worker.terminate();
    };
    const fail = (error: ThreadFailure | AppError) => {
      end();
      reject(error);
    };
    const endWatch = watchLimits(worker, limits, fail);
    worker.once('message', (answer: T) => {
      end();
      resolve(answer);
    });
    worker.once('error', (error) => fail(failureOf(error)));
    worker.once('exit', () => fail(new ThreadFailure('crash')));
  });
}
