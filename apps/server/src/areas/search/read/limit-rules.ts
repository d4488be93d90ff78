import type { JobLevel, JobType, WorkMode } from '@waymark/contract/jobs/choices';
import { jobBenefits } from '@waymark/contract/jobs/fact-choices';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import { levelWords } from '../job-index/title-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { asWhole, asWholes, isSaid, takeSaid, type Draft } from './draft-rules.ts';
import {
  beginnerWords,
  benefitWords,
  exclusionWords,
  modeWords,
  noDegreeWords,
  scheduleWords,
  sponsorshipWords,
  timeWords,
  typeWords,
} from './sentence-constants.ts';
import { smallWords } from '../lexicon/word-rules.ts';
import { dropEmptyWords } from './noise-rules.ts';
import { isNameOfWork } from './work-rules.ts';

/** What words of a limit stand for, the longest names of each first. */
const modes = ['hybrid', 'remote', 'on-site'] as const;
/** Of several that are said beside each other the first is meant: a posting has one. */
const types = ['internship', 'freelance', 'temporary', 'part-time', 'full-time'] as const;
const periods = ['last-3-days', 'last-week', 'last-month'] as const;

/** The types that are chosen where a word for one is said: contracts are of either kind. */
const typesMeant = (type: (typeof types)[number]): JobType[] =>
  type === 'freelance' ? ['freelance', 'temporary'] : [type];

/** The mode, type or level that a text begins with, and as how many characters. */
export function readChoiceAt(text: string): (ChoiceLimit & { length: number }) | undefined {
  const at = (pattern: RegExp) => {
    const found = asWhole(pattern).exec(text);
    return found?.index === 0 ? found[0].length : 0;
  };
  for (const mode of modes) {
    const length = at(modeWords[mode]);
    if (length > 0) return { field: 'mode', values: [mode], length };
  }
  for (const type of types) {
    const length = at(typeWords[type]);
    if (length > 0) return { field: 'type', values: typesMeant(type), length };
  }
  const [word = ''] = /^[\p{L}.]+/u.exec(text) ?? [];
  const level = levelOf(word);
  return level && { field: 'level', values: [level], length: word.length };
}

type ChoiceLimit =
  | { field: 'mode'; values: readonly WorkMode[] }
  | { field: 'type'; values: readonly JobType[] }
  | { field: 'level'; values: readonly JobLevel[] };

export function takePosted(draft: Draft): void {
  const { search } = draft;
  if (search.posted !== undefined) return;
  search.posted = periods.find((value) =>
    takeSaid(draft, timeWords[value], { as: 'limit', field: 'posted' }),
  );
}

/** Days and hours, that no degree is needed, and that a visa is sponsored: what postings state of themselves. */
export function takeStated(draft: Draft): void {
  const { sentence, search } = draft;
  if (search.schedule.length === 0) takeSchedule(draft);
  if (search.benefits.length === 0)
    search.benefits = jobBenefits
      .map(({ value }) => value)
      .filter((value) => takeAll(draft, benefitWords[value], 'benefits'));
  const limit = (field: 'degree' | 'sponsorship') => ({ as: 'limit', field }) as const;
  if (search.degree === undefined && sentence.takeFirst(asWhole(noDegreeWords), limit('degree')))
    search.degree = 'not-needed';
  if (search.sponsorship === undefined && sentence.takeFirst(asWhole(sponsorshipWords), limit('sponsorship')))
    search.sponsorship = 'offered';
}

function takeSchedule(draft: Draft): void {
  const { sentence, search } = draft;
  const [unwanted, ...wanted] = scheduleWords;
  const taken = (one: (typeof scheduleWords)[number]) =>
    takeAll(draft, one.pattern, 'schedule') ? [one.value] : [];
  const without = taken(unwanted);
  // Of other hours postings do not say that they have none: that is named.
  let isDenied = without.length > 0;
  while (sentence.takeFirst(deniedHours, { as: 'unread' }) !== undefined) isDenied = true;
  const isWithout = isDenied && takeFurtherHours(draft);
  const values = isWithout ? [unwanted.value] : without;
  search.schedule = [...values, ...wanted.flatMap(taken)];
}

