import type { Logger } from './log.ts';

const writeEveryMs = 5_000;

interface Parts<T> {
  log: Logger;
  /** What is counted, for the log: "views". */
  what: string;
  keyOf: (counted: T) => string;
  /** One count of what two had. */
  merge: (known: T, counted: T) => T;
  /** Keys that wait for the next write; what comes beyond is not counted. */
  most?: number;
  write: (waiting: T[]) => Promise<void>;
}

/** Collects counts and writes them together: what thousands do costs one row every few seconds. */
export class WaitingCounts<T> {
  readonly #parts: Parts<T>;
  #waiting = new Map<string, T>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts<T>) {
    this.#parts = parts;
  }

  count(counted: T): void {
    this.#add(counted);
    this.#timer ??= setTimeout(() => void this.write(), writeEveryMs).unref();
  }

  /** Writes what waits; what cannot be written waits for the next time. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    try {
      await this.#parts.write(waiting);
    } catch (error) {
      this.#parts.log.warn({ err: error }, `${this.#parts.what} could not be written and are tried again`);
      for (const counted of waiting) this.#add(counted);
    }
  }

  #add(counted: T): void {
    const { keyOf, merge, most = Infinity } = this.#parts;
    const key = keyOf(counted);
    const known = this.#waiting.get(key);
    if (known) this.#waiting.set(key, merge(known, counted));
    else if (this.#waiting.size < most) this.#waiting.set(key, counted);
  }
}
