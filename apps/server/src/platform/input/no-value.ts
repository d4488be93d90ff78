import { readDataSections } from '../data-files.ts';

const words = readDataSections('postings/no-values.txt');
/** A longer text says something. */
const maxLength = 300;

const fold = (text: string) =>
  text
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s"'<([{]+|[\s"'>)\]}:,;]+$/g, '')
    .replace(/(?<=\p{L}{2})[.!]$/u, '');

const listFolded = (section: string) => words.list(section).map(fold);
const printed = new Set(listFolded('as machines print it'));
const withheld = new Set(listFolded('withheld'));
const none = new Set([...printed, ...listFolded('as people write it'), ...withheld]);
const errors = new Set(words.list('as spreadsheets show it').map((error) => `#${error}`));

const isNone = (folded: string) => none.has(folded) || !/[\p{L}\p{N}\p{Sc}]/u.test(folded);

/** Whether a text stands where a value belongs and is none: "NaN", "N/A", "-", "keine Angabe", "null, null". */
export function saysNoValue(text: string): boolean {
  if (text.length > maxLength) return false;
  if (errors.has(text.trim().toLowerCase())) return true;
  const folded = fold(text);
  return isNone(folded) || folded.split(/[,;|]| (?=[-–—]|\/ )|\s/).every((part) => isNone(fold(part)));
}

/** Whether a name is withheld: "Confidential". */
export const isWithheld = (text: string): boolean => text.length <= maxLength && withheld.has(fold(text));

/** Whether it is written as a machine prints nothing: a town is called "Nan", and never "nan". */
export const isPrintedNothing = (text: string): boolean =>
  printed.has(fold(text)) && (text.trim() === 'None' || !/^\p{Lu}\p{Ll}+$/u.test(text.trim()));
