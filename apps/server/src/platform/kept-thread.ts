import { WorkerThread, type ThreadCalls, type ThreadOptions } from './worker-thread.ts';

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
