import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pluralForm, smallWords, wordsOf } from '../../apps/server/src/areas/search/lexicon/word-rules.ts';

/*
 * Writes whose work has to do with a thing, for the search: with "animals", "hair", "music". From the descriptions and
 * the tasks of occupations in O*NET (US Department of Labor, Employment and Training Administration; CC BY 4.0), and
 * the names by which `work-names.txt` knows them.
 *
 *   node tooling/occupations/make-task-words.ts "Occupation Data.txt" "Task Statements.txt" "Sample of Reported Titles.txt"
 *
 * A line is a word in the singular, and after `=` the occupations that have most to do with it, each by a name of few
 * others. The lines are in order, since the file is searched as it lies. Left out are words of too many occupations.
 */

const allOther = /99\.00$/;
const weights = { description: 2, title: 3, task: 1 } as const;
/** An occupation with few tasks says less by one of them. */
const fewTasks = 5;
const maxOccupations = 200;
const mostNamed = 8;
const minScore = 0.25;
const minOfBest = 0.3;

const [dataFile, tasksFile, titlesFile] = process.argv.slice(2);
if (dataFile === undefined || tasksFile === undefined || titlesFile === undefined)
  throw new Error(
    'Name the files of occupations, of tasks and of reported titles, as the database of O*NET has them.',
  );
const inSearch = fileURLToPath(new URL('../../data/occupations', import.meta.url));

const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([code = '']) => !allOther.test(code));

const spoken = new Map<string, Map<string, number>>();
const taskCounts = new Map<string, number>();
function speak(code: string, text: string, weight: number): void {
  for (const word of new Set(wordsOf(text).map(pluralForm))) {
    if (smallWords.has(word) || !/^[a-z]{3,}$/.test(word)) continue;
    const ofWord = spoken.get(word) ?? new Map<string, number>();
    spoken.set(word, ofWord.set(code, (ofWord.get(code) ?? 0) + weight));
  }
}
for (const [code = '', title = '', description = ''] of rowsOf(dataFile)) {
  speak(code, description, weights.description);
  speak(code, title, weights.title);
}
for (const [code = '', , , task = ''] of rowsOf(tasksFile)) {
  taskCounts.set(code, (taskCounts.get(code) ?? 0) + 1);
  speak(code, task, weights.task);
}

/** By code, the name of it that the fewest other occupations have. */
const nameOf = new Map<string, string>();
const occupationsOf = new Map(
  readFileSync(`${inSearch}/work-names.txt`, 'utf8')
    .split('\n')
    .map(
      (line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=')).split(',').length] as const,
    ),
);
for (const [code = '', , title = ''] of rowsOf(titlesFile)) {
  const name = wordsOf(title.replaceAll(/\s*\([^)]*\)/g, '')).join(' ');
  const known = nameOf.get(code);
  const count = (one: string) => occupationsOf.get(one) ?? Infinity;
  if (count(name) < (known === undefined ? Infinity : count(known))) nameOf.set(code, name);
}

function namesFor(ofWord: ReadonlyMap<string, number>): string[] {
  const scored = [...ofWord]
    .map(([code, count]) => ({
      code,
      score: (count / ((taskCounts.get(code) ?? 0) + fewTasks)) * Math.log(1 + count),
    }))
    .sort((a, b) => b.score - a.score);
  const least = Math.max(minScore, minOfBest * (scored[0]?.score ?? 0));
  const named = scored.filter(({ score }) => score >= least).flatMap(({ code }) => nameOf.get(code) ?? []);
  return named.slice(0, mostNamed);
}

const lines = [...spoken].flatMap(([word, ofWord]) => {
  const names = ofWord.size > maxOccupations ? [] : namesFor(ofWord);
  return names.length > 0 ? `${word}=${names.join('~')}` : [];
});
const byKey = (line: string) => line.slice(0, line.indexOf('='));
lines.sort((a, b) => (byKey(a) < byKey(b) ? -1 : 1));
writeFileSync(`${inSearch}/task-words.txt`, `${lines.join('\n')}\n`);
