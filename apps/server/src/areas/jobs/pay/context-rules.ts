import type { PayPhrase } from './amount-rules.ts';
import { isSign } from './currency-rules.ts';
import { periodAt, tokensOf, type NamedPeriod } from './period-rules.ts';
import { fillers, otherMoneyStems, payEndings, payStems, turns } from './word-constants.ts';

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

const startOf = (stems: string) => new RegExp(`^(?:${stems.split(' ').join('|')})`);
const payStart = startOf(payStems);
const otherStart = startOf(otherMoneyStems);
const fillerWords = new Set(fillers.split(' '));
const turnWords = new Set(turns.split(' '));
const cjkPay =
  /薪|年収|年收|給与|給料|月給|時給|日給|月收|月収|工资|工資|待遇|报酬|報酬|연봉|급여|월급|시급|เงินเดือน|ค่าจ้าง|รายได้|वेतन/u;

const bareWord = (token: string) => token.replace(/\.$/, '');
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
const glue =
  /^(?:[:(,]|of|up|to|is|a|an|the|over|about|around|approx|more|than|at|least|least|von|bis|zu|uber|de|du|d'|del|di|da|do|van|als|to|by|in|additional|extra|another|jusqu'a|hasta|ate|fino|tot|einen?|einem|un|una|une|uma|en|payment|maximum|max|between|from)$/;

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
  const after = folded.slice(phrase.end, Math.min(beside.after, phrase.end + 56));
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

const fromBefore =
  /(?:^|[^\p{L}])(?:from|starting (?:at|from)|starts? (?:at|from)|min(?:imum|\.)?(?: of)?|at least|over|more than|upwards of|ab|mind(?:estens|\.)|a partir de|a partire da|des|desde|da|vanaf|minstens|od|fran|fra|alkaen|от|від|minimo|minimal(?:nie|ne)?|apartir de|tu|من|החל מ-?)(?: salary)?:? ?$/u;
const upToBefore =
  /(?:^|[^\p{L}])(?:up to|upto|max(?:imum|imal|\.)?(?: of)?|bis|bis zu|until|jusqu'? ?a|hasta|ate|fino a|tot|do|az|az do|upp till|opptil|op til|enintaan|до|maks(?:imum|imal|\.)?|under|less than|below|maximaal|maximo|massimo|no more than|حتى|עד)(?: salary)?:? ?$/u;
const fromBehind =
  /^(?:\+(?! ?\p{L})| ?(?:and up|or more|and above|and more|upwards|oder mehr|et plus|o mas|ou mais|e oltre|en meer|以上|起|이상|부터|から|~(?! ?\d)|min\.?(?!\p{L})|minimum))/u;
const upToBehind = /^ ?(?:max\.?(?!\p{L})|maximum|or less|以下|以内|以內|まで|이하)/u;

function directionOf(folded: string, { start, end, isRange }: PayPhrase): PayContext['direction'] {
  if (isRange) return undefined;
  const before = folded.slice(Math.max(0, start - 24), start);
  const behind = folded.slice(end, end + 24);
  if (upToBefore.test(before) || upToBehind.test(behind)) return 'up to';
  return fromBefore.test(before) || fromBehind.test(behind) ? 'from' : undefined;
}

const english =
  /^(?:k|m|to|from|up|upto|starting|at|least|over|more|than|between|and|or|min|max|minimum|maximum|per|an?|the|each|every|years?|yrs?|y|annum|months?|mo|mth|weeks?|wk|days?|hours?|hrs?|h|hourly|daily|weekly|monthly|yearly|annual|annually|p\.?a|p\.?h|p\.?m|p\.?w|pcm|salary|pay|paying|paid|base|basic|rates?|wages?|compensation|gross|nett?|before|tax|taxes|doe|fte|approx|circa|ca|plus|with|depending|full-time|p\/[ahdwm])$/;

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
