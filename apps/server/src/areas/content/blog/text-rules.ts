import { escapeHtml } from '../../../platform/mail/mail.ts';
import { renderMarkdown } from '../../../platform/markdown/render-markdown.ts';
import { contentsFromHeadings, pictureWidths, wordsPerMinute } from './constants.ts';
import { readChart, type ChartName } from './figure-rules.ts';

export interface BodyPicture {
  id: string;
  width: number;
  height: number;
}

export interface RenderedText {
  html: string;
  contents: { id: string; text: string }[];
}

const pictureAddress = /^\/api\/blog-pictures\/([\da-f-]{36})$/;

/**
 * The text of a post as HTML that is safe to show: headings with anchors, its own pictures with their sizes, and the
 * charts that it asks for. Pictures of anybody else are left out.
 */
export function renderPostText(
  body: string,
  pictures: readonly BodyPicture[],
  chart: (name: ChartName) => string,
): RenderedText {
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  const pictureAt = (address: string) => known.get(pictureAddress.exec(address)?.[1] ?? '');
  const plain = renderMarkdown(body, {
    tables: true,
    isPicture: (address) => pictureAt(address) !== undefined,
  });
  const { html, headings } = anchorHeadings(plain);
  return {
    html: placeCharts(sizePictures(html, pictureAt), chart),
    contents: headings.length >= contentsFromHeadings ? headings : [],
  };
}

/** After the sanitiser, which writes every heading without attributes: what is put in here is ours. */
function anchorHeadings(html: string): { html: string; headings: RenderedText['contents'] } {
  const headings: RenderedText['contents'] = [];
  const taken = new Set<string>();
  const anchored = html.replaceAll(/<h([23])>(.*?)<\/h\1>/gs, (_whole, level: string, inner: string) => {
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

/** A name as it can stand in an address: small letters, digits and hyphens; empty where it has none. */
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

function sizePictures(html: string, pictureAt: (address: string) => BodyPicture | undefined): string {
  return html.replaceAll(
    /<img src="([^"]*)"(?: alt="([^"]*)")? \/>/g,
    (_whole, address: string, alt = '') => {
      const picture = pictureAt(address);
      if (!picture) return '';
      const { srcSet } = presentSizes(picture);
      return `<img src="${address}" srcset="${srcSet}" sizes="(min-width: 48rem) 42rem, 92vw" width="${picture.width}" height="${picture.height}" alt="${alt}" loading="lazy" decoding="async" />`;
    },
  );
}

/** The addresses of a picture in its sizes. */
export function presentSizes({ id, width }: BodyPicture): { url: string; srcSet: string } {
  const url = `/api/blog-pictures/${id}`;
  const widths = [...new Set(pictureWidths.map((wanted) => Math.min(wanted, width)))];
  return { url, srcSet: widths.map((size) => `${url}?width=${size} ${size}w`).join(', ') };
}

function placeCharts(html: string, chart: (name: ChartName) => string): string {
  return html.replaceAll(/<p>(\{\{chart:[^<]*\}\})<\/p>/g, (whole, line: string) => {
    const name = readChart(line);
    return name ? chart(name) : whole;
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

/** How many words a text has, and how many minutes it takes. */
export function measureText(body: string): { words: number; minutes: number } {
  const words = body.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

/** A chart where none is counted, in the preview of whoever writes. */
export function describeChart({ kind, of }: ChartName): string {
  return `<p><em>${escapeHtml(`The chart “${kind}${of && `: ${of}`}” stands here once the post is published.`)}</em></p>`;
}
