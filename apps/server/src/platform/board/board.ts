import { localeOf, type Locale } from '@waymark/contract/text/locales';
import {
  allSettings,
  defaultBoardSettings,
  settingOf,
  shownOf,
  type BoardSettingKey,
  type BoardSettings,
  type PublicBoard,
} from '@waymark/contract/all-settings';
import { isStandardPay, standardPay, type BoardPay } from '@waymark/contract/board-pay';
import {
  mapWords,
  readWords,
  sayWords,
  standardWords,
  type BoardWords,
  type WordSettings,
} from '@waymark/contract/board-words';
import type { Feature } from '@waymark/contract/feature';
import type { Language } from '@waymark/contract/text/languages';
import type { Kysely } from 'kysely';
import { NodeWords, type AmongNodes } from '../database/node-words.ts';
import type { Notices } from '../database/notices.ts';
import { sayIn } from '../languages/say-in.ts';
import { createOwnTexts, listShownTexts } from './own-text-rules.ts';
import { readOnNotice } from '../database/read-on-notice.ts';
import type { Tables } from '../database/tables.ts';
import { payStepsOf } from '../exchange-rates/pay-steps.ts';
import type { Logger } from '../log.ts';

/**
 * How the board is set up, as this process knows it: one for all that it does, as its clock is. Pages, mails
 * and refusals ask for it where they are made; it is read again when the database notifies of a change.
 */
class Board {
  readonly #listeners = new Set<() => void>();
  #settings = defaultBoardSettings;
  #shown = shownOf(defaultBoardSettings);
  #pay = standardPay;
  #words = standardWords;
  #wordsIn = new Map<Language, BoardWords>();
  #ownTexts = createOwnTexts(defaultBoardSettings);
  #shownTexts = listShownTexts(defaultBoardSettings, this.#ownTexts);
  #changedAt: ReadonlyMap<BoardSettingKey, Date> = new Map();
  #written = JSON.stringify([defaultBoardSettings, []]);
  #loading = Promise.resolve();
  #nodes: NodeWords | undefined;

  get settings(): BoardSettings {
    return this.#settings;
  }

  /** What every page is told of them. */
  get shown(): ReturnType<typeof shownOf> {
    return this.#shown;
  }

  /** What it checks and writes by. */
  get words(): BoardWords {
    return this.#words;
  }

  /** The same as people read them in a language. */
  wordsIn(language: Language): BoardWords {
    let words = this.#wordsIn.get(language);
    if (!words) {
      const write = (text: string) => this.ownText(text, language);
      words = sayWords(readWords(mapWords(this.wordSettings, write)), sayIn(language));
      this.#wordsIn.set(language, words);
    }
    return words;
  }

  /** A text of the operator in a language; as it stands in the settings where nobody has translated it. */
  ownText(text: string, language: Language): string {
    return this.#ownTexts.get(language)?.get(text) ?? text;
  }

  /** What pages are told of those, by language: of all that is short. */
  get shownTexts(): PublicBoard['ownTexts'] {
    return this.#shownTexts;
  }

  /** How pages are to speak of pay; null for the product's own. */
  get shownPay(): BoardPay | null {
    return isStandardPay(this.#pay) ? null : this.#pay;
  }

  /** What words are made of, for a thread. */
  get wordSettings(): WordSettings {
    const { categories, sectors, reportReasons, dateStyle, timeZone, country } = this.#shown;
    return {
      categories,
      sectors,
      reportReasons,
      dateStyle,
      timeZone,
      country,
      pay: this.#pay,
      categoryWords: this.#settings.categoryWords,
      ownFields: this.#settings.postingFields,
    };
  }

  /** ISO 3166-1 alpha-2 of the country that its operator chose; undefined until then. */
  get country(): string | undefined {
    return this.#shown.country ?? undefined;
  }

  /** The board's own language, as its country writes it. */
  get locale(): Locale {
    return localeOf(this.settings.languages.own, this.country);
  }

  /** Features that are switched off. */
  get off(): readonly Feature[] {
    return this.#shown.off;
  }

  has(feature: Feature): boolean {
    return this.#settings.features[feature];
  }

  /** When the newest of some settings was changed; undefined where none ever was. */
  lastChangeOf(keys: readonly BoardSettingKey[]): Date | undefined {
    return keys
      .map((key) => this.#changedAt.get(key))
      .filter((date) => date !== undefined)
      .toSorted((a, b) => b.getTime() - a.getTime())[0];
  }

  /** Hears of every change that this process has learned of; gives what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads what is stored now. One reading after the other, so that none that is late brings back what was before. */
  load(database: Kysely<Tables>): Promise<void> {
    this.#loading = this.#loading.catch(() => {}).then(() => this.#load(database));
    return this.#loading;
  }

  /** The same on every node; one that is away or slow is waited for no longer than 250 ms. For who changes a setting. */
  async loadEverywhere(database: Kysely<Tables>): Promise<void> {
    await Promise.all([this.load(database), this.#nodes?.ask()]);
  }

  async #load(database: Kysely<Tables>): Promise<void> {
    const rows = await database
      .selectFrom('board_settings')
      .select(['key', 'value', 'changed_at'])
      .orderBy('key')
      .execute();
    const settings = rows.reduce(withStored, defaultBoardSettings);
    const changedAt = new Map(rows.map((row) => [row.key, row.changed_at]));
    const written = JSON.stringify([settings, [...changedAt]]);
    if (written === this.#written) return;
    this.#settings = settings;
    this.#shown = shownOf(settings);
    this.#pay = payOf(settings);
    this.#words = readWords(this.wordSettings);
    this.#wordsIn = new Map();
    this.#ownTexts = createOwnTexts(settings);
    this.#shownTexts = listShownTexts(settings, this.#ownTexts);
    this.#changedAt = changedAt;
    this.#written = written;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Reads it again whenever it may have changed; gives what ends that. `among`: whether there are other nodes to wait
   * for, and whether they wait for this process.
   */
  follow(
    database: Kysely<Tables>,
    notices: Notices,
    log: Logger,
    among: AmongNodes = 'none',
  ): () => Promise<void> {
    const settle = () => this.load(database).then(() => true);
    const nodes = new NodeWords({ database, channel: 'board_settings', among, settle, log });
    this.#nodes = among === 'none' ? undefined : nodes;
    const stop = readOnNotice({ listen: (_channel, wake) => nodes.listen(notices, wake) }, log, {
      channel: 'board_settings',
      what: 'the settings',
      read: () => this.load(database),
    });
    return async () => {
      if (this.#nodes === nodes) this.#nodes = undefined;
      await stop();
      await this.#loading.catch(() => {});
    };
  }
}

/** Amounts that were chosen for another currency or period say nothing of this one. */
function payOf({ currency, payPeriod: period, payChoices }: BoardSettings): BoardPay {
  const unit = { currency, period };
  const isOwn = payChoices?.currency === currency && payChoices.period === period;
  return { ...unit, amounts: isOwn ? payChoices.amounts : payStepsOf(unit), isOwn };
}

/** A value that this version does not take, as a newer one may have written it, is as if it was not set. */
function withStored(settings: BoardSettings, { key, value }: { key: string; value: unknown }): BoardSettings {
  if (!Object.hasOwn(allSettings, key)) return settings;
  const parsed = settingOf(key as BoardSettingKey).schema.safeParse(value);
  return parsed.success ? { ...settings, [key]: parsed.data } : settings;
}

/** One for the process, which serves one board. */
export const board = new Board();
