import { readDataSections } from '../../../platform/data-files.ts';
import { isCommonWord } from '../../search/lexicon/known-word-index.ts';
import { isUpperCase } from '../resume-layout/line-rules.ts';
import { documentTitle } from '../resume-words/constants.ts';
import { isPlace } from '../resume-words/place-rules.ts';
import { knownHeading, titleness, titlePattern } from '../resume-words/rules.ts';
import { namesDegree, namesSchool } from './degree-rules.ts';

/* What a name looks like, with what people write before and behind it. */

const lists = readDataSections('resumes/name-words.txt');

/** Particles in names of any language: "van", "de", "bin", "ap"; not those in sentences. */
const particle =
  "(?!(?:and|the|for|of|at|in|to|on|or|by|as|is|an|a|my|we|und|als|mit)(?!\\p{L}))\\p{Ll}{1,3}(?!\\p{L})|della|delle|bint|binti|vande[nr]|voor|st\\.?|mac|mc|o|[’'][ts]";
const capital = `(?:\\p{Ll}{1,3}[-‐'’])?[\\p{Lu}\\p{Lt}][\\p{L}\\p{M}'’.‑-]*`;
const otherScript = `\\p{Lo}[\\p{Lo}\\p{M}.]*`;
const word = `(?:${capital}|${particle}|${otherScript})`;
const maxMore = 8;
const nameShape = new RegExp(
  `^${word}(?:\\s+(?:${word}|["“„(]\\p{Lu}[\\p{L}\\p{M}]+["”“)])){0,${maxMore}}$`,
  'u',
);
const named = new RegExp(`(?:^|\\s)(?:${capital}|${otherScript})`, 'u');
const lowerShape = /^\p{Ll}[\p{Ll}\p{M}'’-]+(?:\s\p{Ll}[\p{Ll}\p{M}'’-]*){1,4}$/u;
const smallWord =
  /(?:^|\s)(?:and|the|for|of|at|in|to|on|or|by|as|is|an|a|my|we|i|with|und|als|mit|für|et|pour|para|con)(?=\s|$)/u;

const before = new RegExp(
  String.raw`^(?:(?:(?:${lists.pattern('before a name')})(?:\.\s*|\s+))+)(?=\S*\p{L}{2})`,
  'iu',
);
const credential = new RegExp(`^(?:${lists.pattern('after a name')})$`, 'u');
const anyCredential = new RegExp(`^(?:${lists.pattern('after a name')})$`, 'iu');
const pronoun = /^\(?(?:he|she|they|ze)(?:\s*\/\s*(?:him|her|them|zir|his|hers|theirs|they|she|he))+\)?$/i;
const aside = /\s*\((?:he|she|they|née?|geb|born|ur|z d)[^)]*\)\s*$/i;
const nameLabel = new RegExp(
  String.raw`^(?:${lists.pattern('name labels')})(?:\s*[:：]\s*|\s+(?=\p{Lo}))`,
  'iu',
);
const surnameOfWork = new RegExp(`^(?:${lists.pattern('surnames of work')})$`, 'iu');
const noName = new RegExp(`(?<!\\p{L})(?:${lists.pattern('no name')})s?(?!\\p{L})`, 'iu');

/** A name in Chinese, Japanese or Korean letters is short, and mostly one word. */
const eastAsian = /^(?:\p{sc=Han}|\p{sc=Hang}|\p{sc=Kana}|\p{sc=Hira}|[ーa-z\s·・.])+$/iu;
const maxEastAsian = 6;
const maxLetters = 60;

export function isEastAsian(text: string): boolean {
  return eastAsian.test(text) && /\p{Lo}/u.test(text);
}

/** Whether a line begins with "Name:". */
export function isLabelledName(text: string): boolean {
  return nameLabel.test(text);
}

const givenLabel = new RegExp(String.raw`^(?:${lists.pattern('given name labels')})\s*[:：]\s*(?=\S)`, 'iu');
const familyLabel = new RegExp(String.raw`^(?:${lists.pattern('surname labels')})\s*[:：]\s*(?=\S)`, 'iu');

/** Whether a line is "First name: Jane" or "Surname: Doe". */
export function isPartOfName(text: string): boolean {
  return givenLabel.test(text) || familyLabel.test(text);
}

/** "First name: Jane" above "Surname: Doe", in either order. */
export function joinLabelledNames(
  line: { text: string },
  below: { text: string } | undefined,
): string | undefined {
  const texts = [line.text, below?.text ?? ''];
  const first = texts.find((text) => givenLabel.test(text))?.replace(givenLabel, '');
  const last = texts.find((text) => familyLabel.test(text))?.replace(familyLabel, '');
  return first && last ? `${first} ${last}` : undefined;
}

