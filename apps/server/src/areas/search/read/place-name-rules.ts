import { wellKnown } from '../../places/places/city-name-rules.ts';
import { countryName, findWorldRegion, foldPlace, locate } from '../../places/places/rules.ts';
import type { WherePlace } from '../../places/places/where-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { findMeanings } from '../lexicon/initial-index.ts';
import { isCommonWord } from '../lexicon/known-word-index.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import type { Known } from './draft-rules.ts';
import { isEmptyWord } from './noise-rules.ts';
import { isNameOfWork } from './work-rules.ts';

/** Whether some city is usually called so. */
export const isCityOf = (name: string, { gazetteer }: Known['places']) =>
  [...gazetteer.cities(name)].some(({ isAlias, city }) => !isAlias && foldPlace(city) === foldPlace(name));

/** How well the world knows a city by its usual name; 0 for what is none. */
function fameOf(place: WherePlace, { places }: Known): number {
  const city = locate(places.gazetteer, place);
  return city && !city.isAlias ? city.weight : 0;
}

/**
 * Whether a name that nothing says to be a place is one: a word that jobs are named by stays a word, unless more jobs
 * are there. There is a town called Mobile.
 */
export function isMeant(
  text: string,
  typed: readonly string[],
  found: readonly WherePlace[],
  known: Known,
): boolean {
  const { places, words } = known;
  const [place] = found;
  if (/^[A-Z]{2}$/.test(text) && place?.city === '' && !/^U[KS]$/.test(text))
    return place.region !== '' && isState(text, typed, words);
  // PTA is an airport too, and who types it behind nothing means the work.
  if (findMeanings(text, []).length > 0) return false;
  // Several words in a row are a name of their own, whatever companies have them.
  const isCalled = place?.city === '' ? place.area !== undefined : isCityOf(text, places);
  const isLong = text.includes(' ') && isCalled && !isNameOfWork(text, words);
  if (isLong && (places.match(text).wanted.size > 0 || (place && fameOf(place, known) >= wellKnown)))
    return true;
  if (isCityAlone(text, place, known)) return true;
  const named = Math.min(...text.split(/[\s-]+/).map((word) => words.jobsWith(word)));
  if (named > 0 && words.hasWords(text) && jobsAt(place, text, words) <= named) return false;
  if (named > 0) return jobsAt(place, text, words) > named;
  if (place?.area !== undefined || places.match(text).wanted.size > 0) return true;
  if (isEmptyWord(text) || place === undefined) return false;
  // A town is rather another word, where no job is there ("deal"), but a city is not ("Hamburg").
  return fameOf(place, known) >= (place.city !== '' && isOtherWord(text) ? famous : wellKnown);
}

/** "York", which is no other word and no work, whatever companies are called after it. */
function isCityAlone(text: string, place: WherePlace | undefined, known: Known): boolean {
  const { places, words } = known;
  const isWord = isOtherWord(text) || isNameOfWork(text, words) || words.skillsNamed([text]).length > 0;
  return (
    place !== undefined &&
    place.city !== '' &&
    !isWord &&
    isCityOf(text, places) &&
    fameOf(place, known) >= famous
  );
}

/** As well known as Rugby or Bath. */
const famous = 6.3;

/** Whether a dictionary has it as a word, or work is called so. */
export const isOtherWord = (text: string) =>
  isCommonWord(text) || createOccupationNames().has([text.toLowerCase()]);

/** Open jobs at a place of that name, or in that part of the world. */
function jobsAt(place: WherePlace | undefined, text: string, words: Vocabulary): number {
  const codes = findWorldRegion(text);
  if (codes) return codes.reduce((sum, code) => sum + words.jobsAt(countryName(code)), 0);
  const name = place && (place.city || place.region || countryName(place.countryCode));
  return Math.max(words.jobsAt(text), name ? words.jobsAt(name) : 0);
}

/** "Software engineer CA": in capitals where not everything is, and no abbreviation of some work. */
function isState(text: string, typed: readonly string[], words: Vocabulary): boolean {
  const isShouted = typed.length > 1 && typed.every((word) => word === word.toUpperCase());
  return typed.length > 1 && !isShouted && !findAlternatives([text]) && words.jobsWith(text) === 0;
}
