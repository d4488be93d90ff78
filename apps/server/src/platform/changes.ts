import { sql, type Kysely } from 'kysely';
import type { Notices } from './database/notices.ts';
import type { Tables } from './database/tables.ts';
import { AppError } from './errors.ts';
import type { Logger } from './log.ts';
import { NodeWords, type AmongNodes } from './database/node-words.ts';

/** Something of the public data that was written, changed or deleted; what it is now, its table says. */
export interface Change {
  /** The order of writing, with gaps. */
  sequence: number;
  kind: 'job' | 'company' | 'place' | 'post';
  /** The number of a job or of a place, the id of a company or a post. */
  id: string;
}

/** Keeps something that is derived from public data. Told the same twice, it does the same. */
interface ChangeListener {
  /**
   * What has been committed since the last call; `cursor` says up to where, for `since`. Where it rejects,
   * all are told again.
   */
  changed(changes: readonly Change[], cursor: string): Promise<void> | void;
  /** What has changed is not known any more: everything may have. */
  lost(): Promise<void> | void;
}

/**
 * Tells what is derived from the tables that rows have changed, whichever process wrote them (decision 003).
 */
export interface Changes {
  subscribe(listener: ChangeListener): void;
  /** From here on every change is reported. A reader of tables subscribes before reading. */
  begin(): Promise<void>;
  /**
   * What has been committed since a cursor, of this process or of one before; undefined where that is not
   * known.
   */
  since(cursor: string): Promise<{ changes: readonly Change[]; cursor: string } | undefined>;
  /** A cursor for what is committed now. */
  now(): Promise<string>;
  /** Whether the database did not answer when it was asked last. */
  readonly isAway: boolean;
  /** How long ago everything that was committed by then had been told. */
  secondsBehind(): number;
  /** Calls whenever that changes. */
  onAway(tell: () => void): void;
  /**
   * Resolves when everything committed before the call has been told. What fails is logged and told later.
   */
  settled(): Promise<void>;
  /**
   * The same on every node, so that whichever is asked next shows it; a node that is away or slow is waited for no
   * longer than 250 ms. For requests that change what is public.
   */
  settledEverywhere(): Promise<void>;
  /**
   * Looks whenever the database gives notice, and now and then besides. `among`: whether there are other nodes to wait
   * for, and whether they wait for this process, because it answers visitors.
   */
  watch(notices: Notices, among?: AmongNodes): void;
  stop(): Promise<void>;
}

export const changesChannel = 'job_changes';
const lookEveryMs = 2000;
/**
 * Who is told of one change after the other looks so often: whatever is kept of searches ends with each look.
 */
const pauseMs = 250;

/** Reads the log for its listeners, one look at a time. */
class LogReader {
  readonly listeners: ChangeListener[] = [];
  readonly #database: Kysely<Tables>;
  /** What was visible at the last look: only what is not in it is new. */
  #snapshot: string | undefined;
  #looking = Promise.resolve();
  #nextLook: Promise<void> | undefined;
  /** When the last look began whose changes all listeners have. */
  lookedAt = performance.now();

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  get hasBegun(): boolean {
    return this.#snapshot !== undefined;
  }

  /** A look that begins after the call; all who ask before it begins share it. */
  look(): Promise<void> {
    this.#nextLook ??= this.#looking
      .catch(() => {})
      .then(() => {
        this.#nextLook = undefined;
        this.#looking = this.#look();
        return this.#looking;
      });
    return this.#nextLook;
  }

  /** Resolves when no query is running. */
  async idle(): Promise<void> {
    await (this.#nextLook ?? this.#looking).catch(() => {});
  }

  async #look(): Promise<void> {
    const began = performance.now();
    if (this.#snapshot === undefined) {
      this.#snapshot = await readSnapshot(this.#database);
      this.lookedAt = began;
      return;
    }
    const news = await readChanges(this.#database, this.#snapshot);
    for (const listener of this.listeners) {
      if (news.isCut) await listener.lost();
      else if (news.changes.length > 0) await listener.changed(news.changes, news.snapshot);
    }
    // Afterwards, so that a failed listener gets the change once more.
    this.#snapshot = news.snapshot;
    this.lookedAt = began;
  }
}

/** Whether the database is away, for those who want to know. */
class Away {
  is = false;
  readonly listeners: (() => void)[] = [];

