import type { Replica } from '../replica/replica-gateway.ts';
import type { HiringCompany } from './count-index.ts';
import type { PlaceCount } from './place-count-index.ts';
import { Vocabulary, type NamedEntry } from './vocabulary-index.ts';

/** The most used titles and skills; a board of a million jobs has ten times as many, nearly all of them once. */
const titlesKept = 30_000;
const skillsKept = 10_000;

/** Reads the names of all open jobs. Titles go without what follows a comma: that is a specialty or a shift. */
export async function loadVocabulary({
  replica,
  unlisted,
  ...counts
}: {
  replica: Replica;
  /** The numbers of jobs that lists do not show. */
  unlisted: readonly number[];
  companies: () => readonly HiringCompany[];
  places: () => readonly PlaceCount[];
}): Promise<Vocabulary> {
  const titles = await replica.countNames('title', titlesKept, unlisted);
  const skills = await replica.countNames('skill', skillsKept, unlisted);
  return Vocabulary.read([
    ...titles.map(({ text, count }) => entryFor('title', text, '', text, count)),
    ...skills.map(({ text, count }) => entryFor('skill', text, '', text, count)),
    ...counts.companies().map(({ id, name, jobs }) => entryFor('company', name, '', id, jobs)),
    ...counts
      .places()
      .map(({ place, count }) => entryFor('place', place.text, place.detail, place.value, count)),
  ]);
}

function entryFor(
  kind: NamedEntry['kind'],
  text: string,
  detail: string,
  value: string,
  weight: number,
): NamedEntry {
  return { kind, text, detail, value, weight };
}
