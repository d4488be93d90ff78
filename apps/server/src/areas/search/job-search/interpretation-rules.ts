import type { Reading } from '../search-words/sentence-rules.ts';
import type { Understood } from '../search-words/understanding-rules.ts';
import type { AskedSearch } from './search-rules.ts';

/** How many jobs a search finds: in all, and with all that it asks for. */
interface Count {
  total: number;
  exact: number;
  /** Whether it names some work, or the field of it, that none of them has in its title. */
  lacksWork: boolean;
}

export interface Counted extends Count {
  /**
   * The same without the filters that were chosen beside the words, where some were. By this is decided how the words are
   * read and how far they widen, so that a filter keeps some of a list and never makes another one.
   */
  unfiltered?: Count;
}

/** What decides how words are read. */
export const basisOf = (selection: Counted): Count => selection.unfiltered ?? selection;

/** A wider selection, of which only those have all that was asked for that had it before. */
export function withExactOf<Found extends Counted>(wider: Found, before: Counted): Found {
  const { unfiltered } = wider;
  const exact = Math.min(before.exact, wider.exact);
  if (!unfiltered) return { ...wider, exact };
  const ofAll = Math.min(basisOf(before).exact, unfiltered.exact);
  return { ...wider, exact, unfiltered: { ...unfiltered, exact: ofAll } };
}

export interface Interpretation<Found> {
  /** The search that was made. */
  asked: AskedSearch;
  understood: Understood | null;
  /** What was said of place, pay and the like and had to be left out, or else nothing would be found. */
  leftOut: string[];
  corrected: string | null;
  /** The words and the place that were taken for slips, as typed and as they were meant. */
  respelled: { typed: string; meant: string }[];
  didYouMean: string | null;
  selection: Found;
}

export interface Meant<Found> {
  made: Interpretation<Found>;
  reading: Reading | null;
  /** Whether it is taken as it stands: nothing of it is widened or given up. */
  isFinal: boolean;
}
