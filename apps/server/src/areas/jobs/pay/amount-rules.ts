import { readDataSections } from '../../../platform/data-files.ts';
import { isUnspaced } from '../jobs/posting-rules.ts';
import { joinSigns, signBefore, signBehind } from './currency-rules.ts';
import { isPeriodNoun, periodAt, periodBehind, tokensOf, type NamedPeriod } from './period-rules.ts';

/** One amount or a range as it stands in a text, in whole units of whatever currency. */
export interface PayPhrase {
  /** Where it stands, with its currency and what follows it of its period. */
  start: number;
  end: number;
  /** NaN where the digits are not grouped as any country groups them. */
  min: number | undefined;
  max: number | undefined;
  /** What the currency is written as: a code, the name of a shared sign, or "several". */
  sign: string | undefined;
  period: NamedPeriod | undefined;
  /** Whether it says thousands, lakhs or the like. */
  hasFactor: boolean;
  /** Whether the text gives both ends. */
  isRange: boolean;
  /** Whether a word beside the digits is none of money: "40 hours". */
  isCount: boolean;
}

interface Amount {
  start: number;
  end: number;
  /** Behind the digits, their factor and the currency. */
  moneyEnd: number;
  number: number;
  factor: number;
  signs: string[];
  period: NamedPeriod | undefined;
  /** Whether letters or a word beside it say that it counts something else. */
  isCount: boolean;
}

const words = readDataSections('pay/amount-words.txt');

const writtenMarks = {
  "'": '’‘ʼ′´`˙',
  '-': '‐‑‒–—―−…',
  '~': '～〜∼',
  '¥': '￥',
  '£': '￡',
  '₩': '￦',
  '.': '٫',
  ',': '٬،、',
  I: 'İ',
  i: 'ı',
};
const marks = new Map(
  Object.entries(writtenMarks).flatMap(([plainMark, written]) =>
    [...written].map((mark) => [mark, plainMark] as const),
  ),
);

