import type { JobFacts } from '../replica/document-rules.ts';
import { unpackJob, type FactPack } from '../replica/fact-pack-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import { RowLists, widen } from './row-index.ts';

/** Of a group's places: each combination that there ever was stays in memory, so that none may be long. */
const maxPlaces = 100;
const buckets = 2 ** 16;
const groupedAtOnce = 10_000;

/** What an opening of a group has of its own. */
type Opening = Pick<JobFacts, 'postedSeconds' | 'places'>;

const idsOf = (places: string) => (places === '' ? [] : places.split(',').map(Number));

/** The postings that a list shows as one, by their numbers. */
export class JobGroup {
  readonly openings = new Map<number, Opening>();
  /** The number under which the columns have it. */
  listed: number | undefined;
  isChanged = false;
  /** The numbers that came with a change. */
  added: number[] = [];
  /** By place, how many openings have it. */
  readonly #places = new Map<number, number>();
  /** What all have in common. */
  #facts: JobFacts | undefined;

  get places(): IterableIterator<number> {
    return this.#places.keys();
  }

  hasRoomFor({ places }: Opening): boolean {
    const added = idsOf(places).filter((id) => !this.#places.has(id));
    return this.openings.size === 0 || this.#places.size + added.length <= maxPlaces;
  }

  add(job: JobFacts): void {
    this.#facts = job;
    this.isChanged = true;
    this.added.push(job.number);
    this.keep(job.number, job);
  }

  /** Takes an opening that the columns have as it is. */
  keep(number: number, { postedSeconds, places }: Opening): void {
    this.openings.set(number, { postedSeconds, places });
    for (const id of idsOf(places)) this.#places.set(id, (this.#places.get(id) ?? 0) + 1);
  }

  remove(number: number): void {
    const { places } = this.openings.get(number) as Opening;
    this.openings.delete(number);
    this.isChanged = true;
    for (const id of idsOf(places)) {
      const left = (this.#places.get(id) as number) - 1;
      if (left > 0) this.#places.set(id, left);
      else this.#places.delete(id);
    }
  }

  /** The numbers of the other openings: first those at other places, the newest of each. */
  listOthers(own: number): number[] {
    const seen = new Set([this.openings.get(own)?.places]);
    const others = [...this.openings].filter(([number]) => number !== own);
    const [elsewhere, again]: [number[], number[]] = [[], []];
    for (const [number, { places }] of others.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))) {
      (seen.has(places) ? again : elsewhere).push(number);
      seen.add(places);
    }
    return [...elsewhere, ...again];
  }

