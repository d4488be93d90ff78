import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { importFields } from '../job-import/mapping-rules.ts';

/** Elements that look like postings until the choice is made. */
const maxCandidates = 200;
/** Fields of a posting that an element has to have, its title among them. */
const minFields = 2;

const foldName = (name: string) => localName(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The name in small letters without its prefix: <j:JOB> is a job. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** With its colon; empty for none. */
export const prefixOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);

/** Of which field of a posting an element of this name may be. */
const fieldOfName = new Map(
  Object.entries(importFields).flatMap(([field, names]) =>
    names.filter((name) => !name.includes('.')).map((name) => [foldName(name), field] as const),
  ),
);

/** First elements whose postings are known by their name. */
const known = /^(?:rss|rdf|feed|workzag-jobs|html)$/;

/**
 * The name of the element that has the most fields of a posting, once or often; undefined where none has, and for feeds
 * whose postings have a name of their own. Reads no more of a file than it needs.
 */
export async function findPostingElement(path: string): Promise<string | undefined> {
  const scan = new ElementScan();
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    if (scan.read(chunk)) break;
  }
  return scan.best();
}

class ElementScan {
  readonly #parser = new SaxesParser();
  readonly #open: { name: string; fields: Set<string> }[] = [];
  readonly #found = new Map<string, { count: number; fields: number }>();
  #candidates = 0;
  #hasBegun = false;
  #isOver = false;

  constructor() {
    // What is broken is refused with its line by who reads the postings.
    this.#parser.on('error', () => (this.#isOver = true));
    this.#parser.on('opentag', ({ name, attributes }) => this.#begin(name, Object.keys(attributes)));
    this.#parser.on('closetag', () => this.#finish());
  }

  /** Whether it has seen enough. */
  read(chunk: string): boolean {
    this.#parser.write(this.#hasBegun ? chunk : chunk.replace(/^[\s\uFEFF]+/, ''));
    this.#hasBegun = true;
    return this.#isOver || this.#candidates >= maxCandidates;
  }

  best(): string | undefined {
    const ranked = [...this.#found].toSorted(
      ([, a], [, b]) => b.fields / b.count - a.fields / a.count || b.count - a.count,
    );
    return ranked[0]?.[0];
  }

  #begin(name: string, attributes: readonly string[]): void {
    if (this.#open.length === 0 && known.test(localName(name))) this.#isOver = true;
    this.#note(name);
    this.#open.push({ name, fields: new Set() });
    for (const attribute of attributes) this.#note(attribute);
  }

  #note(name: string): void {
    const field = fieldOfName.get(foldName(name));
    if (field) this.#open.at(-1)?.fields.add(field);
  }

  #finish(): void {
    const element = this.#open.pop();
    if (!element?.fields.has('title') || element.fields.size < minFields) return;
    this.#candidates++;
    const before = this.#found.get(element.name) ?? { count: 0, fields: 0 };
    this.#found.set(element.name, {
      count: before.count + 1,
      fields: before.fields + element.fields.size,
    });
  }
}
