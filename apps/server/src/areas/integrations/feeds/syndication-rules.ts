import type { Language } from '@waymark/contract/text/languages';
import { escapeXml, xmlDeclaration } from '../../../platform/xml/write-xml.ts';

export interface FeedItem {
  id: string;
  /** The link for readers; the permanent address of the posting is `address`. */
  link: string;
  address: string;
  title: string;
  /** The codes of the languages it is written in; none where they are not known. */
  languages: readonly string[];
  company: string;
  /** One line of plain text. */
  summary: string;
  /** Sanitised, with absolute addresses. */
  html: string;
  tags: readonly string[];
  /** ISO 8601, UTC; null where it is not known. */
  publishedAt: string | null;
}

/** The newest postings of a search or a company. */
export interface SyndicatedFeed {
  /** That of its own words, the board's; each posting names its own. */
  language: Language;
  title: string;
  description: string;
  /** Absolute addresses: the page with the same postings, and the feed itself. */
  homeUrl: string;
  selfUrl: string;
  publisher: string;
  items: readonly FeedItem[];
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** Atom wants a day; a posting without one counts as old, so that readers do not take it for new each time. */
const beginning = '1970-01-01T00:00:00.000Z';

/** When the newest posting appeared; undefined for a feed without days. */
function newestOf({ items }: SyndicatedFeed): string | undefined {
  return items
    .flatMap(({ publishedAt }) => publishedAt ?? [])
    .toSorted()
    .at(-1);
}

/** RSS 2.0 with full texts. */
export function writeRss(feed: SyndicatedFeed): string {
  const items = feed.items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', item.link)}` +
      `<guid isPermaLink="true">${escapeXml(item.address)}</guid>` +
      (item.publishedAt === null ? '' : element('pubDate', new Date(item.publishedAt).toUTCString())) +
      item.languages.map((code) => element('dc:language', code)).join('') +
      `${element('dc:creator', item.company)}${item.tags.map((tag) => element('category', tag)).join('')}` +
      `${element('description', item.summary)}${element('content:encoded', item.html)}</item>\n`,
  );
  const newest = newestOf(feed);
  return (
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ` +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n' +
    `${element('title', feed.title)}${element('link', feed.homeUrl)}${element('description', feed.description)}${element('language', feed.language)}` +
    (newest === undefined ? '' : element('lastBuildDate', new Date(newest).toUTCString())) +
    `<atom:link href="${escapeXml(feed.selfUrl)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}

/** What is written of the language of an item in one. */
function onlyOf({ languages }: FeedItem, write: (code: string) => string): string {
  const [only] = languages;
  return only !== undefined && languages.length === 1 ? write(only) : '';
}

/** Atom 1.0 (RFC 4287) with full texts. */
export function writeAtom(feed: SyndicatedFeed): string {
  const entries = feed.items.map((item) => {
    const tags = item.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`);
    const at = item.publishedAt ?? beginning;
    return (
      `<entry${onlyOf(item, (code) => ` xml:lang="${code}"`)}>${element('id', `urn:uuid:${item.id}`)}${element('title', item.title)}` +
      `<link rel="alternate" type="text/html" href="${escapeXml(item.link)}"/>` +
      `${element('updated', at)}${item.publishedAt === null ? '' : element('published', at)}` +
      `<author>${element('name', item.company)}</author>${tags.join('')}` +
      `${element('summary', item.summary)}<content type="html">${escapeXml(item.html)}</content></entry>\n`
    );
  });
  return (
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">\n` +
    `${element('id', feed.selfUrl)}${element('title', feed.title)}${element('subtitle', feed.description)}` +
    `${element('updated', newestOf(feed) ?? beginning)}<author>${element('name', feed.publisher)}</author>` +
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.homeUrl)}"/>` +
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.selfUrl)}"/>\n` +
    `${entries.join('')}</feed>\n`
  );
}

/** JSON Feed 1.1 with full texts. */
export function writeJsonFeed(feed: SyndicatedFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.homeUrl,
    feed_url: feed.selfUrl,
    authors: [{ name: feed.publisher }],
    items: feed.items.map((item) => ({
      id: item.address,
      url: item.link,
      title: item.title,
      ...(item.languages.length === 1 && { language: item.languages[0] }),
      summary: item.summary,
      content_html: item.html,
      ...(item.publishedAt !== null && { date_published: item.publishedAt }),
      tags: item.tags,
      authors: [{ name: item.company }],
    })),
  });
}
