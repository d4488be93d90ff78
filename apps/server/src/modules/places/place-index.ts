import type { DistanceUnit } from '@waymark/contract/choices/jobs';
import type { Place } from '@waymark/contract/jobs';
import type { PlaceRow } from './rules.ts';

const kilometresPerMile = 1.609_344;
const earthRadiusKilometres = 6371;

/** All places, in memory: a few thousand names, matched in well under a millisecond. */
export class PlaceIndex {
  #rows = new Map<number, PlaceRow & { names: string[] }>();
  #idsByName = new Map<string, Set<number>>();

  /** How often a known place has got other names. */
  renamings = 0;

  get(id: number): Place | undefined {
    return this.#rows.get(id);
  }

  put(row: PlaceRow): void {
    const names = [row.city, row.region, row.country, row.countryCode].map(normalize).filter(Boolean);
    const before = this.#rows.get(row.id)?.names;
    if (before && before.join() !== names.join()) {
      this.renamings++;
      for (const name of before) this.#forget(name, row.id);
    }
    this.#rows.set(row.id, { ...row, names });
    for (const name of names) {
      const ids = this.#idsByName.get(name);
      if (ids) ids.add(row.id);
      else this.#idsByName.set(name, new Set([row.id]));
    }
  }

  #forget(name: string, id: number): void {
    const ids = this.#idsByName.get(name);
    ids?.delete(id);
    if (ids?.size === 0) this.#idsByName.delete(name);
  }

  /** The names a place is looked for by: its city, its region and its country, each with what it lies in. */
  namesOf(id: number): { text: string; detail: string; value: string }[] {
    const row = this.#rows.get(id);
    if (!row) return [];
    const levels = [row.city, row.region, row.country].filter(
      (name, at, all) => name && all.indexOf(name) === at,
    );
    return levels.map((text, at) => {
      const within = levels.slice(at + 1);
      return { text, detail: within.join(', '), value: [text, ...within.slice(-1)].join(', ') };
    });
  }

  /** Whether the text is the whole name of a city, a region or a country. */
  isName(text: string): boolean {
    const name = normalize(text);
    // A code of two letters is no name in a sentence: "in" is India's.
    return name.length > 2 && this.#idsByName.has(name);
  }

  /** The two-letter codes of the countries that these places lie in. */
  countriesOf(ids: Iterable<number>): Set<string> {
    const codes = [...ids].map((id) => this.#rows.get(id)?.countryCode ?? '');
    return new Set(codes.filter(Boolean));
  }

  /**
   * Ids of the places that a text asks for. "Austin, TX" needs both parts; "Gambia -Banjul" leaves
   * places out. A whole name wins over a beginning, so that "India" does not find Indiana.
   */
  match(text: string): { wanted: Set<number>; excluded: Set<number> } {
    const [kept = '', ...dropped] = text.split(/(?:^|\s)-(?=\S)/);
    const excluded = new Set(dropped.flatMap((part) => [...this.#matchAll(part)]));
    const wanted = this.#matchAll(kept);
    for (const id of excluded) wanted.delete(id);
    return { wanted, excluded };
  }

  /** Ids of the places within the radius of the first of `centres` that has coordinates. */
  within(centres: Iterable<number>, radius: number, unit: DistanceUnit): Set<number> {
    const kilometres = unit === 'miles' ? radius * kilometresPerMile : radius;
    const near = new Set<number>(centres);
    const centre = [...near].map((id) => this.#rows.get(id)).find((row) => row?.latitude != null);
    if (!centre) return near;
    for (const row of this.#rows.values()) {
      if (distanceKilometres(centre, row) <= kilometres) near.add(row.id);
    }
    return near;
  }

  /** Kilometres between two places; infinitely many where one's position is not known. */
  distance(from: number, to: number): number {
    const [a, b] = [this.#rows.get(from), this.#rows.get(to)];
    return a && b ? distanceKilometres(a, b) : Infinity;
  }

  #matchAll(text: string): Set<number> {
    const parts = text.split(',').map(normalize).filter(Boolean);
    const [first, ...rest] = parts.map((part) => this.#matchPart(part));
    if (!first) return new Set();
    return rest.reduce<Set<number>>((found, next) => found.intersection(next), new Set(first));
  }

  #matchPart(part: string): ReadonlySet<number> {
    const whole = this.#idsByName.get(part);
    if (whole) return whole;
    const beginning = new Set<number>();
    if (part.length <= 2) return beginning;
    for (const { id, names } of this.#rows.values()) {
      if (names.some((name) => name.startsWith(part))) beginning.add(id);
    }
    return beginning;
  }
}

/** "São Paulo " and "sao paulo" are one name. */
function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

interface Point {
  latitude: number | null;
  longitude: number | null;
}

function distanceKilometres(a: Point, b: Point): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null)
    return Infinity;
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * earthRadiusKilometres * Math.asin(Math.sqrt(half));
}
