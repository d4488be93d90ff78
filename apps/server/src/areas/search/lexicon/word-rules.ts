import { foldLetters } from '../../jobs/jobs/posting-rules.ts';
import { stemArabic } from './script-rules.ts';
import { editDistance } from '../../../platform/edit-distance.ts';
import { nearNames } from '../../../platform/near-names.ts';

/** Words as postings shorten them, which say the same wherever they stand. */
const shortened: Readonly<Record<string, string>> = {
  sr: 'senior',
  snr: 'senior',
  jr: 'junior',
  jnr: 'junior',
  mgr: 'manager',
  mngr: 'manager',
  asst: 'assistant',
  assoc: 'associate',
  engr: 'engineer',
  coord: 'coordinator',
  colour: 'color',
  centre: 'center',
  programme: 'program',
  labour: 'labor',
};

/** Words as people shorten them when they search; in a title they may stand for another word. */
const typedShort: Readonly<Record<string, string>> = {
  eng: 'engineer',
  dev: 'developer',
  admin: 'administrator',
  dir: 'director',
  rep: 'representative',
  tech: 'technician',
  exec: 'executive',
  quant: 'quantitative',
  ops: 'operations',
  mktg: 'marketing',
  mfg: 'manufacturing',
  acct: 'accountant',
  bd: 'business development',
  hr: 'human resources',
  it: 'information technology',
  vp: 'vice president',
};

/** What shortened words stand for; the same words where none is one. */
export function lengthen(words: readonly string[]): string[] {
  return words.flatMap((one) => {
    const key = one.toLowerCase().replace(/\.$/, '');
    return Object.hasOwn(typedShort, key) ? (typedShort[key] ?? one).split(' ') : one;
  });
}

/** The same before some work, of which they then say the kind: "acct manager". */
const shortKinds: Readonly<Record<string, string>> = {
  eng: 'engineering',
  dev: 'development',
  admin: 'administrative',
  tech: 'technical',
  acct: 'account',
};

/** What a name stands for whose first word is shortened, and whose last is some work: "dev mgr". */
export function lengthenKind(words: readonly string[]): string[] {
  const [first = '', ...rest] = words.flatMap((one) => wordsOf(one));
  return [shortKinds[first] ?? first, ...lengthen(rest)];
}

const initials = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?)+\p{L}\.(?:\p{L}(?![\p{L}\p{N}]))?/gu;
const wordPattern = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** "D. E. Shaw" as "DE Shaw": initials are one word, however they are written. */
export const joinInitials = (text: string) =>
  text.replaceAll(initials, (letters) => letters.replaceAll(/[.\s]/g, ''));

