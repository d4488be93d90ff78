import { msg } from '@waymark/contract/text/message';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker, type Transferable } from 'node:worker_threads';
import { AppError } from './errors.ts';
import { traced } from './traced.ts';
import { failureOf, limitedOptions, ThreadFailure, watchLimits, type ThreadLimits } from './run-in-thread.ts';

/** What a thread is asked to do, by name: what it takes, and what it answers. */
export type ThreadCalls = Record<string, (input: never) => unknown>;

type Input<Calls extends ThreadCalls, Name extends keyof Calls> = Parameters<Calls[Name]>[0];
type Answer<Calls extends ThreadCalls, Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
}

interface ThreadOptions {
  /** What the operating system shows it as, in at most 15 characters. */
  name: string;
  /** What the module gets as its `workerData`, and what of it is its own from then on. */
  data: unknown;
  transfer?: Transferable[];
  /** So many calls may wait; who comes then is refused with `unavailable`. */
  maxWaiting?: number;
  /** For one that reads what strangers send: it is ended when it takes more, and its calls reject with `ThreadFailure`. */
  limits?: ThreadLimits;
  /** For one that stays: a call that takes longer, waiting included, ends it, and its calls reject with `ThreadFailure`. */
  callSeconds?: number;
  /** Of its heap, for what is new: one that makes much at once collects it seldom in a larger one. */
  youngMegabytes?: number;
}

const usualYoungMegabytes = 6;

/** A worker thread that answers calls in turn; a call that waits does not hold up the others. */
export class WorkerThread<Calls extends ThreadCalls> {
  readonly #worker: Worker;
  readonly #name: string;
  readonly #waiting = new Map<number, Waiting>();
  readonly #maxWaiting: number;
  readonly #callSeconds: number | undefined;
  #next = 0;
  #failure: Error | undefined;
  readonly #endWatch: () => void;

  constructor(
    entry: URL,
    {
      name,
      data,
      transfer = [],
      maxWaiting = Infinity,
      limits,
      callSeconds,
      youngMegabytes = usualYoungMegabytes,
    }: ThreadOptions,
  ) {
    this.#name = name;
    this.#maxWaiting = maxWaiting;
    this.#callSeconds = callSeconds;
    const options = { name, workerData: data, transferList: transfer, env: settings() };
    const own = limits
      ? limitedOptions(limits)
      : { resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } };
    this.#worker = new Worker(entry, { ...own, ...options });
    this.#endWatch = limits
      ? watchLimits(this.#worker, limits, (failure) => {
          this.#fail(failure);
          void this.end();
        })
      : () => {};
    // An idle thread does not keep the process alive.
    this.#worker.unref();
    this.#worker.on('message', ({ id, answer, error }) => this.#settle(id, answer, error));
    this.#worker.on('error', (error) => this.#fail(limits ? failureOf(error) : error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread has ended.')));
  }

  /** Whether it has ended, by itself or by being told to: it answers nothing any more. */
  get hasEnded(): boolean {
    return this.#failure !== undefined;
  }

  /** Rejects with what the thread threw, and with `unavailable` where too many wait. */
  call<Name extends keyof Calls & string>(
    name: Name,
    input: Input<Calls, Name>,
    transfer: Transferable[] = [],
  ): Promise<Answer<Calls, Name>> {
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#waiting.size >= this.#maxWaiting) return Promise.reject(overloaded());
    return traced({ name: `thread ${this.#name} ${name}` }, () => this.#send(name, input, transfer));
  }

  #send<Name extends keyof Calls & string>(
    name: Name,
    input: Input<Calls, Name>,
    transfer: Transferable[],
  ): Promise<Answer<Calls, Name>> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) this.#worker.ref();
      this.#waiting.set(id, { resolve, reject, timer: this.#endLate() });
      this.#worker.postMessage({ id, name, input }, transfer);
    });
  }

  /** Ends it, whatever it is doing. */
  async end(): Promise<void> {
    this.#endWatch();
    await this.#worker.terminate();
  }

  #endLate(): NodeJS.Timeout | undefined {
    if (this.#callSeconds === undefined) return undefined;
    return setTimeout(() => {
      this.#fail(new ThreadFailure('time'));
      void this.end();
    }, 1000 * this.#callSeconds);
  }

  #settle(id: number, answer: unknown, error: Error | undefined): void {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (error) waiting?.reject(error);
    else waiting?.resolve(answer as never);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#endWatch();
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(this.#failure);
    }
    this.#waiting.clear();
  }
}

/** A worker thread that is begun at its first call, and again after it has ended. */
export class KeptThread<Calls extends ThreadCalls> {
  readonly #entry: URL;
  readonly #options: ThreadOptions;
  #thread: WorkerThread<Calls> | undefined;

  constructor(entry: URL, options: ThreadOptions) {
    this.#entry = entry;
    this.#options = options;
  }

  /** As `call` of a `WorkerThread`: rejects with `ThreadFailure` where the thread was ended. */
  call: WorkerThread<Calls>['call'] = (name, input, transfer) => {
    if (!this.#thread || this.#thread.hasEnded)
      this.#thread = new WorkerThread<Calls>(this.#entry, this.#options);
    return this.#thread.call(name, input, transfer);
  };
}

/** None but where the process keeps its compiled code: the pages' code takes half a second to compile. */
function settings(): Record<string, string> {
  const cache = getCompileCacheDir();
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) };
}

const overloaded = () =>
  new AppError('unavailable', msg`Too many requests at once. Please try again in a few seconds.`, {
    retryAfterSeconds: 5,
  });
