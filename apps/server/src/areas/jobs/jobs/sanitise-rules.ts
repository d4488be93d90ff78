import sanitizeHtml from 'sanitize-html';
import { ShallowTokenizer } from '../../../platform/html/shallow-tokenizer.ts';

/** Longer than any link is; the sanitiser takes the square of its length for a hostile one. */
const maxHrefLength = 2000;

const options: sanitizeHtml.IOptions = {
  parser: { Tokenizer: ShallowTokenizer },
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  // What Word and web pages bring along beside the text is left out with all that is in it.
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'xml', 'title'],
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's own headings are h1 and h2: a posting's begin below them.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href }) => ({
      tagName,
      attribs:
        href === undefined || href.length > maxHrefLength
          ? {}
          : { href, rel: 'nofollow noopener', target: '_blank' },
    }),
  },
};

/** Text without a tag or a reference is as safe as it looks; parsing it would cost most of a bulk load. */
const plain = /^[^<>&]*$/;
/** HTML of a posting, reduced to what a job description needs. The result is safe to show as it is. */
export function sanitiseDescription(html: string): string {
  if (plain.test(html)) return html.trim();
  return sanitizeHtml(html, options).trim();
}

const references: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of sanitised HTML, for the search. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (reference) => references[reference] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
