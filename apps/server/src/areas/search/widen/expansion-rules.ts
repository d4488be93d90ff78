import { type Query, readSpans, type Term, roles } from '../read/query-rules.ts';
import { findAlternatives, findByWord, findLonger } from '../lexicon/synonym-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { foldName } from '../../places/places/rules.ts';
import {
  findByLetters,
  createOccupationNames,
  createWorkNames,
  findByTask,
} from '../lexicon/occupation-name-index.ts';
import { findMeanings, type InitialMeaning } from '../lexicon/initial-index.ts';
import { wordsOf, smallWords } from '../lexicon/word-rules.ts';
import { isRank, type TitleIndex } from '../job-index/title-index.ts';

const minPart = 3;
const isWord = (text: string) => /^\p{L}{3,}$/u.test(text);

/**
 * The query, and as another way to say it what it is with its compounds written together or apart as the board has
 * them: "bar tender" is a bartender, and a "healthcare assistant" one of health care.
 */
export function addCompounds(query: Query, words: Vocabulary): Query {
  const [list, ...others] = query;
  if (!list || others.length > 0) return query;
  const plain = list.filter(({ phrase, excluded }) => !phrase && !excluded);
  const typed = plain.flatMap(({ text }) => text.split(' '));
  const rewritten = rewrite(typed, words);
  if (rewritten.join(' ') === typed.join(' ')) return query;
  return [list, [...readSpans(rewritten), ...list.filter((term) => !plain.includes(term))]];
}

function rewrite(typed: readonly string[], words: Vocabulary): string[] {
  const rewritten: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const [word = '', next] = typed.slice(at, at + 2);
    if (next !== undefined && isJoined(word, next, words)) {
      rewritten.push(word + next);
      at++;
    } else {
      rewritten.push(...(findParts(word, words) ?? [word]));
    }
  }
  return rewritten;
}

/** Two words that the board has in no row, but as one. */
function isJoined(one: string, other: string, words: Vocabulary): boolean {
  if (words.hasBeginning(`${one} ${other}`)) return false;
  if (/^\d{1,4}$/.test(other)) return /^\p{L}{2,}$/u.test(one) && words.hasWord(one + other);
  if (!isWord(one) || !isWord(other)) return false;
  return words.hasWord(one + other) || findAlternatives([one + other]) !== undefined;
}

/** Where a word is two that a name of the board has in a row; undefined where it is none such. */
function findParts(word: string, words: Vocabulary): readonly string[] | undefined {
  if (word.length < 2 * minPart || !isWord(word) || findAlternatives([word])) return undefined;
  for (let at = minPart; at <= word.length - minPart; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (words.hasWord(first) && words.hasWord(second) && words.hasWords(`${first} ${second}`)) {
      return [first, second];
    }
  }
  return undefined;
}

/** A name that stands for so many of the jobs with these initials is what they mean; others are near it. */
const minMeant = 0.5;
/** Beside such a one others are near it only where they stand for so many. */
const minBeside = 0.25;
const common = 20;
/** Shorter words beside letters tell nothing of them. */
const minWord = 3;

/** The query with what its initials stand for: no list has all of them. */
export function expandInitials(query: Query, words: Vocabulary): Query {
  return query.map((list) =>
    list.map((term) => {
      if (term.phrase || term.excluded || term.translations) return term;
      const others = list.filter((other) => other !== term && !other.excluded);
      return sayNear(expandAmong(term, others, words), words);
    }),
  );
}

