import type { JobColumnIndex } from './column-index.ts';
import { tier, type TextRank } from './hit-rules.ts';
import type { Query } from './query-limit-rules.ts';
import { foldWord } from './synonym-rules.ts';

const daySeconds = 86_400;
/** After this many days half of what age takes off is taken off. */
const halfLifeDays = 30;
const oldestShare = 1 / 3;

/** Where the words stand: in the title, near work in the title, or anywhere else. */
const tierWeights = { title: 1, nearTitle: 0.5, elsewhere: 0.25 } as const;
/** What the title adds when it names the work itself ("Nurse", not "Nurse Recruiter"), and nothing but it. */
const headBonus = 0.6;
const exactBonus = 0.8;
/** A posting that says nothing of pay, skills, experience and kind keeps this share of its score. */
const barestShare = 0.8;

/**
 * Orders ranked hits, given as slots with their tiers, best first: the words, then how well the title names what was asked, how fresh the
 * posting is and how much it says (docs/decisions/008).
 */
export function orderByScore(
  columns: JobColumnIndex,
  ranks: ReadonlyMap<number, TextRank>,
  query: Query,
  tiers: ReadonlyMap<number, number>,
  now: number,
): number[] {
  const wanted = readWanted(query);
  const scores = new Map(
    [...tiers].map(([slot, mark]) => {
      const text = ranks.get(columns.number[slot] as number);
      const worth = freshness(columns, slot, now) * completeness(columns, slot);
      return [slot, text ? textScore(text, wanted) * tierOf(mark) * worth : 0];
    }),
  );
  const { number } = columns;
  return [...tiers.keys()].toSorted(
    (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || (number[b] ?? 0) - (number[a] ?? 0),
  );
}

function tierOf(mark: number): number {
  if (mark === tier.title) return tierWeights.title;
  return mark === tier.nearTitle ? tierWeights.nearTitle : tierWeights.elsewhere;
}

function freshness(columns: JobColumnIndex, slot: number, now: number): number {
  const ageDays = Math.max(0, now / 1000 - (columns.posted[slot] ?? 0)) / daySeconds;
  return oldestShare + (1 - oldestShare) * 0.5 ** (ageDays / halfLifeDays);
}

function completeness(columns: JobColumnIndex, slot: number): number {
  return barestShare + (1 - barestShare) * ((columns.completeness[slot] ?? 0) / 4);
}

interface Wanted {
  /** All words that name what was asked, other names included. */
  words: ReadonlySet<string>;
  /** The last words of those names: in English the work itself. */
  heads: ReadonlySet<string>;
}

function readWanted(query: Query): Wanted {
  const words = new Set<string>();
  const heads = new Set<string>();
  for (const list of query) {
    const terms = list.filter(({ excluded }) => !excluded);
    for (const { text, same } of terms) {
      for (const name of [text, ...same]) wordsOf(name).forEach((word) => words.add(word));
    }
    const last = terms.at(-1);
    for (const name of last ? [last.text, ...last.same] : []) heads.add(wordsOf(name).at(-1) ?? '');
  }
  return { words, heads };
}

function textScore({ rank, title }: TextRank, wanted: Wanted): number {
  // What follows a comma or a dash is a specialty, a place or a shift.
  const [name = ''] = title.split(/,|\(|\||\s[-–—]\s|\s(?:at|for|in|of)\s/i);
  const words = wordsOf(name);
  const head = wanted.heads.has(words.at(-1) ?? '') ? headBonus : 0;
  const named = words.filter((word) => wanted.words.has(word)).length / Math.max(1, words.length);
  return rank * (1 + head + exactBonus * named);
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}+#.]+/gu) ?? []).map(foldWord);
}
