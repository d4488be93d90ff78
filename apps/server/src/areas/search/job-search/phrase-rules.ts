import { strengths, type Wanted } from '../search-words/wanted-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import { band, type TextHits } from './hit-rules.ts';

/**
 * Lifts the jobs that have the words of a search in a row somewhere (`phrase`, by slot) above those that have each word
 * alone, and above work that a word is another name of: a "screen reader" is no lecturer. Titles with the work as it
 * was typed stay above, and where they are more nothing is lifted: a "night nurse" is a nurse, and not who helps one.
 */
export function liftPhrase(
  columns: JobColumnIndex,
  wanted: Wanted,
  phrase: Int32Array,
  hits: TextHits,
): void {
  const { marks, slots } = hits;
  const hasPhrase = new Uint8Array(columns.end);
  for (const slot of phrase) hasPhrase[slot] = Number((marks[slot] as number) > 0);
  const titles = titlesWithWork(columns, wanted);
  const isTitled = (slot: number) => titles.has(columns.title[slot] as number);
  let [lifted, titled, readings] = [0, 0, 0];
  for (const slot of slots) {
    if (hasPhrase[slot] === 1) lifted++;
    else if (isTitled(slot)) titled++;
    else if ((marks[slot] as number) >= band.whole) readings++;
  }
  if (lifted === 0 || titled > lifted) return;
  // Of words that name no work whatever names have all of them is what was asked for.
  const isAboveWhole = readings > 0 && wanted.terms.some(({ isCore }) => isCore);
  const [from, to] = isAboveWhole ? [band.whole, 255] : [band.work, band.whole - 1];
  const middle = Math.ceil((from + to) / 2);
  for (const slot of slots) {
    const mark = marks[slot] as number;
    if (mark > to) continue;
    const isUpper = hasPhrase[slot] === 1 || (mark >= band.whole && isTitled(slot));
    if (isUpper) marks[slot] = middle + ((to - middle) * mark) / to;
    else if (mark >= from) marks[slot] = from + ((mark - from) * (middle - 1 - from)) / (to - from);
  }
}

/**
 * Of several words each with the one beside it, where it may be some work by another name alone: "senior screen
 * readers" are no lecturers either.
 */
export function partsWithWork(columns: JobColumnIndex, wanted: Wanted): string[] {
  const { terms } = wanted;
  if (terms.length < leastTerms || titlesWithWork(columns, wanted).size > 0) return [];
  return terms.slice(1).flatMap((term, at) => {
    const pair = [terms[at], term];
    return pair.some((one) => one?.isCore) ? [pair.flatMap((one) => one?.words ?? []).join(' ')] : [];
  });
}
const leastTerms = 3;

/** The titles that have some work of a search as it was typed, in either number, or in full. */
function titlesWithWork({ titles }: JobColumnIndex, { terms }: Wanted): Set<number> {
  const found = new Set<number>();
  const names = terms.filter(({ isCore }) => isCore).flatMap((term) => term.names);
  for (const { strength, places } of names) {
    if (strength < strengths.abbreviation) continue;
    const [first = [], ...others] = places.map((place) =>
      [...place].filter(([, one]) => one >= strengths.plural).map(([id]) => id),
    );
    const hasOthers = (at: number) =>
      others.every((ids) => ids.some((id) => titles.titles[at]?.words.includes(id)));
    for (const at of first.flatMap((id) => titles.textsWith(id)))
      if (!titles.isName(at) && hasOthers(at)) found.add(at);
  }
  return found;
}
