import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import { fillers, otherPeriods, periodNouns, periodStems, perWords } from './word-constants.ts';

/** "other" is one that postings name and a salary here has no room for, such as two weeks. */
export type NamedPeriod = SalaryPeriod | 'other';

const nouns = new Map<string, SalaryPeriod>(
  Object.entries(periodNouns).flatMap(([period, words]) =>
    words.map((word): [string, SalaryPeriod] => [word, period as SalaryPeriod]),
  ),
);
const stems = Object.entries(periodStems).map(
  ([period, words]) => [new RegExp(`^(?:${words})`), period as SalaryPeriod] as const,
);
const others = new Set(otherPeriods);
const strict = new Set(perWords.strict);
const loose = new Set([...perWords.loose, '/ ']);
const fillerWords = new Set(fillers);

/** In writings without spaces, anywhere in a word. */
const unspaced: readonly (readonly [RegExp, NamedPeriod])[] = [
  [/半月|两周|兩週|隔週|双周|次\b/u, 'other'],
  [/时薪|時薪|時給|小时|小時|时间|時間|시급|시간|ชั่วโมง|ชม/u, 'hour'],
  [/月给|月薪|月給|月收|月収|每月|毎月|个月|ヶ月|월급|^월$|매월|เดือน/u, 'month'],
  [/年薪|年俸|年収|年收|每年|毎年|연봉|연간|ต่อปี/u, 'year'],
  [/日薪|日給|日给|每天|일급|ต่อวัน/u, 'day'],
  [/周薪|週薪|週給|每周|每週|주급|สัปดาห์/u, 'week'],
  [/1[2-9]薪/u, 'month'],
];
const afterSlash: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/^(?:小时|小時|时|時|시)/u, 'hour'],
  [/^(?:个?月|월|개월)/u, 'month'],
  [/^(?:年|년)/u, 'year'],
  [/^(?:日|天|일)/u, 'day'],
  [/^(?:周|週|주)/u, 'week'],
];

