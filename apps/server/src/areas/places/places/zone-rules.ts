import lookUpZone from '@photostructure/tz-lookup';
import { codesOfRegion, foldPlace, type PlaceDraft, type Point } from './rules.ts';

/** Where a day ends for postings without a place. */
const defaultZone = 'Etc/UTC';

type LocatedPlace = PlaceDraft & Point;

/** Filled below, and the same for every board. */
const zonesByPlace = new Map<string, string>();
/** More than a large board has: the names of places come from outside. */
const maxKept = 50_000;

/**
 * The IANA time zone of a place; of a country or a part of the world the one where a day ends last, so that a deadline
 * has nowhere passed before it is over.
 */
export function zoneOf(place: LocatedPlace): string {
  const key = `${place.latitude},${place.longitude},${place.countryCode},${place.region}`;
  const known = zonesByPlace.get(key);
  if (known !== undefined) return known;
  const zone = findZone(place);
  if (zonesByPlace.size < maxKept) zonesByPlace.set(key, zone);
  return zone;
}

function findZone({ latitude, longitude, countryCode, region }: LocatedPlace): string {
  if (latitude !== null && longitude !== null) return lookUpZone(latitude, longitude);
  const codes = countryCode === '' ? (codesOfRegion(foldPlace(region)) ?? []) : [countryCode];
  return lastOf(codes.flatMap((code) => zonesOfCountry(code)));
}

/** By CLDR. TypeScript does not know the method yet. */
function zonesOfCountry(code: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & { getTimeZones(): string[] };
  return locale.getTimeZones();
}

/** Of these zones the one where it is earliest: a day ends there last. */
function lastOf(zones: readonly string[], at = new Date()): string {
  if (zones.length < 2) return zones[0] ?? defaultZone;
  const [last = defaultZone] = [...new Set(zones)].toSorted(
    (a, b) => offsetMinutes(a, at) - offsetMinutes(b, at),
  );
  return last;
}

/** By zone: to make one takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** Minutes by which a zone's clocks are ahead of UTC at a moment. */
function offsetMinutes(zone: string, at: Date): number {
  if (zone === defaultZone) return 0;
  const name = formatOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * The last second of a deadline's day where it ends last among the places of a posting, in ISO 8601 with the offset of
 * the place: 2027-01-15T23:59:59-08:00.
 */
export function endOfDeadline(day: string, places: readonly LocatedPlace[]): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const zone = lastOf(places.map(zoneOf), noon);
  const minutes = offsetMinutes(zone, noon);
  if (minutes === 0) return `${day}T23:59:59Z`;
  const pad = (number: number) => String(Math.trunc(number)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${day}T23:59:59${minutes < 0 ? '-' : '+'}${pad(size / 60)}:${pad(size % 60)}`;
}

/** Whether the last day for applications is over at all places of a posting. */
export function isDeadlineOver(day: string, places: readonly LocatedPlace[], now = new Date()): boolean {
  return new Date(endOfDeadline(day, places)) < now;
}
