import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import { manyTerms, type QueryPlan } from '../widen/query-plan-rules.ts';
import { weights } from '../lexicon/weight-constants.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import { findCategoryPosition } from '../job-index/position-rules.ts';
import { ZeroedArrays } from '../job-index/row-index.ts';
import type { Query, Term } from '../read/query-rules.ts';
import type { RetrievedList, RetrievedText } from '../find/text-queries.ts';
import { TextHits, tier } from './hit-rules.ts';
import { liftPhrase } from './phrase-score-rules.ts';
import { scoreTitle } from './title-score-rules.ts';
import { bitsOf, enoughInTitle, figuresOf, minShareOf } from './weighing-rules.ts';

/** Scores the jobs that a text finds. A `field` adds all of its jobs below those with the work. */
export function scoreText(
  columns: JobColumnIndex,
  { query, field }: { query: Query; field: JobCategory | undefined },
  { anywhere, lists, phrases, named }: RetrievedText,
): TextHits {
  const hits = new TextHits(columns);
  if (query.length === 0) {
    for (const row of named ?? []) hits.add(row, tier.max);
    return hits;
  }
  if (lists.length > 0) scoreJobs(columns, lists, anywhere, hits);
  // Terms of which no title knows a word are found where they stand.
  else for (let at = 0; at < anywhere.length; at++) hits.add(anywhere[at] as number, tier.mention);
  for (const { plan, rows } of phrases) liftPhrase(columns, plan, rows, hits);
  if (field) addField(columns, field, hits);
  if (named) hits.keep(named);
  return hits;
}

/** Within the tier of the work, what also speaks of the field comes first. */
export const fieldMention = 5;

function addField(columns: JobColumnIndex, field: JobCategory, hits: TextHits): void {
  for (const row of columns.newestOfCategory(findCategoryPosition(field) ?? -1)) {
    const score = hits.scores[row] as number;
    if (score < tier.work) hits.add(row, tier.work + (score > 0 ? fieldMention : 0));
  }
}

const fallbackTerms = { min: 2, max: 8 } as const;

/** The plain terms of a search that the text fallback looks for; undefined where it has too few, or other terms. */
export function termsOfFallback([list = [], ...others]: Query): readonly Term[] | undefined {
  const isPlain = list.every(({ phrase, excluded, translations }) => !phrase && !excluded && !translations);
  const isUsable = isPlain && others.length === 0 && list.length >= fallbackTerms.min;
  return isUsable ? list.slice(0, fallbackTerms.max) : undefined;
}

/**
 * Scores jobs by the work that texts with most of the terms are about: "takes x-rays" finds radiographers, whatever
 * their own postings say. `found` has the rows of each term.
 */
export function scoreFallback(columns: JobColumnIndex, found: readonly Int32Array[]): TextHits {
  const hits = new TextHits(columns);
  const shares = termShares(columns, found);
  const best = shares.reduce((max, share) => Math.max(max, share), 0);
  if (best >= weights.fallback.minOfAll) addWork(columns, { shares, best }, hits);
  return hits;
}

/** By row, the share of the terms that a job has, from 0 to 1; a rare term weighs more. */
function termShares(columns: JobColumnIndex, found: readonly Int32Array[]): Float32Array {
  const shares = new Float32Array(columns.end);
  const termWeights = found.map(({ length }) => Math.log(1 + columns.size / Math.max(1, length)));
  const whole = termWeights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, rows] of found.entries())
    for (const row of rows) shares[row]! += (termWeights[at] as number) / whole;
  return shares;
}

function addWork(
  columns: JobColumnIndex,
  { shares, best }: { shares: Float32Array; best: number },
  hits: TextHits,
): void {
  const works: (string | undefined)[] = [];
  function workOf(row: number): string {
    const at = columns.title[row] as number;
    const title = columns.titles.titles[at];
    return (works[at] ??= title?.words.slice(title.coreStart, title.coreEnd).join(' ') ?? '');
  }
  const { minOfBest, minVotes } = weights.fallback;
  const votes = new Map<string, number>();
  for (const [row, share] of shares.entries())
    if (share >= minOfBest * best) votes.set(workOf(row), (votes.get(workOf(row)) ?? 0) + share ** 2);
  const max = Math.max(...votes.values());
  for (const row of columns.newest.view()) {
    const vote = (votes.get(workOf(row)) ?? 0) / max;
    const fit = (vote + (shares[row] as number) / best) / 2;
    if (vote >= minVotes) hits.add(row, tier.work + fit * (tier.whole - 1 - tier.work));
  }
}

