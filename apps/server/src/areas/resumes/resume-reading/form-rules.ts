import type { Reading } from './header-reading-rules.ts';

/** How a person writes all their headers. */
interface Form {
  /** Lines above and below the one with the dates. */
  above: number;
  below: number;
  order: Reading['order'];
  cut: Reading['cut'];
}

/** Lines that could be the header of an entry, with the ways to read them. */
export interface Candidate {
  /** The first line and the one behind the last. */
  from: number;
  to: number;
  above: number;
  below: number;
  readings: readonly Reading[];
  /** What speaks for these lines, whatever they say. */
  base: number;
}

export interface Chosen {
  candidate: Candidate;
  reading: Reading;
}

/** The candidates for one line with dates. */
export interface Anchor {
  candidates: readonly Candidate[];
  /** What it costs to take the line for text. */
  skipCost: number;
}

const gains = { order: 1.2, cut: 0.7, lines: 0.9, role: 3.4 } as const;
const allGains = gains.order + gains.cut + 2 * gains.lines;
const bannerGain = 0.8;

function gainOf(
  { isTitled, order, cut, isNoWork }: Reading,
  { above, below }: Candidate,
  form: Form,
): number {
  // A time without work says nothing of how work is written.
  if (isNoWork) return allGains;
  // Below an employer on a line of its own the next role has none.
  const isRole = order === null && isTitled && form.order === 'company-first' && form.cut === 'line';
  if (isRole && above + below < form.above + form.below) return gains.role;
  return (
    (order !== null && order === form.order ? gains.order : 0) +
    (cut !== null && cut === form.cut ? gains.cut : 0) +
    (above === form.above ? gains.lines : 0) +
    (below === form.below ? gains.lines : 0)
  );
}

function bestReading(candidate: Candidate, form: Form): { reading: Reading; score: number } | undefined {
  let best: { reading: Reading; score: number } | undefined;
  for (const reading of candidate.readings) {
    const score = candidate.base + reading.score + gainOf(reading, candidate, form);
    if (!best || score > best.score) best = { reading, score };
  }
  return best;
}

const maxForms = 60;
const formsOfAnchor = 5;

/** The forms that single entries suggest. */
function formsOf(anchors: readonly Anchor[]): Form[] {
  const forms = new Map<string, Form>();
  for (const { candidates } of anchors) {
    const suggested = candidates
      .flatMap(({ above, below, base, readings }) =>
        readings.map(({ order, cut, score }) => ({ above, below, order, cut, score: score + base })),
      )
      .filter(({ order }) => order !== null)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, formsOfAnchor);
    for (const { above, below, order, cut } of suggested)
      if (forms.size < maxForms) forms.set(`${above} ${below} ${order} ${cut}`, { above, below, order, cut });
  }
  return forms.size > 0 ? [...forms.values()] : [{ above: 0, below: 0, order: null, cut: null }];
}

interface Step extends Chosen {
  score: number;
  before: Step | undefined;
  at: number;
}

const maxSkipped = 2;

/** The headers of a section that fit best together in one form, each in lines of its own. */
function fit(anchors: readonly Anchor[], form: Form): Step | undefined {
  const steps: Step[][] = [];
  for (const [at, { candidates }] of anchors.entries()) {
    steps.push(
      candidates.flatMap((candidate) => {
        const own = bestReading(candidate, form);
        if (!own) return [];
        const before = bestBefore(steps, anchors, { at, candidate });
        return before
          ? [{ candidate, at, reading: own.reading, before: before.step, score: own.score + before.score }]
          : [];
      }),
    );
  }
  const ends = anchors.flatMap((_anchor, at) => {
    const cost = skipped(anchors, at + 1, anchors.length);
    return (steps[at] ?? []).map((step) => ({ step, score: step.score - cost }));
  });
  return ends.length === 0 ? undefined : ends.reduce((a, b) => (b.score > a.score ? b : a)).step;
}

function skipped(anchors: readonly Anchor[], from: number, to: number): number {
  return anchors.slice(from, to).reduce((sum, { skipCost }) => sum + skipCost, 0);
}

function bestBefore(
  steps: readonly Step[][],
  anchors: readonly Anchor[],
  { at, candidate }: { at: number; candidate: Candidate },
): { step: Step | undefined; score: number } | undefined {
  let best: { step: Step | undefined; score: number } | undefined;
  if (at <= maxSkipped) best = { step: undefined, score: -skipped(anchors, 0, at) };
  for (let from = Math.max(0, at - 1 - maxSkipped); from < at; from++) {
    for (const step of steps[from] ?? []) {
      if (step.candidate.to > candidate.from) continue;
      const isBanner = step.candidate.to === candidate.from && step.reading.title === null;
      const score = step.score - skipped(anchors, from + 1, at) + (isBanner ? bannerGain : 0);
      if (!best || score > best.score) best = { step, score };
    }
  }
  return best;
}

/** Chooses the header of each entry, and how it reads, for the whole section at once. */
export function chooseHeaders(anchors: readonly Anchor[]): Chosen[] {
  let best: { last: Step; score: number } | undefined;
  for (const form of formsOf(anchors)) {
    const last = fit(anchors, form);
    const score = last ? last.score - skipped(anchors, last.at + 1, anchors.length) : 0;
    if (last && (!best || score > best.score) && keepsForm(last, form)) best = { last, score };
  }
  return best ? chainOf(best.last) : [];
}

function chainOf(last: Step): Chosen[] {
  const chosen: Chosen[] = [];
  for (let step: Step | undefined = last; step; step = step.before) chosen.unshift(step);
  return chosen;
}

/** Roles stand below an employer: the first of them has it above its title. */
function keepsForm(last: Step, { order, cut }: Form): boolean {
  if (order !== 'company-first' || cut !== 'line') return true;
  const first = chainOf(last).find(({ reading }) => !reading.isNoWork)?.reading;
  return first?.order === 'company-first' || first?.title === null;
}
