import { msg } from '@waymark/contract/text/message';
import type { CareerServicesOrder } from '@waymark/contract/payments/career-services';
import type { CritiqueDetail } from '@waymark/contract/resumes/resume-review';
import type { Language } from '@waymark/contract/text/languages';
import { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { presentCritique } from '../../resumes/resume-review/presenter.ts';
import { listCritiques } from '../../resumes/resume-review/queries.ts';
import { presentOrder } from '../career-services/queries.ts';
import { listLiveSessions, listOrdersOf } from './queries.ts';

/** Open pages of one account, one per browser. */
const streamsEach = 8;

/** Of one process; beyond that, pages update when they get the focus. */
const streamsInAll = 10_000;

/** Proxies and this server close connections that are silent for a minute. */
const beatAfterMs = 20_000;

/** The interval of checks for ended sessions and missed notices. */
const lookEveryMs = 30_000;

/** Accounts per query. */
const usersAtOnce = 500;

/** Unread output before a stream is closed. */
const unreadBytes = 64 * 1024;

/** An open page: the last state sent, and when. */
interface Stream {
  userId: string;
  sessionId: string;
  /** Of the page. */
  language: Language;
  body: Readable;
  told: { orders: string; review: string };
  sentAt: number;
  isOver: boolean;
}

type Parts = Pick<Services, 'database' | 'notices' | 'config'>;
type Bounds = Partial<Record<'each' | 'inAll', number>>;

const tickMs = 1000;
/** Accounts without a review get null. */
const noReview = writeReview(null);

/**
 * The open pages that follow orders and reviews in this process. A notice of the database only names an
 * account or session; its state is queried. Missed notices are made up for by the regular check.
 */
export class StreamIndex {
  readonly #parts: Parts;
  readonly #bounds: Required<Bounds>;
  readonly #streams = new Map<string, Set<Stream>>();
  readonly #waiting = new Set<string>();
  #size = 0;
  #isBringing = false;
  #ticking: NodeJS.Timeout | undefined;
  #lookAt = 0;
  #stopListening: (() => Promise<void>) | undefined;
  #isClosed = false;

  constructor(parts: Parts, { each = streamsEach, inAll = streamsInAll }: Bounds = {}) {
    this.#parts = parts;
    this.#bounds = { each, inAll };
  }

  get size(): number {
    return this.#size;
  }

  /** Begins to tell one page. Throws `too_many_requests` or `unavailable` where there is no room for it. */
  open({ userId, sessionId }: Pick<Stream, 'userId' | 'sessionId'>, language: Language): Readable {
    const own = this.#streams.get(userId) ?? new Set();
    if (own.size >= this.#bounds.each) {
      const message = msg`Your orders are followed on too many devices. Close this page on one of them and load it again here.`;
      throw new AppError('too_many_requests', message, { retryAfterSeconds: 60 });
    }
    if (this.#isClosed || this.#size >= this.#bounds.inAll) {
      const message = msg`Orders cannot be followed at the moment. They move when you come back to this page.`;
      throw new AppError('unavailable', message, { retryAfterSeconds: 60 });
    }
    this.#begin();
    const body = new Readable({ read() {} });
    const stream: Stream = {
      userId,
      sessionId,
      language,
      body,
      told: { orders: '', review: noReview },
      sentAt: 0,
      isOver: false,
    };
    this.#streams.set(userId, own.add(stream));
    this.#size++;
    body.once('close', () => this.#forget(stream));
    this.#send(stream, heartbeat);
    this.#bring([userId]);
    return body;
  }

  /** Ends all of them: their browsers come back to another process, or to the next one here. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#ticking);
    for (const stream of this.#all()) this.#end(stream);
    await this.#stopListening?.();
  }

  /** Listening starts with the first page. */
  #begin(): void {
    this.#ticking ??= setInterval(() => this.#tick(), tickMs).unref();
    this.#stopListening ??= this.#parts.notices.listen('live_orders', (words) => this.#hear(words));
  }

  #hear(words: string | undefined): void {
    const [kind, id = ''] = words?.split(' ') ?? [];
    if (kind === 'user') this.#bring([id]);
    else if (kind === 'session') this.#endSession(id);
    else this.#bring(this.#streams.keys());
  }

  #endSession(id: string): void {
    for (const stream of this.#all()) if (stream.sessionId === id) this.#end(stream);
  }

  #tick(): void {
    const now = Date.now();
    for (const stream of this.#all()) if (now - stream.sentAt > beatAfterMs) this.#send(stream, heartbeat);
    if (now < this.#lookAt) return;
    this.#lookAt = now + lookEveryMs;
    this.#bring(this.#streams.keys());
  }

  /** Sends these accounts' news; one query at a time, so that no older answer comes later. */
  #bring(userIds: Iterable<string>): void {
    for (const userId of userIds) if (this.#streams.has(userId)) this.#waiting.add(userId);
    if (!this.#isBringing) void this.#bringAll();
  }

  async #bringAll(): Promise<void> {
    this.#isBringing = true;
    while (this.#waiting.size > 0 && !this.#isClosed) {
      const userIds = [...this.#waiting].slice(0, usersAtOnce);
      for (const userId of userIds) this.#waiting.delete(userId);
      // Database failures are reported elsewhere; the next check repeats the query.
      await this.#tell(userIds).catch(() => {});
    }
    this.#isBringing = false;
  }

  async #tell(userIds: readonly string[]): Promise<void> {
    const streams = userIds.flatMap((userId) => [...(this.#streams.get(userId) ?? [])]);
    const { database, config } = this.#parts;
    const live = await listLiveSessions(
      database,
      streams.map(({ sessionId }) => sessionId),
    );
    const orders = await listOrdersOf(database, userIds);
    const reviews = await listCritiques(database, userIds);
    for (const stream of streams) {
      if (!live.has(stream.sessionId)) {
        this.#end(stream);
        continue;
      }
      const own = (orders.get(stream.userId) ?? []).map((row) => presentOrder(row, stream.language));
      this.#tellNew(stream, 'orders', writeOrders(own));
      const review = presentCritique(reviews.get(stream.userId), config.publicUrl);
      this.#tellNew(stream, 'review', writeReview(review));
    }
  }

  #tellNew(stream: Stream, what: keyof Stream['told'], text: string): void {
    if (text === stream.told[what]) return;
    stream.told[what] = text;
    this.#send(stream, text);
  }

  #send(stream: Stream, text: string): void {
    if (stream.isOver) return;
    stream.sentAt = Date.now();
    stream.body.push(text);
    if (stream.body.readableLength > unreadBytes) stream.body.destroy();
  }

  #end(stream: Stream): void {
    if (stream.isOver) return;
    stream.isOver = true;
    stream.body.push(null);
  }

  #forget(stream: Stream): void {
    stream.isOver = true;
    const own = this.#streams.get(stream.userId);
    if (!own?.delete(stream)) return;
    this.#size--;
    if (own.size === 0) this.#streams.delete(stream.userId);
  }

  *#all(): Iterable<Stream> {
    for (const own of this.#streams.values()) yield* own;
  }
}

/** A comment line that keeps the connection alive. */
const heartbeat = ':\n\n';

/** One event with the full state, so that a missed one does not matter. */
function writeOrders(orders: readonly CareerServicesOrder[]): string {
  return `event: orders\ndata: ${JSON.stringify({ orders })}\n\n`;
}

/** One event: the newest review of the account, or null. */
function writeReview(critiqueDetail: CritiqueDetail): string {
  return `event: review\ndata: ${JSON.stringify({ critiqueDetail })}\n\n`;
}

/** For proxies too: no caching, buffering or compression. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;
