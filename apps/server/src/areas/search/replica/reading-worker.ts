import type { SQLInputValue } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { serveThread } from '../../../platform/serve-thread.ts';
import { openForReading } from './reading-rules.ts';
import type { JobName } from './document-rules.ts';

/** What a search looks for in the file. */
export interface Lookup {
  /** An expression of FTS5 for the words of jobs. */
  words: string | undefined;
  /** More such expressions, each with a list of its own. */
  phrases?: readonly string[];
  /** Names of which a job has to have each. */
  named: readonly Pick<JobName, 'kind' | 'folded'>[];
  /** Lists of skills, as names are compared: of each it is told which jobs have one of them. */
  skills: readonly (readonly string[])[];
}

/** The numbers of the jobs that were found; of names a job stands there once for each spelling that it has. */
export interface Found {
  words: Int32Array;
  phrases: Int32Array[];
  /** Undefined where no name was asked for. */
  named: Int32Array | undefined;
  skills: Int32Array[];
}

/** A name of open jobs, as most of them spell it. */
export interface CountedName {
  text: string;
  count: number;
}

/** What the threads that read do. */
export type ReadingCalls = {
  find(lookup: Lookup): Found;
  /** How many of the given jobs each expression finds. */
  countAmong(given: { numbers: readonly number[]; expressions: readonly string[] }): number[];
  /** Those that most jobs have, most first; jobs that lists do not show are not counted. */
  countNames(given: { kind: JobName['kind']; limit: number; unlisted: readonly number[] }): CountedName[];
};

const file = openForReading((workerData as { path: string }).path);
const findWords = file.prepare('select json_group_array(rowid) as found from words where words match ?');
const findNames = file.prepare(`
  select json_group_array(number) as found from job_names
  where name in (select id from names where kind = ? and folded in (select value from json_each(?)))
`);
const findFirst = file.prepare(
  'select json_group_array(rowid) as found from (select rowid from words where words match ? limit ?)',
);
const countFound = file.prepare(`
  select count(*) as found from json_each(?) as given
  where exists (select 1 from words where words match ? and rowid = given.value)
`);
const countSpellings = file.prepare(`
  select folded, spelled, count(*) as count from job_names join names on names.id = name
  where kind = ? and number not in (select value from json_each(?)) group by name order by folded, count desc, spelled
`);

type Statement = typeof findWords;

/** As one text: a row for each of 25,000 costs five times as much. */
function numbersOf(statement: Statement, ...values: SQLInputValue[]): Int32Array {
  return Int32Array.from(JSON.parse(String(statement.get(...values)?.['found'])) as number[]);
}

const named = (kind: JobName['kind'], folded: readonly string[]) =>
  numbersOf(findNames, kind, JSON.stringify(folded));

/** So many are read in less time than it takes to look for twenty-five of them one by one. */
const fewEnough = 5000;

/** How many of the given jobs an expression finds: all that it finds are read, but of a common word. */
function countAmong(numbers: readonly number[], words: string): number {
  const found = numbersOf(findFirst, words, fewEnough);
  if (found.length < fewEnough) return inBoth(Int32Array.from(numbers), found).length;
  return Number(countFound.get(JSON.stringify(numbers), words)?.['found']);
}

function inBoth(a: Int32Array, b: Int32Array): Int32Array {
  const known = new Set(a);
  return b.filter((number) => known.has(number));
}

serveThread({
  find: ({ words, phrases = [], named: names, skills }) => ({
    words: words === undefined ? new Int32Array() : numbersOf(findWords, words),
    phrases: phrases.map((phrase) => numbersOf(findWords, phrase)),
    named:
      names.length === 0 ? undefined : names.map(({ kind, folded }) => named(kind, [folded])).reduce(inBoth),
    skills: skills.map((list) => named('skill', list)),
  }),
  countAmong: ({ numbers, expressions }) => expressions.map((words) => countAmong(numbers, words)),
  countNames({ kind, limit, unlisted }) {
    const spellings = countSpellings.all(kind, JSON.stringify(unlisted));
    // Spellings that differ only in capitals are one name.
    const byName = Map.groupBy(spellings, ({ folded }) => folded);
    return [...byName]
      .map(([folded, all]) => ({
        folded: String(folded),
        text: String(all[0]?.['spelled']),
        count: all.reduce((sum, { count }) => sum + Number(count), 0),
      }))
      .toSorted((a, b) => b.count - a.count || (a.folded < b.folded ? -1 : 1))
      .slice(0, limit)
      .map(({ text, count }) => ({ text, count }));
  },
} satisfies ReadingCalls);
