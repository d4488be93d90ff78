import type { SourceRecord } from '../job-import/value-rules.ts';

interface OpenElement {
  name: string;
  /** The thing that begins with it. */
  thing: SourceRecord | undefined;
  /** The property whose text it holds. */
  property: string | undefined;
  text: string;
}

const postingType = /^https?:\/\/(?:www\.)?schema\.org\/JobPosting\b/i;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const maxPostings = 200;
const maxText = 200_000;
const lines = /^(?:p|div|li|ul|ol|br|h[1-6]|tr|section)$/;

/** Postings that a page describes by attributes of its elements (itemscope, itemprop). */
export class MicrodataReader {
  readonly #postings: SourceRecord[] = [];
  /** From the element of a posting on. */
  #open: OpenElement[] = [];

  open(name: string, attributes: Record<string, string>): void {
    const { itemprop, itemtype = '', content } = attributes;
    const isThing = attributes['itemscope'] !== undefined;
    if (this.#open.length === 0 && !(isThing && postingType.test(itemtype))) return;
    const [property] = itemprop?.trim().split(/\s+/) ?? [];
    const thing: SourceRecord | undefined = isThing ? { '@type': itemtype.replace(/^.*\//, '') } : undefined;
    if (thing && this.#open.length === 0 && this.#postings.length < maxPostings) this.#postings.push(thing);
    else if (thing && property) this.#put(property, thing);
    const stated =
      content ??
      attributes['datetime'] ??
      (/^(?:a|link)$/.test(name) ? attributes['href'] : attributes['src']);
    const isText = property !== undefined && !isThing && stated === undefined;
    if (property !== undefined && !isThing && stated !== undefined) this.#put(property, stated);
    if (lines.test(name)) this.#write(`<${name}>`);
    if (!empty.test(name))
      this.#open.push({ name, thing, property: isText ? property : undefined, text: '' });
  }

  text(text: string): void {
    if (this.#open.length > 0) this.#write(text.replaceAll('<', '&lt;'));
  }

  close(name: string): void {
    if (this.#open.length === 0) return;
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at === -1) return;
    for (const { property, text } of this.#open.splice(at).toReversed())
      if (property !== undefined) this.#put(property, text);
    if (lines.test(name) && name !== 'br') this.#write(`</${name}>`);
  }

  postings(): SourceRecord[] {
    return this.#postings;
  }

  #write(text: string): void {
    for (const element of this.#open)
      if (element.property !== undefined && element.text.length < maxText) element.text += text;
  }

  /** In the thing around it; a property that comes again is a list. */
  #put(property: string, value: unknown): void {
    const thing = this.#open.findLast((element) => element.thing !== undefined)?.thing;
    if (!thing) return;
    const held = Object.hasOwn(thing, property) ? thing[property] : undefined;
    const next = held === undefined ? value : [held, value].flat();
    Object.defineProperty(thing, property, {
      value: next,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
}
