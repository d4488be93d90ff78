import type { JobColumnIndex } from './column-index.ts';
import { band } from './hit-rules.ts';
import { hasAny, rateTitle } from '../search-words/ranking-rules.ts';
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
  const { title, company } = columns;
  const titles = rateTitles(columns, wanted);
  const companies = Uint32Array.from(columns.companyTitles, (at) => {
    const name = columns.titles.titles[at];
    return name ? termsIn(wanted, name.words) : 0;
  });
  const weigh = weigher(wanted);
  const { anywhere, skills, isLiteral } = places;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number;
    const isAnywhere = anywhere[slot] === 1;
    if (isLiteral && !isAnywhere) continue;
    const of = title[slot] as number;
    const inTitle = titles.terms[of] as number;
    const inCompany = companies[company[slot] as number] as number;
    const inSkills = skills ? (skills[slot] as number) : 0;
    // Most jobs have nothing of it: for them this is all there is to do.
    if ((inTitle | inCompany | inSkills) === 0 && !isAnywhere) continue;
    const found = { inTitle, inCompany, inSkills, isAnywhere, worth: titles.worths[of] as number };
    const mark = weigh(found, columns.completeness[slot] as number);
    if (mark > (marks[slot] as number)) marks[slot] = mark;
  }
}

/** Where the terms stand in a job, as bits, and what its title is worth. */
interface Found {
  inTitle: number;
  inCompany: number;
  inSkills: number;
  isAnywhere: boolean;
  worth: number;
}

/** Gives the mark of a job for what was found of the terms in it. */
function weigher({ terms }: Wanted): (found: Found, completeness: number) => number {
  const weights = terms.map(({ weight }) => weight);
  const all = 2 ** terms.length - 1;
  const core = terms.reduce((bits, { isCore }, at) => bits | (isCore ? 1 << at : 0), 0);
  return ({ inTitle, inCompany, inSkills, isAnywhere, worth }, completeness) => {
    const has = inTitle | inCompany | inSkills;
    let share = 0;
    let score = 0;
    for (let at = 0; at < weights.length; at++) {
      const bit = 1 << at;
      const weight = weights[at] as number;
      if (has & bit) share += weight;
      if (inTitle & bit) score += weight * worth;
      else if (inCompany & bit) score += weight * worths.company;
      else if (inSkills & bit) score += weight * worths.skill;
      else if (isAnywhere) score += weight * worths.text;
    }
    score *= barestShare + (1 - barestShare) * (completeness / 4);
    if (has === all || (isAnywhere && (inTitle & core) !== 0)) return band.whole + score * (255 - band.whole);
    if (share >= leastShare || (inTitle & core) !== 0)
      return band.most + score * (band.whole - 1 - band.most);
    return isAnywhere ? band.mention + score * (band.most - 1 - band.mention) : 0;
  };
}

/** By title, the terms that it has, as bits, and what it is worth. */
function rateTitles({ titles }: JobColumnIndex, wanted: Wanted) {
  const all = titles.titles;
  const terms = new Uint32Array(all.length);
  const worth = new Float32Array(all.length);
  for (let at = 0; at < all.length; at++) {
    const title = all[at];
    const rated = title && rateTitle(wanted, title);
    if (!rated) continue;
    terms[at] = rated.terms;
    worth[at] = rated.worth;
  }
  return { terms, worths: worth };
}

/** The terms that the name of a company has as they were typed, as bits. */
function termsIn({ terms, words: wanted }: Wanted, words: Int32Array): number {
  if (!hasAny(words, wanted)) return 0;
  return terms.reduce((bits, { names }, at) => {
    const own = names.find(({ strength }) => strength === 1);
    const has = own?.places.every((place) => words.some((id) => (place.get(id) ?? 0) > 0.9));
    return has ? bits | (1 << at) : bits;
  }, 0);
}
