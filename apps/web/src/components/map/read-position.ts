import type { MapPosition } from '@waymark/contract/places/map-position';
import { msg } from '@waymark/contract/text/message';

/** The position of two typed numbers, or which of them is wrong and what it should be. */
export function readPosition(
  latitude: string,
  longitude: string,
): { position: MapPosition } | { wrong: 'latitude' | 'longitude'; message: string } {
  const north = readDegrees(latitude, 90);
  if (north === undefined) {
    return { wrong: 'latitude', message: msg`Enter a latitude from -90 to 90, for example 42.36.` };
  }
  const east = readDegrees(longitude, 180);
  if (east === undefined) {
    return { wrong: 'longitude', message: msg`Enter a longitude from -180 to 180, for example -71.06.` };
  }
  return { position: { latitude: north, longitude: east } };
}

/** Degrees as people write them, with a point or a comma, to about ten metres; undefined for anything else. */
function readDegrees(text: string, limit: number): number | undefined {
  const written = text.trim().replace(',', '.');
  if (!/^[-+]?\d{1,3}(\.\d*)?$/.test(written)) return undefined;
  const degrees = Math.round(Number(written) * 10_000) / 10_000;
  return Math.abs(degrees) <= limit ? degrees : undefined;
}
