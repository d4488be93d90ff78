import pg from 'pg';
import { AppError, retryAfterSeconds } from '../errors.ts';
import { begunWork, traced, type TracedWork } from '../traced.ts';

/** SQLSTATEs that speak of the server and not of the statement; class 08 is a broken connection. */
const serverStates: ReadonlySet<string> = new Set([
  '53300', // too_many_connections
  '57014', // query_canceled: the statement took longer than its role may
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
]);

/** What the operating system says of a connection that is gone. */
const networkCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** True when the database, not the statement, is at fault: asked again later, the same may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return false;
  return serverStates.has(code) || code.startsWith('08') || networkCodes.has(code);
}

function isCancelled(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014';
}

/** What a caller is told while the database is away: nothing was refused, so the same may be asked again. */
export function databaseUnavailable(cause: unknown): AppError {
  const message = 'The database does not answer at the moment. Please try again in a few seconds.';
  return new AppError('unavailable', message, { retryAfterSeconds }, { cause });
}

export interface LastingConfig extends pg.ClientConfig {
  /** Longer than any statement may take: a network that swallows everything is noticed by nothing else. */
  answerMs?: number;
}

const describedLength = 120;

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : '';
  return typeof text === 'string' ? text : '';
}

/** A statement by what it does and the first table that it names: values may stand in its text. */
function queryOf(text: string): TracedWork {
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /^[^']*?\b(?:from|into|update)\s+(?:only\s+)?((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*)/i.exec(
    text,
  )?.[1];
  const attributes = {
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table.replaceAll('"', '') }),
  };
  return { name: `database ${operation}`, kind: 'client', attributes };
}

/**
 * A client that survives its connection. It listens for errors from its first moment on, for a pool stops
 * listening while a client is in use and an unhandled error ends the process; and what fails because the
 * connection is gone says so, whatever the driver calls it.
 */
export class LastingClient extends pg.Client {
  #lost = false;
  #statement: { text: string; at: number } | undefined;
  readonly #answerMs: number | undefined;

  constructor(config?: LastingConfig) {
    super(config);
    this.#answerMs = config?.answerMs;
    const lose = () => (this.#lost = true);
    this.on('error', lose).on('end', lose);
  }

  // Overloads of the driver's `query`: only the promise of the last form is changed.
  override query = ((...parameters: Parameters<pg.Client['query']>): unknown => {
    this.#statement = { text: textOf(parameters[0]), at: Date.now() };
    const answer: unknown = super.query(...parameters);
    if (!(answer instanceof Promise)) return answer;
    const timer = this.#answerMs === undefined ? undefined : setTimeout(() => this.#cut(), this.#answerMs);
    const settled = answer.finally(() => clearTimeout(timer));
    const named = settled.catch((error: unknown) => {
      // The server says that it ends a connection before the connection ends.
      if (isDatabaseAway(error) && !isCancelled(error)) this.#lost = true;
      throw this.#lost || isDatabaseAway(error) ? databaseUnavailable(error) : error;
    });
    return begunWork.hasSubscribers ? traced(queryOf(textOf(parameters[0])), () => named) : named;
  }) as pg.Client['query'];

  /** Ends the connection, and with it every statement that waits for an answer. */
  #cut(): void {
    this.connection.stream.destroy();
  }

  /** What it was asked last and how long ago, without values, for the log. */
  describe(): string {
    if (!this.#statement) return 'nothing was asked yet';
    const { text, at } = this.#statement;
    const plain = text.replaceAll(/\s+/g, ' ').trim().slice(0, describedLength);
    return `${((Date.now() - at) / 1000).toFixed(1)} s ago "${plain}"`;
  }

  /** True when no statement can be asked of it any more. */
  get lost(): boolean {
    return this.#lost;
  }
}
