import type { MapPosition } from '@waymark/contract/places/map-position';
import { atOnce, inTurns } from '../../../platform/in-turns.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { distanceKilometres, type GazetteerPlace } from './rules.ts';

/** Smaller places are not worth a search around them. */
const minFame = 5;
/** So near, a place that more people know is meant: a position is rounded as far. */
const nearKilometres = 15;
/** Farther from any place is the sea, or a desert. */
const maxKilometres = 200;
const kilometresOfDegree = 111;

interface Positions {
  latitudes: readonly number[];
  longitudes: readonly number[];
}

/** Of the cities in the order of the gazetteer, the best known first; made with the first call or before it. */
let positions: Positions | undefined;

export async function preparePositions(): Promise<void> {
  positions ??= await inTurns(listPositions());
}

function* listPositions(): Generator<void, Positions> {
  const [latitudes, longitudes]: [number[], number[]] = [[], []];
  for (const { latitude, longitude } of worldGazetteer().usualNames(minFame)) {
    latitudes.push(latitude);
    longitudes.push(longitude);
    yield;
  }
  return { latitudes, longitudes };
}

/** The place that a position is at or near; undefined far from all. */
export function findNearest(point: MapPosition): GazetteerPlace | undefined {
  positions ??= atOnce(listPositions());
  const { latitudes, longitudes } = positions;
  let [nearest, least] = [-1, maxKilometres];
  for (let at = 0; at < latitudes.length; at++) {
    const latitude = latitudes[at] ?? 0;
    if (Math.abs(latitude - point.latitude) * kilometresOfDegree > least) continue;
    const distance = distanceKilometres(point, { latitude, longitude: longitudes[at] ?? 0 });
    if (distance <= nearKilometres) return worldGazetteer().cityAt(at);
    if (distance < least) [nearest, least] = [at, distance];
  }
  return nearest < 0 ? undefined : worldGazetteer().cityAt(nearest);
}
