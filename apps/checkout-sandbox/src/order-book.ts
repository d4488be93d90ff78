import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CheckoutEvent } from '@waymark/contract/billing';

export interface SandboxOrder {
  id: string;
  /** As the product named the customer; the stand-in keeps nothing else of them. */
  customerId: string;
  productId: string;
  packageName: string;
  /** In cents. */
  amount: number;
  statusPercentage: number;
  paidAt: string;
  /** Why the product did not take what was reported; empty when it did. */
  refusal: string;
}

/** A report that the product has not taken yet. Its id stays the same however often it is sent. */
export interface PendingReport {
  id: string;
  event: CheckoutEvent;
}

interface Book {
  orders: SandboxOrder[];
  pending: PendingReport[];
}

/** Orders and unsent reports, in a file: a stop loses neither. */
export class OrderBook {
  readonly #file: string;
  readonly #book: Book;
  #writing = Promise.resolve();

  private constructor(file: string, book: Book) {
    this.#file = file;
    this.#book = book;
  }

  /** Reads the file; there is none before the first order. */
  static async open(file: string): Promise<OrderBook> {
    const text = await readFile(file, 'utf8').catch(() => '{"orders":[],"pending":[]}');
    return new OrderBook(file, JSON.parse(text) as Book);
  }

  get pending(): readonly PendingReport[] {
    return this.#book.pending;
  }

  find(orderId: string): SandboxOrder | undefined {
    return this.#book.orders.find(({ id }) => id === orderId);
  }

  /** A customer's orders, newest first. */
  ordersOf(customerId: string): SandboxOrder[] {
    return this.#book.orders.filter((order) => order.customerId === customerId).toReversed();
  }

  isWaiting(orderId: string): boolean {
    return this.#book.pending.some(({ event }) => event.data.orderId === orderId);
  }

  /** Adds an order, or takes over what changed of it, together with the report of it. */
  async record(order: SandboxOrder, report: PendingReport): Promise<void> {
    const { orders, pending } = this.#book;
    const index = orders.findIndex(({ id }) => id === order.id);
    if (index === -1) orders.push(order);
    else orders[index] = order;
    pending.push(report);
    await this.#save();
  }

  /** The product has answered a report for good. */
  async settle(report: PendingReport, refusal: string): Promise<void> {
    const order = this.find(report.event.data.orderId);
    if (order) order.refusal = refusal;
    this.#book.pending = this.#book.pending.filter(({ id }) => id !== report.id);
    await this.#save();
  }

  /** One write after the other, each whole or not at all. */
  #save(): Promise<void> {
    const save = async () => {
      await mkdir(dirname(this.#file), { recursive: true });
      const unfinished = `${this.#file}.part`;
      await writeFile(unfinished, JSON.stringify(this.#book), { mode: 0o600 });
      await rename(unfinished, this.#file);
    };
    this.#writing = this.#writing.then(save, save);
    return this.#writing;
  }
}
