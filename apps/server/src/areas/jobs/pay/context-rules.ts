import type { PayPhrase } from './amount-rules.ts';
import { isSign } from './currency-rules.ts';
import { periodAt, tokensOf, type NamedPeriod } from './period-rules.ts';
import { fillers, payWords } from './word-constants.ts';

/** What the words around an amount say of it. */
export interface PayContext {
  /** A word of pay stands before it in its sentence or heading, or directly behind it. */
  isPay: boolean;
  /** It is said to be the base. */
  isBase: boolean;
  /** It is a bonus, a budget, a voucher or the like. */
  isOther: boolean;
  /** Nothing else stands in its line or between the marks that divide the line. */
  standsAlone: boolean;
  /** The period that stands before it: "Annual salary: …". */
  period: NamedPeriod | undefined;
  direction: 'up to' | 'from' | undefined;
}

const payStart = new RegExp(`^(?:${payWords.pattern('pay')})`);
const payEndings = new RegExp(`(?:${payWords.pattern('pay endings')})$`);
const otherStart = new RegExp(`^(?:${payWords.pattern('other money')})`);
const fillerWords = new Set(fillers);
const turnWords = new Set(payWords.list('turns'));
/** Words of pay in writings without spaces. */
export const cjkPay = new RegExp(payWords.pattern('pay anywhere'), 'u');

const bareWord = (token: string) => token.replace(/\.$/, '');
const surePayEndings = new RegExp(`(?:${payWords.pattern('sure pay endings')})$`);

/** "Jahresgehalt": whether a word ends with one that stands for pay and for nothing else. */
export const isPayEnding = (token: string): boolean => surePayEndings.test(token);
const isPayWord = (token: string) =>
  payStart.test(token) || payEndings.test(bareWord(token)) || cjkPay.test(token);
const isOtherMoney = (token: string) =>
  token.split('-').some((part) => otherStart.test(part)) ||
  otherStart.test(token) ||
  /bonus|pramie|zuschuss|zulage|gutschein|budget|zuschlag|[补補](?:贴|貼|助)|餐补|奖金|獎金|手当|交通費|賞与|수당|식대|보너스|상여/u.test(
    token,
  );
const isBaseWord = (token: string) => /^(?:base$|basic|grund|fix|fijo|bazow|zaklad)/.test(token);
/** Words between an amount and what it is called. */
const glue = new RegExp(`^(?:${payWords.pattern('glue')})$`);

const windowLength = 90;
/** A heading above an amount. */
const headingLength = 80;

