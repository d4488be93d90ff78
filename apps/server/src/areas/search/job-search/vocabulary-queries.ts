import type { ReadModel } from '../read-model/read-model-gateway.ts';
import { Vocabulary, type NamedEntry } from '../search-words/vocabulary-index.ts';
import type { HiringCompany } from './company-count-index.ts';
import type { PlaceCount } from './place-count-index.ts';

/** The most used titles and skills; a board of a million jobs has ten times as many, nearly all of them once. */
const titlesKept = 30_000;
const skillsKept = 10_000;

/** Reads the names of all open jobs. Titles go without what follows a comma: that is a specialty or a shift. */
export async function loadVocabulary({
  model,
  ...counts
}: {
  model: ReadModel;
  companies: () => readonly HiringCompany[];
  places: () => readonly PlaceCount[];
}): Promise<Vocabulary> {
  const titles = await model.countNames('title', titlesKept);
  const skills = await model.countNames('skill', skillsKept);
  return new Vocabulary([
    ...titles.map(({ text, count }) => entry('title', text, '', text, count)),
    ...skills.map(({ text, count }) => entry('skill', text, '', text, count)),
    ...counts.companies().map(({ id, name, jobs }) => entry('company', name, '', id, jobs)),
    ...counts
      .places()
      .map(({ place, count }) => entry('place', place.text, place.detail, place.value, count)),
  ]);
}

function entry(
  kind: NamedEntry['kind'],
  text: string,
  detail: string,
  value: string,
  weight: number,
): NamedEntry {
  return { kind, text, detail, value, weight };
}
