import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type { PaymentChange } from './payment-rules.ts';

/** A page of Stripe where an order can be paid. */
export interface OpenSession {
  id: string;
  url: string;
  amount: number;
  currency: string;
}

interface Report {
  id: string;
  event: CheckoutEvent;
}

export interface ShownPayment {
  item: string;
  amount: number;
  currency: string;
  state: PaymentChange['kind'];
  at: number;
  /** A part that was given back. */
  refunded: number;
}

/** Older rows are deleted beyond this; reports that are not delivered are all kept. */
const maxRows = 50_000;
const pruneEvery = 500;

/** Sessions, payments and reports for the board, in one file: a stop loses none of them. */
export class StateStore {
  readonly #database: DatabaseSync;
  #sincePruned = 0;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      pragma journal_mode = wal;
      create table if not exists sessions (
        reference text primary key, id text not null, url text not null, amount integer not null,
        currency text not null, expires_at integer not null
      );
      create table if not exists events (id text primary key, at integer not null);
      create table if not exists payments (
        id text primary key, state text not null, customer_id text not null, item text not null,
        amount integer not null, currency text not null, at integer not null
      );
      create index if not exists payments_customer on payments (customer_id, at);
      create table if not exists reports (id text primary key, event text not null);
      create table if not exists origins (id text primary key, change text not null, at integer not null);
      create table if not exists refunds (id text primary key, amount integer not null, at integer not null);
      create table if not exists wishes (id text primary key, wish integer not null, at integer not null);
    `);
    this.#prune();
  }

  /** The session of an order that can still be paid; undefined without one. */
  findSession(reference: string, now = Date.now()): OpenSession | undefined {
    return this.#database
      .prepare('select id, url, amount, currency from sessions where reference = ? and expires_at > ?')
      .get(reference, now) as OpenSession | undefined;
  }

  keepSession(reference: string, session: OpenSession, expiresAt: number): void {
    const { id, url, amount, currency } = session;
    this.#database
      .prepare('insert or replace into sessions values (?, ?, ?, ?, ?, ?)')
      .run(reference, id, url, amount, currency, expiresAt);
  }

  forgetSession(reference: string): void {
    this.#database.prepare('delete from sessions where reference = ?').run(reference);
  }

  hasEvent(id: string): boolean {
    return this.#database.prepare('select 1 from events where id = ?').get(id) !== undefined;
  }

  /**
   * Takes an event over with its change and the report of it, or nothing of it. False where the event came before, or
   * says no more than is known: a payment does not follow its own refund.
   */
  record(eventId: string, change: PaymentChange, report: Report, now = Date.now()): boolean {
    if (++this.#sincePruned >= pruneEvery) this.#prune();
    this.#database.exec('begin immediate');
    try {
      const isNew = this.#recordOnce(eventId, change, report, now);
      this.#database.exec('commit');
      return isNew;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  #recordOnce(eventId: string, change: PaymentChange, report: Report, now: number): boolean {
    const { changes } = this.#database
      .prepare('insert or ignore into events values (?, ?)')
      .run(eventId, now);
    if (changes === 0) return false;
    const { kind, paymentId, customerId, item, amount, currency, reference, refundedAmount } = change;
    const known = this.#database.prepare('select state from payments where id = ?').get(paymentId) as
      | { state: PaymentChange['kind'] }
      | undefined;
    if (known?.state === 'refunded') return false;
    if (refundedAmount !== undefined) {
      if (!this.#keepRefund(paymentId, refundedAmount, now)) return false;
    } else {
      if (known?.state === kind) return false;
      this.#database
        .prepare('insert or replace into payments values (?, ?, ?, ?, ?, ?, ?)')
        .run(paymentId, kind, customerId, item, amount, currency, now);
    }
    if (reference !== undefined) this.forgetSession(reference);
    this.#database
      .prepare('insert or ignore into reports values (?, ?)')
      .run(report.id, JSON.stringify(report.event));
    return true;
  }

  /** Each part says how much was given back in all: one that is told late says less than is known, and nothing new. */
  #keepRefund(paymentId: string, amount: number, now: number): boolean {
    const { changes } = this.#database
      .prepare(
        'insert into refunds values (?, ?, ?) on conflict (id) do update set amount = excluded.amount where amount < excluded.amount',
      )
      .run(paymentId, amount, now);
    return changes > 0;
  }

  /**
   * Takes over an event about what renews, with the payment of its period where there is one: Stripe does not say with
   * a refund which order it is of. False where the event, or a report of the same, came before.
   */
  recordSubscription(
    eventId: string,
    { report, payment }: { report: Report; payment: PaymentChange | undefined },
    now = Date.now(),
  ): boolean {
    if (++this.#sincePruned >= pruneEvery) this.#prune();
    this.#database.exec('begin immediate');
    try {
      const isNew = [eventId, report.id].every(
        (id) => this.#database.prepare('insert or ignore into events values (?, ?)').run(id, now).changes > 0,
      );
      if (isNew) this.#keepReport(report, payment, now);
      this.#database.exec('commit');
      return isNew;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  #keepReport(report: Report, payment: PaymentChange | undefined, now: number): void {
    this.#database
      .prepare('insert or ignore into reports values (?, ?)')
      .run(report.id, JSON.stringify(report.event));
    if (!payment) return;
    const { paymentId, customerId, item, amount, currency, reference } = payment;
    this.#database
      .prepare('insert or ignore into payments values (?, ?, ?, ?, ?, ?, ?)')
      .run(paymentId, 'paid', customerId, item, amount, currency, now);
    this.#database
      .prepare('insert or replace into origins values (?, ?, ?)')
      .run(paymentId, JSON.stringify(payment), now);
    if (reference !== undefined) this.forgetSession(reference);
  }

  /** The payment of a period that renewed. */
  findOrigin(paymentId: string): PaymentChange | undefined {
    const row = this.#database.prepare('select change from origins where id = ?').get(paymentId) as
      | { change: string }
      | undefined;
    return row && (JSON.parse(row.change) as PaymentChange);
  }

  /** Whether a wish of the board is newer than what was done for it. */
  isNewWish(id: string, wish: number): boolean {
    const row = this.#database.prepare('select wish from wishes where id = ?').get(id) as
      | { wish: number }
      | undefined;
    return row === undefined || wish > row.wish;
  }

  keepWish(id: string, wish: number, now = Date.now()): void {
    this.#database.prepare('insert or replace into wishes values (?, ?, ?)').run(id, wish, now);
  }

  /** Reports that the board has not taken yet. */
  get pending(): readonly Report[] {
    const rows = this.#database.prepare('select id, event from reports').all() as {
      id: string;
      event: string;
    }[];
    return rows.map(({ id, event }) => ({ id, event: JSON.parse(event) as CheckoutEvent }));
  }

  /** The board has answered a report for good. */
  async settle({ id }: Report): Promise<void> {
    this.#database.prepare('delete from reports where id = ?').run(id);
  }

  /** The payments of a customer, the newest first. */
  listPayments(customerId: string): ShownPayment[] {
    return this.#database
      .prepare(
        `select item, payments.amount, currency, state, payments.at, coalesce(refunds.amount, 0) as refunded
        from payments left join refunds on refunds.id = payments.id
        where customer_id = ? order by payments.at desc limit 50`,
      )
      .all(customerId) as unknown as ShownPayment[];
  }

  close(): void {
    this.#database.close();
  }

  #prune(): void {
    this.#sincePruned = 0;
    this.#database.prepare('delete from sessions where expires_at < ?').run(Date.now());
    for (const table of ['events', 'payments', 'refunds', 'origins', 'wishes']) {
      this.#database.exec(
        `delete from ${table} where id in (select id from ${table} order by at desc limit -1 offset ${maxRows})`,
      );
    }
  }
}
