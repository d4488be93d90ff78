import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import { listConditions } from './condition-rules.ts';
import { asWhole, asWholes, type Draft } from './draft-rules.ts';
import { isStopWord, type LikelyLanguages } from './language-rules.ts';
import type { Sentence } from './ledger-rules.ts';
import {
  deniedWords,
  emptyWords,
  experienceWords,
  formerWords,
  reasonWords,
  seekerWords,
  toldWords,
  wishWords,
} from './sentence-constants.ts';
import { fieldOf, namesWork } from './work-rules.ts';

const empty = new Set(emptyWords);
export const isEmptyWord = (word: string) => empty.has(word.toLowerCase());

const isWorkWord =
  /^(?:jobs?|works?|careers?|positions?|roles?|vacanc(?:y|ies)|openings?|compan(?:y|ies)|sector|industry|for|in|at|or|and)$/;

/** "IT" as the field: in capitals, first or behind "in", and no pronoun before a verb. */
function isField(word: string, typed: readonly string[], at: number): boolean {
  if (word === 'IT') return true;
  const [previous, next] = [typed[at - 1], typed[at + 1]?.toLowerCase()];
  const isFirst = previous === undefined || /^(?:in|an|and)$/i.test(previous);
  return isFirst && (next === undefined || !empty.has(next) || isWorkWord.test(next));
}

/** "De" of "chef de partie", where jobs are called so. */
const isOfName = (typed: readonly string[], at: number, words: Vocabulary) =>
  at > 0 && at < typed.length - 1 && words.hasBeginning(typed.slice(at - 1, at + 2).join(' '));

/** Whether a word says nothing where it stands. A name of the board that has it keeps it: a "job coach" is one. */
export function isNoise(
  typed: readonly string[],
  at: number,
  words: Vocabulary,
  languages?: LikelyLanguages,
): boolean {
  const word = typed[at] ?? '';
  const plain = word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+$/gu, '')
    .replaceAll('’', "'")
    .replaceAll("'", '');
  if (languages && isStopWord(plain, languages)) return !isOfName(typed, at, words);
  if (!empty.has(plain)) return !/[\p{L}\p{N}]/u.test(word);
  if (word === 'US' || word === 'OR' || (plain === 'it' && isField(word, typed, at))) return false;
  const isInside = at > 0 && at < typed.length - 1 && /^(?:of|and|to|in|for|at|on|by|with)$/i.test(word);
  const next = typed[at + 1];
  if (isInside) return !words.hasBeginning(`${typed[at - 1]} ${word} ${next}`);
  const isPair =
    next !== undefined && !empty.has(next.toLowerCase()) && words.hasBeginning(`${word} ${next}`);
  return !isPair && !(at > 0 && findAlternatives([typed[at - 1] ?? '', word]) !== undefined);
}

/** Takes the words that say nothing out of a text. */
export function dropEmptyWords(text: string, words: Vocabulary): string {
  const typed = text.split(/\s+/).filter(Boolean);
  const kept = typed.filter((_word, at) => !isNoise(typed, at, words));
  return kept.map((word) => word.replace(/[,;!?]+$/, '')).join(' ');
}

/** The text without a stretch of it. */
const without = (text: string, from: number, to: number) =>
  `${text.slice(0, from)} ${text.slice(to)}`.replaceAll('\ue000', ' ').replaceAll(/\s+/g, ' ').trim();

/** "With 5 years of experience" and "for parents" tell of a person: it is said that nothing is searched by it. */
export function takePerson({ sentence, known: { words, places } }: Draft): void {
  const isCity = (name: string) => [...places.gazetteer.cities(name)].length > 0;
  const listOf = (pattern: RegExp) => (text: string) =>
    [...text.matchAll(asWholes(pattern))].map(({ 0: said, index }) => ({ said, index }));
  for (const list of [listConditions, listOf(experienceWords), listOf(seekerWords)])
    for (const { said, index } of list(sentence.text)) {
      const [next = ''] = /^ [^\s\ue000]+/.exec(sentence.text.slice(index + said.length)) ?? [];
      const [before = ''] = /[^\s\ue000]+ $/.exec(sentence.text.slice(0, index)) ?? [];
      // "On Call Nurse" is a title, and "Santo Domingo" a city.
      const isName = words.isName(said) || (next !== '' && words.isName(`${said}${next}`));
      const isPlace = [`${before}${said}`, `${said}${next}`].some((name) => name !== said && isCity(name));
      if (!isName && !isPlace) sentence.take(index, index + said.length, { as: 'unread' });
    }
}

/** Reasons and personal remarks, where the rest names some work: "I need a reception job because of my children". */
export function takeBeside({ sentence, known: { words } }: Draft): void {
  for (const pattern of [reasonWords, deniedWords, toldWords]) {
    const all = asWholes(pattern);
    const { text } = sentence;
    const found = [...text.matchAll(all)];
    if (found.length === 0) continue;
    const rest = text
      .replaceAll(all, ' ')
      .replaceAll('\ue000', ' ')
      .replaceAll(/(?:^|[\s,;.!?])+(?:and|but|so)(?=[\s,;.!?]*$)/gi, ' ')
      .trim();
    const left = dropEmptyWords(rest, words);
    const isTold = pattern === reasonWords ? left !== '' : namesWork(left);
    if (isTold)
      for (const { 0: said, index } of found) sentence.take(index, index + said.length, { as: 'unread' });
  }
}

/**
 * Leaves of a sentence what is wished for: "I was a cook and want to become a baker" is looking for bakers. Only where
 * what remains names some work, since "nurse looking for nights" does not.
 */
export function takeBackground({ sentence, known: { words } }: Draft): void {
  const { text } = sentence;
  const former = asWhole(formerWords).exec(text);
  const wish = [...text.matchAll(asWholes(wishWords))].at(-1);
  const end = wish ? wish.index + wish[0].length : 0;
  const isWork = (rest: string) => namesWork(dropEmptyWords(rest, words));
  const namesField = (rest: string) => fieldOf(dropEmptyWords(rest, words)) !== undefined;
  const plain = (rest: string) => rest.replaceAll('\ue000', ' ').trim();
  const wished = plain(text.slice(end).replace(asWhole(formerWords), ' '));
  const kept = former && plain(without(text, former.index, former.index + former[0].length));
  if (wish && text.slice(0, end).trim() !== '' && isWork(wished)) {
    takeRest(sentence, 0, end);
    const later = asWhole(formerWords).exec(sentence.text);
    if (later) takeRest(sentence, later.index, later.index + later[0].length);
  } else if (former && kept && (isWork(kept) || namesField(kept))) {
    takeRest(sentence, former.index, former.index + former[0].length);
  } else if (former && wish && namesField(wished)) takeRest(sentence, 0, end);
}

/** What is not read yet of a stretch: words that say nothing are that, the others tell of a person. */
function takeRest(sentence: Sentence, from: number, to: number): void {
  for (const token of sentence.tokens()) {
    if (token.from < from || token.from >= to) continue;
    sentence.take(token.from, Math.min(token.to, to), {
      as: isEmptyWord(token.text.replace(/[.,;:!?]+$/, '')) ? 'noise' : 'unread',
    });
  }
}
