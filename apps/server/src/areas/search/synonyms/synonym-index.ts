import type { SynonymFields } from '@waymark/contract/search/synonyms';
import type { Kysely } from 'kysely';
import type { Notices } from '../../../platform/database/notices.ts';
import { readOnNotice } from '../../../platform/database/read-on-notice.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';

/**
 * Synonyms that staff added, as this process knows them: one list for all its searches. It is read again when the
 * database notifies of a change.
 */
class SynonymIndex {
  readonly #listeners = new Set<() => void>();
  #pairs: readonly SynonymFields[] = [];
  #version = 0;

  /** Another list after each change, and the same one until then. */
  get pairs(): readonly SynonymFields[] {
    return this.#pairs;
  }

  /** Counts the changes: results of an earlier list are out of date. */
  get version(): number {
    return this.#version;
  }

  /** Hears of every change that this process has learned of; gives what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads what is stored now. */
  async load(database: Kysely<Tables>): Promise<void> {
    const pairs = await database
      .selectFrom('synonyms')
      .select(['word', 'meaning', 'both_ways as bothWays'])
      .orderBy('id')
      .execute();
    this.take(pairs);
  }

  /** For a thread, which cannot read them itself. */
  take(pairs: readonly SynonymFields[]): void {
    if (JSON.stringify(pairs) === JSON.stringify(this.#pairs)) return;
    this.#pairs = pairs;
    this.#version++;
    for (const listener of this.#listeners) listener();
  }

  /** Reads it again whenever it may have changed; gives what ends that. */
  follow(database: Kysely<Tables>, notices: Notices, log: Logger): () => Promise<void> {
    return readOnNotice(notices, log, {
      channel: 'synonyms',
      what: 'the synonyms',
      read: () => this.load(database),
    });
  }
}

/** One for the process, which searches one board. */
export const synonymIndex = new SynonymIndex();
