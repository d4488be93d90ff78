import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { worldGazetteer } from '../../apps/server/src/areas/places/places/gazetteer-index.ts';
import { distanceKilometres, foldPlace } from '../../apps/server/src/areas/places/places/rules.ts';
import { root } from '../root.ts';

/*
 * Writes `data/gazetteer/postal-codes.txt` from GeoNames' postal codes (CC BY 4.0), a file a
 * country as the repository symerio/postal-codes-data on GitHub mirrors them:
 *
 *   node tooling/places/make-postal-codes.ts FOLDER codes-postaux.json cities500.txt
 *
 * Of the United Kingdom these are the outward codes, of Canada the first three letters, of Ireland the routing keys.
 * The mirror has no France: its codes come from the npm package `codes-postaux` 4.1.2 (La Poste and INSEE, Licence
 * Ouverte), each placed where the largest of its communes is by the cities of `make-gazetteer.ts`.
 */

/** Kilometres: so near is a place of that name the one that is meant, and so near is a code a part of a city. */
const sameName = 40;
const partOf = 12;

interface Commune {
  codePostal: string;
  codeCommune: string;
  nomCommune: string;
}

const [folder, frenchFile, citiesFile] = process.argv.slice(2);
if (!folder || !frenchFile || !citiesFile)
  throw new Error('Name the folder with a file of postal codes a country, and the files for France.');

const gazetteer = worldGazetteer();
const citiesOf = Map.groupBy(gazetteer.usualNames(0), ({ countryCode }) => countryCode);
const lines = new Map<string, string>();
const files = readdirSync(folder).map((file) =>
  readFileSync(path.join(folder, file), 'utf8').trim().split('\n'),
);
for (const file of [...files, listFrenchCodes(frenchFile, citiesFile)]) {
  for (const line of file) {
    const [country = '', code = '', name = '', , , , , , , latitude, longitude] = line.split('\t');
    const key = `${country} ${code.replaceAll(' ', '').toUpperCase()}`;
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    if (lines.has(key) || !name || !latitude) continue;
    const { city, region } = cityAt(name.replace(/\s*[(/].*$/, '').trim(), country, point);
    const position = [point.latitude, point.longitude].map((degrees) =>
      String(Math.round(degrees * 1000) / 1000),
    );
    lines.set(key, [key, city, region, ...position].join('\t'));
  }
}
const target = path.join(root, 'data/gazetteer/postal-codes.txt');
writeFileSync(target, `${[...lines.values()].toSorted((a, b) => (a < b ? -1 : 1)).join('\n')}\n`);

/** The city that the code's place is, or lies in; the best known where several are near. */
function cityAt(name: string, country: string, point: { latitude: number; longitude: number }) {
  for (const city of gazetteer.cities(name))
    if (city.countryCode === country && distanceKilometres(city, point) <= sameName) return city;
  const near = citiesOf.get(country)?.filter((city) => distanceKilometres(city, point) <= sameName) ?? [];
  const nearest = near.toSorted((a, b) => distanceKilometres(a, point) - distanceKilometres(b, point))[0];
  const around = near.find((city) => distanceKilometres(city, point) <= partOf);
  return around ?? nearest ?? { city: name, region: '' };
}

/** Lines as GeoNames has them, a code each: at the largest of its communes that has more than 500 people. */
function listFrenchCodes(codesFile: string, placesFile: string): string[] {
  const towns = new Map<string, { people: number; at: string }>();
  for (const line of readFileSync(placesFile, 'utf8').split('\n')) {
    const [, name = '', , , latitude, longitude, , , country, , , department, , , people] = line.split('\t');
    if (country !== 'FR') continue;
    const key = `${department} ${foldPlace(name)}`;
    const known = towns.get(key);
    if (!known || known.people < Number(people))
      towns.set(key, { people: Number(people), at: `${latitude}\t${longitude}` });
  }
  const communes = JSON.parse(readFileSync(codesFile, 'utf8')) as Commune[];
  const codes = Map.groupBy(communes, ({ codePostal }) => codePostal);
  return [...codes].flatMap(([code, named]) => {
    const placed = named.flatMap(({ codeCommune, nomCommune }) => {
      const name = nomCommune.replace(/ \d+er?(?: Arrondissement)?$/i, '');
      const town = towns.get(`${codeCommune.slice(0, 2)} ${foldPlace(name)}`);
      return town ? [{ name, ...town }] : [];
    });
    const [largest] = placed.toSorted((a, b) => b.people - a.people);
    return largest ? [`FR\t${code}\t${largest.name}\t\t\t\t\t\t\t${largest.at}`] : [];
  });
}
