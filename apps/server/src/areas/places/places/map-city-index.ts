import type { MapCity } from '@waymark/contract/places/map-position';
import type { Language } from '@waymark/contract/text/languages';
import { readDataRows } from '../../../platform/data-files.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { nameLocally } from './local-name-index.ts';
import { distanceKilometres } from './rules.ts';

/** Another city of the same name is further away. */
const sameCityKilometres = 50;

/** Read when a map first asks, and the same for every board. */
const namedIn = new Map<Language, readonly MapCity[]>();

/** The cities that maps name, as a language calls them, the most important first. */
export function listMapCities(language: Language): readonly MapCity[] {
  const known = namedIn.get(language);
  if (known) return known;
  const named = readDataRows('places/map-cities.tsv').map(([name = '', latitude, longitude]) => {
    const city = { name, latitude: Number(latitude), longitude: Number(longitude) };
    return { ...city, name: nameCity(city, language) };
  });
  namedIn.set(language, named);
  return named;
}

function nameCity(city: MapCity, language: Language): string {
  for (const place of worldGazetteer().cities(city.name)) {
    if (distanceKilometres(city, place) < sameCityKilometres)
      return nameLocally(place, language)?.city ?? city.name;
  }
  return city.name;
}
