import {
  boardSettingSchemas,
  defaultBoardSettings,
  type BoardSettingKey,
  type BoardSettings,
} from '@waymark/contract/staff/board-settings';
import type { Kysely } from 'kysely';
import type { Notices } from '../database/notices.ts';
import { readOnNotice } from '../database/read-on-notice.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';

/**
 * How the board is set up, as this process knows it: one for all that it does, as its clock is. Pages, mails and
 * refusals ask for it where they are made; it is read anew when the database calls out a change.
 */
class Board {
  readonly #listeners = new Set<() => void>();
  #settings = defaultBoardSettings;
  #written = JSON.stringify(defaultBoardSettings);

  get settings(): BoardSettings {
    return this.#settings;
  }

  /** Hears of every change that this process has learned of; gives what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads what is stored now. */
  async load(database: Kysely<Tables>): Promise<void> {
    const rows = await database.selectFrom('board_settings').select(['key', 'value']).execute();
    const settings = rows.reduce(withStored, defaultBoardSettings);
    const written = JSON.stringify(settings);
    if (written === this.#written) return;
    this.#settings = settings;
    this.#written = written;
    for (const listener of this.#listeners) listener();
  }

  /** Reads it again whenever it may have changed; gives what ends that. */
  follow(database: Kysely<Tables>, notices: Notices, log: Logger): () => Promise<void> {
    return readOnNotice(notices, log, {
      channel: 'board_settings',
      what: 'the settings',
      read: () => this.load(database),
    });
  }
}

/** A value that this version does not take, as a newer one may have written it, is as if it was not set. */
function withStored(settings: BoardSettings, { key, value }: { key: string; value: unknown }): BoardSettings {
  if (!Object.hasOwn(boardSettingSchemas, key)) return settings;
  const parsed = boardSettingSchemas[key as BoardSettingKey].safeParse(value);
  return parsed.success ? { ...settings, [key]: parsed.data } : settings;
}

export const board = new Board();
