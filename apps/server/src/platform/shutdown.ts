/**
 * Something that is closed: what it is, in a few words, and how. What it is may be asked when it takes too
 * long.
 */
export type Step = readonly [what: string | (() => string), close: () => Promise<unknown> | void];

/** Below the ten seconds after which a supervisor kills the process. */
const endMs = 9000;
/**
 * What each that may have to wait is given at most. Together less than the end: on a machine that has no time
 * for anybody all of them may need theirs.
 */
export const closingMs = {
  answers: 3000,
  queue: 2000,
  database: 2500,
  databaseThread: 500,
  replica: 800,
  traces: 150,
} as const;
const slowMs = 500;

const textOf = (what: Step[0]) => (typeof what === 'string' ? what : what());

/** What is open, to be closed in the opposite order: by a signal, or where a start fails half-way. */
export class Shutdown {
  readonly #controller = new AbortController();
  readonly #steps: Step[] = [];
  #closing: Promise<void> | undefined;
  #underWay: Step[0] = 'nothing';
  /** What took long enough to be told of where there is not enough time for all. */
  readonly #slow: string[] = [];

  /** Aborted when the end begins: whatever takes long stops at its next step. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Adds what closes the thing that was opened last. */
  add(...step: Step): void {
    this.#steps.push(step);
  }

  /** Ends the process when it is told to: as soon as everything is closed, or it is cut. `drainMs` comes before. */
  onSignals(drainMs = 0): void {
    const end = () => {
      setTimeout(() => this.#cut(), drainMs + endMs).unref();
      // Whatever a library still holds then, for example a timer, has nothing left to do.
      void this.close().then(() => process.exit());
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  }

  /** Called twice, it closes once. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  #cut(): void {
    const underWay = [textOf(this.#underWay), ...this.#slow].join('; before it, ');
    process.stderr.write(`The process ends without waiting any longer for this: ${underWay}.\n`);
    process.exit(1);
  }

  async #close(): Promise<void> {
    this.#controller.abort();
    const failures: unknown[] = [];
    for (const [what, close] of this.#steps.toReversed()) {
      this.#underWay = what;
      const begun = performance.now();
      try {
        await close();
      } catch (error) {
        // What is beneath is closed all the same.
        failures.push(error);
      }
      const took = performance.now() - begun;
      if (took >= slowMs) this.#slow.push(`${textOf(what)} took ${Math.round(took)} ms`);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed.');
  }
}
