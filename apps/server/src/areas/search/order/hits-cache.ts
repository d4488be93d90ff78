import { LRUCache } from 'lru-cache';
import { tracedNow } from '../../../platform/traced.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { findByLetters } from '../lexicon/occupation-name-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { foldWords, readExclusions, type SearchRequest } from '../read/query-rules.ts';
import { synonymIndex } from '../synonyms/synonym-index.ts';
import { retrieveAnyOf, retrieveTerms, retrieveText } from '../find/text-queries.ts';
import { expandText } from '../widen/expansion-cache.ts';
import { tier, type TextHits } from './hit-rules.ts';
import { scoreFallback, scoreText, termsOfFallback } from './job-score-rules.ts';

/** As many names are looked up to be left out. */
const maxNames = 48;
/** A hundred texts of 50,000 jobs. */
const keptBytes = 8 * 1024 * 1024;

/** What a text found, as long as neither the jobs nor what is known of their words has changed. */
interface KeptHits {
  hits: TextHits;
  generation: number;
  words: Vocabulary;
  pairs: typeof synonymIndex.pairs;
}

/**
 * Of each board by text: it is asked for with other filters, for other places and on its next page, and a sentence in
 * several ways.
 */
const keptOf = new WeakMap<OpenJobs, LRUCache<string, KeptHits>>();

function keptHits(jobs: OpenJobs): LRUCache<string, KeptHits> {
  const known = keptOf.get(jobs);
  if (known) return known;
  const kept = new LRUCache<string, KeptHits>({
    maxSize: keptBytes,
    sizeCalculation: ({ hits }, text) => hits.byteLength + text.length,
  });
  keptOf.set(jobs, kept);
  return kept;
}

/**
 * The jobs that the words of a request find, with their scores; undefined where it has no words. For use before the
 * next wait: later a row may have another job.
 */
export async function findHits(jobs: OpenJobs, request: SearchRequest): Promise<TextHits | undefined> {
  const { q, title, skill, partial, field, textFallback } = request;
  if (!q && !title && !skill) return undefined;
  const { columns, replica } = jobs;
  const words = await jobs.vocabulary();
  const { generation } = columns;
  const { pairs } = synonymIndex;
  const kept = keptHits(jobs);
  const key = JSON.stringify([foldWords(q), title, skill, partial, field, textFallback]);
  const before = kept.get(key);
  const isSame = before?.generation === generation && before.words === words && before.pairs === pairs;
  if (isSame) return before.hits;
  const { whole: query } = tracedNow({ name: 'search widen' }, () => expandText(q, words));
  const excluded = readExclusions(q);
  const asksWords = query.length > 0 || Boolean(title) || Boolean(skill);
  if (!asksWords && excluded.length === 0) return undefined;
  const retrieved = await retrieveText(replica, { columns, words }, { query, title, skill, partial });
  let hits = tracedNow({ name: 'search order' }, () => scoreText(columns, { query, field }, retrieved));
  const isNone = textFallback && hits.rows.length === 0 && !retrieved.named;
  const terms = isNone ? termsOfFallback(query) : undefined;
  if (terms) hits = scoreFallback(columns, await retrieveTerms(replica, columns, terms));
  if (!asksWords) for (const row of columns.newest.view()) hits.add(row, tier.max);
  // After all else, as fields, titles and fallbacks bring in jobs whatever their texts say.
  if (excluded.length > 0) hits.drop(await retrieveAnyOf(replica, columns, namesOf(excluded, words)));
  // The file may not have had yet what changed meanwhile.
  if (columns.generation === generation) kept.set(key, { hits, generation, words, pairs });
  return hits;
}

/** Of each text what it stands for too: without "icu" there is no intensive care. */
export function namesOf(texts: readonly string[], words: Vocabulary): string[] {
  const names = texts.flatMap((text) => {
    const terms = expandText(text, words).whole.flat();
    // Several words are left out in a row, and are not what each of them is.
    return [text, ...findByLetters(text), ...(terms.length === 1 ? (terms[0]?.same ?? []) : [])];
  });
  return [...new Set(names)].slice(0, maxNames);
}
