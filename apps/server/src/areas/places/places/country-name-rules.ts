import { readDataMap, readDataSections } from '../../../platform/data-files.ts';
import { countryName, foldPlace, listCountries, type Gazetteer } from './rules.ts';

const data = readDataSections('places/country-names.txt');
const otherThings = new Set(data.list('other things'));
/** Two letters by three. */
const codesByThree = readDataMap('places/country-codes.tsv');
/** A city so well known is meant before a country that is called so in another language; in another script still rarer. */
const [knownInLatin, knownInScript] = [6.8, 8];

/** Codes of countries by their folded names in other languages; made when first asked for. */
let foreignNames: Map<string, string> | undefined;

function listForeignNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of data.list('languages')) {
    const called = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of listCountries()) {
      const folded = foldPlace(called.of(code) ?? '');
      if (folded.length > 1 && !otherThings.has(folded) && !names.has(folded)) names.set(folded, code);
    }
  }
  return names;
}

/** The code of a country by its name in a language of the list: "Deutschland", "Allemagne", "ドイツ". */
export function readForeignCountry(name: string, gazetteer: Gazetteer): string | undefined {
  foreignNames ??= listForeignNames();
  const code = foreignNames.get(foldPlace(name));
  if (code === undefined) return undefined;
  const least = /\p{sc=Latn}/u.test(name) ? knownInLatin : knownInScript;
  for (const city of gazetteer.cities(name))
    if (!city.isAlias && city.countryCode !== code && city.weight >= least) return undefined;
  return code;
}

/** All names of countries in other languages, folded. */
export function listForeignCountries(): string[] {
  foreignNames ??= listForeignNames();
  return [...foreignNames.keys()];
}

/** Names of countries that join two by a sign that stands between places too, with how they are written without it. */
const joined = listCountries()
  .map((code) => countryName(code))
  .filter((name) => name.includes(' & '))
  .map((name): [RegExp, string] => [
    new RegExp(name.replaceAll('.', String.raw`\.?`).replaceAll(' & ', ' (?:&|and) '), 'gi'),
    name.replaceAll(' & ', ' '),
  ]);

/** "Rio Claro, Trinidad & Tobago" names one country. */
export function joinCountryNames(text: string): string {
  if (!/ (?:&|and) /i.test(text)) return text;
  return joined.reduce((whole, [name, plain]) => whole.replaceAll(name, plain), text);
}

/** The code of two letters for one of three: "GBR". */
export function readLongCode(text: string): string | undefined {
  const letters = text.trim().toUpperCase();
  return Object.hasOwn(codesByThree, letters) ? codesByThree[letters] : undefined;
}
