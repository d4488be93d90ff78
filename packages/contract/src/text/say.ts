import { compileMessage } from './compile-message.ts';
import { nameCountry } from './country-names.ts';
import { formatLongDate } from './format-day.ts';
import { formatMoney } from './format.ts';
import { directionOf, sourceLanguage, type Language } from './languages.ts';
import { localeOf } from './locales.ts';
import {
  isCounted,
  msg,
  type Message,
  type MessageDescriptor,
  type MessageValue,
  type Part,
  type Written,
} from './message.ts';

type Put = Parameters<typeof msg>[1];

/** Writes messages in one language: say(message), or say`a message`. */
export interface Say {
  (message: Message): string;
  (strings: TemplateStringsArray, ...put: readonly Put[]): string;
  readonly language: Language;
  /** The message, with what its tags hold apart. */
  pieces(message: Message): readonly Piece[];
}

export type Piece = string | { readonly tag: string; readonly inside: readonly Piece[] };

/** The translations of a language, by the English message. */
export type Catalog = ReadonlyMap<string, string>;

/** What no catalog has stays English. */
export function createSay(language: Language, catalog?: Catalog): Say {
  const writer = new MessageWriter(language, catalog);
  const tag = (message: Message | TemplateStringsArray, ...put: readonly Put[]) =>
    writer.write(isTemplate(message) ? msg(message, ...put) : message);
  return Object.assign(tag, { language, pieces: (message: Message) => writer.pieces(message) });
}

const isTemplate = (message: Message | TemplateStringsArray): message is TemplateStringsArray =>
  Array.isArray(message);

type Forms = Readonly<Record<string, readonly Part[]>>;

class MessageWriter {
  readonly #language: Language;
  readonly #catalog: Catalog | undefined;
  readonly #plurals: Intl.PluralRules;
  readonly #numbers: Intl.NumberFormat;
  readonly #isolates: boolean;
  /** As many as there are messages in the code. */
  readonly #compiled = new Map<string, readonly Part[]>();

  constructor(language: Language, catalog: Catalog | undefined) {
    this.#language = language;
    this.#catalog = catalog;
    this.#plurals = new Intl.PluralRules(language);
    // Digits that readers of all languages know, and that forms take.
    this.#numbers = new Intl.NumberFormat(`${language}-u-nu-latn`);
    this.#isolates = directionOf(language) === 'rtl';
  }

  write(message: Message): string {
    if (typeof message === 'object') return this.#writeAll(this.#partsOf(message.source), message.values);
    const translated = this.#catalog?.get(message);
    if (translated !== undefined) return translated;
    const filled = this.#catalog && fixedMessages.get(message);
    return filled ? this.write(filled) : message;
  }

  pieces(message: Message): Piece[] {
    const { source, values } = typeof message === 'object' ? message : { source: message, values: [] };
    return this.#piecesOf(this.#partsOf(source), values);
  }

  #piecesOf(parts: readonly Part[], values: readonly MessageValue[]): Piece[] {
    return parts.flatMap((part): Piece[] => {
      const [name, inside] = typeof part === 'object' ? part : [];
      if (typeof name === 'string')
        return [{ tag: name, inside: this.#piecesOf(inside as readonly Part[], values) }];
      if (name === undefined || inside === undefined) return [this.#writeAll([part], values)];
      return this.#piecesOf(this.#formOf(inside as Forms, values[name]), values);
    });
  }

  #partsOf(source: MessageDescriptor['source']): readonly Part[] {
    if (typeof source !== 'string') return source;
    let parts = this.#compiled.get(source);
    if (!parts) {
      parts = compileMessage(this.#catalog?.get(source) ?? source);
      this.#compiled.set(source, parts);
    }
    return parts;
  }

  #writeAll(parts: readonly Part[], values: readonly MessageValue[]): string {
    let text = '';
    for (const part of parts) text += typeof part === 'string' ? part : this.#writePart(part, values);
    return text;
  }

  #writePart(part: Exclude<Part, string>, values: readonly MessageValue[]): string {
    if (typeof part === 'number') return this.#writeValue(values[part]);
    const [name, inside] = part;
    if (typeof name === 'string') return this.#writeAll(inside as readonly Part[], values);
    if (inside === undefined) return this.#numbers.format(numberOf(values[name]));
    return this.#writeAll(this.#formOf(inside as Forms, values[name]), values);
  }

  #formOf(forms: Forms, value: MessageValue): readonly Part[] {
    const number = numberOf(value);
    return forms[`=${number}`] ?? forms[this.#plurals.select(number)] ?? forms['other'] ?? [];
  }

  #writeValue(value: MessageValue): string {
    if (value === undefined || value === null) return '';
    if (typeof value === 'number') return String(value);
    if (isCounted(value)) return this.#numbers.format(value.count);
    const text = typeof value === 'string' ? value : this.#writeObject(value);
    // A name in Latin letters takes no sign of the sentence around it along (Unicode UAX 9).
    return this.#isolates && text !== '' ? `\u2068${text}\u2069` : text;
  }

  #writeObject(value: Written): string {
    if ('term' in value) return this.write(value.term);
    if ('source' in value) return this.write(value);
    if ('countryName' in value) return nameCountry(value.countryName, this.#language);
    const locale = localeOf(this.#language, value.country);
    return 'money' in value
      ? formatMoney(value.money, value.currency, locale)
      : formatLongDate({ days: { style: value.style, timeZone: 'UTC', zone: undefined } }, value.day, locale);
  }
}

const numberOf = (value: MessageValue): number => (isCounted(value) ? value.count : Number(value));

/** For logs and programs: what English readers get. */
export const sayEnglish = createSay(sourceLanguage);

/*
 * Sentences that schemas take as a text alone, by that text: as many as the code has of them, since what they are put
 * together from stands in the code as well.
 */
const fixedMessages = new Map<string, MessageDescriptor>();

/** In the browser that of the document, whose words the build has put in; elsewhere English, which names the messages. */
const fixedLanguage = (globalThis as { document?: { documentElement?: { lang: string } } }).document
  ?.documentElement?.lang;
const sayFixed = createSay((fixedLanguage || sourceLanguage) as Language);

/** A message as a text, for a schema that is made once: what it was put together from is found when it is said. */
export function fixed(template: TemplateStringsArray | MessageDescriptor, ...put: readonly Put[]): string {
  const message = 'source' in template ? template : msg(template, ...put);
  const text = sayFixed(message);
  if (typeof message === 'object') fixedMessages.set(text, message);
  return text;
}