/** Takes "… or nights" behind hours that are denied; whether weekends are among them, which postings do state. */
function takeFurtherHours({ sentence }: Draft): boolean {
  let isWeekend = false;
  for (let found = furtherHours.exec(sentence.text); found; found = furtherHours.exec(sentence.text)) {
    const isOne = weekend.test(found[0]);
    isWeekend ||= isOne;
    const meaning = isOne ? ({ as: 'limit', field: 'schedule' } as const) : ({ as: 'unread' } as const);
    sentence.take(found.index, found.index + found[0].length, meaning);
  }
  return isWeekend;
}

const weekend = new RegExp(
  scheduleWords.find(({ value }) => value === 'weekend')?.pattern.source ?? '',
  'iu',
);

const anyHours = scheduleWords
  .slice(1)
  .map(({ pattern }) => pattern.source)
  .join('|');
/** "No nights", "not evenings". */
const deniedHours = asWhole(
  new RegExp(`(?:${exclusionWords.source})(?: (?:at|on|in|working)(?: the)?)? (?:${anyHours})`, 'u'),
);
/** "… or nights", behind what is denied. */
const furtherHours = new RegExp(
  String.raw`(?<=\ue000\s*)(?:or|nor|and|,)\s*(?:${anyHours})(?![\p{L}\p{N}-])`,
  'iu',
);

export function takeMode(draft: Draft): void {
  const { search } = draft;
  if (search.mode.length > 0) return;
  const found = modes.filter((mode) => takeAll(draft, modeWords[mode], 'mode'));
  // As the form lists them.
  search.mode = (['remote', 'hybrid', 'on-site'] as const).filter((mode) => found.includes(mode));
  if (found.length > 1) takeBetween(draft);
}

export function takeTypes(draft: Draft): void {
  const { sentence, search } = draft;
  if (search.type.length > 0) return;
  const isEither = eitherType.test(sentence.text);
  for (const type of types) {
    const isFurther = search.type.length > 0 && !isEither;
    const isTaken = isFurther
      ? takeSaid(draft, typeWords[type], { as: 'unread' })
      : takeAll(draft, typeWords[type], 'type');
    if (isTaken && !isFurther) search.type = [...new Set([...search.type, ...typesMeant(type)])];
  }
}

const anyType = types.map((type) => typeWords[type].source).join('|');
/** "Part-time or full-time" will do both. */
const eitherType = asWhole(
  new RegExp(
    String.raw`(?:${anyType})\s*(?:or|and|/|,|oder|und|ou|et|o|y|of|lub|albo|i|أو|و)\s*(?:${anyType})`,
    'u',
  ),
);

/** Takes each place where a pattern stands; false where there is none. */
function takeAll(draft: Draft, pattern: RegExp, field: 'mode' | 'type' | 'schedule' | 'benefits'): boolean {
  const { sentence, known } = draft;
  let isFound = false;
  for (const { 0: said, index } of sentence.text.matchAll(asWholes(pattern))) {
    const next = /^\s*(\S+)/.exec(sentence.text.slice(index + said.length))?.[1];
    if (!isSaid(said, draft) || (next !== undefined && isNamed(said, next, known.words))) continue;
    sentence.take(index, index + said.length, { as: 'limit', field });
    isFound = true;
  }
  return isFound;
}

/** "Or" between two limits asks for nothing more. */
function takeBetween({ sentence }: Draft): void {
  for (const { 0: said, index } of sentence.text.matchAll(/(?<=\ue000\s*)(?:or|\/|OR)(?=\s*\ue000)/g))
    sentence.take(index, index + said.length, { as: 'noise' });
}

const rarely = 4;

/**
 * A name of the board that goes on with the next word is no way of working: "Remote Sensing Engineer" is a title, where
 * hardly a job has the second word without the first.
 */
function isNamed(said: string, next: string, words: Vocabulary): boolean {
  const [first = ''] = said.split(/[\s-]/);
  // "On site engineer" has a word more than a site engineer.
  if (smallWords.has(first)) return false;
  if (words.isName(`${said} ${next}`)) return true;
  return words.hasBeginning(`${said} ${next}`) && words.jobsWith(next) < rarely * words.jobsWith(first);
}

