import type { ReadTitle } from '../job-index/title-index.ts';
import type { PlannedName, QueryPlan } from '../widen/query-plan-rules.ts';
import { weights } from '../lexicon/weight-constants.ts';

/** What a title has of a plan. */
interface TitleScore {
  /** How well it names the terms that it has, from 0 to 1. */
  score: number;
  /** The terms that it has, as bits. */
  terms: number;
}

/** A number has that many bits to spare. */
const maxTerms = 24;

/** How well a title names what was asked for; undefined where it has none of it. */
export function scoreTitle(
  { terms, isWork, isLeader, isRole }: QueryPlan,
  title: ReadTitle,
): TitleScore | undefined {
  const { words, coreStart, coreEnd } = title;
  const last = coreEnd - 1;
  // Made for the first name that is found: most titles have none.
  let asked = none;
  let has = 0;
  const sum = { weight: 0, named: 0 };
  for (let at = 0; at < Math.min(terms.length, maxTerms); at++) {
    const term = terms[at] as QueryPlan['terms'][number];
    const best = bestName(term, title);
    if (!best) continue;
    if (has === 0) asked = new Float32Array(words.length);
    has |= 1 << at;
    sum.weight += term.weight;
    sum.named += term.weight * best.weight;
    for (const place of best.places) asked[place] = Math.max(asked[place] as number, best.weight);
  }
  if (has === 0) return undefined;
  const core = asked.subarray(coreStart, coreEnd);
  const parts = weights.title;
  const share = parts.core * shareOf(core) + parts.all * shareOf(asked);
  // A search for a field, "HR", asks for anyone who works in it.
  const isField = !terms.some(({ isCore }, at) => isCore && has & (1 << at));
  // "Managing director" is what such a title says first, whatever is directed.
  const isWhole = has === 2 ** Math.min(terms.length, maxTerms) - 1;
  const isRank =
    isWhole && core.every((one) => one === 0) && title.ranks.some(({ id }) => asked[words.indexOf(id)]);
  // A "talent acquisition specialist" works in what stands before the role; a "trader assistant" is no trader.
  const isRoleOf = isRole(words[last] ?? -1) && (core.at(-2) ?? 0) > 0 && !isWork(words[last - 1] ?? -1);
  const ofHead =
    core.at(-1) || isRoleOf || isRank || (isField && core.some((one) => one > 0)) ? parts.head : 0;
  const unasked = title.ranks.reduce((all, { id, cost }) => all + (asked[words.indexOf(id)] ? 0 : cost), 0);
  const score =
    (sum.named / sum.weight) * (parts.words + ofHead + share) * (1 - Math.min(parts.maxRankCost, unasked));
  const isAbove = isField && isLeader(words[last] ?? -1);
  return { score: isAbove ? score * parts.leader : score, terms: has };
}

const none = new Float32Array(0);

function shareOf(asked: Float32Array): number {
  let count = 0;
  for (const one of asked) count += Number(one > 0);
  return asked.length === 0 ? 0 : count / asked.length;
}

interface FoundName {
  weight: number;
  places: readonly number[];
}

function bestName(
  { names, namesFrom }: QueryPlan['terms'][number],
  { words }: ReadTitle,
): FoundName | undefined {
  let possible: readonly number[] | undefined;
  for (let at = 0; at < words.length; at++) {
    const from = namesFrom.get(words[at] as number);
    if (from) possible = possible ? [...possible, ...from] : from;
  }
  if (!possible) return undefined;
  if (possible.length > 1) possible = possible.toSorted((a, b) => a - b);
  let best: FoundName | undefined;
  for (const at of possible) {
    const name = names[at] as PlannedName;
    if (best !== undefined && name.weight < best.weight) break;
    const found = findName(name, words);
    if (found && (!best || isBetter(found, best))) best = found;
  }
  return best;
}

/** Of names that are worth the same, the one that says more of the title: "payroll specialist", and not "payroll". */
const isBetter = (one: FoundName, other: FoundName) =>
  one.weight > other.weight || (one.weight === other.weight && one.places.length > other.places.length);

/** The words of a name in a row; undefined where it has none, or they are not. */
function findInRow(places: PlannedName['places'], words: Int32Array): FoundName | undefined {
  for (let at = 0; places.length > 0 && at + places.length <= words.length; at++) {
    let weakest = 1;
    for (let next = 0; next < places.length && weakest > 0; next++) {
      weakest = Math.min(weakest, places[next]?.get(words[at + next] as number) ?? 0);
    }
    if (weakest > 0) return { weight: weakest, places: places.map((_place, next) => at + next) };
  }
  return undefined;
}

/** The words of a name in a row, or else all of them somewhere. */
function findName({ places, weight, borrowed }: PlannedName, words: Int32Array): FoundName | undefined {
  const isOther = borrowed.some((name) => findInRow(name, words) !== undefined);
  const score = isOther ? weight * weights.name.borrowed : weight;
  const inOrder = findInRow(places, words);
  if (inOrder) return { ...inOrder, weight: score * inOrder.weight };
  if (places.length < 2) return undefined;
  const found: number[] = [];
  let weakest = 1;
  for (const place of places) {
    const at = words.findIndex((id, index) => place.has(id) && !found.includes(index));
    if (at < 0) return undefined;
    found.push(at);
    weakest = Math.min(weakest, place.get(words[at] as number) ?? 0);
  }
  return { weight: score * weakest * weights.name.scattered, places: found };
}
