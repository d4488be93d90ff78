import type { JobColumnIndex } from './column-index.ts';
import { band } from './hit-rules.ts';
import { hasAny, rateTitle, type TitleWorth } from '../search-words/ranking-rules.ts';
import type { Wanted } from '../search-words/wanted-rules.ts';

/** What is known of the jobs that a list of terms may find, by slot. */
export interface Places {
  /** 1 where the whole text stands somewhere in the job. */
  anywhere: Uint8Array;
  /** The terms that the job has among its skills, as bits. */
  skills: Uint32Array | undefined;
  /** Whether only jobs count that have the text as it was written: with quotes and exclusions. */
  isLiteral: boolean;
}

/** What a term is worth outside of the title. */
const worths = { company: 0.55, skill: 0.45, text: 0.15 } as const;
/** Of the weight of a search, what a job has to have to be shown where few have all of it. */
const leastShare = 0.5;
const barestShare = 0.97;

/** Marks the jobs by how well they fit a list of terms, where that is better than what they have. */
export function markFits(
  columns: JobColumnIndex,
  wanted: Wanted,
  places: Places,
  slots: Int32Array,
  marks: Uint8Array,
): void {
  const rated = new Ratings(columns, wanted);
  const weights = wanted.terms.map(({ weight }) => weight);
  const all = 2 ** wanted.terms.length - 1;
  const core = wanted.terms.reduce((bits, { isCore }, at) => bits | (isCore ? 1 << at : 0), 0);
  const { anywhere, skills, isLiteral } = places;
  for (const slot of slots) {
    const isAnywhere = anywhere[slot] === 1;
    if (isLiteral && !isAnywhere) continue;
    const title = rated.title(columns.title[slot] as number);
    const inCompany = rated.company(columns.company[slot] as number);
    const inSkills = skills ? (skills[slot] as number) : 0;
    const inTitle = title?.terms ?? 0;
    const has = inTitle | inCompany | inSkills;
    if (has === 0 && !isAnywhere) continue;
    const isWhole = has === all || (isAnywhere && (inTitle & core) !== 0);
    let share = 0;
    let score = 0;
    for (let at = 0; at < weights.length; at++) {
      const bit = 1 << at;
      const weight = weights[at] as number;
      if (has & bit) share += weight;
      if (inTitle & bit) score += weight * (title as TitleWorth).worth;
      else if (inCompany & bit) score += weight * worths.company;
      else if (inSkills & bit) score += weight * worths.skill;
      else if (isAnywhere) score += weight * worths.text;
    }
    score *= barestShare + (1 - barestShare) * ((columns.completeness[slot] as number) / 4);
    const mark = isWhole
      ? band.whole + score * (255 - band.whole)
      : share >= leastShare || (inTitle & core) !== 0
        ? band.most + score * (band.whole - 1 - band.most)
        : isAnywhere
          ? band.mention + score * (band.most - 1 - band.mention)
          : 0;
    if (mark > (marks[slot] as number)) marks[slot] = mark;
  }
}

/** What titles and names of companies are worth, each looked at once. */
class Ratings {
  readonly #columns: JobColumnIndex;
  readonly #wanted: Wanted;
  readonly #titles: (TitleWorth | null | undefined)[] = [];
  readonly #companies: (number | undefined)[] = [];

  constructor(columns: JobColumnIndex, wanted: Wanted) {
    this.#columns = columns;
    this.#wanted = wanted;
  }

  title(at: number): TitleWorth | null {
    const known = this.#titles[at];
    if (known !== undefined) return known;
    const title = this.#columns.titles.titles[at];
    return (this.#titles[at] = (title && rateTitle(this.#wanted, title)) ?? null);
  }

  /** The terms that the name of a company has as they were typed, as bits. */
  company(at: number): number {
    const known = this.#companies[at];
    if (known !== undefined) return known;
    const name = this.#columns.titles.titles[this.#columns.companyTitles[at] as number];
    const bits = name ? termsIn(this.#wanted, name.words) : 0;
    return (this.#companies[at] = bits);
  }
}

function termsIn({ terms, words: wanted }: Wanted, words: Int32Array): number {
  if (!hasAny(words, wanted)) return 0;
  return terms.reduce((bits, { names }, at) => {
    const own = names.find(({ strength }) => strength === 1);
    const has = own?.places.every((place) => words.some((id) => (place.get(id) ?? 0) > 0.9));
    return has ? bits | (1 << at) : bits;
  }, 0);
}
