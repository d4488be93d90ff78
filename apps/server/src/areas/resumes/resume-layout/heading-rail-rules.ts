import { knownHeading } from '../resume-words/rules.ts';
import type { Fragment } from './fragment-rules.ts';
import { isHeadingRow, isSetHeading, textOf } from './rules.ts';

/*
 * Headings on the left, each beside the first line of its section: a section may have columns, a table or
 * another rail, and is laid out separately.
 */

export interface HeadingRail {
  /** The right edge of the headings. */
  end: number;
  above: Fragment[];
  sections: { heading: Fragment[]; fragments: Fragment[] }[];
  below: Fragment[];
}

/** The lines of one heading. */
type Label = [Fragment, ...Fragment[]];

const sameEdge = 3;
/** How far the first line of a section may be from its heading, in multiples of the heading's size. */
const besideHeading = 0.7;
/** If the line above is closer than this, it belongs to the same section: the heading is in its middle. */
const sectionGap = 1.5;
const narrowestGutter = 3;
/** Lines of one heading are closer together than two headings. */
const closeLine = 1.45;
const farLine = 1.7;

export function findHeadingRail(fragments: readonly Fragment[]): HeadingRail | undefined {
  const sorted = fragments.toSorted((a, b) => a.y - b.y);
  const rows = sorted.map((one) => [one]);
  const first = sorted.findIndex((one, at) => {
    const whole = wrapped(sorted, one);
    return isHeadingRow(whole) && isSetHeading(whole, rows) && isBeside(whole, sorted.slice(at + 1), sorted);
  });
  const top = sorted[first];
  // Below a page heading, texts that look like headings are the labels of its section.
  if (!top || sorted.slice(0, first).some((one) => isSetHeading([one], rows))) return undefined;
  return divide(sorted, wrapped(sorted, top));
}

/** A heading with its continuation lines. */
function wrapped(sorted: readonly Fragment[], first: Fragment): Label {
  const lines: Label = [first];
  for (const next of sorted.slice(sorted.indexOf(first) + 1)) {
    const last = lines.at(-1) as Fragment;
    if (next.y - last.y > farLine * last.size || lines.length > 3) break;
    if (next.y <= last.y || !isAlike(next, first)) continue;
    const isOne =
      next.y - last.y < closeLine * last.size ||
      knownHeading(textOf(lines)) === undefined ||
      knownHeading(next.text) === undefined;
    if (isOne && knownHeading(textOf([...lines, next])) !== undefined) lines.push(next);
  }
  return lines;
}

function isAlike(one: Fragment, other: Fragment): boolean {
  return Math.abs(one.x - other.x) < sameEdge && one.size === other.size && one.bold === other.bold;
}

/** The section's first line is beside the heading, with no text under the heading. */
function isBeside(label: Label, after: readonly Fragment[], all: readonly Fragment[]): boolean {
  const [first] = label;
  const right = Math.max(...label.map((one) => one.right)) + narrowestGutter;
  const beside = all.filter(
    (one) => one.x > right && Math.abs(one.y - first.y) <= besideHeading * first.size,
  );
  const under = after.find((one) => !label.includes(one) && one.x <= right && one.y > first.y);
  const room = (under?.y ?? Number.POSITIVE_INFINITY) - (label.at(-1)?.y ?? 0);
  return beside.length > 0 && room > sectionGap * first.size;
}

function divide(sorted: readonly Fragment[], top: Label): HeadingRail | undefined {
  const from = startOf(top);
  const labels: Label[] = [];
  let until = Number.POSITIVE_INFINITY;
  for (const one of sorted) {
    if (one.y < from || labels.flat().includes(one)) continue;
    const end = endOf(labels.length > 0 ? labels : [top]);
    if (one.x > end + narrowestGutter || one.y > until) continue;
    const label = wrapped(sorted, one);
    if (isAlike(one, top[0]) && isBeside(label, sorted.slice(sorted.indexOf(one) + 1), sorted))
      labels.push(label);
    else until = one.y - 0.6 * one.size;
  }
  return judge(sorted, labels, until);
}

function startOf([{ y, size }]: Label): number {
  return y - besideHeading * size;
}

function endOf(labels: readonly Label[]): number {
  return Math.max(...labels.flat().map(({ right }) => right));
}

function judge(
  sorted: readonly Fragment[],
  labels: readonly Label[],
  until: number,
): HeadingRail | undefined {
  const [top] = labels;
  if (!top) return undefined;
  const own = new Set<Fragment>(labels.flat());
  const rest = sorted.filter((one) => !own.has(one));
  const end = endOf(labels);
  const sections = labels.map((heading, at) => {
    const next = labels[at + 1];
    const to = next ? startOf(next) : until;
    return { heading, fragments: rest.filter(({ y }) => y >= startOf(heading) && y < to) };
  });
  const known = labels.flatMap((label) => knownHeading(textOf(label)) ?? []);
  if (known.length < labels.length / 2) return undefined;
  const kinds = new Set(known);
  const isCore = kinds.has('experience') || kinds.has('education');
  const isOne = labels.length === 1 && top.length > 1 && (isCore || kinds.has('skills'));
  if (!isOne && (!isCore || kinds.size < 2)) return undefined;
  const isOpen = sections.every(
    ({ fragments }, at) => at === 0 || isApart(sections[at - 1]?.fragments, fragments),
  );
  if (!isOpen || rest.some((one) => one.x <= end && one.y >= startOf(top) && one.y < until)) return undefined;
  return {
    end: end + 1,
    above: rest.filter(({ y }) => y < startOf(top)),
    sections,
    below: rest.filter(({ y }) => y >= until),
  };
}

/** The space above a section is larger than its line spacing. */
function isApart(above: readonly Fragment[] | undefined, below: readonly Fragment[]): boolean {
  const [first] = below;
  const last = above?.at(-1);
  return first !== undefined && (!last || first.y - last.y > sectionGap * first.size);
}
