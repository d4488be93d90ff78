import type { RowChange } from './row-watch.ts';

/*
 * What each call that writes does for whom it lets in: the rows it writes, its mails and work, its entries in logs, and
 * the locks it takes before.
 */

interface Done {
  name: string;
  visitor: string;
  locks: readonly string[];
  changes: readonly RowChange[];
}

/** What says of which sort a row is, in tables that hold several sorts. */
const sorts = ['kind', 'action', 'name', 'purpose'] as const;
const sorted = /^(?:audit_log|company_events|mail_sends|one_time_tokens|pgboss\.job|\w+_events)$/;

/** Its rows: the call, who may make it, and what comes of it; visitors for whom the same comes share one. */
export class RouteLedger {
  #visitors = new Map<string, Set<string>>();

  note({ name, visitor, locks, changes }: Done): void {
    const effects = [...locks, ...[...new Set(changes.map(describe))].toSorted()];
    const key = `${name}\t${effects.join('; ')}`;
    this.#visitors.set(key, (this.#visitors.get(key) ?? new Set()).add(visitor));
  }

  /** All rows since the last time, in the order of their text. */
  take(): string {
    const rows = [...this.#visitors].map(([key, visitors]) => {
      const [name, effects] = key.split('\t');
      return `${name}\t${[...visitors].toSorted().join(' ')}\t${effects}\n`;
    });
    this.#visitors.clear();
    return rows.toSorted().join('');
  }
}

/** Columns with the end of something: how long it lasts is a promise too. */
const ends = /(?:expires|due)_at$/;

function describe({ table, operation, row, after, changed }: RowChange): string {
  const sort = sorted.test(table) ? sorts.map((column) => row[column]).find((value) => value) : undefined;
  const columns = operation === 'INSERT' ? Object.keys(row).filter((column) => ends.test(column)) : changed;
  const named = columns
    .filter((column) => column !== 'updated_at')
    .map((column) => `${column}${ends.test(column) ? timeLeft((after ?? row)[column]) : ''}`);
  return [table, operation.toLowerCase(), sort, ...named].filter(Boolean).join(' ');
}

function timeLeft(value: unknown): string {
  if (typeof value !== 'string') return '';
  const minutes = Math.round((Date.parse(value) - Date.now()) / 60_000);
  return Number.isNaN(minutes) ? '' : ` in ${minutes} min`;
}
