import type { ReadContact } from '@waymark/contract/resumes/resume-reading';
import { readDataSections } from '../../../platform/data-files.ts';
import { isUpperCase, type Line } from '../resume-layout/line-rules.ts';
import { documentTitle } from '../resume-words/constants.ts';
import { withoutDates } from '../resume-words/date-rules.ts';
import { isPlace } from '../resume-words/place-rules.ts';
import { knownHeading, titlePattern } from '../resume-words/rules.ts';
import { contactPieces } from './contact-rules.ts';

type Found = NonNullable<ReadContact['name']>;

const lists = readDataSections('resumes/name-words.txt');

/** Particles in names of any language: "van", "de", "bin", "ap"; not those in sentences. */
const particle =
  '(?!(?:and|the|for|of|at|in|to|on|or|by|as|is|an|a|my|we|i)(?!\\p{L}))\\p{Ll}{1,3}(?!\\p{L})|della|bint|st\\.?|mac|mc|o';
const word = `(?:(?:\\p{Ll}{1,3}[-‐'’])?\\p{Lu}[\\p{L}\\p{M}'’.‑-]*|${particle}|\\p{Lo}+)`;
const nameShape = new RegExp(`^${word}(?:\\s+(?:${word}|["“(]\\p{Lu}[\\p{L}\\p{M}]+["”)])){0,5}$`, 'u');
/** Degrees and licences after a name. */
const afterName = new RegExp(
  String.raw`,?\s+(?:${lists.pattern('after a name')})\b\.?(?:\s*,?\s*[A-Z][\p{L}.-]{1,8}\b)*$`,
  'iu',
);
const suffix = /\s(?:jr|sr|ii|iii|iv)\.?$/i;
const pronouns = /\s*\((?:he|she|they)[^)]*\)\s*$/i;

const nameLabel = new RegExp(
  String.raw`^(?:${lists.pattern('name labels')})(?:\s*[:：]\s*|\s+(?=\p{Lo}))`,
  'iu',
);
/** A name in Chinese, Japanese or Korean letters is short, and mostly one word. */
const eastAsian = /^(?:\p{sc=Han}|\p{sc=Hang}|\p{sc=Kana}|\p{sc=Hira}|[ーa-z\s·・.])+$/iu;
const maxEastAsian = 6;

interface Candidate extends Found {
  score: number;
  at: number;
}

/** The person's name: large, near the top, similar to the email address, and not a title. */
export function findName(lines: readonly Line[], email: string | undefined): Found | null {
  const head = lines.filter(({ page }) => page === 0);
  const largest = Math.max(...head.map(({ size }) => size));
  const candidates = head.flatMap((line, at) =>
    namesIn(line, head.slice(at + 1, at + 3)).map((text) => ({
      text,
      line: line.id,
      at,
      score: score(text, line, { at, largest, email }),
    })),
  );
  const best = candidates.reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  return best && best.score > 0 ? { text: best.text, line: best.line } : null;
}

/** A line that is a name, a part of one, or equally large words in consecutive lines. */
function namesIn(line: Line, below: readonly Line[]): string[] {
  const whole = cleanName(line.text);
  const pieces = contactPieces(line).map(cleanName);
  const end = below.findIndex((next, at) => !isRestOfName(next, below[at - 1] ?? line));
  const rest = end < 0 ? below : below.slice(0, end);
  const both = rest.length > 0 ? [[line, ...rest].map(({ text }) => cleanName(text)).join(' ')] : [];
  const beforeComma = cleanName(line.text.split(/,| [-–—|] /)[0] ?? '');
  // A date of birth may be on the same line.
  const undated = cleanName(withoutDates(line.text));
  return [...new Set([...both, whole, beforeComma, undated, ...pieces])].filter(canBeName);
}

function isRestOfName(next: Line, above: Line): boolean {
  return (
    [above, next].every(({ text, parts }) => parts.length === 1 && knownHeading(text) === undefined) &&
    Math.abs(next.size - above.size) < 0.5 &&
    next.bold === above.bold &&
    next.gap < 1.8 &&
    !titlePattern.test(next.text)
  );
}

function cleanName(text: string): string {
  const plain = text
    .replace(documentTitle, '')
    .replace(nameLabel, '')
    .replace(pronouns, '')
    .replace(/^(\S+ .*\S)\s+(?:resum[eé]|résumé|cv|curriculum vitae|lebenslauf)$/iu, '$1')
    .trim();
  const kept = suffix.exec(plain)?.[0] ?? '';
  return plain.replace(afterName, '').trim() + (kept && !afterName.test(plain) ? kept : '');
}

function canBeName(text: string): boolean {
  return (
    text.length <= 50 &&
    nameShape.test(text) &&
    (!isEastAsian(text) || text.replaceAll(/\s/g, '').length <= maxEastAsian) &&
    /\p{L}{2}/u.test(text) &&
    !/\d|@/.test(text) &&
    knownHeading(text) === undefined &&
    !isPlace(text)
  );
}

function isEastAsian(text: string): boolean {
  return eastAsian.test(text) && /\p{Lo}/u.test(text);
}

interface Standing {
  at: number;
  largest: number;
  email: string | undefined;
}

function score(text: string, line: Line, { at, largest, email }: Standing): number {
  const words = text.split(/\s+/);
  const similar = email ? likeness(words, email) : 0;
  const position = Math.max(0, 3 - 0.25 * at);
  const size = largest > 0 ? 4 * (line.size / largest) : 0;
  const length = words.length === 1 && !isEastAsian(text) ? -2 : words.length <= 4 ? 1 : 0;
  const isTitle = titlePattern.test(text) ? -5 : 0;
  return (
    size +
    position +
    length +
    isTitle +
    4 * similar +
    (line.bold || isUpperCase(text) ? 0.5 : 0) -
    (line.isListItem ? 3 : 0) -
    2
  );
}

/** How much of a name is in an address: "jane.smith", "jsmith", "smithj". */
function likeness(words: readonly string[], email: string): number {
  const local = lettersOf(email.split('@')[0] ?? '');
  const parts = words.map(lettersOf).filter((part) => part.length > 1);
  const contained = parts.filter((part) => local.includes(part));
  // If one name is written out, a single letter stands for the other: "k.nowak".
  const rest = contained.reduce((left, part) => left.replace(part, ''), local);
  const initials = parts.filter((part) => !contained.includes(part) && rest.includes(part.charAt(0)));
  const likely = contained.length + (contained.length > 0 ? initials.length : 0);
  return parts.length === 0 ? 0 : likely / parts.length;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z]/g, '');
}
