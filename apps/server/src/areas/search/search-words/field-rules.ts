import type { JobCategory } from '@waymark/contract/jobs/choices/jobs';
import { fieldNames } from './field-constants.ts';
import { isRank } from './title-rules.ts';
import { nameKey, wordsOf } from './word-rules.ts';

const keyOf = (text: string) => nameKey(wordsOf(text).filter((word) => !isRank(word)));

/** Made when the first search needs it. */
let fields: Map<string, JobCategory> | undefined;

/** The field that the words of a search are the name of; undefined where they say more, or something else. */
export function fieldOf(q: string): JobCategory | undefined {
  fields ??= new Map(
    Object.entries(fieldNames).flatMap(([field, names]) =>
      names.split(', ').map((name) => [keyOf(name), field as JobCategory] as const),
    ),
  );
  const [first, ...others] = q.split(' OR ').map((one) => fields?.get(keyOf(one)));
  return others.every((one) => one === first) ? first : undefined;
}
