import {
  createForeignNames,
  findLanguage,
  type ForeignName,
  foreignForms,
  isEveryday,
  splitCompound,
  withoutJoint,
} from '../lexicon/foreign-name-index.ts';
import { isEnglishWord } from '../lexicon/known-word-index.ts';
import { listBases } from '../lexicon/language-form-rules.ts';
import { createOccupationNames } from '../lexicon/occupation-name-index.ts';
import { otherArticle } from '../lexicon/script-rules.ts';
import { isEnglish, isSlip, isStrange } from '../read/foreign-rules.ts';
import { type Query, type Term, readSpans } from '../read/query-rules.ts';
import { findAlternatives } from '../lexicon/synonym-rules.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { pluralForm, wordsOf, workersOf } from '../lexicon/word-rules.ts';

const maxSpan = 4;
const maxNames = { same: 8, near: 8 } as const;
const maxRelatedShown = 3;

/** A part of a search, and what it is in English where it is of another language. */
interface Part {
  words: readonly string[];
  name?: ForeignName;
}

/**
 * The query with what its words of other languages are in English beside them. Only words that hardly a job has are
 * looked up; postings that have them as they are come first.
 */
export function translateQuery(query: Query, words: Vocabulary): Query {
  return query.map((list) =>
    list.some((term) => isStrangeTerm(term, words)) ? translate(list, words) : list,
  );
}

/** The query with the words of Arabic and Hebrew that stand with their article also without it, and the other way round. */
export const addArticles = (query: Query): Query =>
  query.map((list) =>
    list.map((term) => {
      const others = isPlain(term) ? otherArticle(term.text) : [];
      return others.length > 0 ? { ...term, same: [...others, ...term.same] } : term;
    }),
  );

interface Meant {
  words: string;
  meant: string[];
}

/** The words that are of another language, and letters, with what was looked for too. */
export const listTranslated = (query: Query): Meant[] =>
  query.flat().flatMap(({ text, related, translations, meant }) => {
    const shown = related ? undefined : (translations ?? meant);
    return shown ? [{ words: text, meant: [...shown] }] : [];
  });

/** The work that no job is called by, with the work of its kind that was looked for instead. */
export const listRelated = (query: Query): Meant[] =>
  query
    .flat()
    .flatMap(({ text, related }) =>
      related ? [{ words: text, meant: related.slice(0, maxRelatedShown) }] : [],
    );

const isPlain = ({ phrase, excluded }: Term) => !phrase && !excluded;
const isStrangeTerm = (term: Term, words: Vocabulary) =>
  isPlain(term) && term.text.split(' ').some((word) => isStrange(word, words));

function translate(list: readonly Term[], words: Vocabulary): Term[] {
  const terms: Term[] = [];
  let run: Term[] = [];
  const end = () => {
    terms.push(...translateRun(run, words));
    run = [];
  };
  for (const term of list) {
    if (isPlain(term)) {
      run.push(term);
    } else {
      end();
      terms.push(term);
    }
  }
  end();
  return terms;
}

function translateRun(run: readonly Term[], words: Vocabulary): readonly Term[] {
  const typed = run.flatMap(({ text }) => text.split(' ').flatMap((word) => splitHyphens(word, words)));
  const strictly = readParts(typed, words, false);
  // Only where no words say it surely does a name that may be several tell something.
  const parts = strictly.some(saysWork) ? strictly : readParts(typed, words, true);
  // A word beside some work says nothing without it, and "de" between words that are no English ones neither.
  if (!parts.some((part) => saysWork(part) || (part.name && part.words.length > 1))) {
    const telling = run.filter(({ text }) => foreignForms(text).length > 0);
    return telling.length > 0 && !words.hasBeginning(typed.join(' ')) ? telling : run;
  }
  const terms: Term[] = [];
  for (let at = 0; at < parts.length;) {
    const { length, name } = findLongestName(parts, at, words) ?? { length: 1, name: parts[at]?.name };
    const own = parts.slice(at, at + length).flatMap((part) => part.words);
    terms.push(...(name ? [termOf(own.join(' '), name, words)] : readSpans(own)));
    at += length;
  }
  return terms;
}

/** "LKW-Fahrer" is two words, where the whole is no name that says something. */
function splitHyphens(word: string, words: Vocabulary): readonly string[] {
  const isOne = !/\p{L}-\p{L}/u.test(word) || !isStrange(word, words);
  return isOne || readWord(word, words)?.same.length ? [word] : word.split('-');
}

const saysWork = ({ name }: Part) => name !== undefined && name.same.length > 0;

/** The words with what they are in English, the longest names first. Words between them say nothing. */
function readParts(typed: readonly string[], words: Vocabulary, partial: boolean): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < typed.length;) {
    const found = findSpan(typed, at, words, partial);
    const span = typed.slice(at, at + (found?.length ?? 1));
    if (found || foreignForms(span.join(' ')).length > 0)
      parts.push({ words: span, ...(found && { name: found.name }) });
    at += span.length;
  }
  return parts;
}

function findSpan(
  typed: readonly string[],
  at: number,
  words: Vocabulary,
  partial: boolean,
): { length: number; name: ForeignName } | undefined {
  for (let length = Math.min(maxSpan, typed.length - at); length > 1; length--) {
    const span = typed.slice(at, at + length);
    if (!span.some((word) => isStrange(word, words))) continue;
    const isWhole = [span[0], span.at(-1)].every((word = '') => foreignForms(word).length > 0);
    const name = isWhole ? createForeignNames().find(foreignForms(span.join(' '))) : undefined;
    if (name && (name.same.length > 0 || (partial && !span.every(isEnglish)))) return { length, name };
  }
  const [word = ''] = typed.slice(at);
  const name = isStrange(word, words) ? readWord(word, words) : undefined;
  const isOurs = isEnglish(word) && isEnglishWord(word);
  if (!name || saysItself(word, name) || isOurs || isSlip(word, words)) return undefined;
  return { length: 1, name };
}

