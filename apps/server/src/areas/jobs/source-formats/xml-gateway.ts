import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { SaxesParser } from 'saxes';
import { StartError } from '../../../platform/errors.ts';
import type { SourceRow } from '../job-import/file-gateway.ts';
import type { SourceRecord } from '../job-import/value-rules.ts';

const maxDepth = 40;
/** Characters of one posting, and of one run of text. */
const maxRecord = 2_000_000;
/** Names of elements that are counted, to say what a file repeats. */
const maxNames = 200;

/** The repeated element of a feed, by its first element. */
const usualElements: Readonly<Record<string, string>> = {
  rss: 'item',
  feed: 'entry',
  'workzag-jobs': 'position',
};

interface OpenElement {
  name: string;
  record: SourceRecord;
  text: string;
}

/**
 * Streams the repeated elements of an XML file in UTF-8 as records. Declares nothing and fetches nothing: a document
 * type is refused, and but the five of XML itself there are no entities. Throws a StartError that names the line.
 */
export async function* readXmlRows(path: string, element: string | undefined): AsyncGenerator<SourceRow> {
  const reader = new ElementReader(basename(path), element);
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
  #rows: SourceRow[] = [];
  readonly #names = new Map<string, number>();

  constructor(name: string, element: string | undefined) {
    this.#name = name;
    this.#element = element;
    const parser = this.#parser;
    parser.on('error', (error) => this.#refuse(`is not XML (${describe(error)})`));
    parser.on('doctype', () => this.#refuse('declares a document type, which is not read'));
    parser.on('opentag', ({ name: tag, attributes }) =>
      this.#begin(tag, attributes as Record<string, string>),
    );
    parser.on('closetag', () => this.#finish());
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
  }

  *read(chunk: string): Generator<SourceRow> {
    this.#silent += chunk.length;
    this.#parser.write(chunk);
    if (this.#silent > maxRecord)
      this.#refuse(`has a text of more than ${maxRecord / 1e6} million characters`);
    yield* this.#rows;
    this.#rows = [];
  }

  *end(): Generator<SourceRow> {
    this.#parser.close();
    yield* this.#rows;
    if (this.#found > 0) return;
    const [repeated] = [...this.#names].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a);
    if (repeated) {
      this.#refuse(
        `has no <${this.#element}>. It repeats <${repeated[0]}>; name the element of a posting as "list" in the mapping`,
      );
    }
  }

  #refuse(problem: string): never {
    throw new StartError(`${this.#name} ${problem}, at line ${this.#parser.line}.`);
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#silent = 0;
    this.#depth++;
    if (this.#depth > maxDepth) this.#refuse(`has elements in elements, more than ${maxDepth} deep`);
    this.#element ??= usualElements[name] ?? 'job';
    if (this.#names.size < maxNames || this.#names.has(name)) {
      this.#names.set(name, (this.#names.get(name) ?? 0) + 1);
    }
    if (this.#open.length === 0 && name !== this.#element) return;
    const record: SourceRecord = {};
    for (const [key, value] of Object.entries(attributes)) {
      this.#grow(key.length + value.length);
      put(record, key, value);
    }
    this.#open.push({ name, record, text: '' });
  }

  #add(text: string): void {
    this.#silent = 0;
    const element = this.#open.at(-1);
    if (!element) return;
    this.#grow(text.length);
    element.text += text;
  }

  #finish(): void {
    this.#silent = 0;
    this.#depth--;
    const element = this.#open.pop();
    if (!element) return;
    const parent = this.#open.at(-1);
    if (!parent) {
      this.#size = 0;
      this.#rows.push({ at: `${element.name} ${++this.#found}`, record: element.record });
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

  #grow(characters: number): void {
    this.#size += characters + 1;
    if (this.#size > maxRecord) {
      this.#refuse(`has a <${this.#element}> of more than ${maxRecord / 1e6} million characters`);
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