/** Marks and words of a text that a period may be among. */
export function tokensOf(text: string): string[] {
  return (
    text.match(
      /(?:p\/[ahdwm](?!\p{L}))|14-\p{L}+|\p{L}[\p{L}\p{M}'"]*(?:-\p{L}[\p{L}\p{M}'"]*)*(?:\.\p{L}{1,2}(?!\p{L}))*\.?|1[2-9]薪|\/ |[/(+),:*|·•;\n]|\d+/gu,
    ) ?? []
  );
}

/** Words that mean something else beside some currency. */
function exceptionFor(word: string, sign: string | undefined): NamedPeriod | undefined {
  const bare = word.replace(/\.$/, '');
  const isKrona = sign === 'krona' || sign === 'DKK' || sign === 'NOK' || sign === 'SEK';
  if (bare === 'time') return isKrona ? 'hour' : 'other';
  if (bare === 'year.' || (bare === 'год' && sign === 'UAH')) return 'hour';
  return undefined;
}

function nounPeriod(word: string, sign: string | undefined): SalaryPeriod | undefined {
  const special = exceptionFor(word, sign);
  if (special !== undefined) return special === 'other' ? undefined : special;
  const found = nouns.get(word) ?? nouns.get(word.replace(/\.$/, ''));
  return found ?? afterSlash.find(([pattern]) => pattern.test(word))?.[1];
}

/** Whether a number before it counts hours, days or the like. */
export const isPeriodNoun = (word: string) =>
  !strict.has(word) && !loose.has(word) && nounPeriod(word, undefined) !== undefined;

/** The period that a word says by itself. */
function wordPeriod(word: string): NamedPeriod | undefined {
  const bare = word.replace(/\.$/, '');
  if (others.has(bare)) return isAlone(bare) ? 'other' : undefined;
  const slashed = /^p\/(?<of>[ahdwm])$/.exec(word)?.groups?.['of'];
  if (slashed) return nouns.get(slashed);
  return (
    unspaced.find(([pattern]) => pattern.test(word))?.[1] ?? stems.find(([stem]) => stem.test(word))?.[1]
  );
}

const isAlone = (word: string) => /^(?:bi|fort|semi|quart|quin|vier|zwei|14)/.test(word);

/** A period at this token: with a word for "per" before its noun, or in one word. `length` counts its tokens. */
export function periodAt(
  tokens: readonly string[],
  at: number,
  sign: string | undefined,
): { period: NamedPeriod; length: number } | undefined {
  const word = tokens[at];
  if (word === undefined) return undefined;
  const alone = wordPeriod(word);
  if (alone && !(word === 'la' || word === 'a')) return { period: alone, length: 1 };
  const [, joined = '', rest = ''] = /^(l'|all'|d'|ל|ב)(.+)$/.exec(word) ?? [];
  const joinedPeriod = joined ? nounPeriod(rest, sign) : undefined;
  if (joinedPeriod) return { period: joinedPeriod, length: 1 };
  if (!strict.has(word) && !loose.has(word)) return undefined;
  return nounAfter(tokens, at + 1, { sign, isStrict: strict.has(word) });
}

function nounAfter(
  tokens: readonly string[],
  from: number,
  { sign, isStrict }: { sign: string | undefined; isStrict: boolean },
): { period: NamedPeriod; length: number } | undefined {
  let at = from;
  // "per each hour", "à l'heure", "in der Stunde"
  while (at < from + 2 && loose.has(tokens[at] ?? '') && !nounPeriod(tokens[at] ?? '', sign)) at++;
  const noun = tokens[at];
  if (noun === undefined) return undefined;
  if (noun === 'rata') return undefined;
  const elided = noun.replace(/^(?:l|d|all)'/, '');
  const length = at - from + 2;
  if (others.has(elided.replace(/\.$/, ''))) return { period: 'other', length };
  const period = nounPeriod(elided, sign) ?? wordPeriod(elided);
  if (period) return { period, length };
  // "per mile", "/Einsatz": what is paid for is no time, or a word that is not known.
  return isStrict && /\p{L}/u.test(noun) ? { period: 'other', length } : undefined;
}

const farthest = 7;

/** The period behind an amount, with nothing between but words such as "gross". */
export function periodBehind(tokens: readonly string[], sign: string | undefined): NamedPeriod | undefined {
  for (let at = 0; at < Math.min(tokens.length, farthest); at++) {
    const token = tokens[at] ?? '';
    const found = periodAt(tokens, at, sign);
    if (found) return isFollowedByMoney(tokens[at + found.length]) ? undefined : found.period;
    const isFiller = /^[(),*+·]$/.test(token) || fillerWords.has(token.replace(/\.$/, ''));
    // "pro rata"
    if (token === 'pro' && tokens[at + 1] === 'rata') at++;
    else if (!isFiller) return undefined;
  }
  return undefined;
}

/** "$50,000 annual bonus" is no pay of a year. */
const isFollowedByMoney = (word: string | undefined) =>
  /^(?:bonus|budget|allowance|stipend)/.test(word ?? '');

/** A source's field for the period: "YEAR", "PER_HOUR", "1 MONTH", "Monthly". Undefined where it says nothing. */
export function readPeriodField(text: string): NamedPeriod | undefined {
  const spaced = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  if (/^(?:none|n\/a|unknown|not[ _-]?specified|unspecified|null|-)?$/.test(spaced.trim())) return undefined;
  const code = unitCodes[text.trim().toUpperCase()];
  if (code) return code;
  const words = spaced.split(/[\s_()/-]+/).filter((word) => word !== '' && !fieldFillers.has(word));
  const periods = words.map((word) => nounPeriod(word, undefined) ?? wordPeriod(word) ?? 'other');
  const [first] = new Set(periods);
  return new Set(periods).size === 1 ? first : 'other';
}

const fieldFillers = new Set([
  ...'per pro par por a an each every 1 unit interval rate'.split(' '),
  ...fillerWords,
]);
/** UN/CEFACT and ISO 8601. */
const unitCodes: Readonly<Record<string, SalaryPeriod>> = {
  HUR: 'hour',
  PT1H: 'hour',
  P1D: 'day',
  DAY: 'day',
  WEE: 'week',
  P1W: 'week',
  MON: 'month',
  P1M: 'month',
  ANN: 'year',
  P1Y: 'year',
};