/** Takes constant time: windows around the phrase alone are read. */
export function contextOf(
  folded: string,
  phrase: PayPhrase,
  beside: { before: number; after: number },
): PayContext {
  const before = textBefore(folded, phrase.start, beside.before);
  const tokens = tokensOf(before);
  // The point of an abbreviation is the amount's ("40k p.a."); that of a word ends what is said.
  const isEnd = /\p{L}{2}\.$/u.test(folded.slice(phrase.end - 5, phrase.end));
  const after = isEnd ? '' : folded.slice(phrase.end, Math.min(beside.after, phrase.end + 56));
  const behind = behindTokens(after.split(/[.!?;]\s/)[0] ?? '');
  const isLabelOfNext =
    beside.after - phrase.end < 40 &&
    beside.after < folded.length &&
    /^ ?\(?[\p{L} -]+:? ?$/u.test(folded.slice(phrase.end, beside.after));
  const paidBehind = behind.findIndex(isPayWord);
  const otherBehind = isLabelOfNext && !isPayWord(behind[0] ?? '') ? -1 : behind.findIndex(isOtherMoney);
  const isOther =
    (otherBehind >= 0 &&
      (paidBehind < 0 || otherBehind < paidBehind || (behind.length > 0 && otherBehind === paidBehind))) ||
    isOtherBefore(tokens);
  return {
    isPay:
      [...tokens, ...tokensOf(folded.slice(phrase.start, phrase.end))].some(isPayWord) || paidBehind >= 0,
    isBase: tokens.slice(-4).some(isBaseWord) || behind.slice(0, 3).some(isBaseWord),
    isOther,
    standsAlone: standsAlone(folded, phrase),
    period: periodBefore(tokens, phrase.sign),
    direction: directionOf(folded, phrase),
  };
}

/** Words that are other money wherever they stand in a sentence without a word of pay; no title of a job has them. */
const alwaysOther =
  /^(?:bonus|budget|voucher|allowance|raised?$|raising|revenue|turnover|umsatz|rent$|scholarship|prize|deposit|fees?$|tuition|reimburs|donat)/;
const payers =
  /^(?:customers?|clients?|users?|guests?|students?|members?|parents?|patients?|companies|you|you'll)$/;

/** Whether the words before an amount call it a bonus, a budget, a total or what others pay. */
function isOtherBefore(tokens: readonly string[]): boolean {
  // What is in brackets has a name of its own: "€60k OTE (€45k base)".
  const named = tokens
    .slice(tokens.lastIndexOf('(') + 1)
    .filter((token) => !glue.test(token) && !/^\d/.test(token));
  const content = named.at(-1) ?? '';
  if (isOtherMoney(content) && !isPayWord(content)) return true;
  if (/^pays?$/.test(content) && payers.test(named.at(-2) ?? '')) return true;
  const isTotal = (token: string) => /^(?:total|on-target|ote|otc|ttc|cash)$/.test(token);
  if (!isBaseWord(content) && named.slice(-3).some(isTotal)) return true;
  return !tokens.some(isPayWord) && tokens.some((token) => alwaysOther.test(token));
}

/** What stands before in the same sentence, with the heading where nothing else is on the line. */
function textBefore(folded: string, start: number, from: number): string {
  const beside = folded.slice(Math.max(from, start - windowLength), start);
  // What follows another amount up to the next mark is said of that one: "£500 bonus, £30k salary".
  const isBehindAnother = from > 0 && from > start - windowLength;
  const before = isBehindAnother ? beside.replace(/^[^,;+/(\n]*(?=[,;+/(\n])/, '') : beside;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const sentence = line.split(/[.!?;](?= )|\||•|·/u).at(-1) ?? '';
  if (/\p{L}/u.test(line)) return sentence;
  const heading = folded
    .slice(Math.max(0, start - line.length - headingLength - 2), start - line.length)
    .trimEnd()
    .split('\n')
    .at(-1);
  return heading !== undefined && heading.length <= headingLength && before.includes('\n')
    ? heading
    : sentence;
}

/** The words behind an amount, until another thought begins. */
function behindTokens(after: string): string[] {
  const tokens: string[] = [];
  for (const token of tokensOf(after)) {
    if (/^[,:|*·•;\n+/)]$/.test(token) || /^\d/.test(token) || turnWords.has(token)) break;
    if (token === '(') {
      if (tokens.length > 0) break;
      continue;
    }
    tokens.push(token);
    if (tokens.length === 5 || token.endsWith('.')) break;
  }
  return tokens;
}

function standsAlone(folded: string, phrase: PayPhrase): boolean {
  const { start, end } = phrase;
  const marks = phrase.period === undefined ? /[\n|•·;]/u : /[\n|•·;,]| - /u;
  const before =
    folded
      .slice(Math.max(0, start - 24), start)
      .split(marks)
      .at(-1) ?? '';
  const after = folded.slice(end, end + 24).split(marks)[0] ?? '';
  const isNear = start < 24 || before.length < 24;
  return (
    isNear &&
    !/[\p{L}\d]/u.test(before) &&
    tokensOf(after).every((token) => fillerWords.has(token) || /^[(),*+]$/.test(token))
  );
}

const paidOut = /^(?:paid|payable|pays|ausgezahlt|verse|pagado|betaald)$/;

/** The period that the words before an amount say of the pay: not of hours, of leave, or of when it is paid. */
function periodBefore(tokens: readonly string[], sign: string | undefined): NamedPeriod | undefined {
  for (let at = tokens.length - 1; at >= 0; at--) {
    const found = periodAt(tokens, at, sign);
    if (!found || paidOut.test(tokens[at - 1] ?? '')) continue;
    const next = at + found.length;
    const isLast = tokens.slice(next).every((token) => /^[:(),]$/.test(token) || glue.test(token));
    const word = tokens[at] ?? '';
    const isPhrase = found.length > 1;
    const previous = tokens[at - 1] ?? '';
    if (isPhrase && (at === 0 || previous === '(' || isPayWord(previous) || fillerWords.has(previous)))
      return found.period;
    if (isPhrase) continue;
    const near = [...tokens.slice(Math.max(0, at - 2), at), ...tokens.slice(next, next + 3)];
    const namesOther = tokens
      .slice(next, next + 2)
      .some((token) => isOtherMoney(token) || /^(?:hours|leave|holiday|day)/.test(token));
    if (!namesOther && (isPayWord(word) || isLast || near.some(isPayWord))) return found.period;
  }
  return undefined;
}

const fromBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${payWords.pattern('from before')})(?: salary)?:? ?$`,
  'u',
);
const upToBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${payWords.pattern('up to before')})(?: salary)?:? ?$`,
  'u',
);
const fromBehind = new RegExp(String.raw`^(?:\+(?! ?\p{L})| ?(?:${payWords.pattern('from behind')}))`, 'u');
const upToBehind = /^ ?(?:max\.?(?!\p{L})|maximum|or less|以下|以内|以內|まで|이하)/u;

function directionOf(folded: string, { start, end, isRange }: PayPhrase): PayContext['direction'] {
  if (isRange) return undefined;
  const before = folded.slice(Math.max(0, start - 24), start);
  const behind = folded.slice(end, end + 24);
  if (upToBefore.test(before) || upToBehind.test(behind)) return 'up to';
  return fromBefore.test(before) || fromBehind.test(behind) ? 'from' : undefined;
}

const english = new RegExp(`^(?:${payWords.pattern('english')})$`);

/** Whether all words are English, which every country writes pay in. */
export const isEnglish = (folded: string) =>
  tokensOf(folded).every((token) => !/\p{L}/u.test(token) || english.test(bareWord(token)));

/** Whether nothing is written that is no word of pay, of a period or of an amount. */
export function isAllKnown(folded: string): boolean {
  const tokens = tokensOf(folded);
  return tokens.every(
    (token, at) =>
      !/^\p{L}/u.test(token) ||
      fillerWords.has(bareWord(token)) ||
      glue.test(token) ||
      isPayWord(token) ||
      turnWords.has(token) ||
      isSign(token) ||
      /^[万萬千億亿만천억元円원]+$/u.test(token) ||
      /^(?:k|m|up|min|max|ab|od|do|bis|tys|tis)\.?$/.test(token) ||
      periodAt(tokens, at, undefined) !== undefined ||
      periodAt(tokens, at - 1, undefined) !== undefined ||
      periodAt(tokens, at - 2, undefined) !== undefined,
  );
}
