import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { smallWords } from '../../apps/server/src/areas/search/lexicon/word-rules.ts';

/*
 * Writes which letters stand for which words in what work is called, for the search, from the alternate titles of
 * O*NET (US Department of Labor, Employment and Training Administration; CC BY 4.0): "Alternate Titles.txt" of its
 * database as text, where a title may have another in brackets that says the same.
 *
 *   node tooling/occupations/make-title-abbreviations.ts "Alternate Titles.txt"
 *
 * Of "Occupational Therapist Aide (OT Aide)" the words that both have are left out, and the letters that remain have to
 * be the initials of the words that remain. A line is the letters, and after each `=` what they stand for, the most
 * common first.
 */

const abbreviation = /^(?:[A-Z]{2,5}|[A-Z]{1,2}&[A-Z])$/;
const minWords = 2;
/** What no posting says of people any more, and what is no work. */
const leftOut = /\bmentally\b|retarded|basketball|football|baseball|wrestling|auto racing/;
const target = fileURLToPath(new URL('../../data/occupations/title-abbreviations.txt', import.meta.url));

const wordsIn = (title: string) => title.match(/[A-Za-z][A-Za-z&]*/g) ?? [];
const initialsOf = (words: readonly string[]) => words.map((word) => word[0]?.toLowerCase()).join('');
const isSame = (one = '', other = '') =>
  one.toLowerCase().replace(/s$/, '') === other.toLowerCase().replace(/s$/, '');

/** What the letters of the shorter title stand for in the longer one; undefined where that is not plain. */
function readPair(short: readonly string[], long: readonly string[]): [string, string] | undefined {
  let [from, shortEnd, longEnd] = [0, short.length, long.length];
  while (shortEnd > 1 && longEnd > 1 && isSame(short[shortEnd - 1], long[longEnd - 1])) {
    shortEnd--;
    longEnd--;
  }
  while (shortEnd - from > 1 && isSame(short[from], long[from])) from++;
  const [letters, words] = [short.slice(from, shortEnd), long.slice(from, longEnd)];
  const [one = ''] = letters;
  if (letters.length !== 1 || words.length < minWords || !abbreviation.test(one)) return undefined;
  const plain = one.replace('&', '').toLowerCase();
  const telling = words.filter((word) => !smallWords.has(word.toLowerCase()));
  if (plain !== initialsOf(telling) && plain !== initialsOf(words)) return undefined;
  return [one.toLowerCase(), words.join(' ').toLowerCase()];
}

const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('Name the file of alternate titles, as the database of O*NET has it.');
const counts = new Map<string, Map<string, number>>();
for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
  const [, one = '', other = ''] = /^(.*?)\s*\(([^)]*)\)$/.exec(line.split('\t')[1] ?? '') ?? [];
  const pair = readPair(wordsIn(other), wordsIn(one)) ?? readPair(wordsIn(one), wordsIn(other));
  if (!pair || leftOut.test(pair[1])) continue;
  const meant = counts.get(pair[0]) ?? new Map<string, number>();
  meant.set(pair[1], (meant.get(pair[1]) ?? 0) + 1);
  counts.set(pair[0], meant);
}
const lines = [...counts].map(([letters, meant]) => {
  const names = [...meant].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  return [letters, ...names].join('=');
});
writeFileSync(target, `${lines.toSorted().join('\n')}\n`);
