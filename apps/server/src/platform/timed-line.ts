import { countOutsideLines, currentCaller, leaveOutside } from './caller.ts';
import { AppError } from './errors.ts';
import { LineError, WaitingLine, type LineLimits } from './waiting-line.ts';
import { beginWork } from './work-under-way.ts';

export interface TimedLineLimits extends Omit<LineLimits, 'guestPlaces' | 'otherPlaces'> {
  /** A caller that would have to wait longer is refused at once. */
  maxWaitMs: number;
  /** What the work takes, until some of it has been measured. */
  firstMeanMs: number;
  /** The sentence that who is refused reads, and when to come back. */
  message: string;
  retryAfterSeconds: number;
}

/** How much the last piece of work counts in the mean of what they take. */
const newestShare = 0.1;

/** No piece of work is followed by a longer rest. */
const maxRestMs = 100;

/**
 * A line for work that costs the main thread much: a few pieces are done at once, and between two of them the event loop
 * has a turn, so that who asks for little is never behind more than these. While others are served, the line rests for
 * as long as it has worked: it takes half of the machine and leaves them the other half. Guests wait by turns of their addresses; who
 * would wait too long, by the mean of what was done before, is refused.
 */
export class TimedLine {
  readonly #limits: TimedLineLimits;
  readonly #line: WaitingLine;
  readonly #countOthers: () => number;
  #meanMs: number;

  /** `countOthers`: how many are served that wait in no line. */
  constructor(limits: TimedLineLimits, countOthers = countOutsideLines) {
    this.#limits = limits;
    this.#countOthers = countOthers;
    this.#line = new WaitingLine({ ...limits, guestPlaces: limits.places, otherPlaces: limits.places });
    this.#meanMs = limits.firstMeanMs;
  }

  /** Does something in its turn. Rejects with `unavailable` where the line is too long; `kind` is for the log. */
  async run<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const caller = currentCaller();
    if (caller) leaveOutside(caller);
    const leave = await this.#enter();
    const end = beginWork(kind);
    const began = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - began;
      this.#measure(tookMs);
      end();
      // Requests that came meanwhile are read before the next piece of work begins.
      if (this.#countOthers() > 0) setTimeout(leave, Math.min(tookMs, maxRestMs));
      else setImmediate(leave);
    }
  }

  async #enter(): Promise<() => void> {
    const caller = currentCaller();
    const isGuest = caller !== undefined && !caller.isSignedIn;
    const who = { isGuest, address: caller?.address ?? '' };
    const { places, maxWaitMs } = this.#limits;
    const waitMs = (this.#line.countBefore(who) * this.#meanMs) / places;
    // What the product does by itself has time.
    if (caller && waitMs > maxWaitMs) throw this.#refuse();
    try {
      return await this.#line.enter(who);
    } catch (error) {
      throw error instanceof LineError ? this.#refuse(error) : error;
    }
  }

  /** One that was held up, by the start for example, does not have all refused that come after it. */
  #measure(tookMs: number): void {
    this.#meanMs += newestShare * (Math.min(tookMs, this.#limits.maxWaitMs) - this.#meanMs);
  }

  #refuse(cause?: LineError): AppError {
    const { message, retryAfterSeconds } = this.#limits;
    return new AppError('unavailable', message, { retryAfterSeconds }, { cause });
  }
}
