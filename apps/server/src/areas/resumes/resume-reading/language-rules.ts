import { readDataSections } from '../../../platform/data-files.ts';

/* Spoken languages with their levels, named in any of the languages that resumes are read in. */

export interface Spoken {
  name: string;
  level: string | null;
}

const words = readDataSections('resumes/skill-words.txt');

/** "Languages", "Languages known", "Sprachkenntnisse", "Mother tongue". */
export const spokenLabel = new RegExp(`^(?:${words.pattern('languages')})$`, 'iu');

const readers = 'en de fr es it pt nl pl sv da nb fi cs hu ro tr ar he zh ja ko'
  .split(' ')
  .map((language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }));
const codes = (
  'af ak am ar as az be bg bm bn bs ca cs cy da de ee el en es et eu fa fi fil fr ga gd gl gu ha he hi hr ht hu ' +
  'hy id ig is it ja jv ka kk km kn ko ku ky la lb lg ln lo lt lv mg mk ml mn mr ms mt my nb ne nl nn no ny om or ' +
  'pa pl ps pt rm ro ru rw sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr tt ug uk ur uz vi ' +
  'wo xh yi yo yue zh zu'
).split(' ');
const named = new Set(
  codes.flatMap((code) => readers.flatMap((reader) => reader.of(code)?.toLowerCase().normalize('NFC') ?? [])),
);
const moreNames = new RegExp(`^(?:${words.pattern('more languages')})$`, 'iu');
const levelStart = new RegExp(`^(?:${words.pattern('language levels')})(?!\\p{L})`, 'iu');
const levelFirst = new RegExp(
  String.raw`^((?:(?:${words.pattern('language levels')})[\s,]+)+)(?:(?:in|of|speaker of|en)\s+)?(\S.*)$`,
  'iu',
);
const preface = new RegExp(String.raw`^(?:${words.pattern('before a language')})\s+`, 'iu');
const maxWords = 4;
const maxLevel = 60;

/** Whether a text is the name of a spoken language: "German", "polski", not "Python". */
export function isLanguageWord(text: string): boolean {
  const plain = text.trim().toLowerCase().normalize('NFC');
  return named.has(plain) || moreNames.test(plain);
}

/** A spoken language with its level: "German (B2)", "Spanish: fluent", "Deutsch Muttersprache", "fluent French". */
function parseLanguage(given: string): Spoken | undefined {
  const text = given.trim().replace(/[.;]+$/, '');
  return parseNamed(text) ?? parseLevelFirst(text) ?? parseNamed(text.replace(preface, ''));
}

function parseNamed(text: string): Spoken | undefined {
  const parts = text.split(/(?=[\s(:：/–—=-])/u);
  for (let count = Math.min(parts.length, 2 * maxWords); count > 0; count--) {
    const name = parts.slice(0, count).join('').trim();
    if (!isLanguageWord(name)) continue;
    const rest = parts.slice(count).join('');
    const behind = rest.replace(/^[\s(:：/–—=-]+/u, '').trim();
    const isOpen = behind.split(')').length <= behind.split('(').length;
    const level = isOpen ? behind : behind.replace(/\)\s*$/, '').trim();
    const isApart = /^\s*[(:：/–—=-]/u.test(rest);
    const isLevel = level === '' || levelStart.test(level) || (isApart && !/\p{Lu}\p{L}+\s/u.test(level));
    return isLevel && level.length <= maxLevel ? { name, level: level || null } : undefined;
  }
  return undefined;
}

function parseLevelFirst(text: string): Spoken | undefined {
  const [, level = '', rest = ''] = levelFirst.exec(text) ?? [];
  const name = rest.replace(/\s+speaker$/i, '').trim();
  return isLanguageWord(name) ? { name, level: level.replace(/[\s,]+$/, '') } : undefined;
}

const between = /\s*(?:&|\/|\+)\s*|\s+(?:and|und|et|y|e|en|i|och|a)\s+/iu;

/** The languages of an item of a list: one, "English and Tamil", "English/Spanish (bilingual)"; none if it is another thing. */
export function findLanguages(text: string): Spoken[] {
  const one = parseLanguage(text);
  if (one) return [one];
  const [, inBoth] = /^bilingual\s*[:(]\s*([^()]+?)\)?$/i.exec(text.trim()) ?? [];
  if (inBoth) return findLanguages(`${inBoth} (bilingual)`);
  const plain = text.replace(/^(?:i\s+)?(?:speak|spoken|native|bilingual(?: in)?|fluent in)\s*:?\s+/iu, '');
  const level = /\(([^()]*)\)\s*$/.exec(plain)?.[1];
  const pieces = plain.replace(/\s*\([^()]*\)\s*$/, '').split(between);
  const several = pieces.flatMap((piece) => parseLanguage(piece) ?? []);
  if (pieces.length < 2 || several.length < pieces.length) return [];
  return several.map((spoken) => ({ ...spoken, level: spoken.level ?? level ?? null }));
}

/** Whether an item of a list is a spoken language. */
export function isLanguage(text: string): boolean {
  return findLanguages(text).length > 0;
}

/** "Fluent", "Muttersprache", "C1": a level without its language. */
export function isLevelOfLanguage(text: string): boolean {
  return levelStart.test(text.trim()) && !isLanguage(text);
}
