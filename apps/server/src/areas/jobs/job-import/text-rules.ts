import { toBlocks } from './markup-rules.ts';
import { hasMarkup } from './tag-rules.ts';
import { sanitiseDescription, toPlainText } from '../jobs/sanitise-rules.ts';

const encodedTag = /&lt;\/?[a-z]/i;

/** So much of a text with its markup is read. */
export const longestSource = 300_000;

/** A line of text from a source, without markup, references and odd spaces. */
export function readPlain(source: string): string {
  const text = source.slice(0, longestSource);
  const isMarkup = /&/.test(text) || hasMarkup(text);
  return toPlainText(isMarkup ? sanitiseDescription(text) : text.replaceAll('<', '&lt;'));
}

/** A description as HTML: text without tags gets paragraphs, HTML that was encoded once too often is decoded. What the
 * source had on lines of its own stays apart. */
export function readHtml(source: string): string {
  const text = source.slice(0, longestSource);
  const html = !hasMarkup(text) && encodedTag.test(text) ? decode(text) : text;
  return hasMarkup(html) ? toBlocks(html) : toParagraphs(html);
}

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
