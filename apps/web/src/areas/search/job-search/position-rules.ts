import type { DistanceUnit } from '@waymark/contract/jobs/choices';
import type { JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';

type Reading = Pick<JobSearchResult, 'reading'>['reading'];

/** A position is known to some ten kilometres: a smaller circle would leave out what is next door. */
const usualRadius = 25;
const distance = /(\d{1,3})[ -]?(km|kms|kilomet(?:er|re)s?|mi|miles?)(?!\p{L})/iu;

/** What the words of a search say of where the person is, as typed: "near me". */
export const wordsOfPosition = (reading: Reading): string[] =>
  reading.filter(({ field }) => field === 'position').map(({ words }) => words);

/** The search around a place in place of such words, as far as they say. */
export function searchAround(
  search: JobSearch,
  place: { location: string; unit: DistanceUnit },
  words: readonly string[] = [],
): JobSearch {
  const [, number, unit = ''] = distance.exec(words.join(' ')) ?? [];
  const q = words
    .reduce((text, said) => text.replace(said, ' '), search.q)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    ...search,
    q,
    location: place.location,
    radius: number === undefined ? (search.radius ?? usualRadius) : Number(number),
    unit: number === undefined ? (search.unit ?? place.unit) : /^k/i.test(unit) ? 'Km' : 'miles',
    page: 1,
  };
}

/** To a tenth of a degree, as it is sent. */
export const roundPosition = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude: Number(latitude.toFixed(1)),
  longitude: Number(longitude.toFixed(1)),
});
