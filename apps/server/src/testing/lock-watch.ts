import pg from 'pg';
import { vi } from 'vitest';

export interface LockWatch {
  /** The locks that were asked for since the last time, as `companies for update`. */
  take(): string[];
  stop(): void;
}

const rowLock = /\bfor (?:no key update|update|share)\b(?: of [\w", ]+?)?(?: skip locked|(?=\s*(?:$|\))))/gi;
const named = /pg_advisory_xact_lock/g;

/** Listens to what is sent to the database: a lock leaves no row behind. */
export function watchLocks(): LockWatch {
  let asked: string[] = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given as [string | { text?: string }];
    asked.push(...locksOf(typeof first === 'string' ? first : (first.text ?? '')));
    return query.apply(this, given) as never;
  });
  return {
    take() {
      const all = asked;
      asked = [];
      return all;
    },
    stop: () => spy.mockRestore(),
  };
}

function locksOf(statement: string): string[] {
  // The queue has locks of its own.
  if (statement.includes('pgboss')) return [];
  const [, table = ''] = /\b(?:from|update|into) "?(\w+)"?/i.exec(statement) ?? [];
  return [
    ...[...statement.matchAll(rowLock)].map(([lock]) => `${table} ${lock.toLowerCase()}`),
    ...[...statement.matchAll(named)].map(() => 'advisory lock'),
  ];
}
