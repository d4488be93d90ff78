import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface ThreadLimits {
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

/** Calls `fail` once a thread takes more than the limits; gives what ends the watch. */
export function watchLimits(
  worker: Worker,
  { seconds, megabytes }: ThreadLimits,
  fail: (error: ThreadFailure) => void,
): () => void {
  // The limits of the engine do not count what lies outside its heap, and a file unpacks to just that. What
  // it calls `malloced_memory` holds the WebAssembly of the whole process, the embedded database's too: it
  // says nothing.
  const lookAtMemory = async () => {
    const heap = await worker.getHeapStatistics().catch(() => undefined);
    const used = heap ? heap.used_heap_size + heap.external_memory : 0;
    if (used > megabytes * 1024 * 1024) fail(new ThreadFailure('memory'));
  };
  const timers = [
    setTimeout(() => fail(new ThreadFailure('time')), 1000 * seconds),
    setInterval(() => void lookAtMemory(), lookEveryMs),
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
 * with one message, and is ended when it takes more than the limits. Throws `ThreadFailure`.
 */
export function runInThread<T>(entry: URL, input: unknown, limits: ThreadLimits): Promise<T> {
  const worker = new Worker(entry, { workerData: input, ...limitedOptions(limits) });
  return new Promise<T>((resolve, reject) => {
    const end = () => {
      endWatch();
      void worker.terminate();
    };
    const fail = (error: ThreadFailure) => {
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
