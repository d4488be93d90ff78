import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CheckoutEvent } from '@waymark/contract/payments/billing';

/** What customer and writer say to each other. */
export interface SandboxMessage {
  from: 'customer' | 'writer';
  text: string;
  sentAt: string;
}

/** What a writer has delivered; its bytes lie beside the book. */
interface SandboxDocument {
  id: string;
  name: string;
  bytes: number;
  deliveredAt: string;
}

export interface SandboxOrder {
  id: string;
  /** As the product named the customer; the stand-in keeps nothing else of them. */
  customerId: string;
  productId: string;
  packageName: string;
  /** Minor units of the currency, which is the dollar where there is none. */
  amount: number;
  currency?: string;
  statusPercentage: number;
  paidAt: string;
  /**
   * Of what a company has ordered: what the product calls the order, how it was paid, and where its buyer goes then.
   */
  reference?: string;
  paymentMethod?: string;
  returnUrl?: string;
  refunded?: boolean;
  /** Why the product did not take what was reported; empty when it did. */
  refusal: string;
  messages: readonly SandboxMessage[];
  documents: readonly SandboxDocument[];
}

/** An order, and whether a report of it has not been delivered yet. */
export type ShownOrder = SandboxOrder & { waiting: boolean };

/** What a company pays each month or year. */
export interface SandboxSubscription {
  id: string;
  customerId: string;
  productId: string;
  packageName: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  reference: string;
  paymentMethod: string;
  interval: 'monthly' | 'yearly';
  periodStart: string;
  periodEnd: string;
  isTrial: boolean;
  cancelsAtPeriodEnd: boolean;
  isEnded: boolean;
  /** Payments of the next period that failed. */
  failures: number;
  /** What follows with the next period; null for the same. */
  next: { productId: string; packageName: string; amount: number } | null;
  /** The number of the product's latest wish. */
  wish: number;
}

/** A report that the product has not taken yet. Its id stays the same however often it is sent. */
export interface PendingReport {
  id: string;
  event: CheckoutEvent;
}

interface Book {
  orders: SandboxOrder[];
  pending: PendingReport[];
  subscriptions: SandboxSubscription[];
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
    const {
      orders,
      pending,
      subscriptions = [],
    } = JSON.parse(text) as Partial<Book> & Omit<Book, 'subscriptions'>;
    // A book of before there were messages and documents.
    const whole = orders.map((order) => ({
      ...order,
      messages: order.messages ?? [],
      documents: order.documents ?? [],
    }));
    return new OrderBook(file, { orders: whole, pending, subscriptions });
  }

  get pending(): readonly PendingReport[] {
    return this.#book.pending;
  }

  find(orderId: string): SandboxOrder | undefined {
    return this.#book.orders.find(({ id }) => id === orderId);
  }

  /** A customer's orders, newest first. */
  ordersOf(customerId: string): ShownOrder[] {
    return this.#book.orders
      .filter((order) => order.customerId === customerId)
      .map((order) => ({ ...order, waiting: this.#isWaiting(order.id) }))
      .toReversed();
  }

  get subscriptions(): readonly SandboxSubscription[] {
    return this.#book.subscriptions;
  }

  findSubscription(id: string): SandboxSubscription | undefined {
    return this.#book.subscriptions.find((one) => one.id === id);
  }

  /** What renews for a customer, newest first. */
  subscriptionsOf(customerId: string): SandboxSubscription[] {
    return this.#book.subscriptions.filter((one) => one.customerId === customerId).toReversed();
  }

  /** Keeps what renews, with the report of it where there is one. */
  async keepSubscription(subscription: SandboxSubscription, report?: PendingReport): Promise<void> {
    const { subscriptions, pending } = this.#book;
    const index = subscriptions.findIndex(({ id }) => id === subscription.id);
    if (index === -1) subscriptions.push(subscription);
    else subscriptions[index] = subscription;
    if (report) pending.push(report);
    await this.#save();
  }

  /** Documents of all orders together. */
  get documentCount(): number {
    return this.#book.orders.reduce((count, { documents }) => count + documents.length, 0);
  }

  #isWaiting(orderId: string): boolean {
    return this.#book.pending.some(({ event }) => event.data.orderId === orderId);
  }

  /** Adds an order, or takes over what changed of it, together with the report of it. */
  async record(order: SandboxOrder, report: PendingReport): Promise<void> {
    this.#put(order);
    this.#book.pending.push(report);
    await this.#save();
  }

  /** Takes over what is between customer and writer alone: the product is not told of it. */
  async keep(order: SandboxOrder): Promise<void> {
    this.#put(order);
    await this.#save();
  }

  /** The product has answered a report for good. */
  async settle(report: PendingReport, refusal: string): Promise<void> {
    const order = this.find(report.event.data.orderId);
    if (order) order.refusal = refusal;
    this.#book.pending = this.#book.pending.filter(({ id }) => id !== report.id);
    await this.#save();
  }

  #put(order: SandboxOrder): void {
    const { orders } = this.#book;
    const index = orders.findIndex(({ id }) => id === order.id);
    if (index === -1) orders.push(order);
    else orders[index] = order;
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
