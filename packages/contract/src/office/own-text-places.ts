/*
 * The operator's own words in the other languages of the board (L-40): what stands in settings, plans and packages names
 * its translation, as the English text names that of a message. A text that is changed is a new one, and what has no
 * translation is shown as it is.
 */

const label = ['*.label'];
/** Where texts stand, by their group: a name, or * for each of a list or an object. */
const ownTextPlaces = {
  look: [
    'slogan',
    'heroTitle',
    'heroLead',
    'heroPicture.alt',
    'questions.*.question',
    'questions.*.answer',
    'footerLine',
  ],
  promoTexts: ['*'],
  headerLinks: label,
  footer: ['*.title', '*.links.*.label'],
  categories: label,
  sectors: label,
  postingFields: ['*.label', '*.help', '*.unit', '*.options.*.label'],
  stages: ['*.name'],
  reportReasons: label,
  featuring: ['refundTerms'],
  invoicing: ['taxName', 'exemptNote'],
  plans: ['*.name', '*.unit', '*.refundTerms'],
  packages: ['*.packageName', '*.packageDescription', '*.refundTerms'],
  mails: ['*.subject', '*.heading', '*.text', '*.button', '*.note'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type OwnTextGroup = keyof typeof ownTextPlaces;
export const ownTextGroups = Object.keys(ownTextPlaces) as [OwnTextGroup, ...OwnTextGroup[]];

const variables = /\{\{\s*\w+\s*\}\}/g;

/** Whether a text says anything beside its variables. */
export const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(variables, ''));

/** A value with another text in each of its places. */
export function mapOwnTexts<Value>(
  group: OwnTextGroup,
  value: Value,
  write: (text: string) => string,
): Value {
  return ownTextPlaces[group].reduce<unknown>(
    (mapped, place) => mapAt(mapped, place.split('.'), write),
    value,
  ) as Value;
}

function mapAt(value: unknown, [name, ...rest]: readonly string[], write: (text: string) => string): unknown {
  if (typeof value === 'string' && name === undefined) return hasWords(value) ? write(value) : value;
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => mapAt(one, rest, write));
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [
    key,
    name === '*' || name === key ? mapAt(one, rest, write) : one,
  ]);
  return Object.fromEntries(entries);
}

/** Every text of a value, once, in its order. */
export function listOwnTexts(group: OwnTextGroup, value: unknown): string[] {
  const texts = new Set<string>();
  mapOwnTexts(group, value, (text) => {
    texts.add(text);
    return text;
  });
  return [...texts];
}