/** A term with what it stands for among others. */
function expandAmong(term: Term, others: readonly Term[], words: Vocabulary): Term {
  const meanings = findMeanings(
    term.text,
    others.flatMap((other) => wordsOf(other.text)),
  );
  const [meaning, ...more] = meanings;
  if (meaning?.isSure) return addNames({ ...term, same: [], near: term.same }, meanings, words);
  // "Or" is a word, unless the one beside it says something else.
  if (others.length > 0 && smallWords.has(term.text.toLowerCase())) return term;
  const beside = expandBeside(term, others, words);
  if (beside) return beside;
  const isAlone = others.every((other) => wordsOf(other.text).every(isRank));
  const kind = isAlone ? expandKind(term, words) : undefined;
  if (kind || !meaning) return kind ?? expandTerm(term, words);
  const isListed = findAlternatives([term.text]) !== undefined;
  // What is listed is meant, whatever else the board has with such initials, but a company.
  const expanded = isListed
    ? expandTerm(term, words)
    : { ...term, same: words.companiesWithInitials(term.text) };
  if (more.length === 0) return addNames(expanded, meanings, words);
  const isHere = ({ names }: InitialMeaning) => names.some((name) => words.hasBeginning(name));
  const here = meanings.filter(isHere);
  // Beside other words one that the board has is meant; alone those come first.
  const meant = others.length > 0 && here.length > 0 ? here : [...here, ...meanings];
  return addNames(expanded, [...new Set(meant)], words);
}

/** Of what jobs have neither by itself nor by a name for the same, what was looked for near it. */
function sayNear(term: Term, words: Vocabulary): Term {
  const { text, same, near, meant, related } = term;
  if (meant || related || [text, ...same].some((name) => words.hasWords(name))) return term;
  const here = near.filter((name) => words.hasBeginning(name));
  return here.length > 0 ? { ...term, meant: here.slice(0, maxMeant) } : term;
}

/** Shorter ones are initials. */
const maxLetters = 4;

/** "Full stack" alone asks for who works so, where no name of the board has it; undefined for what names no kind of work. */
function expandKind(term: Term, words: Vocabulary): Term | undefined {
  const { text, same, near } = term;
  const occupations = createOccupationNames();
  const isHere = [text, ...same, ...near].some((name) => words.hasBeginning(name));
  if (text.length <= maxLetters || isHere || occupations.endsIn(text)) return undefined;
  const longer = findLonger(text.split(' ')).filter((name) => occupations.endsIn(wordsOf(name).at(-1) ?? ''));
  if (longer.length === 0) return undefined;
  const known = longer.flatMap((name) => findAlternatives(name.split(' ')) ?? []);
  return {
    ...term,
    same: [...new Set([...same, ...longer, ...known.flatMap((one) => one.same)])],
    near: [...new Set([...near, ...known.flatMap((one) => one.near)])],
    meant: longer.slice(0, 1),
  };
}

/** A term with what its letters mean, also where no title says that: texts may. */
function addNames(term: Term, meanings: readonly InitialMeaning[], words: Vocabulary): Term {
  const names = meanings.flatMap((one) => one.names);
  const others = names.flatMap(otherNames).filter((name) => name !== term.text && words.hasBeginning(name));
  const skills = meanings.flatMap((one) => one.skills);
  return {
    ...term,
    same: [...new Set([...names, ...others, ...term.same])],
    ...(skills.length > 0 && { skills }),
    ...meantBy(
      term,
      meanings.flatMap((one) => one.names.slice(0, 1)),
    ),
  };
}

const maxMeant = 3;

/** What letters were taken for; nothing of those that everybody has in a list. */
const meantBy = ({ text }: Term, names: readonly string[]): Pick<Term, 'meant'> =>
  names.length === 0 || findAlternatives([text]) ? {} : { meant: [...new Set(names)].slice(0, maxMeant) };

/** What the letters stand for in titles that have another word of the search too; undefined where that is not sure. */
function expandBeside(term: Term, others: readonly Term[], words: Vocabulary): Term | undefined {
  const { text, same, near } = term;
  const beside = others.flatMap((other) => other.text.split(' ')).filter((word) => word.length >= minWord);
  // Letters that many jobs have are a word.
  if (beside.length === 0 || words.jobsWith(text) >= common) return undefined;
  const [best] = words.namesWithInitials(text, beside);
  if (!best || best.share < minMeant) return undefined;
  // What the list says is one of the meanings.
  if (same.some((name) => foldName(name) === best.name)) return undefined;
  return { ...term, same: [best.name], near: [...same, ...near] };
}

