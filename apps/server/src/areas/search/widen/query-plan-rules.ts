import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { type Query, type Term, roles } from '../read/query-rules.ts';
import { findBorrowedNames, findByWord } from '../lexicon/synonym-rules.ts';
import { type TitleIndex, isRank, leaders } from '../job-index/title-index.ts';
import { isActivity, lengthen, smallWords, wordsOf as allWordsOf } from '../lexicon/word-rules.ts';
import { weights } from '../lexicon/weight-constants.ts';

/** A name that a title may have, as ids of words: at each place those that will do, with their strength. */
export interface PlannedName {
  places: readonly ReadonlyMap<number, number>[];
  weight: number;
  /** Names of other work that it is a part of, as its own places. */
  borrowed: readonly PlannedName['places'][];
}

/** What a search wants of titles for one of its terms. */
interface PlannedTerm {
  /** The strongest first. */
  names: readonly PlannedName[];
  /** By the id of a word, the names that may begin with it, by their position. */
  namesFrom: ReadonlyMap<number, readonly number[]>;
  /** Its share of the search. */
  weight: number;
  /** Whether it names the work itself: "nurse" of "night shift nurse". */
  isCore: boolean;
  /** Whether its names are only of work of its kind: who has one has not what was asked for. */
  isRelated: boolean;
  /** Whether it is a word of a name that is asked for as a whole too: no company's name says it of a job. */
  isPart: boolean;
  /** Whether it is a rank, which a text may speak of and say nothing of the job. */
  isRank: boolean;
  words: readonly string[];
  skills: readonly string[];
}

export interface QueryPlan {
  terms: readonly PlannedTerm[];
  /** The words that some name has: titles without one need no closer look. */
  words: ReadonlySet<number>;
  /** Whether a word of titles is mostly the work itself. */
  isWork: (id: number) => boolean;
  /** Whether a word of titles is a leader of the work, where no rank was asked for. */
  isLeader: (id: number) => boolean;
  /** Whether a word of titles only says that a person does the work before it: "specialist". */
  isRole: (id: number) => boolean;
}

const fewTitles = 5;
const levels = new Set(
  'senior junior lead principal graduate intern internship trainee apprentice head chief associate experienced'.split(
    ' ',
  ),
);

/** Of these a text says only that others have them, or will. */
const ranksOfTitles = levels.difference(new Set(['associate', 'experienced']));

const wordsOf = (text: string) => allWordsOf(text).filter((word) => !smallWords.has(word));

/** What a list of terms asks of titles; undefined where it has nothing to find. */
export function planQuery(list: Query[number], titles: TitleIndex): QueryPlan | undefined {
  const asked = list.filter(({ excluded }) => !excluded);
  const isAlone = asked.length === 1;
  const named = asked.map((term) => readTerm(term, titles, isAlone)).filter(({ words }) => words.length > 0);
  const read = leanOnKind(leaveOneWork(named, titles));
  if (read.length === 0) return undefined;
  const whole = read.reduce((sum, { weight }) => sum + weight, 0);
  const words = new Set(
    read.flatMap(({ names }) => names.flatMap(({ places }) => places.flatMap((place) => [...place.keys()]))),
  );
  const asksRank = read.some((term) => lengthen(term.words).every(isRank));
  const ofLeaders = new Set(asksRank ? [] : leaders.map((word) => titles.find(word)));
  const ofRoles = new Set([...roles].map((word) => titles.find(word)));
  return {
    terms: read.map((term) => ({ ...term, weight: term.weight / whole })),
    words,
    isWork: (id) => titles.isHead(id),
    isLeader: (id) => ofLeaders.has(id),
    isRole: (id) => ofRoles.has(id),
  };
}

/** A search of so many terms says of its work where, with what and with whom it is done. */
export const manyTerms = 4;

/**
 * The terms of a long search with one work among them, the first: "executive assistant travel calendar portfolio
 * managers" is no portfolio manager.
 */
function leaveOneWork(terms: readonly PlannedTerm[], titles: TitleIndex): readonly PlannedTerm[] {
  const works = terms.filter(({ isCore }) => isCore);
  if (terms.length < manyTerms || works.length < 2 || works.length === terms.length) return terms;
  const work = works.find(({ words }) => words.length > 1) ?? works[0];
  return terms.map((term) =>
    term.isCore && term !== work
      ? { ...term, isCore: false, weight: weightOf(term.words, titles, false) }
      : term,
  );
}

/** What stands before the work of a long search tells which it is: "quantitative developer, C++, market making". */
function leanOnKind(terms: readonly PlannedTerm[]): readonly PlannedTerm[] {
  const at = terms.findIndex(({ isCore }) => isCore);
  if (terms.length < manyTerms || (terms[at]?.words.length ?? 0) !== 1) return terms;
  return terms.map((term, position) =>
    position < at && position >= at - maxKinds && !term.isRank
      ? { ...term, weight: weights.term.core * term.weight }
      : term,
  );
}
const maxKinds = 2;

