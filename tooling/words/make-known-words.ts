import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bitsOf } from '../../apps/server/src/areas/search/lexicon/known-word-index.ts';
import { foldWord } from '../../apps/server/src/areas/search/lexicon/word-rules.ts';

/*
 * Writes the words of a language's dictionary for the search, which takes none of them for a slip: as the bits that
 * stand for them, since hardly a search asks for one.
 *
 *   node tooling/words/make-known-words.ts LANGUAGE [--names] [--bits 14] FILE…
 *
 * A file has a word a line, as word lists have it, before a slash, a bar or a tab; `--names` also takes what begins
 * with a capital. `data/words/README.md` says which files the product's are made of.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { names: { type: 'boolean', default: false }, bits: { type: 'string', default: '10' } },
});
const [language, ...files] = positionals;
if (language === undefined || files.length === 0)
  throw new Error('Name the language and the files of its words.');

const length = { min: 4, max: 12 } as const;
const isWord = (word: string) =>
  /^\p{L}+$/u.test(word) && (values.names || !/^\p{Lu}/u.test(word)) && isLong(foldWord(word));
const isLong = (folded: string) => folded.length >= length.min && folded.length <= length.max;

const words = new Set(
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split(/[/|\t]/)[0] ?? '')
      .filter(isWord)
      .map(foldWord),
  ),
);
const bitsOfWord = Number(values.bits);
const count = Math.round(bitsOfWord * Math.LN2);
const bytes = new Uint8Array(1 + Math.ceil((words.size * bitsOfWord) / 8));
bytes[0] = count;
for (const word of words)
  for (const bit of bitsOf(word, (bytes.length - 1) * 8, count)) bytes[1 + (bit >>> 3)]! |= 1 << (bit & 7);
writeFileSync(fileURLToPath(new URL(`../../data/words/${language}.bits`, import.meta.url)), bytes);
