import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRank } from '../../apps/server/src/areas/search/job-index/title-index.ts';
import { wordsOf } from '../../apps/server/src/areas/search/lexicon/word-rules.ts';

/*
 * Writes what the same work is called, for the search, from the alternate titles of O*NET (US Department of Labor,
 * Employment and Training Administration; CC BY 4.0): "Alternate Titles.txt" of its database as text, by occupation.
 *
 *   node tooling/occupations/make-work-names.ts "Alternate Titles.txt"
 *
 * A line is a name in the words of the search, and after `=` its occupations, as numbers to the base of 36; or `#` and
 * the number of an occupation, and after `=` its names. The lines are in order, since the file is searched as it lies.
 * Left out are names of many words, ranks alone, names of too many occupations to say anything, and the occupations of
 * "all other" work, whose names have nothing in common.
 */

const maxName = 4;
const maxOccupations = 12;
const allOther = /99\.00$/;
const target = fileURLToPath(new URL('../../data/occupations/work-names.txt', import.meta.url));

const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('Name the file of alternate titles, as the database of O*NET has it.');
const codes = new Map<string, number>();
const byName = new Map<string, Set<number>>();
for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
  const [code = '', title = '', short = ''] = line.split('\t');
  if (allOther.test(code)) continue;
  const number = codes.get(code) ?? codes.size;
  codes.set(code, number);
  const whole = title.replaceAll(/\s*\([^)]*\)/g, '');
  for (const name of [whole, short === 'n/a' ? '' : short]) {
    const words = wordsOf(name);
    const key = words.join(' ');
    if (key === '' || words.length > maxName || words.every(isRank)) continue;
    byName.set(key, (byName.get(key) ?? new Set()).add(number));
  }
}
const namesOf = new Map<number, string[]>();
const lines = [...byName].flatMap(([name, occupations]) => {
  if (occupations.size > maxOccupations) return [];
  for (const one of occupations) namesOf.set(one, [...(namesOf.get(one) ?? []), name]);
  return `${name}=${[...occupations].map((one) => one.toString(36)).join(',')}`;
});
const groups = [...namesOf].map(([one, names]) => `#${one.toString(36)}=${names.join('~')}`);
const byKey = (line: string) => line.slice(0, line.indexOf('='));
const inOrder = [...lines, ...groups].sort((a, b) => (byKey(a) < byKey(b) ? -1 : 1));
writeFileSync(target, `${inOrder.join('\n')}\n`);
