import { type QueryPlan, manyTerms } from '../widen/query-plan-rules.ts';
import { weights } from '../lexicon/weight-constants.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import { ZeroedArrays } from '../job-index/row-index.ts';
import type { RetrievedList } from '../find/text-queries.ts';
import { tier, type TextHits } from './hit-rules.ts';
import { scoreTitle } from './title-score-rules.ts';

/** How complete a posting can be: from 0 to 4. */
const degrees = 5;

/**
 * Notes of the open jobs that have something of one of these lists how well they fit the one that they fit best.
 * `anywhere` are the rows of those that have the whole text of one somewhere.
 */
export function scoreJobs(
  columns: JobColumnIndex,
  lists: readonly RetrievedList[],
  anywhere: Int32Array,
  hits: TextHits,
): void {
  const { title, completeness } = columns;
  const rated = lists.map((list) => scoreList(columns, list));
  function best(row: number): number {
    let max = 0;
    for (const { rate } of rated) max = Math.max(max, rate(row, true));
    return max;
  }
  const isBeside = rowFlags.take(columns.end);
  const beside: number[] = [];
  const noteBeside = (row: number) => {
    if (isBeside[row] === 0) beside.push(row);
    isBeside[row] = 1;
  };
  for (const { visitBeside } of rated) visitBeside(noteBeside);
  const isAnywhere = rowFlags.take(columns.end);
  // Most jobs of a common word have it in their title or their text alone: what is worth the same is rated once.
  const known = titleScores.take(columns.titles.titles.length * degrees);
  const knownKeys: number[] = [];
  for (let at = 0; at < anywhere.length; at++) {
    const row = anywhere[at] as number;
    isAnywhere[row] = 1;
    if (isBeside[row] === 1) {
      hits.add(row, best(row));
      continue;
    }
    const key = (title[row] as number) * degrees + (completeness[row] as number);
    if (known[key] === 0) {
      known[key] = best(row);
      knownKeys.push(key);
    }
    hits.add(row, known[key] as number);
  }
  titleScores.giveBack(known, knownKeys);
  for (const list of rated) if (!list.isLiteral) addOthers(columns, list, { isAnywhere, isBeside }, hits);
  rowFlags.giveBack(isBeside, beside);
  rowFlags.giveBack(isAnywhere, anywhere);
  for (const { release } of rated) release();
}

/** Adds the jobs of a list that have its whole text nowhere, but enough of it in their names. */
function addOthers(
  { title, titles, completeness }: JobColumnIndex,
  { rate, visitTitled, visitBeside }: ScoredList,
  { isAnywhere, isBeside }: { isAnywhere: Uint8Array; isBeside: Uint8Array },
  hits: TextHits,
): void {
  // As above: what has it in the title alone is rated once.
  const known = titleScores.take(titles.titles.length * degrees);
  const knownKeys: number[] = [];
  visitTitled((row) => {
    if (isAnywhere[row] === 1) return;
    // Beside one of the lists, which need not be this one.
    if (isBeside[row] === 1) return hits.add(row, rate(row, false));
    const key = (title[row] as number) * degrees + (completeness[row] as number);
    if (known[key] === 0) {
      known[key] = rate(row, false);
      knownKeys.push(key);
    }
    hits.add(row, known[key] as number);
  });
  visitBeside((row) => {
    if (isAnywhere[row] === 0) hits.add(row, rate(row, false));
  });
  titleScores.giveBack(known, knownKeys);
}

const zeroBytes = (length: number) => new Uint8Array(length);
const zeroWords = (length: number) => new Uint32Array(length);
const rowFlags = new ZeroedArrays(zeroBytes);
const titleFlags = new ZeroedArrays(zeroBytes);
const titleScores = new ZeroedArrays(zeroBytes);
const rowTerms = new ZeroedArrays(zeroWords);
const titleTerms = new ZeroedArrays(zeroWords);
const titleShares = new ZeroedArrays((length) => new Float32Array(length));

