import { msg, term, type Message } from '@waymark/contract/text/message';
import { Parser } from 'htmlparser2';
import { ShallowTokenizer } from '../../../platform/html/shallow-tokenizer.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { JsonExcess, parseJson } from '../../../platform/input/parse-json.ts';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { findPostings } from './json-ld-rules.ts';
import { tidyJson } from './loose-json-rules.ts';
import { MicrodataReader } from './microdata-rules.ts';
import { isPartName } from './paging-rules.ts';

const maxBlocks = 200;
const maxBlockLength = 500_000;

/** What a page has beside its postings. */
export interface PageFacts {
  /** On the same host, each once. */
  links: string[];
  /** The page behind it, where it is one of several. */
  next: string | undefined;
  postings: number;
  /** Whether it breaks off before its end. */
  isCut: boolean;
}

interface ReadPage extends Omit<PageFacts, 'postings'> {
  postings: SourceRecord[];
  /** What is wrong with descriptions of postings that cannot be read. */
  problems: Message[];
}

/** The postings and links of a page. */
export function readPage(html: string, address: string): ReadPage {
  const reader = new PageReader(address);
  reader.read(html);
  return reader.end();
}

/** An address as it is compared: without what says where on its page, and a last slash. */
export function bareAddress(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}` : address;
}

/** Whether a link leads to another page of the same list: "?page=2", "/careers/page/2". */
export function isPageOf(link: string, list: string): boolean {
  const [one, other] = [new URL(link), new URL(list)];
  const isNumbered = [...one.searchParams].some(([name, value]) => isPartName(name) && /^\d+$/.test(value));
  return (isNumbered || pageInPath.test(one.pathname)) && wholeList(one) === wholeList(other);
}

const pageInPath = /\/(?:page|seite|pagina|p)[/-]?\d+\/?$/i;

function wholeList({ host, pathname, searchParams }: URL): string {
  const others = [...searchParams].filter(([name]) => !isPartName(name));
  return JSON.stringify([
    host,
    pathname.replace(pageInPath, '').replace(/\/+$/, ''),
    others.map((pair) => pair.join('=')).toSorted(),
  ]);
}

/** Elements that a page may leave open. */
const mayStayOpen =
  /^(?:html|head|body|p|li|dt|dd|option|optgroup|tr|td|th|tbody|thead|tfoot|colgroup|rt|rp)$/;

class PageReader {
  readonly #address: string;
  readonly #links = new Set<string>();
  readonly #blocks: string[] = [];
  readonly #microdata = new MicrodataReader();
  /** Open elements that have to be closed. */
  readonly #open: string[] = [];
  #base: string;
  #block: string | undefined;
  #next: string | undefined;
  #isCut = false;

  constructor(address: string) {
    this.#address = address;
    this.#base = address;
  }

  read(html: string): void {
    const parser = new Parser(
      {
        onopentag: (name, attributes) => this.#begin(name, attributes),
        ontext: (text) => {
          if (this.#block !== undefined && this.#block.length < maxBlockLength) this.#block += text;
          this.#microdata.text(text);
        },
        onclosetag: (name) => this.#finish(name),
      },
      { Tokenizer: ShallowTokenizer },
    );
    parser.write(html);
    const tail = html.slice(-maxTag);
    this.#isCut = this.#open.length > 0 || tail.lastIndexOf('<') > tail.lastIndexOf('>');
    parser.end();
  }

  end(): ReadPage {
    const values: unknown[] = [];
    const problems: Message[] = [];
    for (const [at, block] of this.#blocks.entries()) {
      const parsed = parseBlock(block);
      if ('value' in parsed) values.push(parsed.value);
      // Of another kind, or of none that can be told: others of the page may be whole.
      else if (/JobPosting/i.test(block))
        problems.push(parsed.problem({ address: this.#address, at: at + 1 }));
    }
    const { postings, addresses } = findPostings(values);
    if (postings.length === 0 && problems.length === 0) postings.push(...this.#microdata.postings());
    for (const one of addresses) this.#addLink(one);
    return {
      postings: postings.map((posting) => ({ ...posting, pageAddress: this.#address })),
      problems,
      links: [...this.#links],
      next: this.#next,
      isCut: this.#isCut,
    };
  }

  #begin(name: string, attributes: Record<string, string>): void {
    const { type, href, rel } = attributes;
    if (!mayStayOpen.test(name)) this.#open.push(name);
    this.#microdata.open(name, attributes);
    if (name === 'script' && /^\s*(?:application|text)\/ld\+json\b/i.test(type ?? '')) this.#block = '';
    if (href === undefined || href === '') return;
    if (name === 'base') this.#base = URL.parse(href, this.#address)?.href ?? this.#address;
    if (name === 'a') this.#addLink(href);
    if ((name === 'a' || name === 'link') && /(?:^|\s)next(?:\s|$)/i.test(rel ?? ''))
      this.#next ??= this.#resolve(href);
  }

  #finish(name: string): void {
    const at = this.#open.lastIndexOf(name);
    if (at !== -1) this.#open.length = at;
    this.#microdata.close(name);
    if (name !== 'script' || this.#block === undefined) return;
    if (this.#blocks.length < maxBlocks) this.#blocks.push(this.#block);
    this.#block = undefined;
  }

  #addLink(href: string): void {
    const link = this.#resolve(href);
    if (link !== undefined && link !== this.#address) this.#links.add(link);
  }

  /** An address on the same host; undefined for any other. */
  #resolve(href: string): string | undefined {
    const url = URL.parse(href, this.#base);
    if (!url || url.host !== new URL(this.#address).host || !/^https?:$/.test(url.protocol)) return undefined;
    url.hash = '';
    return url.href;
  }
}

/** Longer than a tag is that a page ends in. */
const maxTag = 2000;

function parseBlock(text: string): { value: unknown } | { problem: (block: Block) => Message } {
  try {
    return { value: parseJson(text, jsonLimits.posting) };
  } catch {
    return parseLoose(text);
  }
}

const maxQuoted = 60;

/** Where a page describes a posting: the number of its block. */
interface Block {
  address: string;
  at: number;
}

function parseLoose(text: string): { value: unknown } | { problem: (block: Block) => Message } {
  const tidy = tidyJson(text);
  try {
    return { value: parseJson(tidy, jsonLimits.posting) };
  } catch (error) {
    if (error instanceof JsonExcess) {
      const { said } = error;
      return { problem: ({ address, at }) => msg`the JSON-LD of ${address} (block ${at}) has ${term(said)}` };
    }
    const [, position] = /position (\d+)/.exec((error as Error).message) ?? [];
    if (position === undefined)
      return {
        problem: ({ address, at }) => msg`the JSON-LD of ${address} (block ${at}) breaks off before its end`,
      };
    const before = tidy.slice(Math.max(0, Number(position) - maxQuoted), Number(position));
    const quoted = JSON.stringify(before.replaceAll(/\s+/g, ' ').trim());
    return {
      problem: ({ address, at }) => msg`the JSON-LD of ${address} (block ${at}) is broken after ${quoted}`,
    };
  }
}
