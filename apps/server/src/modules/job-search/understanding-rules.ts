import type { JobSearch } from '@waymark/contract/jobs';
import type { PlaceIndex } from '../places/place-index.ts';
import { rewriteWords } from './query-rules.ts';
import { findAlternatives } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';

/** What words of a search turned out to mean, beside the words that are left. */
export type Understood = Pick<JobSearch, 'q' | 'location' | 'radius' | 'mode'>;

/** "Near" asks for the surroundings: kilometres, or miles where the search counts in them. */
const nearRadius = 50;
const longestPlace = 3;

/**
 * Reads a place and "remote" out of the words: "nurse in London", "remote developer". Null when the words mean
 * only themselves. What the form says besides is never overruled.
 */
export function understand(search: Understood, places: PlaceIndex, words: Vocabulary): Understood | null {
  // Quotes, exclusions and alternatives say exactly what they want.
  if (/["“”]|(^|\s)-|\bor\b/i.test(search.q)) return null;
  const left = { ...search };
  takeRemote(left, words);
  takePlace(left, places, words);
  return left.q === search.q
    ? null
    : { q: left.q, location: left.location, radius: left.radius, mode: left.mode };
}

function takeRemote(search: Understood, words: Vocabulary): void {
  if (search.mode.length > 0) return;
  const found =
    /^(?:remote|work from home|wfh)\b\s*(.*)$|^(.*?)\s+(?:remote|remotely|work from home|wfh)$/i.exec(
      search.q,
    );
  const rest = (found?.[1] ?? found?.[2])?.trim();
  if (rest === undefined) return;
  // "Remote Sensing Engineer" is a title, not a way of working.
  const next = rest.split(' ')[0];
  if (next && words.hasBeginning(`remote ${next}`)) return;
  search.q = rest;
  search.mode = ['remote'];
}

function takePlace(search: Understood, places: PlaceIndex, words: Vocabulary): void {
  if (search.location) return;
  const said = /^(.*?)\s*\b(in|near|around|at)\s+(.+)$/i.exec(search.q);
  const [, before = '', how = '', name = ''] = said ?? [];
  if (name && places.match(name).wanted.size > 0 && (places.isName(name) || name.includes(','))) {
    search.q = before;
    search.location = name;
    if (/near|around/i.test(how)) search.radius ??= nearRadius;
    return;
  }
  const typed = search.q.split(/\s+/);
  for (let length = Math.min(longestPlace, typed.length - 1); length > 0; length--) {
    const last = typed.slice(-length);
    // A word that jobs are named by stays a word: there is a town called Mobile, and a Reading.
    if (last.some((word) => words.hasWord(word)) || !places.isName(last.join(' '))) continue;
    search.q = typed.slice(0, -length).join(' ');
    search.location = last.join(' ');
    return;
  }
}

/** The text with its mistyped words as they were most likely meant; null when no word is like a known one. */
export function correctText(text: string, words: Vocabulary): string | null {
  const corrected = rewriteWords(text, (word) =>
    findAlternatives([word]) ? word : (words.correct(word) ?? word),
  );
  return corrected === text ? null : corrected;
}
