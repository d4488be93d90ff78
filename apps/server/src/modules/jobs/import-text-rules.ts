import { sanitiseDescription, toPlainText } from './sanitise-rules.ts';

const tag = /<\/?[a-z][^>]*>/i;
const encodedTag = /&lt;\/?[a-z]/i;

/** A line of text from a source, without markup, references and odd spaces. */
export function readPlain(text: string): string {
  return toPlainText(/[<&]/.test(text) ? sanitiseDescription(text) : text);
}

/** A description as HTML: text without tags gets paragraphs, HTML that was encoded once too often is decoded. */
export function readHtml(text: string): string {
  const html = !tag.test(text) && encodedTag.test(text) ? decode(text) : text;
  return tag.test(html) ? html.trim() : toParagraphs(html);
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
