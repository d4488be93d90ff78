import type { PendingReport } from './order-book.ts';
import type { Delivery } from './product-gateway.ts';

/** Keeps reports until the product has answered them for good. */
interface ReportBook {
  readonly pending: readonly PendingReport[];
  settle(report: PendingReport, refusal: string): Promise<void>;
}

interface OutboxOptions {
  book: ReportBook;
  deliver: (report: PendingReport) => Promise<Delivery>;
  /** Milliseconds before the next attempt, by the number of failed attempts. */
  delayAfter: (failures: number) => number;
}

/** A second, two, four … and then once a minute: the product is at home on the same machine. */
export const backoff = (failures: number) => Math.min(60_000, 1000 * 2 ** (failures - 1));

/** Sends every report until the product has taken or refused it, also over a stop. */
export class WebhookOutbox {
  readonly #options: OutboxOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Takes up what an earlier run could not deliver. */
  resume(): void {
    for (const report of this.#options.book.pending) this.send(report);
  }

  send(report: PendingReport, failures = 0): void {
    if (this.#closed) return;
    const attempt = this.#attempt(report, failures).finally(() => this.#running.delete(attempt));
    this.#running.add(attempt);
  }

  /** What is unsent stays in the book. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running);
  }

  async #attempt(report: PendingReport, failures: number): Promise<void> {
    const delivery = await this.#options.deliver(report);
    if (delivery.state !== 'failed') {
      return this.#options.book.settle(report, delivery.state === 'refused' ? delivery.reason : '');
    }
    if (this.#closed) return;
    const again = () => {
      this.#timers.delete(report.id);
      this.send(report, failures + 1);
    };
    this.#timers.set(report.id, setTimeout(again, this.#options.delayAfter(failures + 1)));
  }
}