const maxLine = 200;
const decoration = /^[\s*_=~#•|–—-]+|[\s*_=~#•|,;–—-]+$/gu;
const age = /\s*\(\d{2}\)$|,\s*(?:born|geb\.?|n[ée]e?|ur\.?|nacid[oa]|nato|nata|aged?)(?!\p{L}).*$/iu;
const ofPerson = /^(?:of|for|von|für|van|de|di|do|da|pour)\s+(?=\p{Lu})/u;
const inBrackets = /\s*\(([^()]+)\)$/u;

/** A text without the document's title, the label, and what is written behind a name. */
export function cleanName(text: string): string {
  if (text.length > maxLine) return '';
  const untitled = text.replaceAll(decoration, '').replace(documentTitle, '');
  const plain = (untitled.length < text.length ? untitled.replace(ofPerson, '') : untitled)
    .replace(nameLabel, '')
    .replace(aside, '')
    .replace(age, '')
    .replace(
      /^(\S+ .*?\S)(?:['’]s)?\s+[-–—|]?\s*(?:resum[eé]|résumé|cv|curriculum vitae|lebenslauf)$/iu,
      '$1',
    )
    .replaceAll(decoration, '');
  const behind = inBrackets.exec(plain)?.[1] ?? '';
  const isTitle = anyCredential.test(behind) || (behind !== '' && withoutTitles(`${behind} Doe`) === 'Doe');
  return withoutCredentials(isTitle ? plain.replace(inBrackets, '') : plain)
    .replace(aside, '')
    .trim();
}

/** "Jane Doe, MBA, PMP" and "Jane Doe RN BSN" without the letters behind the name. */
function withoutCredentials(text: string): string {
  const pieces = text.split(/\s*,\s*/);
  const isLoud = isUpperCase(pieces[0] ?? '');
  const isBehind = (piece: string) =>
    pronoun.test(piece) ||
    piece.split(/\s+/).every((one) => anyCredential.test(one)) ||
    anyCredential.test(piece) ||
    (!isLoud && /\s/.test(pieces[0] ?? '') && /^[A-Z][A-Z\d.&/-]{1,7}$/.test(piece));
  while (pieces.length > 1 && isBehind(pieces.at(-1) ?? '')) pieces.pop();
  const words = pieces.join(', ').split(/\s+/);
  const isLetters = (one: string) =>
    credential.test(one) && (!isLoud || !/[AEIOU]/.test(one) || one.length > 2) && one.length < 9;
  while (words.length > 2 && isLetters(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/,$/, '');
}

/** A name without the titles before it. */
export function withoutTitles(text: string): string {
  return text.replace(before, '').trim() || text;
}

/** "Quinn, Orla", "van der Berg, Jan": the words before and after the comma, if they can be surname and given name. */
export function splitLastFirst(text: string): { last: string; first: string } | undefined {
  const [last = '', first = '', ...more] = text.split(/\s*,\s+/);
  if (!last || !first || more.length > 0 || isPlace(text) || isPlace(first)) return undefined;
  const given = withoutTitles(first);
  const areShaped = isShaped(last) && isShaped(given) && given.split(/\s+/).length <= 3;
  const isRole = titlePattern.test(first) && !surnameOfWork.test(first);
  if (!areShaped || isRole || namesDegree(first) || knownHeading(first) !== undefined) return undefined;
  const isOfWords = given.split(/\s+/).every((one) => isCommonWord(one));
  const isPlain = /\s/.test(last) && !startsWithParticle.test(last);
  return isOfWords && isPlain ? undefined : { last, first };
}

const startsWithParticle =
  /^(?:de|del|della|di|da|do|dos|du|el|la|le|san|ten?|ter|van|vander|von|zu[mr]?)\s/i;

function isShaped(text: string): boolean {
  return nameShape.test(text) && named.test(text) && /\p{L}{2}/u.test(text);
}

/** How a text looks: as a name, as one in small letters, or as none. */
export type NameLook = 'name' | 'small' | 'none';

export function lookOfName(text: string): NameLook {
  const bare = withoutTitles(text);
  if (text.length > maxLetters || /[\d@]/.test(text) || noName.test(bare)) return 'none';
  if (isEastAsian(bare) && bare.replaceAll(/\s/g, '').length > maxEastAsian) return 'none';
  if (knownHeading(text) !== undefined || isPlace(bare) || isDegreeOrSchool(bare)) return 'none';
  if (splitLastFirst(bare) || isShaped(bare)) return 'name';
  return lowerShape.test(bare) && !smallWord.test(bare) ? 'small' : 'none';
}

/** "BSc Nursing"; the initials of "M. S. Dhoni" and the surname "Ma" are no degree. */
function isDegreeOrSchool(text: string): boolean {
  const [first = ''] = text.split(/\s+/);
  const isInitials = /^(?:\p{Lu}\p{Ll}?\.)+$/u.test(first) || /^\p{Lu}\p{Ll}$/u.test(first);
  return (namesDegree(text) && !isInitials) || namesSchool(text);
}

/** Whether a text reads as a role: "Staff Nurse", but not "Jane Baker". */
export function readsAsRole(text: string): boolean {
  const words = withoutTitles(text).split(/\s+/);
  const last = words.at(-1) ?? '';
  const [first = ''] = words;
  const isSurname = words.length > 1 && surnameOfWork.test(last) && !isCommonWord(first);
  if (isSurname && !titlePattern.test(words.slice(0, -1).join(' '))) return false;
  return titlePattern.test(text) || titleness(text) >= 1;
}

/** Whether every word is one of a dictionary: "Silver Star", and some names. */
export function isOfCommonWords(text: string): boolean {
  const words = text.split(/\s+/).filter((one) => /\p{L}{2}/u.test(one));
  return words.length > 0 && words.every((one) => isCommonWord(one.replaceAll(/[^\p{L}]/gu, '')));
}
