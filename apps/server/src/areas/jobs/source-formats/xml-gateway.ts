import { msg, type Message } from '@waymark/contract/text/message';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { SaxesParser } from 'saxes';
import { StartError } from '../../../platform/errors.ts';
import type { FileNote, SourceRow } from '../job-import/file-gateway.ts';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { findPostingElement, localName, prefixOf } from './xml-scan-gateway.ts';

const maxDepth = 40;
/** Characters of one posting, and of one run of text. */
const maxRecord = 2_000_000;
/** Names of elements that are counted, to say what a file repeats. */
const maxNames = 200;

/** The repeated element of a feed, by its first element. */
const usualElements: Readonly<Record<string, string>> = {
  rss: 'item',
  rdf: 'item',
  feed: 'entry',
  source: 'job',
  'workzag-jobs': 'position',
};

/** Elements around the postings that are looked at: how deep, and how much of their text. */
const maxAround = 3;
const maxAroundText = 500;
/** Names of elements that a refusal lists. */
const namesShown = 6;

interface OpenElement {
  /** Without and with its prefix. */
  name: string;
  tag: string;
  record: SourceRecord;
  text: string;
}

/**
 * Streams the repeated elements of an XML file in UTF-8 as records, with what stands around them. Declares nothing and
 * fetches nothing: a document type is refused, and but the five of XML itself there are no entities. Names are the same
 * in capitals and with a prefix. Throws a StartError that names the line.
 */
export async function* readXmlRows(
  path: string,
  element: string | undefined,
): AsyncGenerator<SourceRow | FileNote> {
  const reader = new ElementReader(basename(path), element ?? (await findPostingElement(path)));
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>)
    yield* reader.read(chunk);
  yield* reader.end();
}

class ElementReader {
  readonly #parser = new SaxesParser({ position: true });
  readonly #name: string;
  #element: string | undefined;
  /** The elements of the posting that is being read, from its own on. */
  #open: OpenElement[] = [];
  #depth = 0;
  #size = 0;
  /** Since the parser last said anything: a text that never ends is held whole by it. */
  #silent = 0;
  #found = 0;
  #rows: (SourceRow | FileNote)[] = [];
  readonly #names = new Map<string, number>();
  /** The prefix of the elements that are postings, which those within them have too. */
  #prefix = '';
  readonly #around: SourceRecord = {};
  #outside = { name: '', text: '' };
  #mayBeEmpty = false;

  constructor(name: string, element: string | undefined) {
    this.#name = name;
    this.#element = element;
    const parser = this.#parser;
    parser.on('error', (error) =>
      this.#refuse(msg`${this.#name} is not XML (${describe(error)}), at line ${this.#parser.line}.`),
    );
    parser.on('doctype', () =>
      this.#refuse(
        msg`${this.#name} declares a document type, which is not read, at line ${this.#parser.line}.`,
      ),
    );
    parser.on('opentag', ({ name: tag, attributes }) =>
      this.#begin(tag, attributes as Record<string, string>),
    );
    parser.on('closetag', () => this.#finish());
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#addWhole(text));
  }

