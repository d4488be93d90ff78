import { nameCode } from './intl.ts';
import { isEnglish, languageIn, type Locale } from './locales.ts';

/** Those that `Intl` spells in another way than `countries`. */
const spelledOtherwise: readonly (readonly [name: string, code: string])[] = [
  ['Congo (Brazzaville)', 'CG'],
  ['Congo (Kinshasa)', 'CD'],
  ['Hong Kong', 'HK'],
  ['Macao', 'MO'],
  ['Palestinian Territories', 'PS'],
];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Made when first asked for, and of no board: `Intl` knows the names of the codes alone. */
let codes: ReadonlyMap<string, string> | undefined;

function readCodes(): ReadonlyMap<string, string> {
  const current = letters
    .flatMap((first) => letters.map((second) => first + second))
    // Those of countries of the past mean one of today, as DD means DE.
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  return new Map([
    ...current.map((code) => [nameCode('region', code, 'en', ''), code] as const),
    ...spelledOtherwise,
  ]);
}

/** The ISO 3166-1 alpha-2 code of a country by its English name; undefined for what is none. */
export function countryCodeOf(name: string): string | undefined {
  return (codes ??= readCodes()).get(name);
}

/** A country that is stored by its English name, in another language; what is no country stays as it is. */
export function nameCountry(name: string, language: Locale): string {
  return isEnglish(language) ? name : nameCode('region', countryCodeOf(name) ?? '', language, name);
}

/** Choices of countries that are stored by their English names, in the order of their names in the language. */
export function countryOptions(
  names: readonly string[],
  language: Locale,
): { value: string; label: string }[] {
  const options = names.map((value) => ({ value, label: nameCountry(value, language) }));
  if (isEnglish(language)) return options;
  const { compare } = new Intl.Collator(languageIn(language));
  return options.toSorted((a, b) => compare(a.label, b.label));
}
