import type { JobLevel } from '@waymark/contract/jobs/choices/jobs';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { createOccupationNames } from './occupation-name-index.ts';
import { levelWords } from './sentence-constants.ts';
import { dropEmptyWords, note, type Reading } from './sentence-rules.ts';
import { findAlternatives } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';
import { wordsOf } from './word-rules.ts';

/** Of the jobs that have the next word, so many with the rank before it make a name of both: "lead generation". */
const leastNamedShare = 0.5;
/** Alone these are the work itself. */
const works = new Set<JobLevel>(['lead', 'principal']);

/**
 * Takes the word for a rank: "senior nurse", "data science lead". It stays where it belongs to a name: "lead
 * generation", "team lead", "assistant principal".
 */
export function takeRank(reading: Reading, words: Vocabulary): void {
  const { search } = reading;
  if (search.level.length > 0 || search.experience.length > 0) return;
  const typed = search.q.split(/\s+/).filter(Boolean);
  for (const [at, word] of typed.entries()) {
    const level = levelOf(word);
    if (level === undefined) continue;
    const q = typed.toSpliced(at, 1).join(' ');
    const rest = dropEmptyWords(q, words);
    const isWork = isNameOfWork(rest, words);
    // "Senior jobs in Leeds" says more than "senior".
    const isAlone = rest === '' && (works.has(level) || (q === '' && reading.taken.length === 0));
    const [previous, next] = [typed[at - 1], typed[at + 1]];
    if (isAlone || (previous !== undefined && isOwnName(`${previous} ${word}`, words))) continue;
    // Behind the work a principal is one: "school principal".
    if (level === 'principal' && next === undefined) continue;
    if (next !== undefined && !isWork && isNamedWith(word, next, words)) continue;
    note(reading, 'level', word);
    reading.search = { ...search, level: [level], q };
    return;
  }
}

function levelOf(word: string): JobLevel | undefined {
  const key = word.toLowerCase().replace(/[.,;!?]+$/, '');
  return Object.hasOwn(levelWords, key) ? levelWords[key] : undefined;
}

function isNameOfWork(text: string, words: Vocabulary): boolean {
  return text !== '' && (words.isName(text) || createOccupationNames().has(wordsOf(text)));
}

function isOwnName(text: string, words: Vocabulary): boolean {
  return findAlternatives(text.split(' ')) !== undefined || isNameOfWork(text, words);
}

function isNamedWith(word: string, next: string, words: Vocabulary): boolean {
  if (findAlternatives([word, next])) return true;
  const together = words.jobsBeginning(`${word} ${next}`);
  return together > 0 && together >= leastNamedShare * words.jobsWith(next);
}

/** Whether a rank was read that may be given up for its word: nobody names a job by "no experience". */
export function hasRank({ search, taken }: Reading): boolean {
  return !search.level.includes('entry') && taken.some(({ field }) => field === 'level');
}

/** The words of a search with those for its level: titles that say it are the best. */
export function wordsInRank({ q, level: [level] }: JobSearch): string {
  if (level === undefined || q === '') return q;
  return `${level === 'entry' ? 'entry level' : level} ${q}`;
}
