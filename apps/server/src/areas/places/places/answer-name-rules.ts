import type { Place } from '@waymark/contract/jobs/jobs';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { nameIndustry } from '../../../platform/languages/industry-names.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { nameLocally, translatePlace } from './local-name-index.ts';

/**
 * An answer with its places and industries as a language calls them: postings' places get `named`, the counts of
 * industries a `label`, and texts that lead to a place say it so. It may be kept elsewhere, so what changes is copied, and nothing else.
 */
export function namePlaces<Answer>(answer: Answer, language: Language): Answer {
  return language === sourceLanguage ? answer : (nameIn(answer, language) as Answer);
}

/** The fields by which an object of an answer is told to name a place. */
type Fields = Partial<Place> &
  Partial<Record<'text' | 'name' | 'detail' | 'value', string>> & {
    kind?: unknown;
    isPlace?: unknown;
    criteria?: { location?: string } | null;
    names?: { place?: Fields };
    search?: { location?: string };
    placeOffers?: readonly string[];
    industry?: string | readonly (string | { value: string })[];
    size?: unknown;
    isIndustry?: unknown;
  };

/** Lists have thousands of values, most of which stay: nothing is copied before something changes. */
function nameIn(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return nameEach(value, language);
  // A file or a date has no places.
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? nameIndustries(nameFields(value, language), language) : value;
}

function nameEach(list: readonly unknown[], language: Language): readonly unknown[] {
  let named: unknown[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const one = nameIn(list[at], language);
    if (one === list[at]) continue;
    named ??= [...list];
    named[at] = one;
  }
  return named ?? list;
}

function nameInside(given: Fields, language: Language): Fields {
  let fields: Record<string, unknown> | undefined;
  for (const key of Object.keys(given)) {
    const one: unknown = given[key as keyof Fields];
    if (typeof one !== 'object') continue;
    const named = nameIn(one, language);
    if (named === one) continue;
    fields ??= { ...given };
    fields[key] = named;
  }
  return fields ?? given;
}

/** Of a company, of the counts of a filter, and of a list of industries. */
function nameIndustries(fields: Fields, language: Language): Fields {
  const { industry, name = '', size, isIndustry } = fields;
  const write = (text: string) => nameIndustry(sayIn(language), text);
  if (isIndustry === true) return { ...fields, name: write(name) };
  if (typeof industry === 'string') {
    const isCompany = typeof size === 'string' && 'name' in fields;
    return isCompany && write(industry) !== industry ? { ...fields, industry: write(industry) } : fields;
  }
  if (!industry?.some((one) => typeof one === 'object')) return fields;
  const labelled = industry.map((one) =>
    typeof one === 'object' ? { ...one, label: write(one.value) } : one,
  );
  return { ...fields, industry: labelled };
}

function nameFields(given: Fields, language: Language): Fields {
  const fields = nameInside(given, language);
  const { city, region, countryCode, country, criteria, names, placeOffers } = fields;
  if (city !== undefined && region !== undefined && countryCode !== undefined && country !== undefined) {
    const named = nameLocally({ city, region, countryCode }, language);
    return named ? { ...fields, named } : fields;
  }
  if (fields.isPlace === true || fields.kind === 'place')
    return translateTexts(fields, fields.value ?? criteria?.location ?? fields.name ?? '', language);
  if (placeOffers && placeOffers.length > 0)
    return { ...fields, placeOffers: placeOffers.map((one) => translatePlace(one, language).value) };
  if (!names?.place || criteria?.location === undefined) return fields;
  // The address of the page keeps its name; a search says what was looked for.
  const { value } = translatePlace(criteria.location, language);
  const search = fields.search && { search: { ...fields.search, location: value } };
  const place = translateTexts(names.place, criteria.location, language);
  return { ...fields, names: { ...names, place }, ...search };
}

function translateTexts(fields: Fields, written: string, language: Language): Fields {
  const { value, translate } = translatePlace(written, language);
  const texts = (['text', 'name', 'detail'] as const).flatMap((key) =>
    fields[key] === undefined ? [] : [[key, translate(fields[key])]],
  );
  return { ...fields, ...Object.fromEntries(texts), ...(fields.value !== undefined && { value }) };
}
