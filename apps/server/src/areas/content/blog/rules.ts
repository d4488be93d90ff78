import { paths, postPath } from '@waymark/contract/paths';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { escapeXml } from '../../../platform/xml/write-xml.ts';
import { pictureWidths } from '../constants.ts';
import { localPath } from '@waymark/contract/language-prefix';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

/** From this number of headings on, a post has a table of contents. */
const contentsFromHeadings = 4;

/** The reading speed of adults on a screen. */
const wordsPerMinute = 220;

/** A chart in a post: `{{chart:remote-share}}`, some with a word after a second colon. */
export interface ChartName {
  kind: 'pay-by-place' | 'skills-together' | 'how-long-open' | 'remote-share';
  of: string;
}

/** The figures of a chart, row by row. */
export type Figures =
  | { form: 'ranges'; rows: { label: Message; low: number; middle: number; high: number; count: number }[] }
  | { form: 'shares'; rows: { label: Message; shares: number[]; count: number }[] };

const kinds: Readonly<Record<ChartName['kind'], { takesWord: boolean }>> = {
  'pay-by-place': { takesWord: true },
  'skills-together': { takesWord: false },
  'how-long-open': { takesWord: false },
  'remote-share': { takesWord: false },
};

/** Alone on its line. */
const marker = /^\{\{chart:([a-z-]+)(?::([\p{L}\p{N}][\p{L}\p{N} .+#/-]{0,59}))?\}\}$/u;

/** The chart of a line; undefined for other text. */
function readChart(line: string): ChartName | undefined {
  const [, kind = '', of = ''] = marker.exec(line.trim()) ?? [];
  const known = Object.entries(kinds).find(([name]) => name === kind);
  if (!known || known[1].takesWord !== (of !== '')) return undefined;
  return { kind: known[0] as ChartName['kind'], of };
}

/** The name under which its figures are stored. */
export function nameOfChart({ kind, of }: ChartName): string {
  return of === '' ? kind : `${kind}:${of.toLowerCase()}`;
}

/** The charts of a text, each once. */
export function listCharts(body: string): ChartName[] {
  const found = body.split('\n').flatMap((line) => readChart(line) ?? []);
  return [...new Map(found.map((chart) => [nameOfChart(chart), chart])).values()];
}

/** A post in a feed. */
export interface FeedPost {
  slug: string;
  title: string;
  summary: string;
  html: string;
  category: string;
  tags: readonly string[];
  author: string | null;
  publishedAt: Date;
  changedAt: Date;
}

export interface Feed {
  name: string;
  /** In the board's own language: who reads a feed is not known. */
  say: Say;
  publicUrl: string;
  posts: readonly FeedPost[];
}

export const feedFiles = { rss: '/blog-feed.xml', json: '/blog-feed.json' } as const;

/** RSS 2.0 with full texts and absolute URLs. */
export function writeRss(feed: Feed): string {
  const { say, publicUrl, posts } = feed;
  const home = publicUrl + localPath(paths.blogGridSidebar, say.language);
  const items = posts.map((post) => {
    const address = publicUrl + postPath(post.slug);
    const categories = [post.category, ...post.tags].map((word) => `<category>${escapeXml(word)}</category>`);
    return (
      `<item><title>${escapeXml(post.title)}</title><link>${escapeXml(address)}</link>` +
      `<guid isPermaLink="true">${escapeXml(address)}</guid><pubDate>${post.publishedAt.toUTCString()}</pubDate>` +
      `${post.author === null ? '' : `<dc:creator>${escapeXml(post.author)}</dc:creator>`}${categories.join('')}` +
      `<description>${escapeXml(post.summary)}</description>` +
      `<content:encoded>${escapeXml(completeAddresses(post.html, publicUrl))}</content:encoded></item>\n`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n' +
    `<title>${escapeXml(titleOf(feed))}</title><link>${escapeXml(home)}</link>` +
    `<description>${escapeXml(say(about))}</description><language>${say.language}</language>` +
    `<atom:link href="${escapeXml(publicUrl + feedFiles.rss)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  const { say, publicUrl, posts } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(feed),
    description: say(about),
    language: say.language,
    home_page_url: publicUrl + localPath(paths.blogGridSidebar, say.language),
    feed_url: publicUrl + feedFiles.json,
    items: posts.map((post) => ({
      id: publicUrl + postPath(post.slug),
      url: publicUrl + postPath(post.slug),
      title: post.title,
      summary: post.summary,
      content_html: completeAddresses(post.html, publicUrl),
      date_published: post.publishedAt.toISOString(),
      date_modified: post.changedAt.toISOString(),
      tags: [post.category, ...post.tags],
      ...(post.author !== null && { authors: [{ name: post.author }] }),
    })),
  });
}

const about = msg`On looking for work, resumes, interviews, hiring and pay.`;

const titleOf = ({ name, say }: Feed) => say`${name} blog`;

const completeAddresses = (html: string, publicUrl: string) =>
  html
    .replaceAll(/ srcset="[^"]*"/g, '')
    .replaceAll(/ (src|href)="\/(?!\/)/g, (_whole, name: string) => ` ${name}="${publicUrl}/`);

export interface BodyPicture {
  id: string;
  width: number;
  height: number;
}

export interface RenderedText {
  html: string;
  contents: { id: string; text: string }[];
}

export const addressOfPicture = ({ id }: { id: string }): string => `/api/blog-pictures/${id}`;

/** The rendered text of a post with what is its own: anchored headings, the sizes of its pictures, and its charts. */
export function finishPostText(
  rendered: string,
  pictures: readonly BodyPicture[],
  chart: (name: ChartName) => string,
): RenderedText {
  const known = new Map(pictures.map((picture) => [addressOfPicture(picture), picture]));
  const { html, headings } = anchorHeadings(rendered);
  return {
    html: placeCharts(sizePictures(html, known), chart),
    contents: headings.length >= contentsFromHeadings ? headings : [],
  };
}

/** More than any post has: what follows is shown as it is. */
const maxAnchors = 300;
const maxCharts = 30;

/** Runs after the sanitiser, which strips all attributes: these are ours. */
function anchorHeadings(html: string): { html: string; headings: RenderedText['contents'] } {
  const headings: RenderedText['contents'] = [];
  const taken = new Set<string>();
  const anchored = html.replaceAll(/<h([23])>(.*?)<\/h\1>/gs, (whole, level: string, inner: string) => {
    if (taken.size === maxAnchors) return whole;
    const text = plainText(inner);
    const id = freeId(slugOf(text), taken);
    if (level === '2') headings.push({ id, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: anchored, headings };
}

function freeId(slug: string, taken: Set<string>): string {
  // With a mark of their own: no heading takes the name of a part of the page.
  const base = `h-${slug || 'part'}`;
  let id = base;
  for (let at = 2; taken.has(id); at++) id = `${base}-${at}`;
  taken.add(id);
  return id;
}

/** A name as a slug: lower-case letters, digits and hyphens; may be empty. */
export function slugOf(text: string, max = 80): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, max)
    .replace(/-+$/, '');
}

function sizePictures(html: string, known: ReadonlyMap<string, BodyPicture>): string {
  return html.replaceAll(
    /<img src="([^"]*)"(?: alt="([^"]*)")? \/>/g,
    (_whole, address: string, alt = '') => {
      const picture = known.get(address);
      if (!picture) return '';
      const { srcSet } = presentSizes(picture);
      return `<img src="${address}" srcset="${srcSet}" sizes="(min-width: 48rem) 42rem, 92vw" width="${picture.width}" height="${picture.height}" alt="${alt}" loading="lazy" decoding="async" />`;
    },
  );
}

/** The URLs of a picture in its sizes. */
export function presentSizes({ id, width }: BodyPicture): { url: string; srcSet: string } {
  const url = addressOfPicture({ id });
  const widths = [...new Set(pictureWidths.map((wanted) => Math.min(wanted, width)))];
  return { url, srcSet: widths.map((size) => `${url}?width=${size} ${size}w`).join(', ') };
}

function placeCharts(html: string, chart: (name: ChartName) => string): string {
  let placed = 0;
  return html.replaceAll(/<p>(\{\{chart:[^<]*\}\})<\/p>/g, (whole, line: string) => {
    const name = placed < maxCharts ? readChart(line) : undefined;
    if (!name) return whole;
    placed++;
    return chart(name);
  });
}

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The number of words of a text and its reading time. */
export function measureText(body: string): { words: number; minutes: number } {
  const words = body.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

/** A placeholder for a chart in the author’s preview. */
export function describeChart(say: Say, { kind, of }: ChartName): string {
  const name = of ? `${kind}: ${of}` : kind;
  return `<p><em>${escapeHtml(say`The chart “${name}” is shown here once the post is published.`)}</em></p>`;
}
