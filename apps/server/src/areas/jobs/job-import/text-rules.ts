import { Parser } from 'htmlparser2';
import { ShallowTokenizer } from '../../../platform/html/shallow-tokenizer.ts';
import { renderMarkdown } from '../../../platform/markdown/render-markdown.ts';
import { sanitiseDescription, toPlainText } from '../jobs/rules.ts';
import { boundaries, cells, inlines, lists, paragraphs, unseen } from './element-constants.ts';
import { hasMarkup, withoutFalseTags } from './tag-rules.ts';

/** Text as markup that shows it. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Longer than any link is: each line that a link goes over repeats it. */
const maxHrefLength = 2000;

/** More than any description may have; what comes after that is not read. */
const maxWritten = 300_000;

/** Opens a list of one item, which joins the one before it. */
const bareList = '<ul bare>';

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
    return this.#written.join('').replaceAll(`</ul>${bareList}`, '').replaceAll(bareList, '<ul>');
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
      const line = `<${element}>${trimBreaks(this.#line.join(''))}${closing.join('')}</${element}>`;
      // Some sources give the items without their list.
      this.#write(element === 'li' && this.#lists.length === 0 ? `${bareList}${line}</ul>` : line);
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

/**
 * A description as HTML: text without tags gets paragraphs, Markdown and lines with bullets become what they stand for,
 * HTML that was encoded once too often is decoded. What the source had on lines of its own stays apart.
 */
export function readHtml(source: string): string {
  const text = source.slice(0, maxSource);
  const html = !hasMarkup(text) && encodedTag.test(text) ? decode(text) : text;
  if (hasMarkup(html)) return listBulletLines(toBlocks(html));
  return isMarkdown(html) ? toBlocks(renderMarkdown(withDashes(html))) : listBulletLines(toParagraphs(html));
}

/** The items of a field that is a list: one for each item of its lists, and for each line beside them. */
export function readItems(source: string): string[] {
  return readHtml(source)
    .split(/<\/?(?:p|li|ul|ol|h[1-6])>|<br>/)
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

/** A heading, bold words or a link: a list alone is one without Markdown too. */
const markdownSigns = [/^#{1,6} \S/m, /\*\*\S[^*\n]{0,200}\*\*/, /\[[^\]\n]{1,200}\]\(https?:\/\//];
const isMarkdown = (text: string) => markdownSigns.some((sign) => sign.test(text));

/** Bullets that Markdown does not know. */
const withDashes = (text: string) => text.replaceAll(/^([ \t]*)[•▪●‣⁃·◦][ \t]+/gm, '$1- ');

/** Marks that stand for nothing else at the beginning of a line; word processors write them. */
const sureBullet = /^((?:<(?:b|strong|i|em)>)*)[\s\u00A0]*[•·▪●○■‣⁃◦➢►✓✔§\uF0B7\uF0A7][\s\u00A0]*(?=\S)/;
/** Marks that are bullets where several lines in a row have them. */
const likelyBullet = /^((?:<(?:b|strong|i|em)>)*)(?:[-–—*+][\s\u00A0]+|o[\s\u00A0]{2,})(?=\S)/;

/** Lines of paragraphs that begin with bullets are items. Within lists nothing is a paragraph. */
function listBulletLines(html: string): string {
  return html.replaceAll(/(?:<p>(?:(?!<\/p>).)*<\/p>)+/gs, (run) => {
    const lines = run
      .slice('<p>'.length, -'</p>'.length)
      .split('</p><p>')
      .flatMap((paragraph) => paragraph.split('<br>').map((line, at) => ({ line, isFirst: at === 0 })));
    if (!lines.some(({ line }) => sureBullet.test(line) || likelyBullet.test(line))) return run;
    return writeLines(lines);
  });
}

function writeLines(lines: readonly { line: string; isFirst: boolean }[]): string {
  const isLikely = (at: number) => likelyBullet.test(lines[at]?.line ?? '');
  const written: string[] = [];
  let open = '';
  for (const [at, { line, isFirst }] of lines.entries()) {
    const isItem = sureBullet.test(line) || (isLikely(at) && (isLikely(at - 1) || isLikely(at + 1)));
    if (isItem) {
      if (open === 'p') written.push('</p>');
      if (open !== 'ul') written.push('<ul>');
      written.push(`<li>${line.replace(sureBullet.test(line) ? sureBullet : likelyBullet, '$1')}</li>`);
      open = 'ul';
      continue;
    }
    if (line.trim() === '' && open !== 'p') continue;
    if (open === 'p' && !isFirst) written.push('<br>');
    else written.push(open === '' ? '<p>' : `</${open}><p>`);
    written.push(line);
    open = 'p';
  }
  return written.join('') + (open === '' ? '' : `</${open}>`);
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