/** The same length, without accents, capitals, other digits and other marks, so that places in it are those of the text. */
export function foldText(text: string): { raw: string; folded: string } {
  const raw = text.replaceAll(
    /[\u00a0\u2000-\u200f\u202a-\u202f\u205f-\u2069\u3000\ufeff]|(?!\d)\p{Nd}|[\uff01-\uff5e]|[’‘ʼ′´`˙‐‑‒–—―−～〜∼￥￡￦٫٬،、İı…]/gu,
    (char) => (char.length === 1 ? plainOf(char) : '0'.repeat(char.length)),
  );
  const folded = raw
    .replaceAll(
      /[\u00c0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff]/g,
      (char) => char.normalize('NFD')[0] ?? char,
    )
    .toLowerCase();
  return { raw, folded: folded.length === raw.length ? folded : raw };
}

function plainOf(char: string): string {
  const mark = marks.get(char);
  if (mark !== undefined) return mark;
  const code = char.charCodeAt(0);
  if (/\p{Nd}/u.test(char)) return digitOf(code);
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : ' ';
}

/** Digits of every writing begin at a code that ends in 0 or in 6. */
function digitOf(code: number): string {
  const place = code & 0xf;
  const startsAtZero = /\p{Nd}/u.test(String.fromCharCode(code - place));
  return String(startsAtZero ? place : place - 6);
}

/** Longer than any two ways to write a currency. */
const reach = 28;

const run = /\d{1,3}(?: \d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d(?:[\d.,']*\d)?/g;
/** Longer than any amount. */
const maxRun = 24;
const grouped = /^\d{1,3}([,. '])\d{3}(?:\1\d{3})*(?:(?!\1)[.,](\d{1,2}))?$/;
const groupedByHundreds = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/;
const plain = /^(?:0|[1-9]\d*)(?:[.,]\d{1,2}|\.\d{4,})?$/;
const belowOne = /^0[.,]\d+$/;

/** "1,234.50", "1.234,50", "12,34,567", "120'000"; NaN for digits that no country groups so. */
function readNumber(digits: string): number {
  if (digits.length > maxRun) return Number.NaN;
  if (belowOne.test(digits) || plain.test(digits)) return Number(digits.replace(',', '.'));
  if (groupedByHundreds.test(digits)) return Number(digits.replaceAll(',', ''));
  const [, , decimals] = grouped.exec(digits) ?? [];
  if (!grouped.test(digits) || digits.startsWith('0')) return Number.NaN;
  const whole = decimals === undefined ? digits : digits.slice(0, -decimals.length - 1);
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals ?? 0}`);
}

const factorWords: readonly (readonly [number, string])[] = [
  [1e3, words.pattern('thousand')],
  [1e4, words.pattern('ten thousand')],
  [1e5, words.pattern('hundred thousand')],
  [1e6, words.pattern('million')],
  [1e7, words.pattern('ten million')],
  [1e8, words.pattern('hundred million')],
  [1e9, words.pattern('billion')],
];
const factors = factorWords.map(
  ([factor, names]) =>
    [
      factor,
      new RegExp(String.raw`^ ?(?:(?:${names})(?![a-zа-яё])|(?:${names})(?<=[kmlb千万萬만천億亿억]))`, 'u'),
    ] as const,
);

/** No posting names more; what stands further on is left out. */
const maxAmounts = 400;

/** Finds the amounts of a text with their currency and period, and joins the ends of ranges. */
export function findPayPhrases(text: string): PayPhrase[] {
  const { raw, folded } = foldText(text);
  const amounts: Amount[] = [];
  let from = 0;
  for (const match of folded.matchAll(run)) {
    if (match.index < from) continue;
    const amount = amountAt(raw, folded, match);
    if (!amount) continue;
    amounts.push(amount);
    from = amount.end;
    if (amounts.length === maxAmounts) break;
  }
  return joinAmounts(folded, amounts);
}

function amountAt(raw: string, folded: string, match: RegExpExecArray): Amount | undefined {
  const [digits] = match;
  let at = match.index + digits.length;
  const left = signBefore(
    raw.slice(0, match.index).slice(-reach),
    folded.slice(Math.max(0, match.index - reach), match.index),
  );
  const start = match.index - (left?.length ?? 0);
  const secondLeft =
    left &&
    signBefore(raw.slice(Math.max(0, start - reach), start), folded.slice(Math.max(0, start - reach), start));
  if (!left && isInWord(folded, match.index)) return undefined;
  // "5'000.-", "40.000,-", "18000/-"
  at += /^(?:[.,] ?-{1,2}|\/-)(?!\d)/.exec(folded.slice(at, at + 5))?.[0].length ?? 0;
  let number = readNumber(digits);
  const scaled = readFactor(raw, folded, at);
  at = scaled.end;
  const rest = compound(raw, folded, at, scaled.factor);
  number += rest.value / scaled.factor;
  at = rest.end;
  const right = signBehind(raw.slice(at, at + reach), folded.slice(at, at + reach));
  at += right?.length ?? 0;
  const secondRight = right && signBehind(raw.slice(at, at + reach), folded.slice(at, at + reach));
  at += secondRight?.length ?? 0;
  const signs = [secondLeft, left, right, secondRight].filter((sign) => sign !== undefined);
  const factor = signs.reduce((product, sign) => product * sign.factor, scaled.factor);
  const names = signs.map(({ name }) => name);
  // "$60,000 US"
  const [american = ''] = names.includes('dollar')
    ? (/^ ?US(?!\p{L})/u.exec(raw.slice(at, at + 4)) ?? [])
    : [];
  if (american) names.push('USD');
  at += american.length;
  return {
    start: start - (secondLeft?.length ?? 0),
    moneyEnd: at,
    number: isUncertain(digits, scaled, names) ? Number.NaN : number,
    factor,
    signs: scaled.implied && names.length === 0 ? [scaled.implied] : names,
    ...behindAmount(folded, at, { signs: names, isClosed: right !== undefined }),
  };
}

/** "1.234 k", "2 mil $", "5 tr": a factor that means another number elsewhere. */
function isUncertain(digits: string, { word, factor }: Factor, signs: readonly string[]): boolean {
  if (factor > 1 && factor !== 1e4 && factor < 1e7 && /^\d{1,3}[.,]\d{3}$/.test(digits))
    return factor !== 1e5;
  if (word === 'mil')
    return signs.length === 0 || signs.some((sign) => /^(?:USD|CAD|AUD|GBP|CZK|dollar)$/.test(sign));
  if (word === 'mil.') return !signs.includes('CZK');
  return false;
}

/** A number beside letters is part of a name: "B2", "covid19", "3D". */
function isInWord(folded: string, at: number): boolean {
  const before = folded[at - 1] ?? '';
  return (
    /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d_#@&]/u.test(before) ||
    /\d[./:]$/.test(folded.slice(Math.max(0, at - 2), at))
  );
}

interface Factor {
  factor: number;
  word: string;
  end: number;
  /** The currency that only its countries count in so. */
  implied: string | undefined;
}

const impliedBy: Readonly<Record<string, string>> = {
  trieu: 'VND',
  juta: 'IDR',
  jt: 'IDR',
  만: 'KRW',
  억: 'KRW',
  천만: 'KRW',
  หมื่น: 'THB',
  แสน: 'THB',
  ล้าน: 'THB',
};

function readFactor(raw: string, folded: string, at: number): Factor {
  const rest = folded.slice(at, at + 16);
  for (const [factor, pattern] of factors) {
    const [whole] = pattern.exec(rest) ?? [];
    if (whole === undefined) continue;
    const word = whole.trim();
    const end = at + whole.length;
    // "20 l" are litres.
    if (word === 'l' && raw[end - 1] !== 'L') continue;
    return {
      factor,
      word,
      end,
      implied: impliedBy[word] ?? (factor === 1e5 || factor === 1e7 ? 'rupee' : undefined),
    };
  }
  return { factor: 1, word: '', end: at, implied: undefined };
}

/** "25万5千": what follows a factor of the East without a space is added. */
function compound(raw: string, folded: string, at: number, factor: number): { value: number; end: number } {
  const [digits] =
    factor >= 1e4 && isUnspaced(folded[at - 1] ?? '')
      ? (/^\d{1,4}/.exec(folded.slice(at, at + 5)) ?? [])
      : [];
  if (digits === undefined) return { value: 0, end: at };
  const next = readFactor(raw, folded, at + digits.length);
  const value = Number(digits) * next.factor;
  return value < factor ? { value, end: next.end } : { value: 0, end: at };
}

/** How far behind an amount its period stands. */
const besideLength = 64;

function behindAmount(
  folded: string,
  at: number,
  { signs, isClosed }: { signs: readonly string[]; isClosed: boolean },
): Pick<Amount, 'period' | 'end' | 'isCount'> {
  const [rest = ''] = /^(?: ?[·*x×]? ?1[2-9]薪)?[^\d\n]*/u.exec(folded.slice(at, at + besideLength)) ?? [];
  const isJoined = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}%°²³]/u.test(rest);
  const tokens = tokensOf(rest);
  const sign = joinSigns(signs);
  const period = periodBehind(tokens, sign);
  // "40 hours", "12 months", "20 %"
  const isTime = isPeriodNoun(tokens[0] ?? '');
  const isCount = signs.length === 0 && (/^ ?%/.test(rest) || isTime);
  if (period === undefined) return { period, end: at, isCount: isCount || (isJoined && !isClosed) };
  return { period, end: at + periodLength(rest, tokens, sign), isCount };
}

