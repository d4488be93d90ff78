import type { Salary } from '@waymark/contract/jobs/jobs';
import { possiblePay } from '@waymark/contract/search/choices';
import type { PayPhrase } from './amount-rules.ts';
import { cjkPay, isAllKnown, isPayEnding } from './context-rules.ts';
import { tokensOf } from './period-rules.ts';
import {
  candidatesOf,
  hasFewNumbers,
  perDollarOf,
  readChosen,
  saysTheSame,
  unlikelyBelow,
  withoutPension,
  type Candidate,
} from './reading-rules.ts';
import { payWords } from './word-constants.ts';

/* The pay of a posting that has no field for it, where nobody looks at what is read: only what is beyond doubt. */

const atStart = (section: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${payWords.pattern(section).replaceAll('$', String.raw`(?!\p{L})`)})`,
    'u',
  );
const surelyPay = atStart('surely pay');
const noBasePay = atStart('behind no base pay');
const leastPay = atStart('least pay');
const ofThisJob = new RegExp(`^(?:${payWords.pattern('of this job')})$`, 'u');
/** A longer line above an amount is a sentence of its own. */
const maxHeading = 80;
const ends = /(?<!(?:^|\s)\d{1,2})[.!?;](?=\s)|[\n|•·]/u;

/**
 * The pay that a text states: where a label or a sentence speaks of the pay of this job and of nothing else, and no
 * other amount of the text could be it. Undefined for all else.
 */
export function findCertainPay(text: string, countries: readonly string[]): Salary | undefined {
  const amounts = hasFewNumbers(text) ? candidatesOf(withoutPension(text), mayBePay) : [];
  const [first] = amounts;
  if (!first || !amounts.every((amount) => saysTheSame(first, amount))) return undefined;
  const stated = amounts.find(
    ({ phrase, context, folded }) =>
      phrase.sign !== 'several' && !context.isOther && isOfThisJob(folded, phrase),
  );
  if (!stated) return undefined;
  // "Mindestgehalt: 2.500 €"
  const { phrase, context, folded } = stated;
  const isLeast = !phrase.isRange && leastPay.test(sentenceBefore(folded, phrase.start));
  return readChosen(isLeast ? { ...stated, context: { ...context, direction: 'from' } } : stated, countries);
}

/** Any amount of money that has no other name and is not too small or too large to be pay. */
function mayBePay({ phrase, context }: Candidate): boolean {
  if (phrase.sign === undefined || context.isOther) return false;
  const dollars = (phrase.max ?? phrase.min ?? 0) / (perDollarOf(phrase.sign) ?? 1);
  const period = phrase.period ?? context.period;
  const least = period === undefined || period === 'other' ? unlikelyBelow.month : unlikelyBelow[period];
  return context.isPay || (dollars >= least && dollars <= possiblePay.most);
}

/** Whether the words up to the amount say that this job pays it, and those behind it take nothing back. */
function isOfThisJob(folded: string, { start, end }: PayPhrase): boolean {
  const before = sentenceBefore(folded, start);
  const behind = folded.slice(end).split(ends)[0] ?? '';
  const isPay = surelyPay.test(before) || cjkPay.test(before) || before.split(/[^\p{L}]+/u).some(isPayEnding);
  const isSaid = isPay || (before === '' && surelyPay.test(folded.slice(start, end)));
  // "13. Gehalt", "Level 3", "in 2024".
  if (/\p{Nd}/u.test(before)) return false;
  const words = tokensOf(before);
  return isSaid && words.every((word) => ofThisJob.test(word) || isAllKnown(word)) && !noBasePay.test(behind);
}

/** With the heading above where nothing else stands before the amount in its line. */
function sentenceBefore(folded: string, start: number): string {
  const before = folded.slice(0, start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (/\p{L}/u.test(line)) return line.split(ends).at(-1) ?? '';
  const above = before
    .slice(0, before.length - line.length)
    .trimEnd()
    .split('\n');
  const [label = '', heading = ''] = ['', ...above.slice(-2)].slice(-2);
  if (heading.length > maxHeading) return line;
  // "The base salary range for this role is:", "US base", "$120,000 - $150,000".
  const isLabelled = label.trimEnd().endsWith(':') && label.length <= maxHeading;
  return isLabelled ? `${label} ${heading} ${line}` : `${heading} ${line}`;
}
