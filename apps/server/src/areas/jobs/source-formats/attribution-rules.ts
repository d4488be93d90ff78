import { foldName } from '../../places/places/rules.ts';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { authorOf, plainItem } from './feed-rules.ts';

/** Where a feed without a field for it names the company of an item. */
export type Attribution = 'before-colon' | 'behind-comma' | 'behind-at' | 'author';

/** Fields that name a company; a feed that has one says it there or nowhere. */
const companyFields = [
  'company',
  'companyName',
  'employer',
  'organization',
  'firmName',
  'hiringOrganization',
];

const maxName = 80;
/** Of items whose text has to name the company that was found in their title or author. */
const minSupport = 0.6;
/** Without support from a text, so many items and names have to be of one form. */
const minItems = 3;
const minNames = 2;
const maxText = 20_000;
/** Items whose text is looked at; the form has to be that of all. */
const maxTexts = 500;

const generic =
  /^(?:admin(?:istrator)?|editor|webmaster|author|staff|team|info|jobs?|careers?|hr|recruit(?:er|ing|ment)|user|root|test|noreply|no-reply|guest|anonymous|wordpress)\d*$/i;

/** Legal forms that stand behind a comma of the name itself. */
const legalForm = /^(?:inc|llc|llp|ltd|limited|corp|co|plc|gmbh|ag|s\.?a|b\.?v|pty|pte|s\.?r\.?l|k\.?k)\.?$/i;

interface Named {
  title: string;
  company: string;
}

/** Splits an item by a form; undefined where it does not have that form. */
export function attribute(record: SourceRecord, form: Attribution): Named | undefined {
  const title = titleOf(record);
  if (form === 'author') return named(title, authorOf(record));
  if (form === 'before-colon') {
    const [, company = '', rest = ''] = /^([^:]+):\s+(\S.*)$/s.exec(title) ?? [];
    return named(rest, company);
  }
  if (form === 'behind-at') {
    const at = title.toLowerCase().lastIndexOf(' at ');
    return at === -1 ? undefined : named(title.slice(0, at), title.slice(at + ' at '.length));
  }
  const parts = title.split(/,\s+/);
  const legal = legalForm.test(parts.at(-1)?.trim() ?? '') ? 2 : 1;
  return named(parts.slice(0, -legal).join(', '), parts.slice(-legal).join(', '));
}

function titleOf(record: SourceRecord): string {
  const [title] = [record['title']].flat();
  return typeof title === 'string' ? title.replaceAll(/\s+/g, ' ').trim() : '';
}

function named(title: string, company: string): Named | undefined {
  const name = company.trim();
  const isName = name !== '' && name.length <= maxName && /\p{L}/u.test(name) && !name.includes('@');
  return isName && title.trim() !== '' && !generic.test(name)
    ? { title: title.trim(), company: name }
    : undefined;
}

interface Weighed {
  form: Attribution;
  isOpen: boolean;
  names: Set<string>;
  /** Items whose text has the name, and has it as that of a company. */
  supported: number;
  spokenOf: number;
  /** Names that are of something else: a place, a kind of work. */
  others: number;
  /** Names, and what is left of the titles, that sound like occupations. */
  occupations: { names: number; titles: number };
}

const weigh = (form: Attribution): Weighed => ({
  form,
  isOpen: true,
  names: new Set(),
  supported: 0,
  spokenOf: 0,
  others: 0,
  occupations: { names: 0, titles: 0 },
});

/** What else a short text of a title may be. */
export interface TitleWords {
  /** A place, a type or a way of working, a category. */
  isOther(text: string): boolean;
  isOccupation(text: string): boolean;
}

/**
 * Weighs over all items of a feed where their company is named. It is told only of a form that every item has and that
 * their texts, or their number, bear out.
 */
export class AttributionScale {
  readonly #words: TitleWords;
  readonly #forms = (['before-colon', 'behind-at', 'author', 'behind-comma'] as const).map(weigh);
  #items = 0;
  #hasField = false;

  constructor(words: TitleWords) {
    this.#words = words;
  }

  add(record: SourceRecord): void {
    this.#items++;
    const item = plainItem(record);
    this.#hasField ||= companyFields.some((name) => item[name] !== undefined && item[name] !== '');
    const hasText = this.#items <= maxTexts;
    const text = hasText ? withoutMarkup(textOf(item['description']).slice(0, maxText)) : '';
    for (const one of this.#forms) if (one.isOpen) this.#weigh(one, attribute(record, one.form), text);
  }

  /** The form of all items; undefined where none is sure. */
  best(): Attribution | undefined {
    if (this.#hasField || this.#items === 0) return undefined;
    return this.#forms.find((one) => one.isOpen && this.#isSure(one))?.form;
  }

  #weigh(one: Weighed, found: Named | undefined, text: string): void {
    one.isOpen = found !== undefined;
    if (!found) return;
    one.names.add(foldName(found.company));
    if (this.#words.isOther(found.company)) one.others++;
    if (this.#words.isOccupation(found.company)) one.occupations.names++;
    if (this.#words.isOccupation(found.title)) one.occupations.titles++;
    if (text.includes(found.company)) one.supported++;
    if (isSpokenOf(text, found.company)) one.spokenOf++;
  }

  #isSure({ form, names, supported, spokenOf, others, occupations }: Weighed): boolean {
    const texts = Math.min(this.#items, maxTexts);
    if (others > this.#items * maxOthers || occupations.names > occupations.titles) return false;
    const isSaid = form === 'before-colon' || form === 'behind-at';
    // Behind a comma stand teams and levels too, and who writes an item is often a person.
    if (!isSaid) return spokenOf >= texts * minSpokenOf;
    if (supported >= texts * minSupport) return true;
    // Two of a form are chance, unless what is left of both is surely a title.
    const enough = occupations.titles === this.#items ? minNames : minItems;
    return this.#items >= enough && names.size >= minNames;
  }
}

const maxOthers = 0.25;
const minSpokenOf = 0.5;

const before = /(?:^|\b(?:at|join|about|company|employer|employer name|headquarters of)\b:?)\s*$/i;
const behind =
  /^\s*(?:[,(–—]|’s\b|'s\b|(?:is|are|has|have|was|seeks|needs|hires|offers|provides|builds|makes|runs|GmbH|Ltd|Inc)\b)/;

/** "Acme is", "join Acme", "Acme, a maker of". */
function isSpokenOf(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const start = text.slice(Math.max(0, at - 30), at);
    const end = text.slice(at + name.length, at + name.length + 12);
    if (before.test(start) || behind.test(end)) return true;
  }
  return false;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const withoutMarkup = (text: string) =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
