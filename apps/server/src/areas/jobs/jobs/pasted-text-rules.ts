import { readDataPattern } from '../../../platform/data-files.ts';
import { wellKnown } from '../../places/places/city-name-rules.ts';
import { readPlaces } from '../../places/places/reading-rules.ts';
import { abbreviatedRegions } from '../../places/places/within-rules.ts';
import {
  findCountryCode,
  foldName,
  locate,
  type Gazetteer,
  type PlaceDraft,
} from '../../places/places/rules.ts';

/** Names that a pasted text is compared with. */
export interface KnownNames {
  gazetteer: Gazetteer;
  /** Skills as postings here spell them, the most used first. */
  skills: readonly string[];
}

/** A pasted text, whole and by its lines, without the runs of blanks that patterns would search again and again. */
export function readLines(pasted: string): { lines: string[]; text: string } {
  const lines = pasted.split(/\r?\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return { lines, text: lines.join('\n').replaceAll(/\n{2,}/g, '\n\n') };
}

const placeLabel = new RegExp(
  String.raw`^(?:${readDataPattern('postings/place-labels.txt')})\s*[:：–-]\s*(.+)$`,
  'iu',
);
const separators = /\s*[;|•·()]\s*|\s+[/–—-]\s+/;
const linesWithPlace = 8;
/** Reading a place takes a fraction of a millisecond; no posting has more of them. */
const labelledPlaces = 50;
/** A longer line is a sentence. */
const placeLineLength = 120;

/** The places of a posting, by their label or from its first lines. */
export function readPlaceLines(lines: readonly string[], gazetteer: Gazetteer): PlaceDraft[] {
  const labelled = lines.flatMap((line) => placeLabel.exec(line)?.[1] ?? []).slice(0, labelledPlaces);
  const read = labelled
    .flatMap((line) => readPlaces([line], gazetteer, { isFact: true }).places)
    .filter(({ countryCode }) => countryCode !== '');
  if (read.length > 0) return read;
  // No label: the first lines are where a posting says where it is.
  for (const line of lines.slice(0, linesWithPlace)) {
    if (line.length > placeLineLength) continue;
    const places = line.split(separators).flatMap((part) => readBesideOthers(part, gazetteer));
    if (places.length > 0) return places;
  }
  return [];
}

/** "Example Bistro, Portland, ME": a city with its state or country, or alone one that is well known. */
function readBesideOthers(text: string, gazetteer: Gazetteer): PlaceDraft[] {
  const parts = text.split(/\s*,\s*/).filter((part) => part.length > 1);
  for (const [at, name] of parts.entries()) {
    const [city] = gazetteer.cities(name);
    if (!city) continue;
    const around = [parts.slice(at, at + 3), parts.slice(at, at + 2)].find(({ length }) => length > 1);
    const places = around ? readPlaces([around.join(', ')], gazetteer, { isFact: true }).places : [];
    const exact = places.find((place) => locate(gazetteer, place) && isWithin(place, parts.slice(at + 1)));
    if (exact) return [exact];
    // A small town has the name of many another thing.
    const [alone] = city.weight < wellKnown ? [] : readPlaces([name], gazetteer, { isFact: true }).places;
    if (alone && alone.countryCode !== '') return [alone];
  }
  return [];
}

/** Whether the part behind the city is its region or its country. */
function isWithin(place: PlaceDraft, [next = '']: readonly string[]): boolean {
  const [region] = abbreviatedRegions(next).filter(({ countryCode }) => countryCode === place.countryCode);
  const isRegion = foldName(region?.region ?? next) === foldName(place.region);
  return isRegion || findCountryCode(next) === place.countryCode;
}

export function readWorkMode(text: string): 'hybrid' | 'remote' | undefined {
  if (/\bhybrid\b/i.test(text)) return 'hybrid';
  if (/\bno remote\b|\bnot remote\b/i.test(text)) return undefined;
  return /\b(?:fully |100 ?% )?remote(?:ly)?\b|\bwork from home\b/i.test(text) ? 'remote' : undefined;
}

const skillsFound = 15;
const wordsOfSkill = 4;

/** The label of a line, and a line that is only a heading: "Benefits:" names no skill. */
const labels = /^(?![-*•·◦▪–])[^\n:]{1,40}:[^\S\n]*/gm;

/** Of a text: no posting has more. */
const wordsRead = 6000;

/** Names of skills that stand in the text as words of their own; of two that overlap both may be meant. */
export function readSkills(text: string, known: readonly string[]): string[] {
  const names = known.map((skill) => foldName(skill));
  const begins = new Set(names.map((name) => name.split(' ', 1)[0]));
  const words = foldName(text.replaceAll(labels, '\n')).match(/[\p{L}\p{N}+#./-]+/gu) ?? [];
  const bare = words.slice(0, wordsRead).map((word) => word.replace(/^[./-]+|[./-]+$/g, ''));
  const runs = new Set(
    bare.flatMap((word, at) =>
      begins.has(word)
        ? Array.from({ length: wordsOfSkill }, (__, more) => bare.slice(at, at + more + 1).join(' '))
        : [],
    ),
  );
  return known.filter((_skill, at) => runs.has(names[at] ?? '')).slice(0, skillsFound);
}
