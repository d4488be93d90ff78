import { readDataRows, readDataSections } from '../../../platform/data-files.ts';
import { titleQualifiers } from './constants.ts';
import { titleness } from './rules.ts';

/* Tells text from headers by what is said, not by its length. */

const { pattern } = readDataSections('resumes/prose-words.txt');
const deeds = new RegExp(`^(?:${pattern('deeds')})(?![\\p{L}\\d])`, 'u');
const sentenceWords = new RegExp(`(?<=\\s)(?:${pattern('sentence words')})(?=\\s|$|,)`, 'gu');
/** "Sortieren und Beladen" */
const infinitives = /^\p{Lu}\p{Ll}+(?:en|ern|eln)(?:,| und) \p{Lu}\p{Ll}+(?:en|ern|eln)(?:$|[\s,])/u;
const titleQualifier = new RegExp(`^(?:${titleQualifiers})$`, 'iu');

const pastOf = (base: string) =>
  base.endsWith('e') ? `${base}d` : `${base.replace(/(?<=[^aeiou])y$/, 'i')}ed`;
const rows = readDataRows('resumes/verbs.tsv');
/** "led", "supervised": what a point begins with. */
const pasts = new Set(rows.map(([base = '', past]) => past || pastOf(base)));
/** Those that are nouns as often begin titles and names: "Lead", "Sales". */
const presents = new Set(
  rows.flatMap(([base = '', , kind]) => (kind === 'noun' ? [] : [base, `${base}s`, `${base}es`])),
);

/** A verb at the beginning counts with what follows it in lower case or in figures. */
const opening = /^(\p{L}[\p{L}’'-]*)(?:\s+(?:\p{Ll}+ly\s+)?(?:and\s+\p{Ll}+\s+)?)(?=([\p{Ll}\d£$€]))/u;

function opensWithVerb(text: string): number {
  const [, word = ''] = opening.exec(text) ?? [];
  const verb = word.toLowerCase();
  if (pasts.has(verb)) return 2;
  if (!word)
    return /^\p{Lu}\p{Ll}+ed \p{Lu}/u.test(text) && pasts.has(text.split(' ')[0]?.toLowerCase() ?? '')
      ? 0.8
      : 0;
  if (titleQualifier.test(verb)) return 0;
  // "Licensed practical nurse": the rest names what someone is.
  if (/^\p{L}{2,}(?:ed|ing)$/u.test(verb)) return titleness(text) >= 1 ? 0 : 1.6;
  if (presents.has(verb)) return titleness(text) >= 2 ? 0 : 1.5;
  // "Looks after 40 acres", "Sales associate": a figure or a small word tells.
  return /^\p{L}+s\s+(?:\d|a |an |the |my |our |after |up |on |with |for |to |all |and \p{Ll}+s )/u.test(text)
    ? 1.5
    : 0;
}

const legalEnd =
  /\b(?:inc|ltd|co|corp|llc|bros|st|dr|jr|sr|no|nr|etc)\.$|(?:^|[\s.])\p{Lu}\.$|\p{L}\.\p{L}{1,2}\.$|o\.o\.$/iu;
const separators = /\s[|•·–—-]\s|\t/;
/** Small words within names. */
export const nameWord =
  /^(?:of|and|the|de|la|le|les|du|des|del|el|los|las|da|do|dos|das|di|van|von|der|den|und|et|y|e|i|en|für|for|to|in|at|w|z|na|&|-|–|l[’'].*|d[’'].*)$/u;

/** How much a text reads as prose; from 1.5 it is none of the lines that a header has. Its dates are off. */
export function proseness(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  if (words.length < 2) return 0;
  // The case of the words behind the first one counts.
  const isDeed = infinitives.test(text) || deeds.test(`${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  let score = isDeed ? 2 : opensWithVerb(text);
  if (/\p{Ll}{3}[.!]$|%\.$/u.test(text) && !legalEnd.test(text) && words.length > 2) score += 1.5;
  score += Math.min(2, 0.6 * (text.match(sentenceWords)?.length ?? 0));
  // "12 patients", "31% of", "400 chairs": figures before what is counted.
  if (/(?<=^|\s)(?:[£$€]?\d[\d.,]*(?:\s?[%kmKM€])?)\s+\p{Ll}/u.test(text)) score += 1;
  // "Weddings, portraits and products" lists what was done.
  if (/\p{L},\s+\p{Ll}.*\s(?:and|und|et|y|e|i|en|och|og)\s/u.test(text)) score += 0.7;
  const rest = words.slice(1).filter((word) => !nameWord.test(word));
  const small = rest.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (small >= 2 && small >= 0.6 * rest.length) score += 0.8;
  if (small === 0 && !isDeed) score -= 0.8;
  if (words.length > 12) score += 0.7;
  if (words.length > 18) score += 1;
  if (separators.test(text)) score -= 0.5;
  return score - Math.max(0, Math.min(1.5, 0.5 * titleness(text)));
}

export const leastProse = 1.5;
