import type { PostingSign } from '@waymark/contract/posting/staff-postings';
import { formatCount } from '@waymark/contract/text/format-count';
import {
  shoutedShare,
  shoutedTitleLetters,
  shoutedWords,
  unusualPayFactor,
  usualPayPostings,
  wordSigns,
} from './sign-constants.ts';

/** What a posting says, as plain text. */
export interface PostingText {
  title: string;
  text: string;
}

/** Of the open postings with the same title, in whole US dollars a year. */
export interface UsualPay {
  postings: number;
  low: number;
  high: number;
}

const mostWords = 5;

/** What the text of a posting alone tells of fraud, in the order of the kinds. */
export function findTextSigns({ title, text }: PostingText): PostingSign[] {
  const all = `${title}\n${text}`;
  const found = wordSigns.flatMap(({ kind, pattern, why }) => {
    const words = distinct([...all.matchAll(pattern)].map(([match]) => match));
    return words.length === 0 ? [] : [{ kind, words, why, jobId: null }];
  });
  const shouted = findCapitals({ title, text });
  return shouted ? [...found, shouted] : found;
}

function distinct(words: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words) {
    const plain = word.replaceAll(/\s+/g, ' ').trim();
    if (!first.has(plain.toLowerCase())) first.set(plain.toLowerCase(), plain);
  }
  return [...first.values()].slice(0, mostWords);
}

function findCapitals({ title, text }: PostingText): PostingSign | null {
  const why = 'Serious postings do not shout.';
  const letters = title.match(/\p{L}/gu) ?? [];
  if (letters.length >= shoutedTitleLetters && !/\p{Ll}/u.test(title) && /\p{Lu}/u.test(title)) {
    return { kind: 'capitals', words: [title], why, jobId: null };
  }
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  if (loud.length < shoutedWords || loud.length < words.length * shoutedShare) return null;
  return { kind: 'capitals', words: distinct(loud), why, jobId: null };
}

/** A pay far beyond what others offer for the same title; `yearlyDollars` is its upper end. */
export function judgePay(yearlyDollars: number | null, usual: UsualPay | null): PostingSign | null {
  if (yearlyDollars === null || usual === null || usual.postings < usualPayPostings) return null;
  if (yearlyDollars <= usual.high * unusualPayFactor) return null;
  const dollars = (amount: number) => `$${formatCount(amount)}`;
  return {
    kind: 'pay',
    words: [`${dollars(yearlyDollars)} a year`],
    why: `${usual.postings} open postings with this title pay ${dollars(usual.low)} to ${dollars(usual.high)}.`,
    jobId: null,
  };
}
