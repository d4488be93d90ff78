import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '../../apps/server/src/areas/search/lexicon/word-rules.ts';

/*
 * Writes which names occupations have, for the search, from ESCO's labels: a line of JSON each with `isco`, `label`
 * and `alternatives` (European Commission; reuse under Decision 2011/833/EU).
 *
 *   node tooling/occupations/make-occupation-names.ts LABELS.ndjson
 *
 * A line is an occupation: its group of ISCO-08, its name, then after `=` names that say the same and after `~` names
 * that ESCO has beside it and that may be narrower or neighbouring work. ESCO is generous, so that a name says the same
 * only where it has the same words in another form, and ends in the same: "nurse assistant" and "nursing assistant".
 */

interface Occupation {
  isco: string;
  label: string;
  alternatives: string[];
}

const maxName = 4;
/** Ranks that ESCO lists with every other occupation, and that say nothing of what it is also called. */
const ranks = new Set([
  'senior',
  'trainee',
  'graduate',
  'assistant',
  'junior',
  'head',
  'lead',
  'chief',
  'apprentice',
]);
const target = fileURLToPath(new URL('../../data/occupations/occupation-names.txt', import.meta.url));

const fold = (name: string) => wordsOf(name.replaceAll(/\s*\([^)]*\)/g, '')).join(' ');
const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);
const headOf = (name: string) => singular(name.split(' ').at(-1) ?? '');

function isName(name: string, label: string): boolean {
  const words = name.split(' ');
  if (name === label || words.length > maxName || words.map(singular).join(' ') === label) return false;
  return !ranks.has(words[0] ?? '') || ranks.has(label.split(' ')[0] ?? '');
}

function lineOf({ label, alternatives }: Occupation): string | undefined {
  const own = fold(label);
  const names = [...new Set(alternatives.map(fold))].filter((name) => isName(name, own));
  if (names.length === 0) return undefined;
  const same = names.filter((name) => headOf(name) === headOf(own) && saysTheSame(name, own));
  const near = names.filter((name) => !same.includes(name));
  return `${[own, ...same].join('=')}${near.length > 0 ? `~${near.join('~')}` : ''}`;
}

/** Stems of the same words: "software engineer" has another word than "software developer", and is near it. */
function saysTheSame(name: string, label: string): boolean {
  const stems = (text: string) => new Set(text.split(' ').map((word) => singular(word).slice(0, 5)));
  return stems(name).symmetricDifference(stems(label)).size === 0;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of labels: one occupation a line, as JSON.');
const occupations = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Occupation);
const groups = new Map(occupations.map((occupation) => [lineOf(occupation), occupation.isco]));
const lines = [...groups]
  .flatMap(([line, group]) => (line === undefined ? [] : { line, group }))
  .sort((a, b) => (a.line < b.line ? -1 : 1));
writeFileSync(target, `${lines.map(({ line, group }) => `${group} ${line}`).join('\n')}\n`);