function expandTerm(term: Term, words: Vocabulary): Term {
  const { text, same } = term;
  if (same.length > 0 || findAlternatives([text]) !== undefined) return addMeanings(term, words);
  const meanings = words.namesWithInitials(text);
  // "AR clerk" is one of accounts receivable, and "GM" a general manager, whatever else has such initials.
  const inFull = findByLetters(text);
  const spelt = [...new Set([...inFull, ...inFull.flatMap(otherNames)])];
  const listed = new Set([...findByWord(text), ...spelt]);
  // Of an "intensive care unit" jobs say "intensive care".
  const known = [...new Set(spelt.flatMap((name) => [name, withoutLast(name)]))].filter(
    (name) => words.hasBeginning(name) && !meanings.some((one) => one.name === name),
  );
  const likeliest = known.find((name) => inFull.includes(name)) ?? known[0];
  const sure = meanings
    .filter(({ name, share }) => share >= minMeant || listed.has(name))
    .map(({ name }) => name);
  if (likeliest !== undefined) sure.unshift(likeliest);
  const least = sure.length > 0 ? minBeside : 0;
  const nearby = meanings.flatMap(({ name, share }) =>
    share >= least && !sure.includes(name) ? [name] : [],
  );
  const companies = sure.length > 0 ? [] : words.companiesWithInitials(text);
  const others = known.filter((name) => !sure.includes(name) && !nearby.includes(name));
  // What no name here is called may stand in texts.
  const isElsewhere = sure.length + nearby.length + companies.length > 0 || text.length < minWord;
  const spoken = isElsewhere ? [] : inFull;
  return { ...term, same: [...sure, ...companies, ...spoken], near: [...term.near, ...nearby, ...others] };
}

/** A name without the part of a house that it ends in: its last word may else be the work itself. */
const withoutLast = (name: string) => name.replace(/ (?:unit|department|ward|room|team)$/, '');

const otherNames = (name: string) => findAlternatives(name.split(' '))?.same ?? [];

/** What the list has letters for is one of their meanings: "PM" manages projects, products and portfolios. */
function addMeanings(term: Term, words: Vocabulary): Term {
  const { text, same, near } = term;
  if (text.includes(' ')) return term;
  // What is listed is meant, unless the board has nothing of it and much of something else.
  const isListed = findMeanings(text, []).length > 0;
  if (isListed && !same.some((name) => words.hasWords(name))) return term;
  const min = isListed ? minMeant : minBeside;
  const meanings = words.namesWithInitials(text).filter(({ share }) => share >= min);
  const others = [
    ...meanings.map(({ name }) => name),
    ...findByLetters(text).filter((name) => words.hasBeginning(name)),
  ];
  const known = new Set([...same, ...near].map(foldName));
  return { ...term, near: [...near, ...new Set(others.filter((name) => !known.has(foldName(name))))] };
}

const maxRelated = 6;
/** Of the occupations that two names have, so many are the same where they are of one kind, and where both end alike. */
const minShare = { other: 0.55, alike: 0.3 } as const;
/** Beside the nearest name those are of no help that are so much further. */
const minOfBest = 0.75;
const maxSpan = 4;

/**
 * The query with work of the same kind for what no job is: without a taxi driver the board shows van drivers.
 */
export function addRelatedOccupations(query: Query, words: Vocabulary): Query {
  const [list = [], ...others] = query;
  const named = others.length === 0 ? nameSpan(list, words) : undefined;
  // What its words are by themselves tells nothing then.
  if (named) return [list, named];
  return query.map((one) =>
    one.map((term) => {
      const related = findRelated(term, words, one.length === 1);
      return related.length > 0 ? { ...term, related } : term;
    }),
  );
}

/** The terms with those as one that are called so together, and that no job is: a "QA tester", a "store clerk". */
function nameSpan(list: readonly Term[], words: Vocabulary): Term[] | undefined {
  for (let length = Math.min(maxSpan, list.length); length > 1; length--) {
    for (let at = 0; at + length <= list.length; at++) {
      const span = list.slice(at, at + length);
      const isWhole = [span[0], span.at(-1)].every((term) => !smallWords.has(term?.text ?? ''));
      if (!isWhole || !span.every(isPlain)) continue;
      const text = span.map((term) => term.text).join(' ');
      if (words.hasWords(text)) continue;
      const related = namesOfWork(text, words);
      if (related.length === 0) continue;
      const term = { text, phrase: false, excluded: false, same: [], near: [], related };
      return [...list.slice(0, at), term, ...list.slice(at + length)];
    }
  }
  return undefined;
}