/** How complete a posting can be: from 0 to 4. */
export const degrees = 5;

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
  const { rateOnce, release: releaseScores } = byTitle(columns, best);
  for (let at = 0; at < anywhere.length; at++) {
    const row = anywhere[at] as number;
    isAnywhere[row] = 1;
    hits.add(row, isBeside[row] === 1 ? best(row) : rateOnce(row));
  }
  releaseScores();
  for (const list of rated) if (!list.isLiteral) addOthers(columns, list, { isAnywhere, isBeside }, hits);
  rowFlags.giveBack(isBeside, beside);
  rowFlags.giveBack(isAnywhere, anywhere);
  for (const { release } of rated) release();
}

/** Adds the jobs of a list that have its whole text nowhere, but enough of it in their names. */
function addOthers(
  columns: JobColumnIndex,
  { rate, visitTitled, visitBeside }: ScoredList,
  { isAnywhere, isBeside }: { isAnywhere: Uint8Array; isBeside: Uint8Array },
  hits: TextHits,
): void {
  const rateOther = (row: number) => rate(row, false);
  const { rateOnce, release } = byTitle(columns, rateOther);
  visitTitled((row) => {
    if (isAnywhere[row] === 1) return;
    // Beside one of the lists, which need not be this one.
    hits.add(row, isBeside[row] === 1 ? rateOther(row) : rateOnce(row));
  });
  visitBeside((row) => {
    if (isAnywhere[row] === 0) hits.add(row, rateOther(row));
  });
  release();
}

/** Most jobs of a common word have it in their title or their text alone: what is worth the same is rated once. */
function byTitle({ title, titles, completeness }: JobColumnIndex, rate: (row: number) => number) {
  const known = titleScores.take(titles.titles.length * degrees);
  const keys: number[] = [];
  function rateOnce(row: number): number {
    const key = (title[row] as number) * degrees + (completeness[row] as number);
    if (known[key] === 0) {
      known[key] = rate(row);
      keys.push(key);
    }
    return known[key] as number;
  }
  return { rateOnce, release: () => titleScores.giveBack(known, keys) };
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
  /** What the score of a job is made of; good until the next. */
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
  const minShare = minShareOf(plan, isPartial);
  const weigh = weigher(plan, minShare);
  const isEnough = enoughInTitle(plan, minShare);
  // One for all jobs, of which there are thousands: good until the next.
  const parts = { ...noParts };
  function partsOf(row: number, isAnywhere: boolean): ScoreParts {
    const at = title[row] as number;
    parts.inTitle = texts.terms[at] as number;
    parts.inCompany = texts.terms[companyTitles[company[row] as number] as number] as number;
    parts.inSkills = named[row] as number;
    parts.withinSkills = within[row] as number;
    parts.isAnywhere = isAnywhere;
    parts.title = texts.scores[at] as number;
    parts.completeness = completeness[row] as number;
    return parts;
  }
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

const noParts: ScoreParts = {
  inTitle: 0,
  inCompany: 0,
  inSkills: 0,
  withinSkills: 0,
  isAnywhere: false,
  title: 0,
  completeness: 0,
};

/** Gives whole numbers, as scores are kept: others would each be an object on the heap. */
function weigher({ terms }: QueryPlan, minShare: number): (parts: ScoreParts) => number {
  const { outside } = weights;
  const { termWeights, all, core, related, ranks, whole } = figuresOf(terms);
  return ({ inTitle, inCompany, inSkills, withinSkills, isAnywhere, title, completeness }) => {
    const has = inTitle | inCompany | inSkills | withinSkills;
    const fullness =
      weights.outside.emptyPosting + (1 - weights.outside.emptyPosting) * (completeness / (degrees - 1));
    // Most of those that a common word finds.
    if (has === 0)
      return (tier.mention + whole * outside.text * fullness * (tier.most - 1 - tier.mention)) | 0;
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
    if ((has === all || isWhole) && (inTitle & related) === 0)
      return (tier.whole + sum * (255 - tier.whole)) | 0;
    const isWork = (inTitle & core) !== 0;
    if (isWork && (share >= minShare || termWeights.length < manyTerms))
      return (tier.work + sum * (tier.whole - 1 - tier.work)) | 0;
    if (isWork || share >= minShare) return (tier.most + sum * (tier.work - 1 - tier.most)) | 0;
    return isAnywhere ? (tier.mention + sum * (tier.most - 1 - tier.mention)) | 0 : 0;
  };
}

/**
 * By title and by name of a company, the terms that it has, as bits, and what a title is worth; which titles have some.
 */
export function scoreTexts({ titles }: Pick<JobColumnIndex, 'titles'>, plan: QueryPlan) {
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
