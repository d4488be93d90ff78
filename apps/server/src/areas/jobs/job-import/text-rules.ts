import { renderMarkdown } from '../../../platform/markdown/render-markdown.ts';
import { sanitiseDescription, toPlainText } from '../jobs/rules.ts';
import { toBlocks } from './block-rules.ts';
import { listBulletLines, withDashes, withLineEnds } from './bullet-rules.ts';
import { hasMarkup } from './tag-rules.ts';

/** Once, or once more for each time that it was encoded again. */
const encodedTag = /&(?:amp;){0,3}lt;\/?[a-z]/i;

const maxEncoded = 4;

/** A line end that is no blank between two elements. */
const lineInText = /(?<=[^\s>])\n(?!\s*<)/g;

/** So much of a text with its markup is read. */
export const maxSource = 300_000;

/** A line of text from a source, without markup, references and odd spaces. */
export function readPlain(source: string): string {
  const text = source.slice(0, maxSource);
  const isMarkup = /&/.test(text) || hasMarkup(text);
  return toPlainText(isMarkup ? sanitiseDescription(text) : text.replaceAll('<', '&lt;'));
}

/**
 * A description as HTML: text without tags gets paragraphs, Markdown and lines with bullets become what they stand for,
 * HTML that was encoded once too often is decoded. What the source had on lines of its own stays apart. `base` is the
 * address that relative links start from.
 */
export function readHtml(source: string, base?: string): string {
  const given = source.slice(0, maxSource);
  const text = withLineEnds(given);
  let html = text;
  for (let times = 0; times < maxEncoded && !hasMarkup(html) && encodedTag.test(html); times++)
    html = decode(html);
  if (text !== given && hasMarkup(html)) html = html.replaceAll(lineInText, '<br>');
  if (hasMarkup(html)) return listBulletLines(toBlocks(html, base));
  if (!isMarkdown(html)) return listBulletLines(toParagraphs(html));
  return toBlocks(renderMarkdown(withDashes(html), { tables: true }), base);
}

/** The items of a field that is a list: one for each item of its lists, and for each line beside them. */
export function readItems(source: string): string[] {
  return readHtml(source)
    .split(/<\/?(?:p|li|ul|ol|h[1-6])(?: [^<>]*)?>|<br>/)
    .flatMap((line) => line.split(inlineBullet))
    .map((line) => readPlain(line))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** The names of a list that stands in one text: "Java, SQL; Excel". */
export function readNames(source: string): string[] {
  return readItems(source)
    .flatMap((item) => (item.length > maxSentence ? [item] : item.split(/\s*[,;|]\s*/)))
    .filter(Boolean);
}

/** A comma in a longer text belongs to its sentence. */
const maxSentence = 1000;

const inlineBullet = /(?:^|\s)[•▪●‣⁃]\s/;

/** A heading, bold words, a link or a table: a list alone is one without Markdown too. */
const markdownSigns = [
  /^#{1,6} \S/m,
  /\*\*\S[^*\n]{0,200}\*\*/,
  /\[[^\]\n]{1,200}\]\(https?:\/\//,
  // An item below another one, further in.
  /^[-*+•·] .*\n(?: {2,}|\t)[-*+•·◦o] /m,
  // The line below the names of a table's columns.
  /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/m,
];
const isMarkdown = (text: string) => markdownSigns.some((sign) => sign.test(text));

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function toParagraphs(text: string): string {
  return text
    .split(/(?:\r?\n[\t ]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll('<', '&lt;').replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
