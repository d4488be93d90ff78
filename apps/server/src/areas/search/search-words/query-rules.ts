import { createOccupationNames } from './occupation-name-index.ts';
import { limitQuery, type Query, type Term } from './query-limit-rules.ts';
import { findAlternatives, longestName, type Alternatives } from './synonym-rules.ts';
import { lengthen, lengthenKind, pluralForm, wordsOf, workersOf } from './word-rules.ts';

/**
 * Reads a search as people write it: `nurse -manager`, `"night shift" OR weekend`. Words that the list of
 * synonyms knows stand together with their other names.
 */
export function parseQuery(text: string): Query {
  const lists: Term[][] = [[]];
  let words: string[] = [];
  function endWords(): void {
    lists.at(-1)?.push(...readSpans(words));
    words = [];
  }
  for (const typed of tokensOf(text)) {
    if (typed === 'OR') {
      endWords();
      lists.push([]);
    } else if (isMarked(typed)) {
      endWords();
      const term = readMarked(typed);
      if (term) lists.at(-1)?.push(term);
    } else {
      words.push(typed);
    }
  }
  endWords();
  // Only what is to be found makes a search: "or" at the end and a lone exclusion ask for nothing.
  const asks = (list: readonly Term[]) => list.some(({ excluded }) => !excluded);
  return limitQuery(lists.filter(asks)).filter(asks);
}

/** Quotes that were left open close at the end. */
const token = /-?["“”„][^"“”„]*["“”„]?|[^\s"“”„]+/g;
const quotes = /["“”„]/g;

/** A word is more than a mark: "&" alone asks for nothing. */
const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
const isMarked = (text: string) => /^-?["“”„]|^-./.test(text);

function tokensOf(text: string): string[] {
  return (text.match(token) ?? []).filter(hasWord);
}

/** The text with its plain words rewritten; quotes, exclusions and "or" stay as they were typed. */
export function rewriteWords(text: string, rewrite: (word: string) => string): string {
  return text.replaceAll(token, (typed) => {
    const isPlain = hasWord(typed) && !isMarked(typed) && typed !== 'OR';
    return isPlain ? rewrite(typed) : typed;
  });
}

function readMarked(marked: string): Term | undefined {
  const excluded = marked.startsWith('-');
  const text = marked.replace(/^-/, '').replaceAll(quotes, '').trim();
  return text ? { text, phrase: /^-?["“”„]/.test(marked), excluded, same: [], near: [] } : undefined;
}

/** The longest name that the list knows comes first: "registered nurse" is one thing, not two. */
export function readSpans(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const { length, same, near } = longestSpan(words, at);
    const text = words.slice(at, at + length).join(' ');
    terms.push({ text, phrase: false, excluded: false, same, near });
    at += length;
  }
  return terms;
}

function longestSpan(words: readonly string[], at: number) {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const span = words.slice(at, at + length);
    const names = namesOf(span);
    if (names) return { length, ...names };
  }
  return { length: 1, same: [], near: [] };
}

/** Of a title that leads others the field is looked for by itself too: "head of marketing" is seldom called so. */
const leads = /^(?:head|director|vp|chief|manager)$/i;

/** What a span of words is also called; undefined for one that is no name. "Software eng" is one in full. */
function namesOf(span: readonly string[]): Alternatives | undefined {
  const long = lengthenName(span);
  const isShort = long.join(' ') !== span.join(' ');
  const known = findAlternatives(span);
  const meant = isShort ? findAlternatives(long) : undefined;
  const isOccupation = long.length > 1 && createOccupationNames().has(wordsOf(long.join(' ')));
  const isLeading = leads.test(span[0] ?? '') && span[1]?.toLowerCase() === 'of';
  if (!known && !meant && !(isOccupation && span.length > 1 && !isLeading) && !(isShort && span.length === 1))
    return findWorker(long) ?? findOtherRoles(long);
  const full = isShort ? [long.join(' ')] : [];
  return {
    same: [...new Set([...full, ...(known?.same ?? []), ...(meant?.same ?? [])])],
    near: [...new Set([...(known?.near ?? []), ...(meant?.near ?? [])])],
  };
}

/** In full, as occupations are called: "acct mgr" is an account manager, and no accountant. */
function lengthenName(span: readonly string[]): string[] {
  const kind = span.length > 1 ? lengthenKind(span) : undefined;
  const isName = kind && (findAlternatives(kind) ?? createOccupationNames().has(kind));
  return kind && isName ? kind : lengthen(span);
}

/** "Recruiting" is what a recruiter does, whose other names are near it; undefined where nobody is called so. */
function findWorker([activity = '', ...others]: readonly string[]): Alternatives | undefined {
  const [word = ''] = wordsOf(activity);
  if (others.length > 0) return undefined;
  for (const worker of workersOf(word)) {
    const known = findAlternatives([worker]);
    if (known) return { same: [], near: [worker, ...known.same] };
    if (createOccupationNames().has([worker])) return { same: [], near: [worker] };
  }
  return undefined;
}

/** What somebody is called who does some work, whatever it is: one stands for the other. */
export const roles: ReadonlySet<string> = new Set('adviser advisor agent assistant associate attendant clerk consultant coordinator crew employee helper officer operative operator personnel representative specialist staff worker'.split(' ')); // prettier-ignore

/** "Retail associate" is no name, but "retail assistant" is: then that is near. Undefined where none is. */
function findOtherRoles(span: readonly string[]): Alternatives | undefined {
  const [last = ''] = wordsOf(span.at(-1) ?? '').map(pluralForm);
  if (span.length < 2 || !roles.has(last)) return undefined;
  const field = span.slice(0, -1);
  // "AP" of "AP specialist" is read by itself.
  if (field.length === 1 && /^\p{L}{2,3}$/u.test(field[0] ?? '')) return undefined;
  const near = [...roles].flatMap((role) => {
    const name = [...field, role];
    const known = findAlternatives(name);
    return known ? [name.join(' '), ...known.same] : [];
  });
  return near.length > 0 ? { same: [], near: [...new Set(near)] } : undefined;
}
