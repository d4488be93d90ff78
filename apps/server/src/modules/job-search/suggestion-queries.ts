import type { z } from 'zod';
import { jobSearchSchema, type Suggestion, type suggestionsQuerySchema } from '@waymark/contract/jobs';
import { placeMeant } from '../search-words/sentence-rules.ts';
import { findAlternatives } from '../search-words/synonym-rules.ts';
import type { NamedEntry, Vocabulary } from '../search-words/vocabulary-index.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { countFound } from './search-queries.ts';

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
  if (found.length > 0) return withCounts(jobs, found);
  const meant = q
    .split(' ')
    .map((word) => words.correct(word) ?? word)
    .join(' ');
  return meant === q ? [] : withCounts(jobs, complete(words, meant, field));
}

/** Names of all kinds by their weight, and after them those that an abbreviation stands for. */
function complete(words: Vocabulary, q: string, field: 'words' | 'place'): NamedEntry[] {
  const kinds: readonly NamedEntry['kind'][] = field === 'place' ? ['place'] : ['title', 'skill', 'company'];
  const meant = field === 'place' ? [placeMeant(q)] : (findAlternatives(q.trim().split(/\s+/))?.same ?? []);
  const aliases = meant.filter((name) => name !== q.trim()).flatMap((name) => words.complete(name, kinds));
  const shown: NamedEntry[] = [];
  for (const entry of new Set([...words.complete(q, kinds), ...aliases])) {
    const ofKind = shown.filter(({ kind }) => kind === entry.kind).length;
    if (ofKind < shownOfKind[entry.kind]) shown.push(entry);
    if (shown.length === suggestionsShown) break;
  }
  return shown;
}

/** A title is searched for as words, which finds more than those that are called just that: it says how many. */
async function withCounts(jobs: OpenJobs, entries: readonly NamedEntry[]): Promise<Suggestion[]> {
  const now = Date.now();
  const suggestions: Suggestion[] = [];
  for (const { weight, ...entry } of entries) {
    const count = (q: string) => countFound(jobs, jobSearchSchema.parse({ q }), now);
    suggestions.push({ ...entry, jobs: entry.kind === 'title' ? await count(entry.text) : weight });
  }
  return suggestions;
}
