import { readLevels } from './level-rules.ts';
import { smallWords, wordsOf } from './word-rules.ts';

/** A title as ids of its words. */
export interface ReadTitle {
  words: Int32Array;
  /** Where the words of the work itself begin and end, without rank, specialty and place. */
  coreStart: number;
  coreEnd: number;
  /** What its rank takes off, where it was not asked for, by word; words of rank alone. */
  ranks: readonly { id: number; cost: number }[];
  /** The levels that it names, as bits of `titleLevel`. */
  levels: number;
}

/**
 * Words of rank, and what each takes off the worth of a title when it was not asked for: whoever asks for an analyst
 * is further from an intern than from a senior one.
 */
const rankCosts: Readonly<Record<string, number>> = {
  senior: 0.04,
  junior: 0.04,
  experienced: 0,
  principal: 0.07,
  lead: 0.07,
  associate: 0.03,
  head: 0.12,
  chief: 0.12,
  director: 0.1,
  managing: 0.1,
  vice: 0.12,
  vp: 0.12,
  svp: 0.12,
  avp: 0.12,
  president: 0.02,
  deputy: 0.08,
  graduate: 0.25,
  grad: 0.25,
  grads: 0.25,
  intern: 0.3,
  internship: 0.3,
  trainee: 0.25,
  apprentice: 0.25,
};
export const isRank = (word: string) => Object.hasOwn(rankCosts, word);
/** Who leads some work, whatever it is. */
export const leaders: readonly string[] = ['manager', 'supervisor', 'director'];
/** Numbers of a grade or a year, and what says for whom. */
const isNumber = (word: string) => /^(?:\d{1,4}|i{1,3}|iv)$/.test(word);

/** What begins a specialty, a place, a team. */
const parting = /[,()[\]|:;]|\s[-–—]\s|\s(?:at|for|in|of|to)\s/i;

/** Reads the words of a title, and which of them are the work: of "Senior Nurse, Night Shift" it is "nurse". */
export function readTitle(text: string, intern: (word: string) => number): ReadTitle {
  const parts = text.split(parting).map((part) => wordsOf(part).filter((word) => !smallWords.has(word)));
  const words = parts.flat();
  const at = parts.findIndex((part) => part.some((word) => !isRank(word) && !isNumber(word)));
  const before = parts.slice(0, Math.max(0, at)).flat().length;
  const part = parts[at] ?? words;
  const isBeside = (word: string | undefined) => word !== undefined && (isRank(word) || isNumber(word));
  let start = 0;
  let end = part.length;
  while (start < end - 1 && isBeside(part[start])) start++;
  // "Art Director" is one; "Software Engineer Intern 2027" is an engineer.
  const isAfter = (word: string | undefined) =>
    word !== undefined && (isNumber(word) || (rankCosts[word] ?? 0) >= 0.25);
  while (end > start + 1 && isAfter(part[end - 1])) end--;
  const ids = Int32Array.from(words, intern);
  const ranks = words.flatMap((word, index) => {
    const inCore = index >= before + start && index < before + end;
    const cost = inCore ? 0 : (rankCosts[word] ?? 0);
    return cost > 0 ? [{ id: ids[index] as number, cost }] : [];
  });
  return { words: ids, coreStart: before + start, coreEnd: before + end, ranks, levels: readLevels(words) };
}
