import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { isCostly } from './nesting-rules.ts';

/** Markdown as plain text that reads well: for what has no formatting, as a part of a mail. HTML in it is left out. */
export function writePlainText(text: string, resolve: (href: string) => string, maxWork?: number): string {
  return isCostly(text, maxWork) ? text : writeBlocks(lexer(text, { gfm: true, breaks: true }), resolve);
}

type Resolve = (href: string) => string;

function writeBlocks(tokens: readonly Token[], resolve: Resolve): string {
  return tokens
    .map((token) => writeBlock(token as MarkedToken, resolve).trimEnd())
    .filter(Boolean)
    .join('\n\n');
}

function writeBlock(token: MarkedToken, resolve: Resolve): string {
  switch (token.type) {
    case 'heading':
    case 'paragraph':
      return writeInline(token.tokens ?? [], resolve);
    case 'text':
      return token.tokens ? writeInline(token.tokens, resolve) : token.text;
    case 'blockquote':
      return writeBlocks(token.tokens, resolve).replaceAll(/^/gm, '> ');
    case 'list':
      return writeList(token, resolve);
    case 'table':
      return [token.header, ...token.rows]
        .map((cells) => cells.map(({ tokens }) => writeInline(tokens, resolve)).join(' | '))
        .join('\n');
    case 'code':
      return token.text;
    case 'hr':
      return '* * *';
    default:
      return '';
  }
}

function writeList({ items, ordered, start }: Tokens.List, resolve: Resolve): string {
  return items
    .map((item, at) => {
      const mark = ordered ? `${(start || 1) + at}. ` : '- ';
      return mark + writeBlocks(item.tokens, resolve).replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

function writeInline(tokens: readonly Token[], resolve: Resolve): string {
  return tokens.map((token) => writePart(token as MarkedToken, resolve)).join('');
}

function writePart(token: MarkedToken, resolve: Resolve): string {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return writeInline(token.tokens, resolve);
    case 'link': {
      const words = writeInline(token.tokens, resolve);
      const address = resolve(token.href);
      return address === '' || address === words || address === `mailto:${words}`
        ? words
        : `${words} (${address})`;
    }
    case 'text':
      return token.tokens ? writeInline(token.tokens, resolve) : token.text;
    case 'codespan':
    case 'escape':
      return token.text;
    case 'br':
      return '\n';
    default:
      return '';
  }
}
