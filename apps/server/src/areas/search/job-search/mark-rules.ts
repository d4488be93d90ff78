import type { JobColumnIndex } from './column-index.ts';
import { band, type TextHits } from './hit-rules.ts';
import { rateTitle } from '../search-words/ranking-rules.ts';
import { manyTerms, strengths, type Wanted } from '../search-words/wanted-rules.ts';

/** A list of terms, and what is known of the jobs that it may find. */
export interface AskedList {
  wanted: Wanted;
  /**
   * The slots of those that have some of the terms among their skills, several times perhaps, and by slot which, as
   * bits: those that are called so, and those that have it in their name.
   */
  skills: { slots: readonly Int32Array[]; named: Uint32Array; within: Uint32Array } | undefined;
  /** Whether only jobs count that have the text as it was written: with quotes and exclusions. */
  isLiteral: boolean;
  /** Whether jobs count too that have few of the terms in their names: where nothing has more. */
  isLoose: boolean;
}

/** What a term is worth outside of the title. */
const worths = { company: 0.55, skill: 0.45, skillWithin: 0.4, text: 0.15 } as const;
/** Of the weight of a search, what a job has to have to be shown where few have all of it. */
const leastShares = { usual: 0.5, loose: 0.15 } as const;
const barestShare = 0.97;
/** How complete a posting can be: from 0 to 4. */
const degrees = 5;

/**
 * Notes of the open jobs that have something of one of these lists how well they fit the one that they fit best.
 * `anywhere` are the slots of those that have the whole text of one somewhere.
 */
export function markFits(
  columns: JobColumnIndex,
  lists: readonly AskedList[],
  anywhere: Int32Array,
  hits: TextHits,
): void {
  hits.namesWork = lists.some(
    ({ wanted: { terms } }) => terms.length < manyTerms && terms.some(({ isCore }) => isCore),
  );
  const { title, completeness } = columns;
  const rated = lists.map((list) => rateJobs(columns, list));
  const best = (slot: number) => Math.max(...rated.map(({ rate }) => rate(slot, true)));
  const isBeside = new Uint8Array(columns.end);
  for (const { visitBeside } of rated) visitBeside((slot) => (isBeside[slot] = 1));
  const isAnywhere = new Uint8Array(columns.end);
  // Most jobs of a common word have it in their title or their text alone: what is worth the same is rated once.
  const known = new Uint8Array(columns.titles.titles.length * degrees);
  for (let at = 0; at < anywhere.length; at++) {
    const slot = anywhere[at] as number;
    isAnywhere[slot] = 1;
    if (isBeside[slot] === 1) {
      hits.add(slot, best(slot));
      continue;
    }
    const key = (title[slot] as number) * degrees + (completeness[slot] as number);
    if (known[key] === 0) known[key] = best(slot);
    hits.add(slot, known[key] as number);
  }
  for (const { isLiteral, rate, visitTitled, visitBeside } of rated) {
    if (isLiteral) continue;
    const add = (slot: number) => {
      if (isAnywhere[slot] === 0) hits.add(slot, rate(slot, false));
    };
    visitTitled(add);
    visitBeside(add);
  }
}

type Visit = (visit: (slot: number) => void) => void;

/** What jobs are worth for a list, and those that may be worth something without its whole text. */
interface RatedJobs {
  isLiteral: boolean;
  /** The mark of a job, below 1 for one that is none. */
  rate(slot: number, isAnywhere: boolean): number;
  /** Those whose title alone is enough: of the others only those count that have more elsewhere. */
  visitTitled: Visit;
  /** Those that have some of it in their company or their skills, some of them several times. */
  visitBeside: Visit;
}

function rateJobs(columns: JobColumnIndex, { wanted, skills, isLiteral, isLoose }: AskedList): RatedJobs {
  const { title, company, completeness } = columns;
  const texts = rateTexts(columns, wanted);
  const inCompanies = columns.companyTitles.map((at) => texts.terms[at] as number);
  const leastShare = isLoose ? Math.min(leastShares.loose, 1 / (wanted.terms.length + 3)) : leastShares.usual;
  const weigh = weigher(wanted, leastShare);
  const isEnough = enoughInTitle(wanted, leastShare);
  return {
    isLiteral,
    rate(slot, isAnywhere) {
      const of = title[slot] as number;
      const found = {
        inTitle: texts.terms[of] as number,
        inCompany: inCompanies[company[slot] as number] as number,
        inSkills: skills ? (skills.named[slot] as number) : 0,
        withinSkills: skills ? (skills.within[slot] as number) : 0,
        isAnywhere,
        worth: texts.worths[of] as number,
      };
      return weigh(found, completeness[slot] as number);
    },
    visitTitled(visit) {
      for (const at of texts.found) if (isEnough(texts.terms[at] as number)) columns.byTitle.visit(at, visit);
    },
    visitBeside(visit) {
      for (let at = 0; at < inCompanies.length; at++)
        if (inCompanies[at] !== 0) columns.byCompany.visit(at, visit);
      for (const slots of skills?.slots ?? []) slots.forEach(visit);
    },
  };
}

