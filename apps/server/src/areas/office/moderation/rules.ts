import type { JobStatus } from '@waymark/contract/jobs/choices';
import { formatAmount, formatPay } from '@waymark/contract/jobs/format-salary';
import type { PostingDecision, PostingModeration } from '@waymark/contract/posting/moderation-choices';
import type { PostingSign } from '@waymark/contract/posting/staff-postings';
import { msg, term, type Message } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { inPayUnit } from '../../jobs/jobs/rules.ts';
import {
  comparedWords,
  copiedShare,
  sequenceWords,
  shoutedShare,
  shoutedTitleLetters,
  shoutedWords,
  unusualPayFactor,
  usualPayPostings,
  wordSigns,
} from './sign-constants.ts';
import type { Say } from '@waymark/contract/text/say';

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sequencesOf(words: readonly string[]): Set<string> {
  const sequences = new Set<string>();
  for (let at = 0; at + sequenceWords <= words.length; at++) {
    sequences.add(words.slice(at, at + sequenceWords).join(' '));
  }
  return sequences;
}

/**
 * How much of the shorter text stands in the other one, from 0 to 1, by sequences of five words; 0 for texts
 * that are too short to tell.
 */
export function likenessOf(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (Math.min(a.length, b.length) < comparedWords) return 0;
  const [few, many] =
    a.length <= b.length ? [sequencesOf(a), sequencesOf(b)] : [sequencesOf(b), sequencesOf(a)];
  let shared = 0;
  for (const sequence of few) if (many.has(sequence)) shared += 1;
  return shared / few.size;
}

export function isCopied(likeness: number): boolean {
  return likeness >= copiedShare;
}

/** Two pieces out of the middle of a text, by which a search finds whatever it was copied from. */
export function piecesOf(text: string): string[] {
  const words = wordsOf(text);
  if (words.length < comparedWords) return [];
  const pieceAt = (share: number) => {
    const start = Math.floor(words.length * share);
    return words.slice(start, start + 8).join(' ');
  };
  return [pieceAt(0.3), pieceAt(0.6)];
}

interface Posting {
  title: string;
  status: JobStatus;
  awaits_approval: boolean;
  moderation: PostingModeration | null;
}

/** Whether staff has to review it. */
export function isWaiting({ status, awaits_approval, moderation }: Omit<Posting, 'title'>): boolean {
  return status === 'pending' && awaits_approval && moderation === null;
}

/** Why a decision is not possible of a posting as it is; null where it is. */
export function refusalOf(decision: PostingDecision, job: Posting): Message | null {
  const { title } = job;
  if (decision === 'suspend') {
    return job.status === 'active' ? null : msg`“${title}” is not open: it is ${term(stateOf(job))}.`;
  }
  if (decision === 'lift') {
    return job.moderation === 'suspended'
      ? null
      : msg`“${title}” was not taken down: it is ${term(stateOf(job))}.`;
  }
  const isReturned = job.moderation === 'changes' || job.moderation === 'refused';
  // What was sent back may be let through after all.
  if (isWaiting(job) || (decision === 'approve' && isReturned && job.status === 'pending')) return null;
  return msg`“${title}” needs no approval: it is ${term(stateOf(job))}.`;
}

const moderationWords: Readonly<Record<PostingModeration, string>> = {
  changes: msg`sent back for changes`,
  refused: msg`refused`,
  suspended: msg`taken down`,
};
const statusWords: Readonly<Record<JobStatus, string>> = {
  draft: msg`draft`,
  pending: msg`pending`,
  active: msg`active`,
  expired: msg`expired`,
  filled: msg`filled`,
};

const stateOf = ({ status, moderation }: Posting): string =>
  moderation === null ? statusWords[status] : moderationWords[moderation];

const outcomes: Readonly<Record<PostingDecision, PostingModeration | null>> = {
  approve: null,
  changes: 'changes',
  refuse: 'refused',
  suspend: 'suspended',
  lift: null,
};

/** What a decision writes of a posting. */
export function decidedColumns(decision: PostingDecision, reason: string) {
  const moderation = outcomes[decision];
  return {
    moderation,
    moderation_reason: moderation === null ? '' : reason,
    awaits_approval: moderation !== null,
    ...(decision === 'suspend' && { status: 'pending' as const }),
  };
}

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

/** What speaks of fraud. */
export type FoundSign = Omit<PostingSign, 'why'> & { why: Message };

const maxWords = 5;

/** What the text of a posting alone tells of fraud, in the order of the kinds. */
export function findTextSigns({ title, text }: PostingText): FoundSign[] {
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
  return [...first.values()].slice(0, maxWords);
}

function findCapitals({ title, text }: PostingText): FoundSign | null {
  const why = msg`Serious postings do not shout.`;
  const letters = title.match(/\p{L}/gu) ?? [];
  if (letters.length >= shoutedTitleLetters && !/\p{Ll}/u.test(title) && /\p{Lu}/u.test(title)) {
    return { kind: 'capitals', words: [title], why, jobId: null };
  }
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
  if (loud.length < shoutedWords || loud.length < words.length * shoutedShare) return null;
  return { kind: 'capitals', words: distinct(loud), why, jobId: null };
}

/** A pay far beyond what others offer for the same title; `yearlyDollars` is its upper end. It is said as the board speaks of pay. */
export function judgePay(say: Say, yearlyDollars: number | null, usual: UsualPay | null): FoundSign | null {
  if (yearlyDollars === null || usual === null || usual.postings < usualPayPostings) return null;
  if (yearlyDollars <= usual.high * unusualPayFactor) return null;
  const inUnit = (dollars: number) => inPayUnit(dollars, board.words.pay);
  const [pay, low, high] = [inUnit(yearlyDollars), inUnit(usual.low), inUnit(usual.high)];
  const shown = ({ amount, currency }: typeof low) => formatAmount(amount, currency, say.language);
  return {
    kind: 'pay',
    words: [formatPay(say, pay.amount, pay.currency, pay.period)],
    why: msg`${usual.postings} open postings with this title pay ${shown(low)} to ${shown(high)}.`,
    jobId: null,
  };
}
