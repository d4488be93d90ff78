/** What makes jobs alike, of a job and of one that may be like it. */
export interface Likeness {
  title: string;
  skills: readonly string[];
  placeIds: readonly number[];
  countries: ReadonlySet<string>;
  /** Positions in the search's columns. */
  category: number;
  mode: number;
}

/** Words of titles that say how, where or for whom, but not what is done. */
const saysNothing = new Set(
  'a an and as at by for from in of on or the to with all level junior senior lead full part time remote hybrid m f d w x'.split(
    ' ',
  ),
);

export function titleWords(title: string): Set<string> {
  const words = title.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return new Set(words.filter((word) => !saysNothing.has(word)));
}

/** How much two sets share: from 0, nothing, to 1, everything. */
function shared<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size);
}

/** How alike two jobs are. The title counts most, then skills; the place decides between jobs that are as close. */
export function likeness(one: Likeness, other: Likeness): number {
  const skills = ({ skills: names }: Likeness) => new Set(names.map((name) => name.toLowerCase()));
  const isNear = other.placeIds.some((id) => one.placeIds.includes(id));
  return (
    4 * shared(titleWords(one.title), titleWords(other.title)) +
    3 * shared(skills(one), skills(other)) +
    (isNear ? 1 : 0) +
    (one.countries.isDisjointFrom(other.countries) ? 0 : 1) +
    (one.category === other.category ? 1 : 0) +
    (one.mode !== 0 && one.mode === other.mode ? 0.5 : 0)
  );
}
