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
/** Columns whose values say what has become of a row, or what it costs. */
const told =
  /^(?:status|state|moderation|\w+_role|is_\w+|awaits_\w+|amount|discount|percent|price_cents|tax_rate|status_percentage)$/;

function describe({ table, operation, row, after, changed }: RowChange): string {
  const sort = sorted.test(table) ? sorts.map((column) => row[column]).find((value) => value) : undefined;
  if (table === 'pgboss.job') return `${table} ${operation.toLowerCase()} ${String(sort)}`;
  const isInsert = operation === 'INSERT';
  const columns = isInsert ? Object.keys(row).filter((name) => ends.test(name) || told.test(name)) : changed;
  const values = after ?? row;
  const named = columns
    .filter((column) => column !== 'updated_at')
    .map((column) => `${column}${operation === 'DELETE' ? '' : valueOf(column, values[column])}`);
  return [table, operation.toLowerCase(), sort, ...named].filter(Boolean).join(' ');
}

function valueOf(column: string, value: unknown): string {
  if (told.test(column)) return `=${JSON.stringify(value)}`;
  if (!ends.test(column) || typeof value !== 'string') return '';
  return ` in ${Math.round((Date.parse(value) - Date.now()) / 60_000)} min`;
}
