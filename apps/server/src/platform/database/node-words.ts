import { randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Notices } from './notices.ts';
import type { Tables } from './tables.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { within } from '../within.ts';

/** Name the locks by which nodes are known, a channel each, among the advisory locks of the database. */
const nodeLocks = { job_changes: 7_392_005, board_settings: 7_392_006 } as const;
/** A node that is away or slow holds up a request for no longer. An object, so that no slow machine decides a test. */
export const maxWait = { ms: 250 };

/** Whether a process waits for other nodes, and they for it. */
export type AmongNodes = 'none' | 'asks' | 'answers';

interface Question {
  missing: Set<number>;
  end: () => void;
}

interface Parts {
  database: Kysely<Tables>;
  channel: keyof typeof nodeLocks;
  among: AmongNodes;
  /** Gives whether everything that was committed before the call has been told here. */
  settle: () => Promise<boolean>;
  log: Logger;
}

/**
 * Lets a node wait until the others have told everything that is committed. A node is known by a lock that it holds on
 * the connection on which it listens: one that has ended is not waited for.
 */
export class NodeWords {
  /** What the node locks, beside the number of its channel. */
  readonly #node = randomInt(1, 2 ** 31 - 1);
  readonly #parts: Parts;
  readonly #questions = new Map<string, Question>();
  /** Nodes that did not answer in time: they are asked, and waited for when they have answered again. */
  readonly #silent = new Set<number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Hears what comes over the channel; calls for all that is no word between nodes. Gives what ends that. */
  listen(notices: Notices, wake: () => void): () => Promise<void> {
    const { channel, among } = this.#parts;
    const lock = among === 'answers' ? ([nodeLocks[channel], this.#node] as const) : undefined;
    const hear = (words = '') => {
      if (!this.#hear(words)) wake();
    };
    return notices.listen(channel, hear, lock);
  }

  /** Whether it was a word between nodes. */
  #hear(words: string): boolean {
    const [word, question = '', node = ''] = words.split(' ');
    if (word !== 'asked' && word !== 'told') return false;
    if (word === 'told') this.#note(question, Number(node));
    else if (this.#parts.among === 'answers' && Number(node) !== this.#node) void this.#answer(question);
    return true;
  }

  /** Resolves when every other node has told what is committed, or after 250 ms. Never rejects. */
  async ask(): Promise<void> {
    const asking = this.#ask().catch((error: unknown) => {
      this.#parts.log.warn({ err: error }, 'other nodes could not be asked whether they have a change');
    });
    // A database that does not answer is waited for no longer than a node.
    await within(asking, maxWait.ms);
  }

  async #ask(): Promise<void> {
    const others = await this.#listOthers();
    if (others.length === 0) return;
    const question = newId();
    const answered = Promise.withResolvers<void>();
    const missing = new Set(others.filter((node) => !this.#silent.has(node)));
    if (missing.size === 0) answered.resolve();
    this.#questions.set(question, { missing, end: answered.resolve });
    try {
      await this.#call('asked', question);
      await within(answered.promise, maxWait.ms);
      for (const node of missing) this.#silent.add(node);
    } finally {
      this.#questions.delete(question);
    }
  }

  #note(question: string, node: number): void {
    this.#silent.delete(node);
    const asked = this.#questions.get(question);
    if (asked?.missing.delete(node) && asked.missing.size === 0) asked.end();
  }

  async #answer(question: string): Promise<void> {
    try {
      if (await this.#parts.settle()) await this.#call('told', question);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'another node was not told that a change has arrived here');
    }
  }

  async #listOthers(): Promise<number[]> {
    const { rows } = await sql<{ node: number }>`
      select distinct objid::int as node from pg_locks
      where locktype = 'advisory' and classid = ${nodeLocks[this.#parts.channel]} and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())
    `.execute(this.#parts.database);
    const others = rows.map(({ node }) => node).filter((node) => node !== this.#node);
    for (const node of this.#silent) if (!others.includes(node)) this.#silent.delete(node);
    return others;
  }

  async #call(word: 'asked' | 'told', question: string): Promise<void> {
    const { database, channel } = this.#parts;
    await sql`select pg_notify(${channel}, ${`${word} ${question} ${this.#node}`})`.execute(database);
  }
}
