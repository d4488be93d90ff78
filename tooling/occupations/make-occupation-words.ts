import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '../../apps/server/src/areas/jobs/job-import/title-rules.ts';
import { categoryOfGroup } from './isco-groups.ts';

/*
 * Writes the words of occupations that stand for one category, from ESCO's labels: a line of JSON each with `isco`,
 * `label` and `alternatives` (European Commission; reuse under Decision 2011/833/EU).
 *
 *   node tooling/occupations/make-occupation-words.ts LABELS.ndjson
 */

interface Occupation {
  isco: string;
  label: string;
  alternatives: string[];
}

/** A word counts for a category when so much of its weight is there, and it is no rare one. */
const leastShare = 0.8;
const leastWeight = 3;
/** Ranks and words of every trade, whatever labels have them. */
const saysNothing = new Set([
  'president',
  'trade',
  'interest',
  'responsibility',
  'competition',
  'central',
  'file',
  'entry',
]);
const target = fileURLToPath(
  new URL('../../apps/server/src/areas/jobs/job-import/occupation-constants.ts', import.meta.url),
);

function categoryOf(isco: string): string {
  for (let digits = isco.length; digits > 0; digits--) {
    const category = categoryOfGroup[isco.slice(0, digits)];
    if (category !== undefined) return category;
  }
  return 'other';
}

/** How much each word says for each category: an occupation weighs the same however many names it has. */
function weigh(occupations: readonly Occupation[]): Map<string, Map<string, number>> {
  const weights = new Map<string, Map<string, number>>();
  for (const { isco, label, alternatives } of occupations) {
    for (const name of [label, ...alternatives]) {
      const weight = name === label ? 2 : 2 / Math.sqrt(alternatives.length + 1);
      for (const word of new Set(wordsOf(name))) {
        const ofWord = weights.get(word) ?? new Map<string, number>();
        weights.set(word, ofWord);
        const category = categoryOf(isco);
        ofWord.set(category, (ofWord.get(category) ?? 0) + weight);
      }
    }
  }
  return weights;
}

function chooseWords(weights: Map<string, Map<string, number>>): Map<string, string[]> {
  const chosen = new Map<string, string[]>();
  for (const [word, ofWord] of weights) {
    const whole = [...ofWord.values()].reduce((sum, weight) => sum + weight, 0);
    const [category, weight] = [...ofWord].sort((a, b) => b[1] - a[1])[0] ?? ['other', 0];
    const says = whole >= leastWeight && weight / whole >= leastShare && /^[a-z]{3,}$/.test(word);
    if (says && category !== 'other' && !saysNothing.has(word))
      chosen.set(category, [...(chosen.get(category) ?? []), word]);
  }
  return chosen;
}

function write(chosen: Map<string, string[]>): string {
  const entries = [...chosen]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([category, words]) => `  '${category}': \`\n${wrap(words.sort())}\`,\n`);
  return `import type { JobCategory } from '@waymark/contract/jobs/choices/jobs';

/**
 * Words of occupations that stand for one category, as stems. Made by \`tooling/occupations/make-occupation-words.ts\`
 * from the labels of ESCO (European Commission, reuse under Decision 2011/833/EU) by their groups of ISCO-08.
 */
export const occupationWords: Readonly<Partial<Record<JobCategory, string>>> = {
${entries.join('')}};
`;
}

function wrap(words: readonly string[]): string {
  let line = '   ';
  const lines: string[] = [];
  for (const word of words) {
    if (line.length + word.length > 108) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of labels: one occupation a line, as JSON.');
const lines = readFileSync(file, 'utf8').trim().split('\n');
writeFileSync(target, write(chooseWords(weigh(lines.map((line) => JSON.parse(line) as Occupation)))));
