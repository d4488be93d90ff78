import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import { isRank } from '../job-index/title-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { nameKey, wordsOf } from '../lexicon/word-rules.ts';
import { readSpans } from './query-rules.ts';
import { fieldNames } from './sentence-constants.ts';

/** Whether some of the words are called so by a list of what people do. */
export function namesWork(text: string): boolean {
  const typed = text.split(/\s+/).filter(Boolean);
  return readSpans(typed).some((term) => {
    const isListed = term.same.length + term.near.length > 0 || term.text.includes(' ');
    const occupations = createOccupationNames();
    return isListed || occupations.has(wordsOf(term.text)) || occupations.endsIn(term.text.toLowerCase());
  });
}

/** Whether a text is the name of some work, here or anywhere. */
export function isNameOfWork(text: string, words: Vocabulary): boolean {
  return text !== '' && (words.isName(text) || createOccupationNames().has(wordsOf(text)));
}

const keyOf = (text: string) => nameKey(wordsOf(text).filter((word) => !isRank(word)));

/** Made when the first search needs it. */
let fields: Map<string, JobCategory> | undefined;

/** The field that the words of a search are the name of; undefined where they say more, or something else. */
export function fieldOf(q: string): JobCategory | undefined {
  fields ??= new Map(
    Object.entries(fieldNames).flatMap(([field, names]) =>
      names.split(', ').map((name) => [keyOf(name), field] as const),
    ),
  );
  const [first, ...others] = q.split(' OR ').map((one) => fields?.get(keyOf(one)));
  return others.every((one) => one === first) ? first : undefined;
}
