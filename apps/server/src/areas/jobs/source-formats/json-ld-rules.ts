import type { SourceRecord } from '../job-import/value-rules.ts';
import { isRecord } from './board-rules.ts';

/** Things in things deeper than this are none of a posting's own. */
const maxDepth = 12;
/** Of one page: a graph may name its things in a circle, and each posting gets its own copy. */
const maxThings = 50_000;

const vocabulary = /^(?:https?:\/\/(?:www\.)?schema\.org\/?#?|schema:)/i;

/** Where a list of things stands in a thing that is no posting. */
const holders = [
  '@graph',
  '@list',
  '@set',
  '@included',
  '@reverse',
  'itemListElement',
  'item',
  'mainEntity',
  'mainEntityOfPage',
  'hasPart',
  'about',
  'subjectOf',
];

interface Found {
  postings: SourceRecord[];
  /** Addresses of lists whose items are named by them alone. */
  addresses: string[];
}

/** The postings that the blocks of one page describe, whole: what they name by its id is put in its place. */
export function findPostings(blocks: readonly unknown[]): Found {
  const reader = new GraphReader(blocks.map((block) => plain(block)));
  return reader.find();
}

/** Without prefixes of the vocabulary, and values as texts. */
function plain(value: unknown, depth = maxDepth): unknown {
  if (Array.isArray(value)) return depth === 0 ? [] : value.map((one) => plain(one, depth - 1));
  if (!isRecord(value)) return value;
  if (depth === 0) return {};
  if ('@value' in value) return value['@value'];
  const lists = value['@list'] ?? value['@set'];
  if (Array.isArray(lists) && Object.keys(value).length === 1) return plain(lists, depth - 1);
  const entries = Object.entries(value).map(([key, held]) => [
    key === 'type' && value['@type'] === undefined && isType(held) ? '@type' : key.replace(vocabulary, ''),
    key === '@context' ? null : plain(held, depth - 1),
  ]);
  return Object.fromEntries(entries) as SourceRecord;
}

const isType = (value: unknown) => typeof value === 'string' && vocabulary.test(value);

const typesOf = (thing: SourceRecord): string[] =>
  [thing['@type']].flat().map((type) => String(type).replace(vocabulary, '').toLowerCase());

class GraphReader {
  readonly #blocks: readonly unknown[];
  readonly #byId = new Map<string, SourceRecord>();
  readonly #found: Found = { postings: [], addresses: [] };
  #things = 0;

  constructor(blocks: readonly unknown[]) {
    this.#blocks = blocks;
    for (const block of blocks) this.#index(block);
  }

  find(): Found {
    for (const block of this.#blocks) this.#search(block, maxDepth);
    return this.#found;
  }

  /** The one of several things with an id that says most. */
  #index(value: unknown, depth = maxDepth): void {
    if (depth === 0) return;
    if (Array.isArray(value)) for (const one of value) this.#index(one, depth - 1);
    if (!isRecord(value)) return;
    const id = value['@id'];
    const size = Object.keys(value).length;
    if (typeof id === 'string' && size > Object.keys(this.#byId.get(id) ?? { id }).length)
      this.#byId.set(id, value);
    for (const one of Object.values(value)) this.#index(one, depth - 1);
  }

  #search(value: unknown, depth: number): void {
    if (depth === 0) return;
    if (Array.isArray(value)) {
      for (const one of value) this.#search(one, depth - 1);
      return;
    }
    if (!isRecord(value)) return;
    const types = typesOf(value);
    if (types.includes('jobposting')) {
      if (this.#isNew(value)) this.#found.postings.push(this.#whole(value, []) as SourceRecord);
      return;
    }
    if (types.includes('listitem')) this.#noteAddress(value);
    for (const key of holders) this.#search(value[key], depth - 1);
  }

  readonly #taken = new Set<string>();

  /** A posting with an id may stand in a graph and in a list of it; one without anything but its id is a pointer. */
  #isNew(posting: SourceRecord): boolean {
    const id = posting['@id'];
    if (typeof id !== 'string') return true;
    if (this.#taken.has(id) || this.#byId.get(id) !== posting) return false;
    this.#taken.add(id);
    return true;
  }

  #noteAddress(item: SourceRecord): void {
    const held = item['item'];
    const inner =
      isRecord(held) && !typesOf(held).includes('jobposting') ? (held['url'] ?? held['@id']) : held;
    for (const address of [item['url'], inner])
      if (typeof address === 'string') this.#found.addresses.push(address);
  }

  /** `within` are the ids around it: a circle ends where it closes. */
  #whole(value: unknown, within: readonly string[]): unknown {
    if (++this.#things > maxThings || within.length > maxDepth) return null;
    if (Array.isArray(value)) return value.map((one) => this.#whole(one, within));
    if (!isRecord(value)) return value;
    const id = value['@id'];
    const isKnown = typeof id === 'string' && !within.includes(id);
    const thing = isKnown ? { ...this.#byId.get(id), ...value } : value;
    const around = isKnown ? [...within, id] : within;
    return Object.fromEntries(Object.entries(thing).map(([key, held]) => [key, this.#whole(held, around)]));
  }
}
