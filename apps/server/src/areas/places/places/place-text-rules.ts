import { readDataPattern, readDataSections } from '../../../platform/data-files.ts';
import { saysNoValue } from '../../../platform/input/no-value.ts';
import { modeWords } from './mode-rules.ts';

const words = readDataSections('places/place-words.txt');

/** What postings write where a place belongs and what is none: ways of working, and "several". */
const noPlaces = new RegExp(
  String.raw`\b(?:100 ?% |fully |full |mostly )?(?:${words.pattern('ways of working')})(?: (?:${words.pattern('behind ways of working')}))?\b`,
  'gi',
);
const modes = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${modeWords})(?![\p{L}\p{N}])`, 'giu');
const anyPlace = new RegExp(`^(?:${words.pattern('any place')})$`, 'iu');
const label = new RegExp(String.raw`^(?:${readDataPattern('postings/place-labels.txt')})\s*[:：]\s*`, 'iu');
const connectives = words.pattern('between places');
const lastConnective = new RegExp(String.raw`[\s,]+(?:${connectives})$`);

/** A text without its ways of working, offices and "area": "Greater Boston Area (Hybrid)" is Boston. */
export function plainText(text: string): string {
  const plain = text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replace(label, '')
    .replaceAll(noPlaces, ' ')
    .replaceAll(modes, ' ')
    .replaceAll(/\(\s*(?:subject to [^)]*|in|from|[-–,/|]*)\s*\)/gi, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(
      /^(?:[\s,;:/|–-]|(?:in|from|within)\s|(?<=[\s,;:/|–-])(?:or|and)\s)+|(?:[\s,;:/|–-]|(?<!,)\s(?:in|or|and))+$/gi,
      '',
    )
    .replace(lastConnective, '')
    // "(US) or London, UK" was "Remote (US) or London, UK".
    .replace(/^\(([^()]+)\)(?=\s*(?:[,;/|&]|or\s|and\s))/i, '$1')
    .replaceAll(/\s#\d+(?=$|,)/g, '')
    .replaceAll(/,? ?\(?(?:\+|and) ?\d+ (?:more|others?)(?: locations?)?\)?(?=$|,)/gi, '')
    // "Leeds or Remote, UK" without its way of working.
    .replaceAll(/\s*(?:[/|&+;]|\s(?:or|and))\s*(?=,)/g, '')
    .replace(/^\d{4} ?[A-Z]{2} (?=\p{L})/u, '')
    .replace(/^\d{4,5} (?=\p{L}[^\d]*$)/u, '')
    // Postal codes of Britain, Canada and the Netherlands, and Germany's before the town.
    .replace(/[\s,]+[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/, '')
    .replace(/[\s,]+[A-Z]\d[A-Z] ?\d[A-Z]\d$/, '')
    .replace(/^(?:D|A|CH|DE|AT|F|FR|I|IT|E|ES|NL|B|BE|L|PL|S|SE|DK|N|NO)-\d{4,5} (?=\p{L})/u, '')
    .replace(/ only$/i, '')
    .replace(/^any ?where (?:in |within )?(?:the )?(?=\S)/i, '')
    .replace(/^greater (?=.* area$)/i, '')
    .replace(/ sar$/i, '')
    .replace(/\s+(?:(?:metropolitan|metro|bay|city) )?area$/i, '')
    .replaceAll(/\s+(?:(?:head )?office|headquarters|hq|campus|hub)(?=$|,)/gi, '');
  return plain.replace(/^\((.*)\)$/, '$1').trim();
}

/** "Anywhere" and "Multiple locations": nothing that could be read. */
export function sayNothing(text: string): boolean {
  return saysNoValue(text) || anyPlace.test(text.replace(/\s*\(.*$/, '').trim());
}

/** "Multiple locations, US" without what says nothing: "US". */
export function withoutNothing(text: string): string {
  const parts = text.split(',').map((part) => part.trim());
  const said = parts.filter((part) => part !== '' && !sayNothing(part));
  return said.length === parts.length || said.length === 0 ? text : said.join(', ');
}

const addressWords = new RegExp(String.raw`\d|\b(?:${words.pattern('address')})\b`, 'i');

/** "Level 25", "Wells Fargo Center": where in a city, but not in which. */
export const isAddress = (text: string): boolean => addressWords.test(text);

const noName = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${words.pattern('in no name')})(?![\p{L}\p{N}])`,
  'iu',
);
const maxNameWords = 5;

/** Whether a text that no gazetteer knows may still be the name of a town: "Carteret", and not "See description". */
export function isTownName(text: string): boolean {
  return (
    /^[\p{L}\p{M}'’.() -]+$/u.test(text) &&
    /[\p{Lu}\p{Lo}]/u.test(text) &&
    text.split(/\s+/).length <= maxNameWords &&
    !isAddress(text) &&
    !sayNothing(text) &&
    !noName.test(text)
  );
}

const ordinary = new Set(words.list('ordinary words'));

/** "Central" and "Western" are regions somewhere, and words of every day. */
export const isOrdinary = (name: string): boolean => ordinary.has(name.trim().toLowerCase());

const allOf = new RegExp(
  String.raw`^(?:(?:${words.pattern('all over')}) (?:the )?(.+)|(.+?)[ -](?:${words.pattern('all of it')})|(\p{L}{5,})(?:${words.pattern('all of it, joined')}))$`,
  'iu',
);

/** The country of "across the UK" and "UK-wide". */
export function wholeOf(name: string): string | undefined {
  const [, behind, before, joined] = allOf.exec(name.trim()) ?? [];
  return behind ?? before ?? joined;
}

const initials: Readonly<Record<string, readonly string[]>> = {
  n: ['North', 'Northern', 'New'],
  s: ['South', 'Southern', 'San', 'Santa', 'Saint'],
  e: ['East'],
  w: ['West'],
};

/** "N. Carolina" and "S. Francisco" in full. */
export function spellInitial(name: string): string[] {
  const [, letter = '', rest = ''] = /^([nsew])\.? ?(?<=[. ])(\p{L}{4,}.*)$/iu.exec(name.trim()) ?? [];
  return (initials[letter.toLowerCase()] ?? []).map((word) => `${word} ${rest}`);
}
