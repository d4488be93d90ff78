import { Parser } from 'htmlparser2';
import { ShallowTokenizer } from '../../../platform/html/shallow-tokenizer.ts';
import { findCountryCode } from '../../places/places/rules.ts';
import { msg, type Message } from '@waymark/contract/text/message';

/*
 * Reactive Resume keeps a resume in a shape of its own: sections with items, printed periods and texts in HTML. Both
 * of its present versions are read (4: `date`, `url.href`; 5: `period`, `website.url`).
 */

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isReactiveResume = (value: object): boolean =>
  'sections' in value && isObject(value.sections) && 'basics' in value && isObject(value.basics);

/** A JSON Resume with what it says, and the items that it hides. */
export function fromReactiveResume(given: object): { resume: object; leftOut: Message[] } {
  const { basics, sections, summary } = given as { basics: Value; sections: Value; summary?: unknown };
  const leftOut: Message[] = [];
  const read: ReadSection = (name, convert) =>
    itemsOf(sections[name], `sections.${name}`, leftOut).map(convert);
  const about = isObject(summary) ? summary : isObject(sections['summary']) ? sections['summary'] : {};
  const resume = {
    ...readLists(read),
    basics: {
      name: basics['name'],
      label: basics['headline'],
      email: basics['email'],
      phone: basics['phone'],
      url: addressOf(basics),
      location: placeOf(textOf(basics['location'])),
      summary: plain(about['content']).text,
      profiles: read('profiles', (item) => pick(item, ['network', 'username'])),
    },
    work: [...read('experience', toWork), ...read('work', toWork)],
    volunteer: read('volunteer', (item) => ({
      ...spanned(item),
      organization: item['organization'],
      position: item['position'],
    })),
    education: read('education', (item) => ({
      ...spanOf(item['period'] ?? item['date']),
      url: addressOf(item),
      institution: item['school'] ?? item['institution'],
      studyType: item['degree'] ?? item['studyType'],
      area: item['area'],
      score: item['grade'] ?? item['score'],
      // The standard has no text for a school: what it says stands among its courses.
      courses: linesOf(item),
    })),
  };
  return { resume, leftOut };
}

type ReadSection = (name: string, convert: (item: Value) => Value) => Value[];

/** The sections of which an item is a few words. */
function readLists(read: ReadSection): object {
  return {
    awards: read('awards', (item) => ({
      ...dated(item, 'date'),
      title: item['title'],
      awarder: item['awarder'],
    })),
    certificates: read('certifications', (item) => ({
      ...dated(item, 'date'),
      name: item['title'] ?? item['name'],
      issuer: item['issuer'],
    })),
    publications: read('publications', (item) => ({
      ...dated(item, 'releaseDate'),
      name: item['title'] ?? item['name'],
      publisher: item['publisher'],
    })),
    skills: read('skills', (item) => ({
      name: item['name'],
      level: item['proficiency'] ?? item['description'],
      keywords: item['keywords'],
    })),
    languages: read('languages', (item) => ({
      language: item['language'] ?? item['name'],
      fluency: item['fluency'] ?? item['description'],
    })),
    interests: read('interests', (item) => ({ name: item['name'], keywords: item['keywords'] })),
    references: read('references', (item) => ({ name: item['name'], reference: textIn(item) })),
    projects: read('projects', (item) => {
      const { summary: description, ...rest } = spanned(item);
      return { ...rest, name: item['name'], description, keywords: item['keywords'] };
    }),
  };
}

function itemsOf(section: unknown, place: string, leftOut: Message[]): Value[] {
  const items = isObject(section) && Array.isArray(section['items']) ? section['items'].filter(isObject) : [];
  return items.filter((item, at) => {
    const isHidden = item['visible'] === false || item['hidden'] === true;
    if (isHidden) leftOut.push(msg`${place}[${at}] (hidden in the resume)`);
    return !isHidden;
  });
}

const toWork = (item: Value): Value => ({
  ...spanned(item),
  name: item['company'] ?? item['name'],
  position: item['position'],
  location: item['location'],
});

function pick(item: Value, names: readonly string[]): Value {
  return { ...Object.fromEntries(names.map((name) => [name, item[name]])), url: addressOf(item) };
}

/** Version 5 has the text of an item as its description, version 4 as its summary. */
const textIn = (item: Value) => plain(item['summary'] ?? item['description']).text;
const linesOf = (item: Value) => plain(item['summary'] ?? item['description']).lines;

function spanned(item: Value): Value {
  const { text, items } = plain(item['summary'] ?? item['description']);
  return {
    ...spanOf(item['period'] ?? item['date']),
    url: addressOf(item),
    summary: text,
    highlights: items,
  };
}

function dated(item: Value, name: 'date' | 'releaseDate'): Value {
  const summary = textIn(item);
  return { [name]: textOf(item['date']), url: addressOf(item), ...(summary !== '' && { summary }) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function addressOf(item: Value): string {
  const given = item['website'] ?? item['url'];
  return isObject(given) ? textOf(given['url'] ?? given['href']) : textOf(given);
}

/** "Leeds, United Kingdom"; a text of another form is kept whole. */
function placeOf(text: string): Value {
  const parts = text.split(',').map((part) => part.trim());
  const countryCode = parts.length > 1 ? findCountryCode(parts.at(-1) ?? '') : undefined;
  const named = countryCode === undefined ? parts : parts.slice(0, -1);
  const [city = '', region = ''] = named;
  return named.length > 2 ? { address: text } : { city, region, ...(countryCode && { countryCode }) };
}

/** "January 2020 - Present", "2016–2020", or an object with both ends. One date alone is its end. */
function spanOf(given: unknown): Value {
  if (isObject(given)) return { startDate: given['start'], endDate: given['end'] };
  const text = textOf(given);
  const [start = '', end, ...more] = text.split(
    /\s+(?:[-–—−]|to|until|bis|à|al?)\s+|\s*[–—]\s*|(?<=\d{4})-(?=\d{4}\b)/u,
  );
  if (more.length > 0) return { endDate: text };
  if (end !== undefined) return { startDate: start, endDate: end };
  return { endDate: text };
}

/** A text in HTML: its lines, those that are items of a list, and the rest as a text. */
function plain(html: unknown): { text: string; items: string[]; lines: string[] } {
  const lines: { text: string; isItem: boolean }[] = [];
  let line = '';
  let depth = 0;
  const end = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') lines.push({ text, isItem: depth > 0 });
    line = '';
  };
  const parser = new Parser(
    {
      onopentag(name) {
        if (blocks.test(name)) end();
        if (name === 'li') depth++;
      },
      ontext: (text) => (line += text),
      onclosetag(name) {
        if (blocks.test(name)) end();
        if (name === 'li') depth--;
      },
    },
    { Tokenizer: ShallowTokenizer },
  );
  parser.end(textOf(html));
  end();
  const texts = (isItem: boolean) => lines.filter((one) => one.isItem === isItem).map(({ text }) => text);
  return { text: texts(false).join('\n'), items: texts(true), lines: lines.map(({ text }) => text) };
}

const blocks = /^(?:p|li|ul|ol|div|br|h[1-6]|blockquote|tr)$/;