type NameInWords = PlannedName & { words: readonly string[] };

/** The names that will do for a term, in no order. */
function findNames(term: Term, own: readonly string[], titles: TitleIndex, isAlone: boolean): NameInWords[] {
  const factor = term.translations ? weights.name.translated : 1;
  const names: NameInWords[] = [];
  const borrowed = (term.phrase ? [] : findBorrowedNames(own)).map((name) =>
    wordsOf(name).map((word) => idsOf(word, titles, false)),
  );
  const add = (words: readonly string[], weight: number, widens: boolean) => {
    const places = words.map((word) => idsOf(word, titles, widens));
    if (words.length > 0 && places.every(({ size }) => size > 0))
      names.push({ places, weight, borrowed: weight === 1 ? borrowed : [], words });
  };
  add(own, 1, !term.phrase);
  for (const same of term.same) {
    const words = wordsOf(same);
    const isSpelt = words.join(' ') === lengthen(own).join(' ');
    // "Admin" alone is work of its own.
    const isOwn = isAlone && isSpelt && own.length === 1 && term.same.length > 1;
    const isAbbreviated =
      !term.translations && !isOwn && (isSpelt || isShort(own, words) || isShort(words, own));
    const isMeant = term.translations?.includes(same);
    const weight = isMeant ? weights.name.translated : weights.name.synonym * factor;
    add(words, isAbbreviated ? weights.name.abbreviation : weight, false);
  }
  const occupations = createOccupationNames();
  if (!term.phrase) {
    for (const near of term.near) add(wordsOf(near), weights.name.near * factor, false);
    // A rank alone has no other name: "president", "director".
    const listed = lengthen(own).every(isRank) ? [] : occupations.find(lengthen(own));
    for (const { words, weight } of listed) if (!words.every(isRank)) add(words, weight, false);
    // A word that no title has may be one of a single kind of work: "HGV", "haulage".
    if (names.length === 0 && own.length === 1) {
      const others = [...findByWord(own[0] ?? ''), ...occupations.findByWord(own[0] ?? '')];
      for (const name of others) add(wordsOf(name), weights.name.byWord, false);
    }
  }
  // The nearest comes first.
  for (const [at, name] of (term.related ?? []).entries())
    add(wordsOf(name), weights.name.related * weights.name.nextRelated ** at, false);
  return names;
}

/** Work of the same kind. A title may have come since the names of the board were read. */
const relatedOf = ({ related = [] }: Term, own: readonly string[], titles: TitleIndex): readonly string[] =>
  related.length > 0 && !isTitled(own, titles) ? related : [];

function readTerm(term: Term, titles: TitleIndex, isAlone: boolean): PlannedTerm {
  const typed = wordsOf(term.text);
  // "Or" of an operating room is no word of titles.
  const own = typed.length > 0 ? typed : wordsOf(term.same[0] ?? '');
  const related = relatedOf(term, own, titles);
  const names = findNames({ ...term, related }, own, titles, isAlone);
  // Beside other words "specialist" says little of the work.
  const isBeside = !isAlone && own.length === 1 && roles.has(own[0] ?? '');
  const isCore = !isBeside && (related.length > 0 || namesWork(term, own, titles));
  names.sort((a, b) => b.weight - a.weight);
  // What is known by another name alone tells as much as that: "PE" as "private equity".
  const isKnown = own.some((word) => titles.find(word) !== undefined);
  const [best] = names;
  const weighedWords = best && !isKnown ? best.words : own;
  return {
    names,
    namesFrom: byFirstWord(names),
    weight: weightOf(weighedWords, titles, isCore || term.isPart === true),
    isCore,
    isRelated: related.length > 0,
    isPart: term.isPart === true,
    isRank: own.length > 0 && own.every((word) => ranksOfTitles.has(word)),
    words: own,
    skills: [term.text, ...term.same, ...(term.skills ?? [])],
  };
}

/** Whether a title has all of these words. */
function isTitled(words: readonly string[], titles: TitleIndex): boolean {
  const [first = [], ...others] = words.map((word) => titles.findPlurals(word));
  const hasOthers = (at: number) =>
    others.every((ids) => ids.some((id) => titles.titles[at]?.words.includes(id)));
  return first.some((id) => titles.textsWith(id).some((at) => !titles.isName(at) && hasOthers(at)));
}

function byFirstWord(names: readonly PlannedName[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [at, { places }] of names.entries()) {
    for (const id of places[0]?.keys() ?? []) {
      const known = found.get(id);
      if (known) known.push(at);
      else found.set(id, [at]);
    }
  }
  return found;
}