export function takeBeginner({ sentence, search, known }: Draft): void {
  const { experience, level: chosen } = search;
  if (experience.length > 0 || chosen.length > 0) return;
  // "Entry level analyst" may be the title itself.
  const [, said = '', next = ''] = /\b(entry[ -]level|trainee) (\S+)/i.exec(sentence.text) ?? [];
  if (next && known.words.hasBeginning(`${said} ${next}`)) return;
  const meaning = { as: 'limit', field: 'level' } as const;
  if (sentence.takeFirst(asWhole(beginnerWords), meaning) === undefined) return;
  // "I have just left school and want my first job" says it twice.
  sentence.takeFirst(asWhole(beginnerWords), meaning);
  const further = /(?<=\ue000\s*)(?:or|and|\/)\s+(\p{L}+)/iu.exec(sentence.text);
  const level = levelOf(further?.[1] ?? '');
  if (further && level !== undefined)
    sentence.take(further.index, further.index + further[0].length, meaning);
  search.level = level === undefined ? ['entry'] : ['entry', level];
}

/** Of the jobs that have the next word, so many with the rank before it make a name of both: "lead generation". */
const minNamedShare = 0.5;
/** Alone these are the work itself. */
const works = new Set<JobLevel>(['lead', 'principal']);

/**
 * Takes the word for a rank: "senior nurse", "data science lead". It stays where it belongs to a name: "lead
 * generation", "team lead", "assistant principal".
 */
export function takeRank({ sentence, search, known: { words } }: Draft): void {
  if (search.level.length > 0 || search.experience.length > 0) return;
  const tokens = sentence.tokens();
  const typed = tokens.map(({ text }) => text);
  for (const [at, word] of typed.entries()) {
    const [level, ...joined] = levelsOf(word);
    if (level === undefined) continue;
    const left = typed.toSpliced(at, 1).join(' ');
    const rest = dropEmptyWords(left, words);
    const isWork = isNameOfWork(rest, words);
    // "Senior jobs in Leeds" says more than "senior".
    const isAlone = rest === '' && (works.has(level) || (left === '' && !sentence.isTouched));
    const [previous, next] = [typed[at - 1], typed[at + 1]];
    if (isAlone || (previous !== undefined && isOwnName(`${previous} ${word}`, words))) continue;
    // Behind the work a principal is one: "school principal".
    if (level === 'principal' && next === undefined) continue;
    const further = readFurtherLevel(typed.slice(at + 1));
    const isOfName = next !== undefined && !isWork && isNamedWith(word, next, words);
    if (isOfName && further === undefined) continue;
    for (const { from, to } of tokens.slice(at, at + (further ? 3 : 1)))
      sentence.take(from, to, { as: 'limit', field: 'level' });
    search.level = [level, ...joined, ...(further === undefined ? [] : [further])];
    return;
  }
}

/** "Senior or lead" will do as either. */
function readFurtherLevel([join = '', word = '']: readonly string[]): JobLevel | undefined {
  return /^(?:or|and|to|\/|oder|ou|o|of|lub|albo|أو)$/i.test(join) ? levelOf(word) : undefined;
}

/** "Senior/lead" are two; none where one of them is none. */
function levelsOf(word: string): JobLevel[] {
  const levels = word.split('/').map(levelOf);
  return levels.every((level) => level !== undefined) ? levels : [];
}

function levelOf(word: string): JobLevel | undefined {
  const key = word.toLowerCase().replace(/[.,;!?]+$/, '');
  return Object.hasOwn(levelWords, key) ? levelWords[key] : undefined;
}

function isOwnName(text: string, words: Vocabulary): boolean {
  return findAlternatives(text.split(' ')) !== undefined || isNameOfWork(text, words);
}

function isNamedWith(word: string, next: string, words: Vocabulary): boolean {
  if (findAlternatives([word, next])) return true;
  const together = words.jobsBeginning(`${word} ${next}`);
  return together > 0 && together >= minNamedShare * words.jobsWith(next);
}
