/*
 * What the product says, apart from the language it is said in (L-40, decision 047). The English text stands in the code,
 * is what English readers get, and names the message in the catalogs of `data/languages`:
 *
 *   msg`Save`                                a text
 *   msg`Apply by ${date}`                    {0} in the catalogs
 *   msg`${plural(n, 'job')} found`            {0, plural, one {# job} other {# jobs}} found
 *   msg`Read the <a>terms</a>.`              tags, which pages fill with elements (`rich` in the web)
 *   msg`Open${meaning('of a job')}`          where English has one word for two things
 *   msg`Sorted by ${term(label)}`            a label that is a message: a text alone is a name, and stays as it is
 *   msg`Pay ${moneyOf(words, 900, 'USD')}`   money and days, which the language of the reader writes
 */

/** How a board writes days. */
export type DateStyle = 'day-month' | 'month-day' | 'dots' | 'iso';

/** By which a language writes money and days, as `BoardWords` has it. */
interface Country {
  readonly country: string | null;
}

/** A message: its English text where nothing is put in, else what is put in as well. It may pass through JSON and threads. */
export type Message = string | MessageDescriptor;

export interface MessageDescriptor {
  /** The message in ICU MessageFormat, as the catalogs name it; compiled where the build has put its translation in. */
  readonly source: string | readonly Part[];
  readonly values: readonly MessageValue[];
}

/** A text is a name, and is written as it is. Nothing is written for what is not there. */
export type MessageValue = string | number | null | undefined | Counted | Written;

/** What a language writes in its own way; a term is a label that is a message itself. */
export type Written =
  | MessageDescriptor
  | { readonly term: Message }
  | { readonly countryName: string }
  | Money
  | Day;

/** A piece of a compiled message: a text, a value, a number by itself, a number that chooses a form, what a tag holds. */
export type Part =
  | string
  | number
  | readonly [value: number]
  | readonly [value: number, forms: Readonly<Record<string, readonly Part[]>>]
  | readonly [tag: string, inside: readonly Part[]];

/** A number of things with its word. */
export interface Counted {
  readonly count: number;
  readonly one: string;
  readonly other: string;
}

/** An amount in the minor units of its currency. */
export interface Money extends Country {
  readonly money: number;
  readonly currency: string;
}

/** A day as YYYY-MM-DD. */
interface Day extends Country {
  readonly day: string;
  readonly style: DateStyle;
}

interface Meaning {
  readonly meaning: string;
}

/** "1 job", "1,204 jobs". In the words, # stands for the number; without it the number comes first. */
export const plural = (number: number, one: string, other = `${one}s`): Counted => ({
  count: number,
  one,
  other,
});

/** A label of a table in a sentence: msg`Sorted by ${term(label)}`. A text that stands there by itself is a name. */
export const term = (label: Message | undefined): Written => ({ term: label ?? '' });

/** "$9.00", in the language in which the message is said. Which board is meant is the first argument. */
export const moneyOf = ({ country }: Country, money: number, currency: string): Money => ({
  money,
  currency,
  country,
});

/** "24 December 2026", in the language in which the message is said; in UTC, as the product counts days. */
export const dayOf = ({ days, country }: Country & { days: { style: DateStyle } }, day: Date): Day => ({
  day: day.toISOString().slice(0, 10),
  style: days.style,
  country,
});

/** A country by its English name, in the language in which the message is said; another name stays as it is. */
export const countryOf = (countryName: string): Written => ({ countryName });

/** Says nothing, and tells messages apart that are the same in English. */
export const meaning = (text: string): Meaning => ({ meaning: text });

/** The message that a template says; a plain text where nothing is put in. */
export function msg(strings: TemplateStringsArray): string;
export function msg(strings: TemplateStringsArray, ...put: readonly (MessageValue | Meaning)[]): Message;
export function msg(strings: TemplateStringsArray, ...put: readonly (MessageValue | Meaning)[]): Message {
  if (put.length === 0) return strings[0] ?? '';
  const values: MessageValue[] = [];
  let source = strings[0] ?? '';
  put.forEach((value, at) => {
    if (isMeaning(value)) source += `{~${value.meaning}}`;
    else source += placeholderOf(value, values.push(value) - 1);
    source += strings[at + 1] ?? '';
  });
  return { source, values };
}

const isMeaning = (value: MessageValue | Meaning): value is Meaning =>
  typeof value === 'object' && value !== null && 'meaning' in value;
export const isCounted = (value: MessageValue): value is Counted =>
  typeof value === 'object' && value !== null && 'count' in value;

function placeholderOf(value: MessageValue, at: number): string {
  if (!isCounted(value)) return `{${at}}`;
  const [one, other] = [value.one, value.other].map((word) => (word.includes('#') ? word : `# ${word}`));
  return `{${at}, plural, one {${one}} other {${other}}}`;
}