/** The ids of a word, of its other number, and, for an activity, of who does it. */
function idsOf(word: string, titles: TitleIndex, widens: boolean): Map<number, number> {
  const ids = new Map<number, number>();
  if (widens && !isRank(word)) for (const id of titles.findWorkers(word)) ids.set(id, weights.name.worker);
  const holder = word.replace(/ship$/, '');
  // "Apprenticeship electrician" asks for an apprentice.
  if (holder !== word && isRank(holder))
    for (const id of titles.findPlurals(holder)) ids.set(id, weights.name.plural);
  for (const id of titles.findPlurals(word)) ids.set(id, weights.name.plural);
  const written = titles.find(word);
  if (written !== undefined) ids.set(written, 1);
  return ids;
}

const maxShortLetters = 2;

/** "RN" stands for "registered nurse", "dev" for "developer". */
function isShort(short: readonly string[], long: readonly string[]): boolean {
  const [one = ''] = short;
  if (short.length !== 1 || one.length > 5 || long.join('').length <= one.length) return false;
  if (long.length === 1) return (long[0] ?? '').startsWith(one);
  const initials = long.map((word) => word[0]).join('');
  // "HRBP" has both letters of "HR".
  const letters = long.map((word) => (word.length <= maxShortLetters ? word : word[0])).join('');
  return initials.startsWith(one.slice(0, initials.length)) || letters === one;
}

/** Whether a term is some work. Of a word that no title has it is what most of its other names are. */
function namesWork({ same, translations }: Term, words: readonly string[], titles: TitleIndex): boolean {
  const isHead = (name: readonly string[]) => isHeadWord(name.at(-1) ?? '', titles);
  const last = words.at(-1) ?? '';
  if (levels.has(last)) return false;
  // "Cleaning" is what cleaners do.
  if (isActivity(last) && same.some((name) => isHead(wordsOf(name)))) return true;
  const isKnown = titles.findPlurals(last).length > 0 && translations === undefined;
  if (isKnown || same.length === 0) return isHead(words);
  const names = translations ?? same;
  // "Waitress" says nothing where titles know but waiters.
  const inTitles = names.filter((name) => titles.findPlurals(wordsOf(name).at(-1) ?? '').length > 0);
  const telling = inTitles.length > 0 ? inTitles : names;
  return telling.filter((name) => isHead(wordsOf(name))).length > telling.length / 2;
}

/** Whether titles end in a word; where too few have it, whether occupations do. */
function isHeadWord(word: string, titles: TitleIndex): boolean {
  const known = titles.findPlurals(word).filter((id) => titles.titlesWith(id) >= fewTitles);
  const occupations = createOccupationNames();
  if (known.length === 0) return occupations.endsIn(word) || occupations.has([word]);
  return known.some((id) => titles.isHead(id));
}

/** Rare words tell more than common ones. */
function weightOf(words: readonly string[], titles: TitleIndex, isCore: boolean): number {
  if (words.every((word) => levels.has(word.replace(/ship$/, '')))) return weights.term.level;
  const counts = words.map((word) => {
    // "Managers" is no rarer than "manager". A name of companies alone tells as much as a rare word of titles.
    const ids = titles.findPlurals(word);
    const count = (of: (id: number) => number) => ids.reduce((sum, id) => sum + of(id), 0);
    return count((id) => titles.titlesWith(id)) || count((id) => titles.textsWith(id).length);
  });
  const fewest = Math.min(...counts);
  if (fewest === 0 && !isCore) return weights.term.unknown;
  const isCompany = words.every((word) => isOfCompanies(word, titles));
  return Math.log(2 + titles.count / (1 + fewest)) * (isCore || isCompany ? weights.term.core : 1);
}

/** Whether only names of companies have a word, so that it asks for one of them. */
function isOfCompanies(word: string, titles: TitleIndex): boolean {
  const id = titles.find(word);
  return id !== undefined && titles.titlesWith(id) === 0 && titles.textsWith(id).length > 0;
}

/** The titles that have some work of a search as it was typed, in either number, or in full. */
export function titlesWithWork(titles: TitleIndex, { terms }: QueryPlan): Set<number> {
  const found = new Set<number>();
  const names = terms.filter(({ isCore }) => isCore).flatMap((term) => term.names);
  for (const { weight, places } of names) {
    if (weight < weights.name.abbreviation) continue;
    const [first = [], ...others] = places.map((place) =>
      [...place].filter(([, one]) => one >= weights.name.plural).map(([id]) => id),
    );
    const hasOthers = (at: number) =>
      others.every((ids) => ids.some((id) => titles.titles[at]?.words.includes(id)));
    for (const at of first.flatMap((id) => titles.textsWith(id)))
      if (!titles.isName(at) && hasOthers(at)) found.add(at);
  }
  return found;
}
