import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '../../apps/server/src/areas/jobs/job-import/stem-rules.ts';

/** The board's category of an ISCO-08 group, the longest number that fits (International Labour Office, 2012). */
const categoryOfGroup: Readonly<Record<string, string>> = {
  '0': 'other',
  '6': 'other',
  '22': 'health',
  '23': 'education',
  '25': 'information-technology',
  '32': 'health',
  '41': 'administration',
  '44': 'administration',
  '54': 'other',
  '71': 'construction',
  '72': 'manufacturing',
  '73': 'manufacturing',
  '75': 'manufacturing',
  '81': 'manufacturing',
  '82': 'manufacturing',
  '83': 'logistics',
  '91': 'construction',
  '92': 'other',
  '94': 'food-service',
  '95': 'other',
  '96': 'construction',
  '111': 'administration',
  '112': 'administration',
  '131': 'other',
  '133': 'information-technology',
  '142': 'retail',
  '143': 'hospitality',
  '211': 'science',
  '212': 'data-science',
  '213': 'science',
  '214': 'engineering',
  '215': 'engineering',
  '241': 'finance',
  '261': 'legal',
  '262': 'education',
  '265': 'design',
  '311': 'engineering',
  '312': 'manufacturing',
  '313': 'manufacturing',
  '314': 'science',
  '315': 'logistics',
  '331': 'finance',
  '334': 'administration',
  '335': 'legal',
  '342': 'education',
  '343': 'design',
  '351': 'information-technology',
  '352': 'telecommunications',
  '421': 'finance',
  '422': 'customer-service',
  '431': 'finance',
  '432': 'logistics',
  '511': 'hospitality',
  '512': 'food-service',
  '513': 'food-service',
  '514': 'other',
  '516': 'other',
  '521': 'retail',
  '522': 'retail',
  '523': 'retail',
  '524': 'sales',
  '741': 'construction',
  '742': 'telecommunications',
  '931': 'construction',
  '932': 'manufacturing',
  '933': 'logistics',
  '1112': 'administration',
  '1211': 'finance',
  '1212': 'human-resource',
  '1213': 'administration',
  '1219': 'administration',
  '1221': 'marketing',
  '1222': 'marketing',
  '1223': 'science',
  '1321': 'manufacturing',
  '1322': 'manufacturing',
  '1323': 'construction',
  '1324': 'logistics',
  '1341': 'social-care',
  '1342': 'health',
  '1343': 'social-care',
  '1344': 'social-care',
  '1345': 'education',
  '1346': 'finance',
  '1349': 'other',
  '1411': 'hospitality',
  '1412': 'food-service',
  '2142': 'construction',
  '2153': 'telecommunications',
  '2161': 'construction',
  '2162': 'construction',
  '2163': 'design',
  '2164': 'construction',
  '2165': 'science',
  '2166': 'design',
  '2421': 'product',
  '2422': 'administration',
  '2423': 'human-resource',
  '2424': 'human-resource',
  '2431': 'marketing',
  '2432': 'marketing',
  '2433': 'sales',
  '2434': 'sales',
  '2631': 'finance',
  '2632': 'science',
  '2633': 'science',
  '2634': 'health',
  '2635': 'social-care',
  '2636': 'other',
  '2641': 'design',
  '2642': 'design',
  '2643': 'education',
  '3112': 'construction',
  '3123': 'construction',
  '3314': 'data-science',
  '3321': 'finance',
  '3322': 'sales',
  '3323': 'logistics',
  '3324': 'sales',
  '3331': 'logistics',
  '3332': 'hospitality',
  '3333': 'human-resource',
  '3334': 'real-estate',
  '3339': 'sales',
  '3342': 'legal',
  '3344': 'health',
  '3411': 'legal',
  '3412': 'social-care',
  '3413': 'other',
  '3434': 'food-service',
  '3521': 'design',
  '4221': 'hospitality',
  '4224': 'hospitality',
  '4226': 'administration',
  '5151': 'hospitality',
  '5152': 'hospitality',
  '5153': 'construction',
  '5241': 'design',
  '5245': 'automotive',
  '5246': 'food-service',
  '5311': 'social-care',
  '5312': 'education',
  '5321': 'health',
  '5322': 'social-care',
  '5329': 'health',
  '7231': 'automotive',
  '7543': 'quality',
};

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
const minShare = 0.8;
const minWeight = 3;
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
const target = fileURLToPath(new URL('../../data/occupations/category-words.tsv', import.meta.url));

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
    const says = whole >= minWeight && weight / whole >= minShare && /^[a-z]{3,}$/.test(word);
    if (says && category !== 'other' && !saysNothing.has(word))
      chosen.set(category, [...(chosen.get(category) ?? []), word]);
  }
  return chosen;
}

function write(chosen: Map<string, string[]>): string {
  return [...chosen]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([category, words]) => `${category}\t${words.sort().join(' ')}\n`)
    .join('');
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of labels: one occupation a line, as JSON.');
const lines = readFileSync(file, 'utf8').trim().split('\n');
writeFileSync(target, write(chooseWords(weigh(lines.map((line) => JSON.parse(line) as Occupation)))));