/** Where the terms stand in a job, as bits, and what its title is worth. */
interface Found {
  inTitle: number;
  inCompany: number;
  inSkills: number;
  withinSkills: number;
  isAnywhere: boolean;
  worth: number;
}

/** Gives the mark of a job for what was found of the terms in it. */
function weigher({ terms }: Wanted, leastShare: number): (found: Found, completeness: number) => number {
  const weights = terms.map(({ weight }) => weight);
  const all = 2 ** terms.length - 1;
  const core = bitsOf(terms, ({ isCore }) => isCore);
  const kin = bitsOf(terms, ({ isKin }) => isKin);
  const ranks = bitsOf(terms, ({ isRank }) => isRank);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return ({ inTitle, inCompany, inSkills, withinSkills, isAnywhere, worth }, completeness) => {
    const has = inTitle | inCompany | inSkills | withinSkills;
    const fullness = barestShare + (1 - barestShare) * (completeness / (degrees - 1));
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
      else if (withinSkills & bit) score += weight * worths.skillWithin;
      else if (isAnywhere) score += weight * worths.text;
    }
    score *= fullness;
    const isWhole = isAnywhere && (inTitle & core) !== 0 && (has & ranks) === ranks;
    if ((has === all || isWhole) && (inTitle & kin) === 0) return band.whole + score * (255 - band.whole);
    const isWork = (inTitle & core) !== 0;
    if (isWork && (share >= leastShare || weights.length < manyTerms))
      return band.work + score * (band.whole - 1 - band.work);
    if (isWork || share >= leastShare) return band.most + score * (band.work - 1 - band.most);
    return isAnywhere ? band.mention + score * (band.most - 1 - band.mention) : 0;
  };
}

/** Tells of the terms of a title, as bits, whether a job with nothing else is worth showing. */
function enoughInTitle({ terms }: Wanted, leastShare: number): (bits: number) => boolean {
  return (bits) => {
    let share = 0;
    for (const [at, { weight, isCore }] of terms.entries()) {
      if ((bits & (1 << at)) === 0) continue;
      if (isCore) return true;
      share += weight;
    }
    return share >= leastShare;
  };
}

/**
 * By title and by name of a company, the terms that it has, as bits, and what a title is worth; which titles have some.
 */
function rateTexts({ titles }: JobColumnIndex, wanted: Wanted) {
  const terms = new Uint32Array(titles.titles.length);
  const titleWorths = new Float32Array(titles.titles.length);
  const isRated = new Uint8Array(titles.titles.length);
  const found: number[] = [];
  for (const word of wanted.words) {
    for (const at of titles.textsWith(word)) {
      const text = titles.titles[at];
      if (isRated[at] === 1 || !text) continue;
      isRated[at] = 1;
      if (titles.isName(at)) {
        terms[at] = isAsked(wanted, text.words) ? termsIn(wanted, text.words) : 0;
      } else {
        const rated = rateTitle(wanted, text);
        terms[at] = rated?.terms ?? 0;
        titleWorths[at] = rated?.worth ?? 0;
        if (rated) found.push(at);
      }
    }
  }
  return { terms, worths: titleWorths, found };
}

/**
 * Whether words ask for a company: of several they are how its name begins, or most of it. "Looking after people in
 * their homes" is no "Ash Grove Homes".
 */
function isAsked({ terms, words }: Wanted, name: Int32Array): boolean {
  if (terms.length < fewTerms) return true;
  const has = (id: number | undefined) => id !== undefined && words.has(id);
  return has(name[0]) || 2 * name.filter(has).length > name.length;
}
const fewTerms = 3;

/** The terms that the name of a company has as they were typed, or in full, as bits. */
function termsIn({ terms }: Wanted, words: Int32Array): number {
  return bitsOf(
    terms,
    ({ names, isPart }) =>
      !isPart &&
      names.some(
        ({ strength, places }) =>
          strength >= strengths.abbreviation &&
          places.every((place) => words.some((id) => place.get(id) === 1)),
      ),
  );
}

const bitsOf = (terms: Wanted['terms'], test: (term: Wanted['terms'][number]) => boolean): number =>
  terms.reduce((bits, term, at) => (test(term) ? bits | (1 << at) : bits), 0);
