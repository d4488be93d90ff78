import { readFileSync } from 'node:fs';
import { allSettings } from '@waymark/contract/all-settings';
import { adAsks, adSentences } from '@waymark/contract/jobs/ad-rule-choices';
import { listOwnTexts, ownTextGroups } from '@waymark/contract/office/own-text-places';
import { sql } from 'kysely';
import { listStoredTables } from '../../apps/server/src/platform/database/backup.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { readDataRows } from '../../apps/server/src/platform/data-files.ts';
import { isNoWord } from '../../apps/server/src/testing/latin-words.ts';

/** Of the region, the law and the city. */
const lawColumns = [2, 7, 10];

/** Tells the workers where the texts are. */
export const textsVariable = 'WALK_DATA_TEXTS';

/** What members, companies and the operator have written: each text of the database. What the server makes up is none. */
export async function listDataTexts(dataDirectory: string): Promise<string[]> {
  const opened = await openDatabase({ databaseUrl: undefined, dataDirectory });
  try {
    // Laws have the names that their countries have given them.
    const laws = ['ad-rules/rules.tsv', 'retention-periods/periods.tsv'].flatMap(readDataRows);
    const texts = new Set(laws.flatMap((row) => lawColumns.flatMap((column) => row[column] ?? [])));
    for (const ask of adAsks) for (const sentence of adSentences(ask.value)) texts.add(sentence);
    for (const { name } of await listStoredTables(opened)) {
      const { rows } = await sql<{ row: unknown }>`
        select to_jsonb(t) as row from ${sql.id('public', name)} t
      `.execute(opened.database);
      // Words that are searched are in small letters.
      if (name === 'synonyms')
        addTexts(
          rows.flatMap(({ row }) => stringsOf(row)),
          texts,
        );
      for (const { row } of rows) addTexts(row, texts);
    }
    return [...texts];
  } finally {
    await opened.close();
  }
}

/** What a board begins with, which settings show as it is stored: it is the operator's to change. */
export function listStandardTexts(): string[] {
  const settings: Readonly<Record<string, { standard: unknown }>> = allSettings;
  return ownTextGroups.flatMap((group) => listOwnTexts(group, settings[group]?.standard));
}

/** One word in small letters is a code, which no page may show as it is. */
const code = /^[a-z]+(?:-[a-z]+)*$/;

const stringsOf = (row: unknown): string[] =>
  Object.values(row as Record<string, unknown>).filter((value) => typeof value === 'string');

function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    if (!code.test(value)) texts.add(value);
  } else if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    // Skills and synonyms are such words too.
    for (const one of value) texts.add(one);
  } else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) addTexts(one, texts);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};
const betweenPieces = /[\n,;:·|()[\]–—/]+|\s-\s/;
const minSentenceWords = 3;

/** Texts as pages show them: without tags, and with one space between words. */
const plain = (text: string) =>
  text
    .replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[\u2066-\u2069\u200E\u200F\u00AD]/g, '')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();

/** Without what a sentence puts around a name. */
const bare = (text: string) => plain(text).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** With brackets in place of what was searched. */
const withoutAny = (text: string, searched: readonly string[]) =>
  searched.reduce((rest, one) => {
    const at = rest.toLowerCase().indexOf(one.toLowerCase());
    return one.length > 2 && at >= 0 ? `${rest.slice(0, at)}[]${rest.slice(at + one.length)}` : rest;
  }, text);

/** Tells words of the data from words of the product. */
export class DataTexts {
  readonly #pieces = new Set<string>();
  #all = '';

  constructor(texts: readonly string[]) {
    // Zones are named by their cities, and no language has a list of those.
    const zones = Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll('_', ' '));
    this.learn([...texts, ...zones]);
  }

  learn(texts: readonly string[]): void {
    const whole: string[] = [];
    for (const text of texts) {
      const parts = text.replaceAll(/<[^>]*>/g, '\n').split('\n');
      for (const part of parts) {
        whole.push(plain(part));
        const pieces = [part, ...part.split(betweenPieces)];
        // Where an address may be broken.
        if (/^\S+@\S+$/.test(part)) pieces.push(...part.split(/(?=@)/));
        for (const piece of pieces) this.#pieces.add(plain(piece)).add(bare(piece));
      }
    }
    this.#all = [this.#all, ...whole].join('\n');
  }

  static read(): DataTexts {
    const file = process.env[textsVariable] ?? '';
    return new DataTexts(JSON.parse(readFileSync(file, 'utf8')) as string[]);
  }

  /** The words of a text that are neither written by a message nor data, nor what was searched. */
  wordsBeside(text: string, searched: readonly string[]): string[] {
    const shown = plain(text);
    if (this.#isData(shown) || this.#isData(withoutAny(shown, searched))) return [];
    const partsBeside = (parts: readonly string[]) =>
      parts.map((part) => part.trim()).filter((part) => !this.#isData(part));
    return partsBeside(shown.split(/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S} ]+|[[\]]/u))
      .flatMap((part) => partsBeside(withoutAny(part, searched).split(/[[\]]/)))
      .flatMap((part) => partsBeside(part.split(betweenPieces)));
  }

  #isData(text: string): boolean {
    if (isNoWord(text) || this.#pieces.has(text) || this.#pieces.has(bare(text))) return true;
    const words = text.replace(/…$/, '').trim().split(' ');
    // A part of a sentence of the data, or names one after the other.
    if (words.length >= minSentenceWords && this.#all.includes(words.join(' '))) return true;
    return words.some(
      (_word, at) =>
        at > 0 && this.#pieces.has(words.slice(0, at).join(' ')) && this.#isData(words.slice(at).join(' ')),
    );
  }
}
