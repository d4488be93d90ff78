import type { JobCategory } from '@waymark/contract/choices/jobs';
import { fieldNames } from './field-constants.ts';
import { isRank } from './title-rules.ts';
import { pluralForm, smallWords, wordsOf } from './word-rules.ts';

const keyOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !smallWords.has(word) && !isRank(word))
    .map(pluralForm)
    .join(' ');

/** Made when the first search needs it. */
let fields: Map<string, JobCategory> | undefined;

/** The field that the words of a search are the name of; undefined where they say more, or something else. */
export function fieldOf(q: string): JobCategory | undefined {
  fields ??= new Map(
    Object.entries(fieldNames).flatMap(([field, names]) =>
      names.split(', ').map((name) => [keyOf(name), field as JobCategory] as const),
    ),
  );
  return fields.get(keyOf(q));
}