type Visit = (visit: (row: number) => void) => void;

/** How jobs score for a list, and which of them may without its whole text. */
interface ScoredList {
  isLiteral: boolean;
  /** The score of a job, below 1 for no hit. */
  rate(row: number, isAnywhere: boolean): number;
  /** What the score of a job is made of. */
  partsOf(row: number, isAnywhere: boolean): ScoreParts;
  /** Those whose title alone is enough: of the others only those count that have more elsewhere. */
  visitTitled: Visit;
  /** Those that have some of it in their company or their skills, some of them several times. */
  visitBeside: Visit;
  /** Ends its use, where another search may use its arrays. */
  release(): void;
}

export function scoreList(
  columns: JobColumnIndex,
  { plan, skills, isLiteral, isPartial }: RetrievedList,
): ScoredList {
  const { title, company, companyTitles, completeness } = columns;
  const texts = scoreTexts(columns, plan);
  const named = rowTerms.take(columns.end);
  const within = rowTerms.take(columns.end);
  for (const { rows, terms, isWholeName } of skills) {
    const found = isWholeName ? named : within;
    for (let at = 0; at < rows.length; at++) found[rows[at] as number]! |= terms;
  }
  const ofSkills = skills.map(({ rows }) => rows);
  const minShare = isPartial
    ? Math.min(weights.minShare.partial, 1 / (plan.terms.length + 3))
    : weights.minShare.usual;
  const weigh = weigher(plan, minShare);
  const isEnough = enoughInTitle(plan, minShare);
  const partsOf = (row: number, isAnywhere: boolean): ScoreParts => ({
    inTitle: texts.terms[title[row] as number] as number,
    inCompany: texts.terms[companyTitles[company[row] as number] as number] as number,
    inSkills: named[row] as number,
    withinSkills: within[row] as number,
    isAnywhere,
    title: texts.scores[title[row] as number] as number,
    completeness: completeness[row] as number,
  });
  return {
    isLiteral,
    partsOf,
    rate: (row, isAnywhere) => weigh(partsOf(row, isAnywhere)),
    visitTitled(visit) {
      for (const at of texts.found) if (isEnough(texts.terms[at] as number)) columns.byTitle.visit(at, visit);
    },
    visitBeside(visit) {
      for (let at = 0; texts.hasCompanies && at < companyTitles.length; at++)
        if (texts.terms[companyTitles[at] as number] !== 0) columns.byCompany.visit(at, visit);
      for (const rows of ofSkills) for (let at = 0; at < rows.length; at++) visit(rows[at] as number);
    },
    release() {
      texts.release();
      rowTerms.giveBack(named, ...ofSkills);
      rowTerms.giveBack(within, ...ofSkills);
    },
  };
}

/** Which terms stand where in a job, as bits, the score of its title from 0 to 1, and how complete it is. */
interface ScoreParts {
  inTitle: number;
  inCompany: number;
  inSkills: number;
  withinSkills: number;
  isAnywhere: boolean;
  title: number;
  completeness: number;
}

