import { setImmediate as nextTurn } from 'node:timers/promises';
import { isForeign } from '../read/foreign-rules.ts';
import { foreignForms } from '../lexicon/foreign-name-index.ts';
import { isEnglishWord, isForeignWord } from '../lexicon/known-word-index.ts';
import { createOccupationNames, createWorkNames, findByTask } from '../lexicon/occupation-name-index.ts';
import { rewriteWords } from '../read/query-rules.ts';
import { correctWord, findAlternatives } from '../lexicon/synonym-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { findMeanings } from '../lexicon/initial-index.ts';
import { bareWord, isOneSlip, lengthen, wordsOf } from '../lexicon/word-rules.ts';
import type { ReadEntry } from '@waymark/contract/jobs/search-reading';
import { fewResults, type Attempt, type Counted, type Searching } from './attempt-rules.ts';

/** Labels of ESCO have "enginer" and "mecanic". */
const minNamed = 4;

/** The words of a text that look mistyped, each with what it was most likely meant to be. */
export function findMistyped(text: string, words: Vocabulary): Map<string, string> {
  return findInWords(text, (word, all) => {
    if (isKnown(word, words)) return correctBeside(word, all, words);
    return isForeignWord(word) ? correctForeign(word, all, words) : correctAnywhere(word, words);
  });
}

/** The nearest word of the board or else of the lists of work; one that is a slip away before one that is two. */
function correctAnywhere(word: string, words: Vocabulary): string | undefined {
  const ofBoard = words.correct(word);
  if (ofBoard !== undefined && isOneSlip(word, ofBoard)) return ofBoard;
  const listed = correctWord(word);
  return listed !== undefined && isOneSlip(word, listed) ? listed : (ofBoard ?? listed);
}

/** Words of a dictionary that no job has, each with the work that is a slip away: that is offered, and no more. */
function findOffered(text: string, words: Vocabulary): Map<string, string> {
  return findInWords(text, (word) => {
    const correction = words.hasWord(word) ? undefined : words.correct(word);
    return correction !== undefined && isWork(correction) && isOneSlip(word, correction)
      ? correction
      : undefined;
  });
}

function findInWords(
  text: string,
  correct: (word: string, all: readonly string[]) => string | undefined,
): Map<string, string> {
  const found = new Map<string, string>();
  // A "nursery nurse" is one, though no job here is called so.
  if (createOccupationNames().has(wordsOf(text))) return found;
  const all = text.split(/\s+/).map(bareWord);
  rewriteWords(text, (typed) => {
    const word = bareWord(typed);
    const correction = correct(word, all);
    if (correction !== undefined) found.set(typed, typed.replace(word, correction));
    return typed;
  });
  return found;
}

/** Whether a job, a list of work or of what is short for it, or a dictionary of English has a word. */
const isKnown = (word: string, words: Vocabulary) =>
  lengthen(wordsOf(word)).join(' ') !== word.toLowerCase() ||
  findMeanings(word, []).length > 0 ||
  findAlternatives([word]) !== undefined ||
  words.hasWord(word) ||
  createOccupationNames().hasWord(word, minNamed) ||
  isForeign(word, words) ||
  isCognate(word) ||
  findByTask(word).length > 0 ||
  isEnglishWord(word);

/** "Assistante" is an English word of work but for its end. */
const isCognate = (word: string) => {
  const [form = '', ...others] = foreignForms(word);
  return others.length === 0 && form.length > minStem && createOccupationNames().hasWord(form, minNamed);
};
const minStem = 4;

/**
 * A known word that no job has, which with the word beside it is a slip away from a name of theirs, and no name as it
 * is: "truck diver".
 */
function correctBeside(word: string, all: readonly string[], words: Vocabulary): string | undefined {
  const correction = words.hasWord(word) ? undefined : words.correct(word);
  if (correction === undefined) return undefined;
  const at = all.indexOf(word);
  const [before, after] = [all[at - 1], all[at + 1]];
  const isMeant = (typed: string, meant: string) => words.hasWords(meant) && !createWorkNames().has(typed);
  const isName =
    (before && isMeant(`${before} ${word}`, `${before} ${correction}`)) ||
    (after && isMeant(`${word} ${after}`, `${correction} ${after}`));
  return isName ? correction : undefined;
}

/** Shorter words, and those of fewer jobs that are no work, are as likely to be the word of the other language. */
const minForeign = { length: 5, jobs: 20 } as const;

/** Only a dictionary of another language has it: beside no other such word it may be a slip in a common word. */
function correctForeign(word: string, all: readonly string[], words: Vocabulary): string | undefined {
  const isOther = (one: string) =>
    one !== word &&
    !words.hasWord(one) &&
    !isEnglishWord(one) &&
    (isForeign(one, words) || isForeignWord(one));
  if (word.length < minForeign.length || all.some(isOther)) return undefined;
  const correction = correctAnywhere(word, words);
  // Words of several languages are one but for their ends: "costa" is no slip for cost.
  const hasOtherEnd = word.at(-1) !== correction?.at(-1);
  if (correction === undefined || hasOtherEnd || !isOneSlip(word, correction)) return undefined;
  return isWork(correction) || words.jobsWith(correction) >= minForeign.jobs ? correction : undefined;
}

const isWork = (word: string) => createOccupationNames().endsIn(word);

/** The text with these words as they were meant; null where that leaves it as it is. */
export function correctText(text: string, corrections: ReadonlyMap<string, string>): string | null {
  const corrected = rewriteWords(text, (word) => corrections.get(word) ?? word);
  return corrected === text ? null : corrected;
}