  set(next: boolean): void {
    if (next === this.is) return;
    this.is = next;
    for (const tell of this.listeners) tell();
  }
}

export function createChanges(database: Kysely<Tables>, log: Logger): Changes {
  const reader = new LogReader(database);
  const away = new Away();
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  async function settle(): Promise<boolean> {
    try {
      await reader.look();
      away.set(false);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') away.set(true);
      log.warn({ err: error }, 'reading what has changed failed and is tried again');
      return false;
    }
  }

  const settled = async () => void (await settle());
  const looks = pace(() => void settle());
  let words: NodeWords | undefined;

  return {
    subscribe: (listener) => void reader.listeners.push(listener),
    async begin() {
      if (!reader.hasBegun) await reader.look();
    },
    async since(cursor) {
      const { changes, isCut, snapshot } = await readChanges(database, cursor);
      return isCut ? undefined : { changes, cursor: snapshot };
    },
    now: () => readSnapshot(database),
    get isAway() {
      return away.is;
    },
    secondsBehind: () => (performance.now() - reader.lookedAt) / 1000,
    onAway: (tell) => void away.listeners.push(tell),
    settled,
    settledEverywhere: async () => void (await Promise.all([settle(), words?.ask()])),
    watch(notices, among = 'none') {
      const own = new NodeWords({ database, channel: changesChannel, among, settle, log });
      if (among !== 'none') words = own;
      stopListening = own.listen(notices, looks.ask);
      // A connection can be dead for long before it is known to be.
      timer = setInterval(() => void settle(), lookEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await stopListening?.();
      looks.stop();
      // Who looks still asks the database.
      await reader.idle();
    },
  };
}

/**
 * Does something at once when it is asked to, and for all who ask in the pause after it once more at its end.
 */
function pace(act: () => void): { ask: () => void; stop: () => void } {
  let pause: NodeJS.Timeout | undefined;
  let isAsked = false;
  function ask(): void {
    isAsked = pause !== undefined;
    if (isAsked) return;
    pause = setTimeout(() => {
      pause = undefined;
      if (isAsked) ask();
    }, pauseMs).unref();
    act();
  }
  return { ask, stop: () => clearTimeout(pause) };
}

async function readSnapshot(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    database,
  );
  return rows[0]?.snapshot ?? '';
}

interface News {
  changes: Change[];
  /** Rows that may not have been read are gone. */
  isCut: boolean;
  snapshot: string;
}

/**
 * What the snapshot did not show and is visible now. A number or a time would not do: a transaction that is
 * committed late has a low one. Reading behind the oldest transaction under way would miss nothing either,
 * but one that lasts would hold up all others.
 */
async function readChanges(database: Kysely<Tables>, snapshot: string): Promise<News> {
  // As one text: a row for each of 50,000 would cost more than finding them.
  const { rows } = await sql<{ snapshot: string; lines: string | null; isCut: boolean | null }>`
    select pg_current_snapshot()::text as snapshot,
      (
        select string_agg(concat_ws(' ', sequence, kind, id), E'\n' order by sequence) from job_changes
        where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)
      ) as lines,
      -- One that is still to come was written on another server, of which this database is a copy; a snapshot from
      -- there says nothing.
      pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) or (
        select transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and transaction < pg_snapshot_xmax(pg_current_snapshot())
        from job_changes_trimmed
      ) as "isCut"
  `.execute(database);
  const [row] = rows;
  const lines = row?.lines?.split('\n') ?? [];
  return { changes: lines.map(parseChange), isCut: row?.isCut ?? false, snapshot: row?.snapshot ?? snapshot };
}

function parseChange(line: string): Change {
  const [sequence, kind, id] = line.split(' ');
  return { sequence: Number(sequence), kind: kind as Change['kind'], id: id ?? '' };
}

/** A reader that has been away while so many were written reads everything again. */
const keptRows = 200_000;

/**
 * Deletes the oldest changes beyond so many, and notes that. Run twice, or on two nodes at once, it does the
 * same.
 */
export async function trimChanges(database: Kysely<Tables>, kept = keptRows): Promise<void> {
  // Only what no transaction under way can precede: up to the newest that is gone, all are then gone or were
  // read.
  await sql`
    with last_gone as (
      select transaction, sequence from job_changes order by transaction desc, sequence desc offset ${kept} limit 1
    ),
    gone as (
      delete from job_changes using last_gone
      where (job_changes.transaction, job_changes.sequence) <= (last_gone.transaction, last_gone.sequence)
        and job_changes.transaction < pg_snapshot_xmin(pg_current_snapshot())
      returning job_changes.transaction
    )
    insert into job_changes_trimmed (transaction)
    select max(transaction) from gone having count(*) > 0
    on conflict (single) do update
      set transaction = greatest(job_changes_trimmed.transaction, excluded.transaction)
  `.execute(database);
}