  *read(given: string): Generator<SourceRow | FileNote> {
    // Nothing may stand before a declaration, and a blank line often does.
    const chunk = this.#names.size === 0 ? given.replace(/^[\s\uFEFF]+/, '') : given;
    if (this.#depth === 0 && /^\s*<(?:!doctype\s+html|html)\b/i.test(chunk.slice(0, maxAroundText)))
      this.#refuse(msg`${this.#name} is a web page and no XML, at line ${this.#parser.line}.`);
    this.#silent += chunk.length;
    this.#parser.write(chunk);
    if (this.#silent > maxRecord)
      this.#refuse(
        msg`${this.#name} has a text of more than ${maxRecord / 1e6} million characters, at line ${this.#parser.line}.`,
      );
    yield* this.#rows;
    this.#rows = [];
  }

  *end(): Generator<SourceRow | FileNote> {
    this.#parser.close();
    yield* this.#rows;
    // WordPress gives so many of the latest, whatever else is open.
    const isWindow = /wordpress/i.test(String(this.#around['generator'])) && this.#found % 10 === 0;
    if (isWindow && this.#found > 0)
      yield {
        at: '',
        gap: msg`It has the latest ${this.#found}, as WordPress gives them, and may have others.`,
      };
    if (this.#found > 0 || this.#mayBeEmpty || this.#names.size === 1) return;
    const [repeated] = [...this.#names].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a);
    const others = [...this.#names.keys()].slice(0, namesShown).map((name) => `<${name}>`);
    const element = this.#element ?? 'job';
    this.#refuse(
      repeated
        ? msg`${this.#name} has no ${`<${element}>`}. It repeats ${`<${repeated[0]}>`}; name the element of a posting as "list" in the mapping, at line ${this.#parser.line}.`
        : msg`${this.#name} has no ${`<${element}>`}. It has ${others.join(', ')}; name the element of a posting as "list" in the mapping, at line ${this.#parser.line}.`,
    );
  }

  #refuse(problem: Message): never {
    throw new StartError(problem);
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#silent = 0;
    this.#depth++;
    if (this.#depth > maxDepth)
      this.#refuse(
        msg`${this.#name} has elements in elements, more than ${maxDepth} deep, at line ${this.#parser.line}.`,
      );
    if (this.#depth === 1) this.#beginFile(name);
    if (this.#names.size < maxNames || this.#names.has(name)) {
      this.#names.set(name, (this.#names.get(name) ?? 0) + 1);
    }
    if (this.#open.length === 0 && !this.#isPosting(name)) return this.#noteAround(name, attributes);
    if (this.#open.length === 0) this.#prefix = prefixOf(name);
    const record: SourceRecord = {};
    for (const [key, value] of Object.entries(attributes)) {
      this.#grow(key.length + value.length);
      put(record, key, value);
    }
    this.#open.push({ name: this.#ownName(name), tag: name, record, text: '' });
  }

  #beginFile(root: string): void {
    const usual = usualElements[localName(root)];
    this.#element ??= usual ?? 'job';
    this.#mayBeEmpty = usual !== undefined && usual === localName(this.#element);
  }

  /** Of a feed only elements without a prefix of another kind: <media:item> is none. */
  #isPosting(name: string): boolean {
    if (name === this.#element) return true;
    return localName(name) === localName(this.#element ?? '') && (!this.#mayBeEmpty || prefixOf(name) === '');
  }

  #ownName(name: string): string {
    return this.#prefix !== '' && name.startsWith(this.#prefix) ? name.slice(this.#prefix.length) : name;
  }

  /** What a file says of all its postings, and of its other pages. */
  #noteAround(name: string, attributes: Record<string, string>): void {
    this.#outside = { name: this.#depth <= maxAround ? localName(name) : '', text: '' };
    if (this.#depth > maxAround || Object.keys(this.#around).length > maxNames) return;
    if (localName(name) === 'link' && attributes['rel'] === 'next') this.#around['next'] = attributes['href'];
    else if (this.#depth === 1)
      for (const [key, value] of Object.entries(attributes)) this.#around[key] ??= value;
  }

  /** A part that is quoted as a whole and lacks its end goes over the postings behind it. */
  #addWhole(text: string): void {
    const { line } = this.#parser;
    const isOver = this.#open.length > 0 && text.includes(`</${this.#open[0]?.tag}>`);
    if (isOver)
      this.#rows.push({
        at: '',
        gap: msg`A quoted text that ends at line ${line} goes over several postings.`,
      });
    this.#add(text);
  }

  #add(text: string): void {
    this.#silent = 0;
    const element = this.#open.at(-1);
    if (!element) {
      if (this.#outside.name !== '' && this.#outside.text.length < maxAroundText) this.#outside.text += text;
      return;
    }
    this.#grow(text.length);
    element.text += text;
  }

  #finish(): void {
    this.#silent = 0;
    this.#depth--;
    const element = this.#open.pop();
    if (!element) return this.#finishOutside();
    const parent = this.#open.at(-1);
    if (!parent) {
      this.#size = 0;
      this.#rows.push({
        at: `${element.name} ${++this.#found}`,
        record: element.record,
        file: this.#around,
      });
      return;
    }
    this.#grow(element.name.length);
    if (element.text.trim() === '') put(parent.record, element.name, element.record);
    else {
      put(parent.record, element.name, element.text);
      // <salary currency="EUR">: a mapping names it "salary@currency".
      for (const [key, value] of Object.entries(element.record))
        put(parent.record, `${element.name}@${key}`, value);
    }
  }

  #finishOutside(): void {
    const { name, text } = this.#outside;
    if (name !== '' && text.trim() !== '') this.#around[name] ??= text.trim();
    this.#outside = { name: '', text: '' };
  }

  #grow(characters: number): void {
    this.#size += characters + 1;
    if (this.#size > maxRecord) {
      this.#refuse(
        msg`${this.#name} has a ${`<${this.#element}>`} of more than ${maxRecord / 1e6} million characters, at line ${this.#parser.line}.`,
      );
    }
  }
}

/** A name that comes again makes a list. An element without anything is an empty text. */
function put(record: SourceRecord, key: string, given: unknown): void {
  const isEmpty = typeof given === 'object' && given !== null && Object.keys(given).length === 0;
  const value = isEmpty ? '' : given;
  const before = Object.hasOwn(record, key) ? record[key] : undefined;
  if (Array.isArray(before)) {
    before.push(value);
    return;
  }
  const next = before === undefined ? value : [before, value];
  Object.defineProperty(record, key, { value: next, enumerable: true, writable: true, configurable: true });
}

/** Without the position that the parser puts before it. */
const describe = (error: Error) => error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
