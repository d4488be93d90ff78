/** What makes jobs alike, of a job and of one that may be like it; their skills are compared apart. */
export interface Likeness {
  /** The words of its title that say what is done, by the numbers that the search has given them. */
  words: ReadonlySet<number>;
  placeIds: readonly number[];
  countries: ReadonlySet<string>;
  /** Positions in the search's columns. */
  category: number;
  mode: number;
}

/** Words of titles that say how, where or for whom, but not what is done. */
export const saysNothing =
  'a an and as at by for from in of on or the to with all level junior senior lead full part time remote hybrid m f d w x'.split(
    ' ',
  );

/** How much two sets share: from 0, nothing, to 1, everything. */
function shared<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size);
}

/** How alike two jobs are but for their skills. The title counts most; the place decides between jobs that are as close. */
export function likeness(one: Likeness, other: Likeness): number {
  const isNear = other.placeIds.some((id) => one.placeIds.includes(id));
  return (
    4 * shared(one.words, other.words) +
    (isNear ? 1 : 0) +
    (one.countries.isDisjointFrom(other.countries) ? 0 : 1) +
    (one.category === other.category ? 1 : 0) +
    (one.mode !== 0 && one.mode === other.mode ? 0.5 : 0)
  );
}

/** The most that skills add to how alike two jobs are. */
export const mostOfSkills = 3;

export function skillLikeness(one: readonly string[], other: readonly string[]): number {
  const folded = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));
  return mostOfSkills * shared(folded(one), folded(other));
}