/** The words of a text without case and accents: "C++", ".NET" and "R.N." are words too. */
export function wordsOf(text: string): string[] {
  const plain = joinInitials(
    stemArabic(foldLetters(text))
      .toLowerCase()
      .replaceAll(/[’']s\b/g, ''),
  );
  return (plain.match(wordPattern) ?? []).map((one) =>
    Object.hasOwn(shortened, one) ? (shortened[one] ?? one) : one,
  );
}

/** A typed word without the marks beside it: "(Senior", "analyst,"; "C++" keeps its own. */
export const bareWord = (typed: string): string =>
  typed.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');

/** Words between others: no name is told from another by them. */
export const smallWords: ReadonlySet<string> = new Set(
  'a an the of for in at to and with on by or as be am'.split(' '),
);

const otherPlurals: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
};
/** "Salesmen", "saleswoman" and "salesperson" do the work of a salesman. */
const personNoun = /^(\p{L}{4,})(?:men|woman|women|person|persons|people)$/u;

/** "Nurses" and "nurse" have one form, "secretaries" and "secretary" too. */
export function pluralForm(text: string): string {
  if (Object.hasOwn(otherPlurals, text)) return otherPlurals[text] ?? text;
  const [, trade] = personNoun.exec(text) ?? [];
  if (trade !== undefined) return `${trade}man`;
  if (text.length <= 3 || !text.endsWith('s') || text.endsWith('ss')) return text;
  return text.endsWith('ies') ? `${text.slice(0, -3)}y` : text.slice(0, -1);
}

/** Names that are one but for their number and for words that say nothing. */
export const nameKey = (words: readonly string[]): string =>
  words
    .filter((one) => !smallWords.has(one))
    .map(pluralForm)
    .join(' ');

/**
 * The ends of what is done, and of who does it: "trading" is done by traders, "accountancy" by accountants, "carpentry"
 * by carpenters. The words themselves tell which of them there is.
 */
const workEnds: readonly (readonly [field: string, workers: readonly string[]])[] = [
  ['ing', ['er', 'or', 'ant', '', 'e']],
  ['ment', ['r', 'er', 'or']],
  ['tion', ['tor', 'ter', 'tionist']],
  ['ecture', ['ect']],
  ['ence', ['entist']],
  ['ytics', ['yst']],
  ['ysis', ['yst']],
  ['ics', ['ist', 'icist', 'ician']],
  ['ism', ['ist']],
  ['stry', ['st']],
  ['onry', ['on']],
  ['try', ['ter']],
  ['cy', ['t', 'cist']],
  ['y', ['ist', 'er', '']],
  ['ive', ['iver']],
  ['ign', ['igner']],
  ['ean', ['eaner']],
  ['arch', ['archer']],
  ['each', ['eacher']],
  ['law', ['lawyer']],
];
const minField = 5;

/** Possible names of the person who does some work: of "nursing" also "nurser", which is no word. */
export function workersOf(text: string): string[] {
  if (text.length < minField && text !== 'law') return [];
  return workEnds.flatMap(([field, workers]) =>
    text.endsWith(field) ? workers.map((end) => text.slice(0, -field.length) + end) : [],
  );
}

/** Whether a word names what is done, and not who does it. */
export const isActivity = (text: string) => /^\p{L}{3,}(?:ing|ment|tion)$/u.test(text);

/** "Nurses" and "nurse" are one word here, "café" and "cafe" too. */
export function foldWord(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
}

/** Whether two words are a slip from each other. The first letter is seldom missed. */
export const isOneSlip = (word: string, meant: string) =>
  word[0]?.toLowerCase() === meant[0] && editDistance(foldWord(word), meant, 1) <= 1;

/** One that sounds the same is likelier than one that is a slip away. */
const ofSound = 0.5;
/** Shorter words sound like too many others. */
const minHeard = 5;

/** Of names that are as likely the one that is meant has so many times as many jobs as the next. */
const clearly = 4;

/**
 * The name that a mistyped one is nearest to, where one stands out; undefined for one that is known and for one like
 * none or several.
 */
export function nearestName(
  folded: string,
  byLength: readonly (readonly string[] | undefined)[],
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (counts.has(folded)) return undefined;
  const likely = new Map<string, number>();
  for (const { one: name, score } of nearNames(folded, byLength, (one) => one)) likely.set(name, score);
  if (folded.length >= minHeard)
    for (const name of namesBySound(counts).get(soundOf(folded)) ?? []) likely.set(name, ofSound);
  const countOf = (name: string) => counts.get(name) ?? 0;
  const [best, next] = [...likely].toSorted(
    ([a, likelyA], [b, likelyB]) => likelyB - likelyA || countOf(b) - countOf(a),
  );
  if (!best) return undefined;
  const isClear = !next || next[1] < best[1] || countOf(best[0]) >= clearly * countOf(next[0]);
  return isClear ? best[0] : undefined;
}

const sounds: Readonly<Record<string, string>> = {
  ph: 'f',
  ch: 'k',
  ck: 'k',
  qu: 'kv',
  c: 'k',
  q: 'k',
  w: 'v',
  x: 'ks',
  y: 'i',
  z: 's',
};

/** How a name sounds, roughly: "fizio" as "physio", "grafic" as "graphic". */
function soundOf(name: string): string {
  return name
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/ph|ch|ck|qu|[cqwxyz]/g, (letters) => sounds[letters] ?? letters)
    .replaceAll(/(.)\1+/g, '$1');
}

/** By list of names, those of each sound: made when a mistyped name first needs them. */
const known = new WeakMap<object, Map<string, string[]>>();

function namesBySound(counts: ReadonlyMap<string, number>): ReadonlyMap<string, readonly string[]> {
  const before = known.get(counts);
  if (before) return before;
  const names = Map.groupBy(counts.keys(), soundOf);
  known.set(counts, names);
  return names;
}
