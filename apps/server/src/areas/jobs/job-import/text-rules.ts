import { Parser } from 'htmlparser2';
import { ShallowTokenizer } from '../../../platform/html/shallow-tokenizer.ts';
import { sanitiseDescription, toPlainText } from '../jobs/rules.ts';
import { boundaries, cells, inlines, lists, paragraphs, unseen } from './element-constants.ts';
import { hasMarkup, withoutFalseTags } from './tag-rules.ts';

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Longer than any link is: each line that a link goes over repeats it. */
const maxHrefLength = 2000;

/** More than any description may have; what comes after that is not read. */
const maxWritten = 300_000;

/** Writes as it reads: however deep the elements of a source are, nothing here is. */
class BlockReader {
  #written: string[] = [];
  #writtenLength = 0;
  /** In parts: to look at its end would copy all of it each time. */
  #line: string[] = [];
  #lineHasText = false;
  /** The element that the line is of; a line without one is a paragraph. */
  #element = 'p';
  #inline: { name: string; opening: string; times: number }[] = [];
  #lists: string[] = [];
  #hidden = 0;
  #hasCell = false;

  open(name: string, href: string | undefined): void {
    if (unseen.has(name)) this.#hidden += 1;
    if (this.#hidden > 0) return;
    if (name === 'br') this.#line.push('<br>');
    else if (inlines.has(name)) this.#openInline(name, href);
    else if (cells.has(name)) this.#startCell();
    else if (lists.has(name)) this.#openList(name);
    else if (paragraphs.has(name)) this.#startLine(name);
    else if (boundaries.has(name)) this.#startLine('p');
  }

  text(text: string): void {
    if (this.#hidden > 0) return;
    this.#line.push(escapeText(text));
    this.#lineHasText ||= /\S/.test(text);
  }

  close(name: string): void {
    if (unseen.has(name)) {
      this.#hidden = Math.max(0, this.#hidden - 1);
      return;
    }
    if (this.#hidden > 0) return;
    if (inlines.has(name)) this.#closeInline(name);
    else if (lists.has(name)) this.#closeList();
    else if (paragraphs.has(name) || boundaries.has(name)) this.#startLine('p');
    if (name === 'tr') this.#hasCell = false;
  }

  end(): string {
    this.#endLine();
    while (this.#lists.length > 0) this.#closeList();
    return this.#written.join('');
  }

  /** Within an element of its name an element says nothing new, and each line would repeat both. */
  #openInline(name: string, href: string | undefined): void {
    const same = this.#inline.find((open) => open.name === name);
    if (same) {
      same.times += 1;
      return;
    }
    const opening =
      name === 'a' && href !== undefined && href.length <= maxHrefLength
        ? `<a href="${href.replaceAll('"', '%22')}">`
        : `<${name}>`;
    this.#inline.push({ name, opening, times: 1 });
    this.#line.push(opening);
  }

  #closeInline(name: string): void {
    const open = this.#inline.find((one) => one.name === name);
    if (!open) return;
    open.times -= 1;
    if (open.times > 0) return;
    this.#line.push(`</${name}>`);
    this.#inline.splice(this.#inline.indexOf(open), 1);
  }

  /** The cells of a row stay in its line. */
  #startCell(): void {
    if (this.#hasCell && this.#lineHasText) this.#line.push(' – ');
    this.#hasCell = true;
  }

  #openList(name: string): void {
    this.#endLine();
    this.#lists.push(name);
    this.#write(`<${name}>`);
    this.#element = 'li';
  }

  #closeList(): void {
    this.#endLine();
    const name = this.#lists.pop();
    if (name !== undefined) this.#write(`</${name}>`);
  }

  #startLine(element: string): void {
    // Within an item of a list a block is a line of the item.
    if (this.#lists.length > 0 && element !== 'li') {
      if (this.#lineHasText && this.#line.at(-1) !== '<br>') this.#line.push('<br>');
      return;
    }
    this.#endLine();
    this.#element = element;
  }

  #endLine(): void {
    const element = this.#lists.length > 0 ? 'li' : this.#element;
    if (this.#lineHasText) {
      const closing = this.#inline.toReversed().map(({ name }) => `</${name}>`);
      this.#write(`<${element}>${trimBreaks(this.#line.join(''))}${closing.join('')}</${element}>`);
    }
    this.#line = this.#inline.map(({ opening }) => opening);
    this.#lineHasText = false;
    this.#element = 'p';
  }

  #write(html: string): void {
    if (this.#writtenLength > maxWritten) return;
    this.#written.push(html);
    this.#writtenLength += html.length;
  }
}

const encodedTag = /&lt;\/?[a-z]/i;

/** So much of a text with its markup is read. */
export const maxSource = 300_000;

/** A line of text from a source, without markup, references and odd spaces. */
export function readPlain(source: string): string {
  const text = source.slice(0, maxSource);
  const isMarkup = /&/.test(text) || hasMarkup(text);
  return toPlainText(isMarkup ? sanitiseDescription(text) : text.replaceAll('<', '&lt;'));
}

/** A description as HTML: text without tags gets paragraphs, HTML that was encoded once too often is decoded. What the
 * source had on lines of its own stays apart. */
export function readHtml(source: string): string {
  const text = source.slice(0, maxSource);
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

/**
 * A posting's markup as paragraphs, headings and lists: what stood on lines of its own (in blocks, rows of a table,
 * terms and what they mean) stays apart. The result is not yet safe to show.
 */
function toBlocks(html: string): string {
  const reader = new BlockReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes['href']),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { Tokenizer: ShallowTokenizer },
  );
  parser.end(withoutFalseTags(html));
  return reader.end();
}

/** Without spaces and breaks at its ends, each looked at once. */
function trimBreaks(line: string): string {
  const text = line.replace(/^(?:\s|<br>)+/, '');
  let end = text.length;
  for (;;) {
    if (text.endsWith('<br>', end)) end -= 4;
    else if (/\s/.test(text.charAt(end - 1))) end -= 1;
    else return text.slice(0, end);
  }
}
