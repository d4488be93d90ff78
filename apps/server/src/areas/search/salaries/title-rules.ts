import { payLevels, type PayLevel } from '@waymark/contract/search/choices';
import { foldName } from '../../places/places/rules.ts';
import { findAlternatives, findBorrowedNames } from '../lexicon/synonym-rules.ts';
import { foldWord } from '../lexicon/word-rules.ts';
import { titleWordsRead } from './constants.ts';

/** A title as the pay explorer takes it. */
export interface PayTitle {
  /** The same for every way to write it: words in any order, without capitals, accents and plurals. */
  key: string;
  level: PayLevel;
  /** As it was written, without its level and what is said besides. */
  name: string;
}

const before: Readonly<Record<string, PayLevel>> = {
  junior: 'entry',
  jr: 'entry',
  graduate: 'entry',
  trainee: 'entry',
  apprentice: 'entry',
  senior: 'senior',
  sr: 'senior',
  lead: 'lead',
  principal: 'lead',
};
/** Fewer stand behind: a "Team Lead" leads, and a "School Principal" is one. */
const behind: ReadonlySet<string> = new Set(['junior', 'jr', 'senior', 'sr']);
/** What begins like a level and is none: "Lead Generation Specialist", "Senior Living Manager". */
const noLevelBefore: ReadonlySet<string> = new Set(['generation', 'living', 'citizen', 'citizens']);

/** A specialty, a shift, a place, "(m/f/d)": what follows these says more than the title. */
const saidBesides = /[,(|[:]|\s[-–—]\s/;
const joining: ReadonlySet<string> = new Set('a an and at for in of on the to with'.split(' '));

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];

/** The work that a title names; its key is empty where it names none. */
export function readTitle(title: string): PayTitle {
  const [bare = ''] = title.split(saidBesides);
  const { level, name } = takeLevel(bare.trim().replaceAll(/\s+/g, ' '));
  const words = wordsOf(foldName(name)).map(foldWord);
  const telling = [...new Set(words)].filter((word) => !joining.has(word)).slice(0, titleWordsRead);
  return { key: telling.toSorted().join(' '), level, name };
}

function takeLevel(name: string): Pick<PayTitle, 'level' | 'name'> {
  const parts = name.split(' ');
  const [first = '', second = ''] = parts.map((part) => part.toLowerCase().replace(/\.$/, ''));
  const last = parts.at(-1)?.toLowerCase().replace(/\.$/, '') ?? '';
  const level = before[first];
  if (parts.length > 1 && level && !noLevelBefore.has(second))
    return { level, name: parts.slice(1).join(' ') };
  if (parts.length > 1 && behind.has(last)) {
    return { level: before[last] ?? 'plain', name: parts.slice(0, -1).join(' ') };
  }
  return { level: 'plain', name };
}

/** "Senior Nurse" for the name and the level. */
export function nameWithLevel(name: string, level: PayLevel): string {
  const word = payLevels.find(({ value }) => value === level)?.word;
  return word ? `${word} ${name}` : name;
}

/** "Software Engineer II" is no other work than a software engineer's. */
const grade = /^(?:[ivx]{1,4}|\d{1,2})$/;

/** The words of a title in their order, as they are compared. */
export function orderedWords(name: string): string[] {
  const words = foldName(name).match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  const end = words.findLastIndex((word) => !grade.test(word)) + 1;
  return words.slice(0, end || words.length).map(foldWord);
}

/** The names that titles of a family end in: what was asked for, and what means the same. */
interface FamilyNames {
  own: string[][];
  /** Other work that only ends so: a dental nurse is none. */
  borrowed: string[][];
}

/** As the job search takes a title: "nurse" has registered nurses and staff nurses in it. */
export function readFamily(name: string): FamilyNames {
  const words = orderedWords(name);
  const { same = [] } = findAlternatives(words) ?? {};
  const own = [words, ...same.map(orderedWords)].filter(({ length }) => length > 0);
  return { own, borrowed: findBorrowedNames(words).map(orderedWords) };
}

export function isInFamily({ own, borrowed }: FamilyNames, title: readonly string[]): boolean {
  return own.some((name) => endsIn(title, name)) && !borrowed.some((name) => endsIn(title, name));
}

const endsIn = (title: readonly string[], name: readonly string[]) =>
  name.length <= title.length && name.every((word, at) => word === title[title.length - name.length + at]);
