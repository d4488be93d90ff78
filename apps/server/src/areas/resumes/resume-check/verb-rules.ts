import { readDataRows } from '../../../platform/data-files.ts';

interface Verb {
  base: string;
  past: string;
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function gerundOf(base: string): string {
  if (base === 'oversee') return 'overseeing';
  return base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

const rows = readDataRows('resumes/verbs.tsv');
const verbs: readonly Verb[] = rows.map(([base = '', past]) => ({ base, past: past || pastOf(base) }));
/** Verbs that are as often a noun or a name: alone at the beginning they say nothing of the tense. */
const ambiguous = new Set(rows.flatMap(([base = '', , kind]) => (kind === 'noun' ? [base] : [])));
const byBase = new Map(verbs.map((verb) => [verb.base, verb]));
const byPast = new Map(verbs.map((verb) => [verb.past, verb]));
const byGerund = new Map(
  verbs.map((verb) => {
    const isDoubled =
      verb.past === `${verb.base}${verb.base.at(-1)}ed` || ['begin', 'run', 'win'].includes(verb.base);
    return [isDoubled ? `${verb.base}${verb.base.at(-1)}ing` : gerundOf(verb.base), verb];
  }),
);

const firstWord = (text: string) => /^[^\p{L}]*([\p{L}-]+)/u.exec(text)?.[1] ?? '';

/** The base of the verb in the past that a text begins with; undefined where it begins otherwise. */
export function openingPast(text: string): string | undefined {
  const word = firstWord(text).toLowerCase();
  return byPast.get(word)?.base;
}

/** The verb of the present that a text begins with; undefined where the word may be a noun as well. */
export function openingPresent(text: string): Verb | undefined {
  const word = firstWord(text).toLowerCase();
  const verb = byBase.get(word);
  if (!verb || byPast.has(word)) return undefined;
  if (!ambiguous.has(word)) return verb;
  // "Design and implement services", "Lead a team": what follows says that it is a verb.
  const next = /^[^\p{L}]*[\p{L}-]+(?:,| and| or)?\s+([\p{L}-]+)/u.exec(text)?.[1] ?? '';
  const isVerb = /^(?:a|an|the|all|our|new|multiple)$/.test(next) || byBase.has(next);
  return isVerb ? verb : undefined;
}

/** The past of a verb in its form with -ing; undefined for one that the list does not know. */
export function pastOfGerund(word: string): string | undefined {
  return byGerund.get(word.toLowerCase())?.past;
}

/** The base of a verb in its form with -ing. */
export function baseOfGerund(word: string): string | undefined {
  return byGerund.get(word.toLowerCase())?.base;
}

/** The same text, begun in the past. */
export function inPast(text: string, { past }: Verb): string {
  const word = firstWord(text);
  const at = text.indexOf(word);
  return `${text.slice(0, at)}${capitalize(past)}${text.slice(at + word.length)}`;
}

export function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
