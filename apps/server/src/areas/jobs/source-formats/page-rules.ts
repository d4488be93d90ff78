import { Parser } from 'htmlparser2';
import { ShallowTokenizer } from '../../../platform/html/shallow-tokenizer.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { isRecord } from './board-rules.ts';

const maxBlocks = 200;
const maxBlockLength = 500_000;
const maxDepth = 6;

interface ReadPage {
  postings: SourceRecord[];
  /** On the same host, each once. */
  links: string[];
}

/** The postings and links of a page. */
export function readPage(html: string, address: string): ReadPage {
  const blocks: string[] = [];
  const links = new Set<string>();
  let base = address;
  let block: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, { type, href }) {
        if (name === 'script' && /^application\/ld\+json\b/i.test(type ?? '')) block = '';
        if (name === 'base' && href) base = URL.parse(href, address)?.href ?? address;
        if (name === 'a' && href) addLink(links, href, base, address);
      },
      ontext(text) {
        if (block !== undefined && block.length < maxBlockLength) block += text;
      },
      onclosetag(name) {
        if (name !== 'script' || block === undefined) return;
        if (blocks.length < maxBlocks) blocks.push(block);
        block = undefined;
      },
    },
    { Tokenizer: ShallowTokenizer },
  );
  parser.end(html);
  const postings = blocks.flatMap((text) => postingsIn(parse(text)));
  return { postings: postings.map((posting) => ({ ...posting, pageAddress: address })), links: [...links] };
}

function addLink(links: Set<string>, href: string, base: string, address: string): void {
  const url = URL.parse(href, base);
  if (!url || url.host !== new URL(address).host || !/^https?:$/.test(url.protocol)) return;
  url.hash = '';
  if (url.href !== address) links.add(url.href);
}

/** A block that is broken says nothing; others of the page may. */
function parse(text: string): unknown {
  try {
    return parseJson(text, jsonLimits.posting);
  } catch {
    return undefined;
  }
}

function postingsIn(value: unknown, depth = maxDepth): SourceRecord[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one) => postingsIn(one, depth - 1));
  if (!isRecord(value)) return [];
  const types = [value['@type']].flat().map((type) => String(type).replace(/^https?:\/\/schema\.org\//, ''));
  if (types.includes('JobPosting')) return [value];
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((key) =>
    postingsIn(value[key], depth - 1),
  );
}