function periodLength(rest: string, tokens: readonly string[], sign: string | undefined): number {
  let length = 0;
  for (let at = 0; at < tokens.length; at++) {
    const found = periodAt(tokens, at, sign);
    const until = at + (found?.length ?? 1);
    for (let one = at; one < until; one++) {
      const token = tokens[one] ?? '';
      length = rest.indexOf(token, length) + token.length;
    }
    if (found) break;
  }
  return length;
}

const gross = String.raw`(?: ?(?:brutto|bruto|brut|gross|netto|netti|net|lordi))?`;
const joined = new RegExp(
  String.raw`^${gross} ?(?:-{1,2}|~|\.{2,3}|(?:${words.pattern('to')})(?= |$)|${words.pattern('to unspaced')}) ?$`,
  'u',
);
const joinedBetween = new RegExp(
  String.raw`^${gross} ?(?:and|und|et|y|e|i|a|og|och|en|és|es|ve|ja|si|и|і|και|&|-) ?$`,
  'u',
);
const between = new RegExp(`(?:${words.pattern('between')}) ?$`, 'u');

/** "Minimum salary: $68,100, maximum salary: $91,400" */
const lowest = /(?:^|[^\p{L}])min(?:imum|imal|imaal|\.)?(?: salary)?[:\s]*$/u;
const toHighest = /^[\s,;/-]*(?:and )?(?:salary range )?max(?:imum|imal|imaal|\.)?(?: salary)?[:\s]*$/u;

function joinAmounts(folded: string, amounts: readonly Amount[]): PayPhrase[] {
  const phrases: PayPhrase[] = [];
  for (let at = 0; at < amounts.length; at++) {
    const first = amounts[at]!;
    const second = amounts[at + 1];
    const joints =
      second && second.start >= first.moneyEnd && second.start - first.end < 36
        ? [folded.slice(first.end, second.start), folded.slice(first.moneyEnd, second.start)]
        : [];
    const before = folded.slice(Math.max(0, first.start - 24), first.start);
    const isBetween = between.test(before);
    const isLowest = lowest.test(before);
    const isJoined = joints.some(
      (joint) =>
        joined.test(joint) || (isBetween && joinedBetween.test(joint)) || (isLowest && toHighest.test(joint)),
    );
    if (second && isJoined && !isDate(first, second) && second.isCount === first.isCount) {
      phrases.push(rangeOf(first, second));
      at++;
    } else {
      const value = first.number * first.factor;
      phrases.push({ ...outside(first, first), min: value, max: value, isRange: false });
    }
  }
  return phrases;
}

/** "2024-2025" */
const isDate = (first: Amount, second: Amount) =>
  [first, second].every(
    ({ number, signs, factor }) =>
      signs.length === 0 && factor === 1 && number >= 1900 && number < 2100 && Number.isInteger(number),
  );

function rangeOf(first: Amount, second: Amount): PayPhrase {
  let [min, max] = [first.number * first.factor, second.number * second.factor];
  // "100-120K" means both, "500-1k" one; "80k-100" means both as well.
  if (first.factor === 1 && second.factor > 1 && first.number * second.factor <= max)
    min = first.number * second.factor;
  if (second.factor === 1 && first.factor > 1 && second.number < 1000) max = second.number * first.factor;
  return { ...outside(first, second), min, max, isRange: true };
}

function outside(first: Amount, second: Amount): Omit<PayPhrase, 'min' | 'max' | 'isRange'> {
  const periods = new Set([first.period, second.period].filter((period) => period !== undefined));
  return {
    start: first.start,
    end: second.end,
    sign: joinSigns([...first.signs, ...second.signs]),
    period: periods.size > 1 ? 'other' : [...periods][0],
    hasFactor: first.factor > 1 || second.factor > 1,
    isCount: first.isCount || second.isCount,
  };
}
