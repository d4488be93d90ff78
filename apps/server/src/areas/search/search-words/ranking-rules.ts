import type { ReadTitle } from './title-rules.ts';
import type { Wanted, WantedName } from './wanted-rules.ts';

/** What a title has of what is wanted. */
interface TitleWorth {
  /** How well it names what it has of it, from 0 to 1. */
  worth: number;
  /** The terms that it has, as bits. */
  terms: number;
}

/** What makes the worth of a title: that it has the words, that the work itself was asked for, and nothing but it. */
const parts = { words: 0.3, head: 0.35, core: 0.25, all: 0.1 } as const;
/** The words of a name that stand apart. */
const scattered = 0.85;
/** A name that is only a part of another work's: a "CNC programmer" writes no software. */
const calledSo = 0.5;
const mostRankCost = 0.4;
/** Who asks for a field alone, "warehouse", seldom means to lead it. */
const leading = 0.79;

/** The most terms of a search that are looked at: as many as a number has bits to spare. */
const mostTerms = 24;

/** How well a title names what is wanted; undefined where it has none of it. */
export function rateTitle(
  { terms, isWork, isLeader, isRole }: Wanted,
  title: ReadTitle,
): TitleWorth | undefined {
  const { words, coreStart, coreEnd } = title;
  const last = coreEnd - 1;
  // Of a title that ends in some work no other word names it.
  const head = isWork(words[last] ?? -1) ? last : undefined;
  const asked = new Float32Array(words.length);
  let has = 0;
  let weight = 0;
  let strength = 0;
  const ofWork = { weight: 0, strength: 0 };
  for (let at = 0; at < Math.min(terms.length, mostTerms); at++) {
    const term = terms[at] as Wanted['terms'][number];
    const best = bestName(term, title, head);
    if (!best) continue;
    has |= 1 << at;
    weight += term.weight;
    strength += term.weight * best.strength;
    if (term.isCore) {
      ofWork.weight += term.weight;
      ofWork.strength += term.weight * best.strength;
    }
    for (const place of best.places) asked[place] = Math.max(asked[place] as number, best.strength);
  }
  if (has === 0) return undefined;
  const core = asked.subarray(coreStart, coreEnd);
  const share = parts.core * shareOf(core) + parts.all * shareOf(asked);
  // Who asks for a field, "HR", asks for whoever works in it.
  const isField = !terms.some(({ isCore }, at) => isCore && has & (1 << at));
  // "Managing director" is what such a title says first, whatever is directed.
  const isWhole = has === 2 ** Math.min(terms.length, mostTerms) - 1;
  const isRank =
    isWhole && core.every((one) => one === 0) && title.ranks.some(({ id }) => asked[words.indexOf(id)]);
  // A "talent acquisition specialist" works in what stands before the role; a "trader assistant" is no trader.
  const isRoleOf = isRole(words[last] ?? -1) && (core.at(-2) ?? 0) > 0 && !isWork(words[last - 1] ?? -1);
  const ofHead =
    core.at(-1) || isRoleOf || isRank || (isField && core.some((one) => one > 0)) ? parts.head : 0;
  const unasked = title.ranks.reduce((sum, { id, cost }) => sum + (asked[words.indexOf(id)] ? 0 : cost), 0);
  // No shift and no place makes up for work that only stands beside what was asked for.
  const named = Math.min(strength / weight, ofWork.weight > 0 ? ofWork.strength / ofWork.weight : 1);
  const worth = named * (parts.words + ofHead + share) * (1 - Math.min(mostRankCost, unasked));
  const isAbove = isField && isLeader(words[last] ?? -1);
  return { worth: isAbove ? worth * leading : worth, terms: has };
}

function shareOf(asked: Float32Array): number {
  let count = 0;
  for (const one of asked) count += Number(one > 0);
  return asked.length === 0 ? 0 : count / asked.length;
}

interface FoundName {
  strength: number;
  places: readonly number[];
}

function bestName(
  { names, namesFrom, isForeign }: Wanted['terms'][number],
  { words, coreStart, coreEnd }: ReadTitle,
  head: number | undefined,
): FoundName | undefined {
  const isInCore = (at: number) => at >= coreStart && at < coreEnd;
  const possible: number[] = [];
  for (const id of words) possible.push(...(namesFrom.get(id) ?? []));
  if (possible.length > 1) possible.sort((a, b) => a - b);
  let best: FoundName | undefined;
  for (const at of possible) {
    const name = names[at] as WantedName;
    const isOther = best !== undefined && name.strength < best.strength;
    if (isOther && (!isForeign || best?.places.some(isInCore))) break;
    const found = findName(name, words);
    const isBeside = found && name.isWork && head !== undefined && !found.places.includes(head);
    if (!found || isBeside) continue;
    if (!best || isBetter(found, best)) best = found;
    // "Sales Coordinator / Coordonnateur des ventes" says the same work twice.
    else if (isForeign && !best.places.some(isInCore) && found.places.includes(coreEnd - 1))
      best = { ...best, places: [...best.places, ...found.places] };
  }
  return best;
}

/** Of names that are worth the same, the one that says more of the title: "payroll specialist", and not "payroll". */
const isBetter = (one: FoundName, other: FoundName) =>
  one.strength > other.strength ||
  (one.strength === other.strength && one.places.length > other.places.length);

/** The words of a name in a row; undefined where it has none, or they are not. */
function findRow(places: WantedName['places'], words: Int32Array): FoundName | undefined {
  for (let at = 0; places.length > 0 && at + places.length <= words.length; at++) {
    let weakest = 1;
    for (let next = 0; next < places.length && weakest > 0; next++) {
      weakest = Math.min(weakest, places[next]?.get(words[at + next] as number) ?? 0);
    }
    if (weakest > 0) return { strength: weakest, places: places.map((_place, next) => at + next) };
  }
  return undefined;
}

/** The words of a name in a row, or else all of them somewhere. */
function findName({ places, strength, borrowed }: WantedName, words: Int32Array): FoundName | undefined {
  const isOther = borrowed.some((name) => findRow(name, words) !== undefined);
  const worth = isOther ? strength * calledSo : strength;
  const row = findRow(places, words);
  if (row) return { ...row, strength: worth * row.strength };
  if (places.length < 2) return undefined;
  const found: number[] = [];
  let weakest = 1;
  for (const place of places) {
    const at = words.findIndex((id, index) => place.has(id) && !found.includes(index));
    if (at < 0) return undefined;
    found.push(at);
    weakest = Math.min(weakest, place.get(words[at] as number) ?? 0);
  }
  return { strength: worth * weakest * scattered, places: found };
}
