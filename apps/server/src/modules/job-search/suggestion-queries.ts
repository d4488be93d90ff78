import type { z } from 'zod';
import type { Suggestion, suggestionsQuerySchema } from '@waymark/contract/jobs';
import type { OpenJobs } from './open-jobs-index.ts';
import type { NamedEntry, Vocabulary } from '../search-words/vocabulary-index.ts';

const suggestionsShown = 8;
/** No kind fills the list alone: whoever types "ora" may mean the company or the orange grove. */
const shownOfKind = { title: 5, skill: 3, company: 3, place: suggestionsShown } as const;

/** What a beginning may go on to; when nothing begins so, what it was most likely meant to be. */
export async function suggest(
  jobs: OpenJobs,
  { q, field }: z.output<typeof suggestionsQuerySchema>,
): Promise<Suggestion[]> {
  const words = await jobs.vocabulary();
  const found = complete(words, q, field);
  if (found.length > 0) return found;
  const meant = q
    .split(' ')
    .map((word) => words.correct(word) ?? word)
    .join(' ');
  return meant === q ? [] : complete(words, meant, field);
}

function complete(words: Vocabulary, q: string, field: 'words' | 'place'): Suggestion[] {
  const kinds: readonly NamedEntry['kind'][] = field === 'place' ? ['place'] : ['title', 'skill', 'company'];
  return kinds
    .flatMap((kind) => words.complete(q, [kind], shownOfKind[kind]))
    .slice(0, suggestionsShown)
    .map(({ weight, ...entry }) => ({ ...entry, jobs: weight }));
}
