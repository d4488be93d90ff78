import type { JobColumnIndex } from './column-index.ts';
import { band } from './hit-rules.ts';
import { rateTitle } from '../search-words/ranking-rules.ts';
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

/** Marks the open jobs by how well they fit a list of terms, where that is better than what they have. */
export function markFits(
  columns: JobColumnIndex,
  wanted: Wanted,
  { anywhere, skills, isLiteral }: Places,
  marks: Uint8Array,
): void {
  const { open, title, company, companyTitles, completeness } = columns;
  const texts = rateTexts(columns, wanted);
  const weigh = weigher(wanted);
  // In the order of their memory, and most have nothing of it: for them this is all there is to do.
  for (let slot = 0; slot < marks.length; slot++) {
    const isAnywhere = anywhere[slot] === 1;
    const of = title[slot] as number;
    const inTitle = texts.terms[of] as number;
    const inCompany = texts.terms[companyTitles[company[slot] as number] as number] as number;
    const inSkills = skills ? (skills[slot] as number) : 0;
    if ((inTitle | inCompany | inSkills) === 0 && !isAnywhere) continue;
    if (open[slot] !== 1 || (isLiteral && !isAnywhere)) continue;
    const found = { inTitle, inCompany, inSkills, isAnywhere, worth: texts.worths[of] as number };
    const mark = weigh(found, completeness[slot] as number);
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
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return ({ inTitle, inCompany, inSkills, isAnywhere, worth }, completeness) => {
    const has = inTitle | inCompany | inSkills;
    const fullness = barestShare + (1 - barestShare) * (completeness / 4);
    // Most of those that a common word finds.
    if (has === 0) return band.mention + whole * worths.text * fullness * (band.most - 1 - band.mention);
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
    score *= fullness;
    if (has === all || (isAnywhere && (inTitle & core) !== 0)) return band.whole + score * (255 - band.whole);
    if (share >= leastShare || (inTitle & core) !== 0)
      return band.most + score * (band.whole - 1 - band.most);
    return isAnywhere ? band.mention + score * (band.most - 1 - band.mention) : 0;
  };
}

/** By title and by name of a company, the terms that it has, as bits, and what a title is worth. */
function rateTexts({ titles }: JobColumnIndex, wanted: Wanted) {
  const terms = new Uint32Array(titles.titles.length);
  const titleWorths = new Float32Array(titles.titles.length);
  const isRated = new Uint8Array(titles.titles.length);
  for (const word of wanted.words) {
    for (const at of titles.textsWith(word)) {
      const text = titles.titles[at];
      if (isRated[at] === 1 || !text) continue;
      isRated[at] = 1;
      if (titles.isName(at)) {
        terms[at] = termsIn(wanted, text.words);
      } else {
        const rated = rateTitle(wanted, text);
        terms[at] = rated?.terms ?? 0;
        titleWorths[at] = rated?.worth ?? 0;
      }
    }
  }
  return { terms, worths: titleWorths };
}

/** The terms that the name of a company has as they were typed, as bits. */
function termsIn({ terms }: Wanted, words: Int32Array): number {
  return terms.reduce((bits, { names }, at) => {
    const own = names.find(({ strength }) => strength === 1);
    const has = own?.places.every((place) => words.some((id) => place.get(id) === 1));
    return has ? bits | (1 << at) : bits;
  }, 0);
}