/** A word that so many postings have in their text is no slip, whatever it is like. */
const minWritten = 3;
const minBeginning = 5;
/** More words than these are looked up in no search. */
const maxMistyped = 4;

/** Words that begin alike: the index has stems, and finds "inspecter" where a text has "inspect". */
function differInEnd(word: string, correction: string): boolean {
  const beginning = word.slice(0, Math.max(minBeginning, word.length - 2));
  return word.length > minBeginning && correction.startsWith(beginning);
}

/** A word that looks mistyped. */
interface Slip {
  typed: string;
  meant: string;
  /** Whether no posting has it anywhere: then it is a slip. */
  isUnwritten: boolean;
}

/** The words of a search that look mistyped, each by itself. */
async function findSlips({ jobs, words }: Searching, q: string): Promise<Slip[]> {
  await nextTurn();
  const slips: Slip[] = [];
  for (const [at, [typed, meant]] of [...findMistyped(q, words)].entries()) {
    const written = at < maxMistyped ? await jobs.countWritten(typed) : 0;
    // The index has stems: it finds "enginer" where a text has "engineer".
    const isOwnWord = written >= minWritten && !differInEnd(typed, meant);
    if (isOwnWord && written !== (await jobs.countWritten(meant))) continue;
    slips.push({ typed, meant, isUnwritten: at < maxMistyped && written === 0 });
  }
  return slips;
}

/** The text with these slips corrected; null where that leaves it as it is. */
function correctSlips(q: string, slips: readonly Slip[]): string | null {
  return correctText(q, new Map(slips.map(({ typed, meant }) => [typed, meant])));
}

/** Another spelling is offered where it finds this many times as much. */
const farMore = 10;

/**
 * Corrects the words of a search that find few jobs anywhere. A word that no posting has is corrected even where the
 * others find nothing more, so that two slips do not hide each other; another word only where that finds more. `search`
 * reads another text instead of the one that was typed.
 */
export async function correctSpelling(
  attempt: Attempt,
  searching: Searching,
  search: (q: string) => Promise<Attempt>,
): Promise<Attempt | undefined> {
  const { exact } = attempt.found;
  if (exact > fewResults) return undefined;
  const slips = await findSlips(searching, attempt.request.q);
  const unwritten = exact === 0 ? slips.filter((slip) => slip.isUnwritten) : [];
  const text = correctSlips(searching.search.q, unwritten);
  let corrected = attempt;
  let left = slips;
  if (text !== null) {
    const again = await search(text);
    if (again.found.total > 0) {
      corrected = withSlips(again, unwritten);
      left = slips.filter((slip) => !slip.isUnwritten);
    }
  }
  const mended = await mend(corrected, left, searching);
  const found = mended.found.exact > 0 || mended.didYouMean ? mended : await offerWork(mended, searching);
  return found === attempt ? undefined : found;
}

/** Of a word that a dictionary has it is asked whether other work was meant: "manger". */
async function offerWork(attempt: Attempt, { words, count }: Searching): Promise<Attempt> {
  const text = correctText(attempt.request.q, findOffered(attempt.request.q, words));
  if (text === null) return attempt;
  const { exact } = await count({ ...attempt.request, q: text });
  return exact > 0 ? { ...attempt, didYouMean: text } : attempt;
}

/** Where nothing has all of the words, more jobs in all are better too. */
const isBetter = (one: Counted, before: Counted): boolean =>
  before.exact === 0 && (one.exact > 0 || one.total > before.total);

const withSlips = (attempt: Attempt, slips: readonly Slip[]): Attempt => ({
  ...attempt,
  corrected: attempt.request.q,
  respelled: [...slips.map(({ typed, meant }) => ({ typed, meant })), ...attempt.respelled],
  entries: attempt.entries.map((entry) => asTyped(entry, slips)),
});

/** What was taken for a slip, as it was typed and as it was meant. */
function asTyped(entry: ReadEntry, slips: readonly Slip[]): ReadEntry {
  if (entry.as !== 'word') return entry;
  const swap = (text: string, to: 'typed' | 'meant') => {
    const from = to === 'typed' ? 'meant' : 'typed';
    return slips.reduce(
      (one, slip) => one.replace(new RegExp(RegExp.escape(slip[from]), 'i'), slip[to]),
      text,
    );
  };
  const [words, meant] = [swap(entry.words, 'typed'), swap(entry.words, 'meant')];
  return words === meant ? entry : { ...entry, words, meant };
}

/** The same search with its words corrected, all of them or one after the other, or the offer to do so. */
async function mend(attempt: Attempt, slips: readonly Slip[], { count }: Searching): Promise<Attempt> {
  const whole = correctSlips(attempt.request.q, slips);
  if (whole === null) return attempt;
  const request = { ...attempt.request, q: whole };
  const better = await count(request);
  if (isBetter(better, attempt.found)) return withSlips({ ...attempt, request, found: better }, slips);
  const { exact } = better;
  const isFarMore = exact >= farMore * attempt.found.exact && exact > 0;
  if (isFarMore) return { ...attempt, didYouMean: whole };
  let mended = attempt;
  for (const slip of slips.length > 1 ? slips : []) {
    const q = correctSlips(mended.request.q, [slip]);
    if (q === null) continue;
    const one = { ...mended.request, q };
    const found = await count(one);
    if (isBetter(found, mended.found)) mended = withSlips({ ...mended, request: one, found }, [slip]);
  }
  return mended;
}