/** Of a thing that is asked for alone who has to do with it: "hair", "animals". */
function workWith(text: string, words: Vocabulary): string[] {
  const [word = '', ...others] = wordsOf(text);
  const occupations = createOccupationNames();
  if (others.length > 0 || occupations.endsIn(word) || occupations.has([word])) return [];
  const found = findByTask(word).flatMap((name) => [
    ...(words.isName(name) ? [name] : []),
    ...namesOfWork(name, words),
  ]);
  return [...new Set(found)].slice(0, maxRelated);
}

const isPlain = ({ phrase, excluded, translations }: Term) => !phrase && !excluded && !translations;

/** What people call the same work and jobs are called, the nearest first. */
function namesOfWork(text: string, words: Vocabulary): string[] {
  const own = wordsOf(text);
  const found = createWorkNames().findOthers(own.join(' '), (name) => words.isName(name));
  const least = minOfBest * (found[0]?.share ?? 0);
  const isAlike = (name: string) => name.split(' ').at(-1) === own.at(-1);
  return found
    .filter(({ name, share }) => share >= Math.max(least, isAlike(name) ? minShare.alike : minShare.other))
    .slice(0, maxRelated)
    .map(({ name }) => name);
}

function findRelated(
  { text, phrase, excluded, same, near, translations }: Term,
  words: Vocabulary,
  isAlone: boolean,
): readonly string[] {
  if (phrase || excluded || findMeanings(text, []).length > 0) return [];
  const names = translations ?? [text];
  if ([...names, ...same, ...near].some((name) => words.hasBeginning(name))) return [];
  const occupations = createOccupationNames();
  const listed = names.flatMap((name) => occupations.find(wordsOf(name)));
  if (listed.some((name) => words.hasBeginning(name.words.join(' ')))) return [];
  const called = new Set(names.flatMap((name) => namesOfWork(name, words)));
  if (called.size > 0) return [...called].slice(0, maxRelated);
  for (const name of names) {
    const kind = occupations.findRelated(wordsOf(name));
    const named = kind.filter((one) => words.isName(one));
    const others = (named.length > 0 ? named : kind).flatMap(otherNames);
    const found = new Set([...named, ...others.filter((one) => words.isName(one))]);
    if (found.size > 0) return [...found].slice(0, maxRelated);
  }
  return isAlone ? workWith(text, words) : [];
}

/** What is so common an end of titles says nothing by itself of which work it is: "manager", "analyst". */
const commonShare = 0.02;
const minTitles = 5;

/**
 * The term lists with names of several words, extended by these words: without a posting for a "compliance
 * officer", other compliance work is still a useful result.
 */
export function splitNames(query: Query, titles: TitleIndex): Query {
  return query.flatMap((list) => {
    // A name alone is what was asked for.
    if (list.length === 1) return [];
    const split = list.flatMap((one) => [one, ...partsOf(one, titles)]);
    return split.length > list.length ? [split] : [];
  });
}

const nameOf = (term: Term) =>
  wordsOf(term.translations?.[0] ?? term.text).filter((word) => !smallWords.has(word));

function partsOf(term: Term, titles: TitleIndex): Term[] {
  const name = nameOf(term);
  if (term.phrase || term.excluded || name.length < 2) return [];
  // Of a "compliance officer" each word tells of the work, as of "user research" none does.
  const isPart = titles.findPlurals(name.at(-1) ?? '').some((id) => titles.isHead(id));
  const plain = { phrase: false, excluded: false, same: [], near: [], isPart };
  return name.filter((word) => !isCommon(word, titles)).map((text) => ({ ...plain, text }));
}

function isCommon(word: string, titles: TitleIndex): boolean {
  if (roles.has(word)) return true;
  return titles.findPlurals(word).some((id) => {
    const count = titles.titlesWith(id);
    const isOften = count >= Math.max(minTitles, commonShare * titles.count);
    return isOften && titles.isHead(id);
  });
}
