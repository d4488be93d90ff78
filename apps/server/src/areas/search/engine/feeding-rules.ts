import type { JobDocument } from '../replica/document-rules.ts';
import type { Grouping } from './document-rules.ts';

/** An entry of a list has so many places at most: what it shows and is found by stays short. */
const maxPlaces = 100;

/** What an opening has of its own. */
export interface Opening {
  number: number;
  postedSeconds: number;
  places: readonly number[];
}

/** What an engine keeps of how an opening stands among others. */
export interface StoredOpening extends Opening, Grouping {}

/** Equal for postings that lists show as one; undefined for one that is like no other. */
export const groupKeyOf = ({ company_id: company, fingerprint }: JobDocument): string | undefined =>
  fingerprint === 0 ? undefined : `${company} ${fingerprint}`;

export const openingOf = ({ number, posted_at: posted, place_ids: places }: JobDocument): Opening => ({
  number,
  postedSeconds: posted ? Math.round(posted.getTime() / 1000) : 0,
  places,
});

/** A posting that is like no other. */
export const standingAlone = (opening: Opening): StoredOpening => ({
  ...opening,
  key: undefined,
  group: `#${opening.number}`,
  listed: { openings: 1, places: opening.places },
});

/**
 * How openings that are alike are listed: as one, or as several where they have many places. The same for the same
 * openings, in whichever order they came.
 */
export function groupOpenings(key: string, openings: readonly Opening[]): StoredOpening[] {
  const parts: { openings: Opening[]; places: Set<number> }[] = [];
  for (const opening of openings.toSorted((a, b) => a.number - b.number)) {
    const part = parts.find(({ places }) => places.union(new Set(opening.places)).size <= maxPlaces);
    if (part) {
      part.openings.push(opening);
      for (const id of opening.places) part.places.add(id);
    } else parts.push({ openings: [opening], places: new Set(opening.places) });
  }
  return parts.flatMap((part, at) => {
    const shown = part.openings.reduce((best, one) => (isBefore(one, best) ? one : best));
    const isOne = part.openings.length === 1;
    const places = isOne ? shown.places : [...part.places].toSorted((a, b) => a - b);
    const listed = { openings: part.openings.length, places };
    const group = `${key} ${at}`;
    return part.openings.map((one) => ({ ...one, key, group, listed: one === shown ? listed : undefined }));
  });
}

/** As the replica's groups: the newest opening is shown, the lowest number among equals. */
const isBefore = (a: Opening, b: Opening) =>
  a.postedSeconds > b.postedSeconds || (a.postedSeconds === b.postedSeconds && a.number < b.number);

export const isSameGrouping = (a: Grouping, b: Grouping): boolean =>
  a.group === b.group &&
  a.listed?.openings === b.listed?.openings &&
  a.listed?.places.join() === b.listed?.places.join();

/** How an opening stands, from the fields of its document. */
export function readOpening(source: Readonly<Record<string, unknown>>): StoredOpening {
  const own = source['ownPlaces'] as string;
  return {
    number: Number(source['number']),
    postedSeconds: Number(source['postedSeconds']),
    places: own === '' ? [] : own.split(',').map(Number),
    key: source['groupKey'] as string | undefined,
    group: String(source['group']),
    listed:
      source['listed'] === true
        ? { openings: Number(source['openings']), places: source['placeIds'] as number[] }
        : undefined,
  };
}

/** The fields that `readOpening` reads. */
export const openingFields = [
  'number',
  'postedSeconds',
  'ownPlaces',
  'groupKey',
  'group',
  'listed',
  'openings',
  'placeIds',
];

/** The lines of some of the documents of a bulk; a removal has one line, a document two. */
export function keepLines(lines: string, isKept: (at: number) => boolean): string {
  let at = -1;
  let isOpen = false;
  return lines
    .split('\n')
    .filter((line) => {
      if (line === '') return false;
      if (isOpen) isOpen = false;
      else {
        at++;
        isOpen = line.startsWith('{"index"');
      }
      return isKept(at);
    })
    .map((line) => `${line}\n`)
    .join('');
}