  /** What it is listed with: the newest opening, the lowest number among equals, at the places of all. */
  toFacts(): JobFacts | undefined {
    let newest: [number, Opening] | undefined;
    for (const one of this.openings) if (!newest || isBefore(one, newest)) newest = one;
    if (!newest || !this.#facts) return undefined;
    const [number, { postedSeconds, places }] = newest;
    const all = this.openings.size === 1 ? places : [...this.#places.keys()].toSorted((a, b) => a - b).join();
    return { ...this.#facts, number, postedSeconds, places: all };
  }
}

function isBefore([number, { postedSeconds }]: [number, Opening], [other, than]: [number, Opening]): boolean {
  const age = (postedSeconds ?? 0) - (than.postedSeconds ?? 0);
  return age > 0 || (age === 0 && number < other);
}

/** The groups that a change looks at, by what their openings have in common. */
type OpenedGroups = Map<string, JobGroup[]>;

/**
 * Writes open jobs into the columns, one row for all postings of one company with the same title and text: feeds bring
 * one under several ids, often one a city.
 */
export class JobGroupIndex {
  readonly #columns: JobColumnIndex;
  /** By job, its group, where there are others in it. */
  readonly #groups = new Map<number, JobGroup>();
  /** By row. */
  #fingerprint = new Float64Array(0);
  /** The rows by the last bits of their fingerprints. */
  readonly #rows = new RowLists();

  constructor(columns: JobColumnIndex) {
    this.#columns = columns;
  }

  /** The group of an open job that has others; undefined where it stands alone. */
  find(number: number): JobGroup | undefined {
    return this.#groups.get(number);
  }

  /** Takes all jobs of a pack into columns that are empty yet, in steps. */
  *fill(pack: FactPack): Generator<void, void> {
    yield* this.#columns.fill(pack);
    const { values, at } = pack.fingerprint;
    const counts = new Uint32Array(values.length);
    for (let row = 0; row < at.length; row++) {
      const position = at[row] as number;
      counts[position]! += 1;
      this.#enter(row, values[position] as number);
    }
    yield;
    const same: number[] = [];
    for (let row = 0; row < at.length; row++) {
      const position = at[row] as number;
      if (values[position] !== 0 && (counts[position] as number) > 1) same.push(row);
    }
    // Each group at once: it is written once, and no combination of some of its places is kept.
    same.sort((a, b) => (at[a] as number) - (at[b] as number));
    for (let from = 0; from < same.length; from += groupedAtOnce) {
      yield;
      const rows = same.slice(from, from + groupedAtOnce);
      this.change(
        new Set(),
        rows.map((row) => unpackJob(pack, row)),
      );
    }
  }

  /** Takes what the given jobs are now: `jobs` has those of them that are open. */
  change(changed: ReadonlySet<number>, jobs: readonly JobFacts[]): void {
    const opened: OpenedGroups = new Map();
    const all = changed.union(new Set(jobs.map(({ number }) => number)));
    for (const number of all) this.#leave(number, opened);
    const single = jobs.filter(({ fingerprint }) => fingerprint === 0);
    for (const job of jobs) if (job.fingerprint !== 0) this.#join(job, opened);
    const groups = [...opened.values()].flat().filter(({ isChanged }) => isChanged);
    const removed = all.union(new Set(groups.flatMap(({ listed }) => listed ?? [])));
    const listed = [...single, ...groups.flatMap((group) => this.#list(group) ?? [])];
    for (const number of removed) this.#exit(this.#columns.rowOf(number));
    this.#columns.change(removed, listed);
    for (const { number, fingerprint } of listed) this.#enter(this.#columns.rowOf(number), fingerprint);
  }

  #leave(number: number, opened: OpenedGroups): void {
    const row = this.#columns.listedRowOf(number);
    const fingerprint = row < 0 ? 0 : (this.#fingerprint[row] as number);
    if (fingerprint === 0) return;
    const company = this.#columns.companies[this.#columns.company[row] as number]?.id ?? '';
    const group = this.#open(company, fingerprint, opened).find(({ openings }) => openings.has(number));
    group?.remove(number);
    this.#groups.delete(number);
    this.#columns.listedAs.delete(number);
  }

  #join(job: JobFacts, opened: OpenedGroups): void {
    const groups = this.#open(job.companyId, job.fingerprint, opened);
    let group = groups.find((one) => one.hasRoomFor(job));
    if (!group) groups.push((group = new JobGroup()));
    group.add(job);
  }

  /** The groups of a company with a fingerprint: several where they have many places. */
  #open(companyId: string, fingerprint: number, opened: OpenedGroups): JobGroup[] {
    const key = `${companyId} ${fingerprint}`;
    const known = opened.get(key);
    if (known) return known;
    const columns = this.#columns;
    const company = columns.companyPosition(companyId);
    const groups: JobGroup[] = [];
    this.#rows.visit(fingerprint % buckets, (row) => {
      if (this.#fingerprint[row] === fingerprint && columns.company[row] === company)
        groups.push(this.#groupAt(row));
    });
    opened.set(key, groups);
    return groups;
  }

  #groupAt(row: number): JobGroup {
    const number = this.#columns.number[row] as number;
    const known = this.#groups.get(number);
    if (known) {
      known.isChanged = false;
      known.added = [];
      return known;
    }
    const group = new JobGroup();
    group.listed = number;
    const postedSeconds = this.#columns.posted[row] as number;
    group.keep(number, { postedSeconds, places: this.#columns.placesOf(row).join() });
    return group;
  }

  /** Notes under which number a group is listed, and gives what with; undefined for an empty one. */
  #list(group: JobGroup): JobFacts | undefined {
    const facts = group.toFacts();
    const { openings } = group;
    if (!facts) return undefined;
    // A group of thousands that is listed as before is noted for those alone that are new in it.
    const isAsBefore = group.listed === facts.number && openings.size - group.added.length > 1;
    for (const number of isAsBefore ? group.added : openings.keys()) {
      if (openings.size > 1) this.#groups.set(number, group);
      else this.#groups.delete(number);
      if (number !== facts.number) this.#columns.listedAs.set(number, facts.number);
    }
    this.#columns.listedAs.delete(facts.number);
    group.listed = facts.number;
    return facts;
  }

  #enter(row: number, fingerprint: number): void {
    if (row >= this.#fingerprint.length)
      this.#fingerprint = widen(this.#fingerprint, Math.max(1024, Math.ceil((row + 1) * 1.5)));
    this.#fingerprint[row] = fingerprint;
    if (fingerprint !== 0) this.#rows.add(fingerprint % buckets, row);
  }

  #exit(row: number): void {
    if (row >= 0 && this.#fingerprint[row] !== 0)
      this.#rows.remove((this.#fingerprint[row] as number) % buckets, row);
  }
}
