import type { z } from 'zod';
import type { Suggestion, suggestionsQuerySchema } from '@waymark/contract/jobs/jobs';
import { completePlace } from '../../places/places/completion-index.ts';
import { countryName, foldName } from '../../places/places/rules.ts';
import { foldWords } from '../read/query-rules.ts';
import { findMeanings } from '../lexicon/initial-index.ts';
import { isEnglishWord } from '../lexicon/known-word-index.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import type { NamedEntry, Vocabulary } from '../job-index/vocabulary-index.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import type { FindStage } from '../relax/attempt-rules.ts';
import { countTitle } from './title-count-cache.ts';

const suggestionsShown = 8;
/** No kind fills the list alone: "ora" may mean the company or the orange grove. */
const shownOfKind = { title: 5, skill: 3, company: 3, place: suggestionsShown } as const;

type Asked = z.output<typeof suggestionsQuerySchema>;

/** What names are suggested from, and how many jobs a search for a title finds. */
export interface Suggesting extends Pick<FindStage, 'places' | 'vocabulary'> {
  /** How many jobs there are at a place. */
  placeCounts(): { count(place: string): number };
  countTitle(title: string): Promise<number>;
}

export function suggest(jobs: OpenJobs, asked: Asked): Promise<Suggestion[]> {
  return suggestFrom(
    {
      places: jobs.places,
      vocabulary: () => jobs.vocabulary(),
      placeCounts: () => jobs.placeCounts(),
      countTitle: (title) => countTitle(jobs, title),
    },
    asked,
  );
}

/** What a beginning may go on to; when nothing begins so, what it was most likely meant to be. */
export async function suggestFrom(jobs: Suggesting, { q: typed, field }: Asked): Promise<Suggestion[]> {
  const q = foldWords(typed);
  const words = await jobs.vocabulary();
  const find = (text: string) =>
    field === 'place' ? completePlaces(jobs, words, text) : complete(words, text);
  const found = find(q);
  if (found.length > 0) return withCounts(jobs, found);
  const corrected = q
    .split(' ')
    .map((word) => (isEnglishWord(word) ? word : (words.correct(word) ?? word)))
    .join(' ');
  return corrected === q ? [] : withCounts(jobs, find(corrected));
}

/** Names of all kinds by their weight, and after them those that an abbreviation stands for. */
function complete(words: Vocabulary, q: string): NamedEntry[] {
  const kinds = ['title', 'skill', 'company'] as const;
  const others = findAlternatives(q.trim().split(/\s+/))?.same.filter((name) => name !== q.trim());
  // "SRE" is short for site reliability engineer before it is another name of DevOps.
  const isShort = (name: string) => Number(standsFor(q, name));
  const listed = findMeanings(q.trim(), []).flatMap(({ names }) => names);
  const expansions = [
    ...(others?.toSorted((a, b) => isShort(b) - isShort(a)) ?? []),
    ...listed,
    ...(others || listed.length > 0 ? [] : words.namesWithInitials(q).map(({ name }) => name)),
  ];
  const aliases = expansions.flatMap((name) => words.complete(name, kinds));
  const shown: NamedEntry[] = [];
  for (const entry of new Set([...words.complete(q, kinds), ...aliases])) {
    const ofKind = shown.filter(({ kind }) => kind === entry.kind).length;
    if (ofKind < shownOfKind[entry.kind]) shown.push(entry);
    if (shown.length === suggestionsShown) break;
  }
  return shown;
}

/** Whether a text is the initials of a name. */
function standsFor(text: string, name: string): boolean {
  const initials = name.split(/[\s-]+/).map((word) => word[0]);
  return initials.length > 1 && initials.join('') === text.trim().toLowerCase();
}

/** The places of jobs, an abbreviation's before others, and after them the places of the world that begin so. */
function completePlaces(jobs: Suggesting, words: Vocabulary, q: string): NamedEntry[] {
  const meant = jobs.places.read(q.trim());
  const inFull = meant && (meant.city || meant.region || countryName(meant.countryCode));
  const names = [...new Set([inFull ?? q.trim(), q.trim()])];
  const shown = new Map<string, NamedEntry>();
  // "NYC" goes on to the city first: the plain name of it is its state's too.
  const city = jobs.places.spellNamedCity(q.trim());
  if (city !== undefined) {
    const weight = jobs.placeCounts().count(city);
    const detail = countryName(jobs.places.read(city)?.countryCode ?? '');
    shown.set(keyOf({ text: city, detail }), { kind: 'place', text: city, detail, value: city, weight });
  }
  for (const entry of names.flatMap((name) => words.complete(name, ['place'], suggestionsShown)))
    if (!shown.has(keyOf(entry))) shown.set(keyOf(entry), entry);
  const room = suggestionsShown - shown.size;
  if (room <= 0) return [...shown.values()].slice(0, suggestionsShown);
  const others = names.flatMap((name) => completePlace(name, suggestionsShown));
  const rest = others.filter((place) => !shown.has(keyOf(place))).slice(0, room);
  const counts = jobs.placeCounts();
  // By another name of it, a place with jobs is found among these.
  const more = rest
    .map((place) => ({ kind: 'place' as const, ...place, weight: counts.count(place.value) }))
    .toSorted((a, b) => Number(b.weight > 0) - Number(a.weight > 0));
  return [...shown.values(), ...more];
}

const keyOf = ({ text, detail }: { text: string; detail: string }) => foldName(`${text}, ${detail}`);

/** A title is searched for as words, which finds more than those that are called just that: it says how many. */
async function withCounts(jobs: Suggesting, entries: readonly NamedEntry[]): Promise<Suggestion[]> {
  const suggestions: Suggestion[] = [];
  for (const { weight, ...entry } of entries) {
    const value = entry.kind === 'title' ? sayPlainly(entry.text) : entry.value;
    const count = entry.kind === 'title' ? await jobs.countTitle(value) : weight;
    suggestions.push({ ...entry, value, jobs: count });
  }
  return suggestions;
}

/** A title as words alone: "Scientist -Deep Learning" would keep out what it names, and quotes take all literally. */
const sayPlainly = (title: string) =>
  title
    .replaceAll(/["“”„]/g, '')
    .replaceAll(/(^|\s)-+(?=\S)/g, '$1')
    .replaceAll(/\bOR\b/g, 'or')
    .trim();