/** An English word may be like one of another language that says the same. */
const saysItself = (word: string, { same, near }: ForeignName) =>
  [...same, ...near].some((name) => pluralForm(name) === pluralForm(word.toLowerCase()));

/** A word of an occupation in English has the same letters as one of another language perhaps: "status". */

function readWord(word: string, words: Vocabulary): ForeignName | undefined {
  const forms = foreignForms(word);
  const [form] = forms;
  if (form === undefined) return undefined;
  return (
    createForeignNames().find(forms) ??
    findByBase(word) ??
    findLanguage(form) ??
    (forms.length === 1 ? (readCognate(word, form) ?? readCompound(form, words)) : undefined)
  );
}

/** "Kierowców" is "kierowca" in another case, and "Baecker" a "Bäcker". */
function findByBase(word: string): ForeignName | undefined {
  const [folded = ''] = wordsOf(word);
  for (const base of listBases(folded)) {
    const found = createForeignNames().find(foreignForms(base));
    if (found && found.same.length > 0) return found;
  }
  return undefined;
}

/** "Architecte" and "dentista" are the English word but for their ends. */
function readCognate(word: string, form: string): ForeignName | undefined {
  const isOther = !isEnglishWord(word) && !wordsOf(word).includes(form);
  return isOther && createOccupationNames().has([form]) ? { same: [form], near: [] } : undefined;
}

/** "Frontendentwickler": what its last part is, and that with the first part before it. */
function readCompound(form: string, words: Vocabulary): ForeignName | undefined {
  const names = createForeignNames();
  const parts = splitCompound(form, (part) => names.has(`-${part}`));
  const { same: heads } = (parts && names.find([`-${parts[1]}`])) ?? {};
  if (!parts || !heads) return undefined;
  const [first] = parts;
  const known = names.find([withoutJoint(first)]);
  const before = known ? [...known.same, ...known.near] : words.hasWord(first) ? [first] : [];
  const whole = before.flatMap((one) => heads.map((head) => `${one} ${head}`));
  const same = whole.filter((name) => isName(name, words));
  // "Matematiklärare" teach something.
  const likeliest = whole.length > 0 || !isEveryday(`-${parts[1]}`) ? whole.slice(0, 1) : heads;
  return { same: same.length > 0 ? same : likeliest, near: heads };
}

const isName = (name: string, words: Vocabulary) =>
  words.isName(name) ||
  createOccupationNames().has(wordsOf(name)) ||
  findAlternatives(name.split(' ')) !== undefined;

/** What parts beside each other are called in English together: "ingeniero de software", "responsable marketing". */
function findLongestName(
  parts: readonly Part[],
  at: number,
  words: Vocabulary,
): { length: number; name: ForeignName } | undefined {
  for (let length = Math.min(3, parts.length - at); length > 1; length--) {
    const span = parts.slice(at, at + length);
    if (!span.some(({ name }) => name)) continue;
    const same = [span, span.toReversed()].flatMap(combine).filter((name) => isName(name, words));
    if (same.length === 0) continue;
    const near = createForeignNames().find(foreignForms(span.flatMap((part) => part.words).join(' ')));
    return { length, name: { same: [...new Set(same)], near: near ? [...near.same, ...near.near] : [] } };
  }
  return undefined;
}

/** Of each part what it may be, one after another. */
function combine(parts: readonly Part[]): string[] {
  return parts.reduce<string[]>(
    (names, { words, name }) => {
      const own = name ? [...name.same, ...name.near].slice(0, 3) : [words.join(' ').toLowerCase()];
      return names.flatMap((before) => own.map((one) => `${before} ${one}`.trim()));
    },
    [''],
  );
}

/** The English names, and what those are also called. Of all that stands beside them, what the board has. */
function termOf(text: string, name: ForeignName, words: Vocabulary): Term {
  // "Vertriebsleiter" is one of distribution or of sales: what the board has is the likelier one.
  const isUnknown = !name.same.some((one) => words.isName(one));
  const likelier = isUnknown ? name.near.filter((one) => one.includes(' ') && words.isName(one)) : [];
  const own = name.same.length > 0 ? name.same : name.near;
  const translations = likelier.length > 0 ? likelier : own;
  const known = translations.flatMap((one) => findAlternatives(one.split(' ')) ?? []);
  const listed = translations.flatMap((one) =>
    createOccupationNames()
      .find(wordsOf(one))
      .map((other) => other.words),
  );
  const others = listed.flatMap((one) => findAlternatives(one) ?? []);
  const onBoard = (names: readonly string[]) => names.filter((one) => words.isName(one));
  // Only where nothing is called so does work of the same name tell anything, and only then work near that.
  const named = [listed.map((one) => one.join(' ')), others.flatMap((one) => one.same)].map(onBoard);
  const beside = named.find((names) => names.length > 0) ?? onBoard(others.flatMap((one) => one.near));
  const same = new Set(
    name.same.length > 0 ? [...translations, ...own, ...known.flatMap((one) => one.same)] : [],
  );
  // "Contabilidad" is what accountants do.
  const workers = own.flatMap((one) => workersOf(one).filter((worker) => words.hasWord(worker)));
  const near = new Set([...name.near, ...workers, ...known.flatMap((one) => one.near), ...beside]);
  return {
    text,
    phrase: false,
    excluded: false,
    same: [...same].slice(0, maxNames.same),
    near: [...near.difference(same)].slice(0, maxNames.near),
    translations,
  };
}
