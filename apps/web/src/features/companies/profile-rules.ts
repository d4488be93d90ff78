import type { MapPosition } from '@waymark/contract/map-position';

/** Degrees as people write them, with a point or a comma, to about ten metres; undefined for anything else. */
function readDegrees(text: string, limit: number): number | undefined {
  const written = text.trim().replace(',', '.');
  if (!/^[-+]?\d{1,3}(\.\d*)?$/.test(written)) return undefined;
  const degrees = Math.round(Number(written) * 10_000) / 10_000;
  return Math.abs(degrees) <= limit ? degrees : undefined;
}

/** The position of two typed numbers, or which of them is wrong and what it should be. */
export function readPosition(
  latitude: string,
  longitude: string,
): { position: MapPosition } | { wrong: 'latitude' | 'longitude'; message: string } {
  const north = readDegrees(latitude, 90);
  if (north === undefined) {
    return { wrong: 'latitude', message: 'Enter a latitude from -90 to 90, for example 42.36.' };
  }
  const east = readDegrees(longitude, 180);
  if (east === undefined) {
    return { wrong: 'longitude', message: 'Enter a longitude from -180 to 180, for example -71.06.' };
  }
  return { position: { latitude: north, longitude: east } };
}

/** How well the board knows an address; undefined until the marker has followed it. */
export type FoundPlace = 'city' | 'country' | 'nothing' | undefined;

/** What is said of the marker beneath the map. */
export function describeMarker(
  position: MapPosition | null,
  found: FoundPlace,
  { city, country }: { city: string; country: string },
): string {
  if (found === 'nothing') return 'We do not know this place yet. Put the marker where you are.';
  if (!position) return 'There is no marker yet. Fill in city and country, or press on the map.';
  const where = `The marker stands at ${position.latitude}, ${position.longitude}`;
  if (found === 'city') return `${where}, in ${city}.`;
  if (found !== 'country') return `${where}.`;
  return city
    ? `${where}, in the middle of ${country}: we do not know this city yet. Put the marker where you are.`
    : `${where}, in the middle of ${country}. Fill in the city, or put the marker where you are.`;
}
