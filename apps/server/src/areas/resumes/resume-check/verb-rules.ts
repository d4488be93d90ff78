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
/** Verbs that are as often nouns or names: alone at the beginning they do not show the tense. */
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

/** The base form of the past tense verb that a text begins with, if any. */
export function openingPast(text: string): string | undefined {
  const word = firstWord(text).toLowerCase();
  return byPast.get(word)?.base;
}

/** The present tense verb that a text begins with; undefined if the word may be a noun. */
export function openingPresent(text: string): Verb | undefined {
  const word = firstWord(text).toLowerCase();
  const verb = byBase.get(word);
  if (!verb || byPast.has(word)) return undefined;
  if (!ambiguous.has(word)) return verb;
  // "Design and implement services", "Lead a team": the next words show that it is a verb.
  const next = /^[^\p{L}]*[\p{L}-]+(?:,| and| or)?\s+([\p{L}-]+)/u.exec(text)?.[1] ?? '';
  const isVerb = /^(?:a|an|the|all|our|new|multiple)$/.test(next) || byBase.has(next);
  return isVerb ? verb : undefined;
}

/** The past tense of a verb in its -ing form; undefined for unlisted verbs. */
export function pastOfGerund(word: string): string | undefined {
  return byGerund.get(word.toLowerCase())?.past;
}

/** The base form of a verb in its -ing form. */
export function baseOfGerund(word: string): string | undefined {
  return byGerund.get(word.toLowerCase())?.base;
}

/** The same text, beginning in the past tense. */
export function inPast(text: string, { past }: Verb): string {
  const word = firstWord(text);
  const at = text.indexOf(word);
  return `${text.slice(0, at)}${capitalize(past)}${text.slice(at + word.length)}`;
}

export function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
