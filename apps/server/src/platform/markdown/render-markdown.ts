import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { ShallowTokenizer } from '../html/shallow-tokenizer.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { isCostly } from './nesting-rules.ts';

const markdown = new Marked({ gfm: true, breaks: true, async: false });

const textOptions: sanitizeHtml.IOptions = {
  parser: { Tokenizer: ShallowTokenizer },
  allowedTags: [
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'a',
    'blockquote',
    'code',
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's own heading is h1: the text begins below it.
    h1: 'h2',
    a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : { href, rel: 'noopener' } }),
  },
};

/** What a text may hold beside words. */
export interface MarkdownParts {
  /** Whether tables and blocks of code are left in. */
  tables?: boolean;
  /** The addresses of the pictures that are left in; without it none is. */
  pictures?: readonly string[];
  /** For the main thread, which may do less than a thread of its own (see `isCostly`). */
  maxWork?: number | undefined;
}

/** Markdown or plain text as HTML that is safe to show. */
export function renderMarkdown(
  text: string,
  { tables = false, pictures, maxWork }: MarkdownParts = {},
): string {
  const allowedTags = [
    ...(textOptions.allowedTags as string[]),
    ...(tables ? ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'pre', 'del'] : []),
    ...(pictures ? ['img'] : []),
  ];
  return sanitizeHtml(parse(text, maxWork), {
    ...textOptions,
    allowedTags,
    allowedAttributes: {
      ...(textOptions.allowedAttributes as object),
      ...(pictures && { img: ['src', 'alt'] }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictures?.includes(attribs['src'] ?? '') !== true,
  }).trim();
}

function parse(text: string, maxWork: number | undefined): string {
  return isCostly(text, maxWork) ? `<p>${escapeHtml(text)}</p>` : (markdown.parse(text) as string);
}
