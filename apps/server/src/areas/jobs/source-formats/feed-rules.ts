import type { SourceRecord } from '../job-import/value-rules.ts';
import { isRecord, recordsIn } from './board-rules.ts';
import { localName } from './xml-scan-gateway.ts';

/** Elements that hold a whole text where another of the feed holds its beginning. */
const wholeTexts = ['content:encoded', 'encoded', 'content', 'fulltext', 'full_description'];
const excerpts = ['description', 'summary', 'excerpt', 'excerpt:encoded'];

/** Words for a place that is any. */
const anyPlaces: ReadonlySet<string> = new Set([
  'anywhere',
  'anywhere in the world',
  'work from anywhere',
  'all over the world',
  'the world',
  'worldwide',
  'world wide',
  'global',
  'globally',
  'international',
]);

/** "Remote, Worldwide", "Anywhere (100% Remote)". */
function isAnywhere(place: string): boolean {
  const words = place.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return anyPlaces.has(words.filter((word) => !/^(?:remote(?:ly)?|ok)$/.test(word)).join(' '));
}

/** Fields of a place in feeds. */
const placeFields = ['region', 'location', 'places', 'locations', 'city', 'country', 'joblocation'];

/**
 * An item of RSS, an entry of Atom, or any other element, by names that a mapping knows: those without a prefix beside
 * those with one, the whole text for its beginning, the address of a link.
 */
export function plainItem(record: SourceRecord): SourceRecord {
  const item = { ...record };
  for (const [name, value] of Object.entries(record)) {
    const plain = name.slice(name.indexOf(':') + 1);
    if (plain !== name && !plain.startsWith('@') && !Object.hasOwn(item, plain)) item[plain] = value;
  }
  const link = linkOf(record['link']);
  if (link !== undefined) item['link'] = link;
  const description = wholeText(record);
  if (description !== undefined) {
    item['description'] = description;
    // Its other names would be the same text once more.
    for (const name of [...wholeTexts, 'body', 'summary']) if (item[name] === description) item[name] = null;
  }
  return withoutAnywhere(item);
}

/** The longest text that is a whole one; a beginning where there is no other. */
function wholeText(record: SourceRecord): string | undefined {
  const textOf = (name: string) => {
    const [value] = [record[name]].flat();
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const whole = wholeTexts.map(textOf).find((text) => text !== undefined);
  const excerpt = excerpts.map(textOf).find((text) => text !== undefined);
  if (whole === undefined) return excerpt;
  // Atom's content may be an address or a word, where the text is its summary.
  return excerpt !== undefined && !/\s/.test(whole.trim()) ? excerpt : whole;
}

/** Atom writes an address as an attribute; the one of the page itself has no other relation. */
function linkOf(link: unknown): string | undefined {
  const links = recordsIn(link).filter(({ href }) => typeof href === 'string');
  const own = links.find(({ rel }) => rel === undefined || rel === '' || rel === 'alternate');
  return (own ?? links[0])?.['href'] as string | undefined;
}

/** "Anywhere in the World" is no place, and says that the work is remote; "USA Only" says from where. */
function withoutAnywhere(item: SourceRecord): SourceRecord {
  const fields = Object.keys(item).filter((name) => placeFields.includes(localName(name)));
  const isAny = (name: string) => {
    const values = [item[name]].flat();
    return values.length > 0 && values.every((value) => typeof value === 'string' && isAnywhere(value));
  };
  const free = fields.filter(isAny);
  const [, country] =
    /^(.{2,40}?) only$/i.exec(typeof item['region'] === 'string' ? item['region'] : '') ?? [];
  if (country !== undefined)
    return { ...item, region: null, remoteFrom: country, workMode: item['workMode'] ?? 'remote' };
  if (free.length === 0) return item;
  const hasMode = ['workMode', 'remotetype', 'workplaceType', 'remote'].some((name) => item[name]);
  return {
    ...item,
    ...Object.fromEntries(free.map((name) => [name, null])),
    ...(!hasMode && { workMode: 'remote' }),
  };
}

/** The name of who wrote an item: Atom's author, RSS' author, or dc:creator. */
export function authorOf(record: SourceRecord): string {
  const given = record['dc:creator'] ?? record['author'] ?? record['itunes:author'];
  const [first] = [given].flat();
  const name = isRecord(first) ? first['name'] : first;
  // "jobs@acme.example (Acme Ltd)" is how RSS writes it.
  const [, inBrackets] = /^\S+@\S+\s+\((.+)\)$/.exec(typeof name === 'string' ? name.trim() : '') ?? [];
  return inBrackets ?? (typeof name === 'string' ? name.trim() : '');
}
