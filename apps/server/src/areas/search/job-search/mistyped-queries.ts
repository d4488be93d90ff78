import { matchExpression } from '../read-model/match-rules.ts';
import { parseQuery } from '../search-words/query-rules.ts';
import { correctText, findMistyped } from '../search-words/understanding-rules.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';
import type { OpenJobs } from './open-jobs-index.ts';

/** A word that so many postings have in their text is no slip, whatever it is like. */
const leastWritten = 3;
const leastBeginning = 5;
/** More words than these are looked up in no search. */
const mostMistyped = 4;

/** Words that begin alike: the index has stems, and finds "inspecter" where a text has "inspect". */
function differInEnd(word: string, meant: string): boolean {
  const beginning = word.slice(0, Math.max(leastBeginning, word.length - 2));
  return word.length > leastBeginning && meant.startsWith(beginning);
}

/** A word that looks mistyped. */
export interface Slip {
  typed: string;
  meant: string;
  /** Whether no posting has it anywhere: then it is a slip. */
  isUnwritten: boolean;
}

/** The words of a search that look mistyped, each by itself. */
export async function findSlips(jobs: OpenJobs, q: string, words: Vocabulary): Promise<Slip[]> {
  async function countWritten(word: string): Promise<number> {
    const found = await jobs.model.find({ words: matchExpression(parseQuery(word)), named: [], skills: [] });
    return found.words.length;
  }
  const slips: Slip[] = [];
  const mistyped = [...findMistyped(q, words)];
  for (const [at, [typed, meant]] of mistyped.entries()) {
    const written = at < mostMistyped ? await countWritten(typed) : 0;
    // The index has stems: "enginer" is found where "engineer" is.
    const isOwnWord = written >= leastWritten && !differInEnd(typed, meant);
    if (isOwnWord && written !== (await countWritten(meant))) continue;
    slips.push({ typed, meant, isUnwritten: at < mostMistyped && written === 0 });
  }
  return slips;
}

/** The text with these words as they were meant; null where that leaves it as it is. */
export function correctSlips(q: string, slips: readonly Slip[]): string | null {
  return correctText(q, new Map(slips.map(({ typed, meant }) => [typed, meant])));
}