function weigher({ terms }: QueryPlan, minShare: number): (parts: ScoreParts) => number {
  const { outside } = weights;
  const termWeights = terms.map(({ weight }) => weight);
  const all = 2 ** terms.length - 1;
  const core = bitsOf(terms, ({ isCore }) => isCore);
  const related = bitsOf(terms, ({ isRelated }) => isRelated);
  const ranks = bitsOf(terms, ({ isRank }) => isRank);
  const whole = termWeights.reduce((sum, weight) => sum + weight, 0);
  return ({ inTitle, inCompany, inSkills, withinSkills, isAnywhere, title, completeness }) => {
    const has = inTitle | inCompany | inSkills | withinSkills;
    const fullness =
      weights.outside.emptyPosting + (1 - weights.outside.emptyPosting) * (completeness / (degrees - 1));
    // Most of those that a common word finds.
    if (has === 0) return tier.mention + whole * outside.text * fullness * (tier.most - 1 - tier.mention);
    let share = 0;
    let sum = 0;
    for (let at = 0; at < termWeights.length; at++) {
      const bit = 1 << at;
      const weight = termWeights[at] as number;
      if (has & bit) share += weight;
      if (inTitle & bit) sum += weight * title;
      else if (inCompany & bit) sum += weight * outside.company;
      else if (inSkills & bit) sum += weight * outside.skill;
      else if (withinSkills & bit) sum += weight * outside.skillWithin;
      else if (isAnywhere) sum += weight * outside.text;
    }
    sum *= fullness;
    const isWhole = isAnywhere && (inTitle & core) !== 0 && (has & ranks) === ranks;
    if ((has === all || isWhole) && (inTitle & related) === 0) return tier.whole + sum * (255 - tier.whole);
    const isWork = (inTitle & core) !== 0;
    if (isWork && (share >= minShare || termWeights.length < manyTerms))
      return tier.work + sum * (tier.whole - 1 - tier.work);
    if (isWork || share >= minShare) return tier.most + sum * (tier.work - 1 - tier.most);
    return isAnywhere ? tier.mention + sum * (tier.most - 1 - tier.mention) : 0;
  };
}

/** Tells of the terms of a title, as bits, whether a job with nothing else is worth showing. */
function enoughInTitle({ terms }: QueryPlan, minShare: number): (bits: number) => boolean {
  return (bits) => {
    let share = 0;
    for (const [at, { weight, isCore }] of terms.entries()) {
      if ((bits & (1 << at)) === 0) continue;
      if (isCore) return true;
      share += weight;
    }
    return share >= minShare;
  };
}

/**
 * By title and by name of a company, the terms that it has, as bits, and what a title is worth; which titles have some.
 */
function scoreTexts({ titles }: JobColumnIndex, plan: QueryPlan) {
  const count = titles.titles.length;
  const terms = titleTerms.take(count);
  const scores = titleShares.take(count);
  const isRated = titleFlags.take(count);
  const rated: number[] = [];
  const found: number[] = [];
  let hasCompanies = false;
  for (const word of plan.words) {
    for (const at of titles.textsWith(word)) {
      const text = titles.titles[at];
      if (isRated[at] === 1 || !text) continue;
      isRated[at] = 1;
      rated.push(at);
      if (titles.isName(at)) {
        terms[at] = isAsked(plan, text.words) ? termsIn(plan, text.words) : 0;
        hasCompanies ||= terms[at] !== 0;
      } else {
        const one = scoreTitle(plan, text);
        terms[at] = one?.terms ?? 0;
        scores[at] = one?.score ?? 0;
        if (one) found.push(at);
      }
    }
  }
  titleFlags.giveBack(isRated, rated);
  const release = () => {
    titleTerms.giveBack(terms, rated);
    titleShares.giveBack(scores, rated);
  };
  return { terms, scores, found, hasCompanies, release };
}

/**
 * Whether words ask for a company: of several they are how its name begins, or most of it. "Looking after people in
 * their homes" is no "Ash Grove Homes".
 */
function isAsked({ terms, words }: QueryPlan, name: Int32Array): boolean {
  if (terms.length < fewTerms) return true;
  const has = (id: number | undefined) => id !== undefined && words.has(id);
  return has(name[0]) || 2 * name.filter(has).length > name.length;
}
const fewTerms = 3;

/** The terms that the name of a company has as they were typed, or in full, as bits. */
function termsIn({ terms }: QueryPlan, words: Int32Array): number {
  return bitsOf(
    terms,
    ({ names, isPart }) =>
      !isPart &&
      names.some(
        ({ weight, places }) =>
          weight >= weights.name.abbreviation &&
          places.every((place) => words.some((id) => place.get(id) === 1)),
      ),
  );
}

const bitsOf = (terms: QueryPlan['terms'], test: (term: QueryPlan['terms'][number]) => boolean): number =>
  terms.reduce((bits, term, at) => (test(term) ? bits | (1 << at) : bits), 0);
