import type { Place } from '@waymark/contract/jobs/jobs';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { nameLocally, translatePlace } from './local-name-index.ts';

/** Places of postings and their cards are kept in memory, and named in each language once. */
const namedIn = new Map<Language, WeakMap<object, object>>();

/**
 * An answer with its places named as a language calls them: postings' places get `named`, and what leads to a place by
 * a text is called so. What is kept elsewhere is not changed: what changes is copied, and nothing else.
 */
export function namePlaces<Answer>(answer: Answer, language: Language): Answer {
  return language === sourceLanguage ? answer : (nameIn(answer, language) as Answer);
}

function nameIn(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return nameEach(value, language);
  // A file or a date has no places.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isPlace(value)) return keep(value, language, namePlace);
  if (isLink(value)) return nameLink(nameFields(value, language), language);
  if (isSuggestion(value)) return nameSuggestion(value, language);
  if (isResult(value)) return nameResult(nameFields(value, language), language);
  return 'places' in value ? keep(value, language, nameFields) : nameFields(value, language);
}

function nameEach(values: readonly unknown[], language: Language): readonly unknown[] {
  const named = values.map((one) => nameIn(one, language));
  return named.every((one, at) => one === values[at]) ? values : named;
}

function nameFields<Given extends object>(value: Given, language: Language): Given {
  const changed: Record<string, unknown> = {};
  let isChanged = false;
  for (const [key, one] of Object.entries(value)) {
    const named = nameIn(one, language);
    if (named === one) continue;
    changed[key] = named;
    isChanged = true;
  }
  return isChanged ? { ...value, ...changed } : value;
}

function keep<Given extends object>(
  value: Given,
  language: Language,
  name: (value: Given, language: Language) => Given,
): Given {
  let known = namedIn.get(language);
  if (!known) namedIn.set(language, (known = new WeakMap()));
  const kept = known.get(value) as Given | undefined;
  if (kept) return kept;
  const named = name(value, language);
  known.set(value, named);
  return named;
}

const textFields = (value: object, ...names: readonly string[]) =>
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const isPlace = (value: object): value is Place =>
  textFields(value, 'city', 'region', 'countryCode', 'country');

function namePlace(place: Place, language: Language): Place {
  const named = nameLocally(place, language);
  return named ? { ...place, named } : place;
}

/** To a page about a place: a landing page, or one of pay. */
interface PlaceLink {
  criteria: { location: string };
  names: { place: { name: string; detail: string } };
  search?: { location?: string };
}

function isLink(value: object): value is PlaceLink {
  const { criteria, names } = value as {
    criteria?: Partial<PlaceLink['criteria']>;
    names?: { place?: object };
  };
  return typeof criteria?.location === 'string' && names?.place !== undefined;
}

function nameLink<Given extends PlaceLink>(link: Given, language: Language): Given {
  const { name, detail } = link.names.place;
  const { value, translate } = translatePlace(link.criteria.location, language);
  return {
    ...link,
    names: { ...link.names, place: { name: translate(name), detail: translate(detail) } },
    // The address of the page keeps its name; a search says what was looked for.
    ...(link.search && { search: { ...link.search, location: value } }),
  };
}

interface PlaceSuggestion {
  kind: 'place';
  text: string;
  detail: string;
  value: string;
}

const isSuggestion = (value: object): value is PlaceSuggestion =>
  (value as { kind?: unknown }).kind === 'place' && textFields(value, 'text', 'detail', 'value');

function nameSuggestion(suggestion: PlaceSuggestion, language: Language): PlaceSuggestion {
  const { value, translate } = translatePlace(suggestion.value, language);
  return {
    ...suggestion,
    text: translate(suggestion.text),
    detail: translate(suggestion.detail),
    value,
  };
}

/** What a search found, with the places that it may have meant. */
interface Result {
  placeOffers: readonly string[];
}

const isResult = (value: object): value is Result =>
  'placeOffers' in value && Array.isArray(value.placeOffers);

function nameResult<Given extends Result>(result: Given, language: Language): Given {
  if (result.placeOffers.length === 0) return result;
  return { ...result, placeOffers: result.placeOffers.map((one) => translatePlace(one, language).value) };
}
