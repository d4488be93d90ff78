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

/** The words as they were most likely meant; null where none looks mistyped. */
export async function correctWords(jobs: OpenJobs, q: string, words: Vocabulary): Promise<string | null> {
  const mistyped = findMistyped(q, words);
  async function countWritten(word: string): Promise<number> {
    const found = await jobs.model.find({ words: matchExpression(parseQuery(word)), named: [], skills: [] });
    return found.words.length;
  }
  for (const [word, meant] of [...mistyped].slice(0, mostMistyped)) {
    const written = await countWritten(word);
    // The index has stems: "enginer" is found where "engineer" is.
    if (written < leastWritten || differInEnd(word, meant)) continue;
    if (written !== (await countWritten(meant))) mistyped.delete(word);
  }
  return correctText(q, mistyped);
}
