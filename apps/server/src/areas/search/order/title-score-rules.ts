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

/** Which words of the title that is looked at are asked for: one array for all, as a search looks at thousands in turn. */
let asked = new Uint8Array(64);

function clearAsked(length: number): void {
  if (asked.length < length) asked = new Uint8Array(2 * length);
  else asked.fill(0, 0, length);
}

/** How well a title names what was asked for; undefined where it has none of it. */
export function scoreTitle(
  { terms, isWork, isLeader, isRole }: QueryPlan,
  title: ReadTitle,
): TitleScore | undefined {
  const { words, coreStart, coreEnd, ranks } = title;
  const last = coreEnd - 1;
  const count = Math.min(terms.length, maxTerms);
  let has = 0;
  let [weight, named] = [0, 0];
  for (let at = 0; at < count; at++) {
    const term = terms[at] as QueryPlan['terms'][number];
    const best = bestName(term, title);
    if (!best) continue;
    // Most titles have none.
    if (has === 0) clearAsked(words.length);
    has |= 1 << at;
    weight += term.weight;
    named += term.weight * best.weight;
    if (best.weight > 0) for (const place of best.places) asked[place] = 1;
  }
  if (has === 0) return undefined;
  const parts = weights.title;
  const inCore = countAsked(coreStart, coreEnd);
  const share =
    parts.core * shareOf(inCore, coreEnd - coreStart) +
    parts.all * shareOf(countAsked(0, words.length), words.length);
  // A search for a field, "HR", asks for anyone who works in it.
  const isField = !terms.some(({ isCore }, at) => isCore && has & (1 << at));
  const isAsked = (place: number) => coreStart <= place && place < coreEnd && asked[place] === 1;
  // "Managing director" is what such a title says first, whatever is directed.
  const isWhole = has === 2 ** count - 1;
  const isRank = isWhole && inCore === 0 && ranks.some(({ id }) => asked[words.indexOf(id)] === 1);
  // A "talent acquisition specialist" works in what stands before the role; a "trader assistant" is no trader.
  const isRoleOf = isAsked(last - 1) && isRole(words[last] ?? -1) && !isWork(words[last - 1] ?? -1);
  const ofHead = isAsked(last) || isRoleOf || isRank || (isField && inCore > 0) ? parts.head : 0;
  let unasked = 0;
  for (const { id, cost } of ranks) if (asked[words.indexOf(id)] !== 1) unasked += cost;
  const score =
    (named / weight) * (parts.words + ofHead + share) * (1 - Math.min(parts.maxRankCost, unasked));
  const isAbove = isField && isLeader(words[last] ?? -1);
  return { score: isAbove ? score * parts.leader : score, terms: has };
}

function countAsked(from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) count += asked[at] as number;
  return count;
}

const shareOf = (count: number, length: number) => (length === 0 ? 0 : count / length);

interface FoundName {
  weight: number;
  places: readonly number[];
}

/** The best name of a term that a title has; of names that are as good, the first. */
function bestName(
  { names, namesFrom }: QueryPlan['terms'][number],
  { words }: ReadTitle,
): FoundName | undefined {
  let best: FoundName | undefined;
  let bestAt = -1;
  for (let index = 0; index < words.length; index++) {
    const from = namesFrom.get(words[index] as number);
    if (!from) continue;
    for (const at of from) {
      const name = names[at] as PlannedName;
      if (best !== undefined && name.weight < best.weight) break;
      const found = at === bestAt ? undefined : findName(name, words);
      if (!found || (best && (at > bestAt ? !isBetter(found, best) : isBetter(best, found)))) continue;
      best = found;
      bestAt = at;
    }
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
