import { Parser } from 'htmlparser2';
import { ShallowTokenizer } from '../../../platform/html/shallow-tokenizer.ts';
import { boundaries, cells, lists, paragraphs, unseen } from './element-constants.ts';
import { attributesOf, linkOf, marksOf, type Mark, type Way } from './mark-rules.ts';
import { withoutFalseTags } from './tag-rules.ts';

/** Text as markup that shows it. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** More than any description may have; what comes after that is not read. */
const maxWritten = 300_000;

/** Lists in lists deeper than this are items of the last. */
const maxLists = 6;

/** Opens a list of one item, which joins the one before it. */
const bareList = '<ul bare>';

interface OpenElement {
  name: string;
  marks: readonly Mark[];
  way: Way;
}

/** Writes as it reads: however deep the elements of a source are, nothing here is. */
class BlockReader {
  readonly #base: string | undefined;
  #written: string[] = [];
  #writtenLength = 0;
  #open: OpenElement[] = [];
  /** In parts: to look at its end would copy all of it each time. */
  #line: string[] = [];
  #lineHasText = false;
  #lineWay: Way = {};
  /** The element that the line is of; a line without one is a paragraph. */
  #element = 'p';
  #inline: { name: string; opening: string; times: number }[] = [];
  /** Empty names are lists that are too deep. */
  #lists: string[] = [];
  #hidden = 0;
  /** Open elements whose line ends count. */
  #verbatim = 0;
  #hasCell = false;
  /** Within a cell a line ends where more follows in the same cell. */
  #cell: { hasText: boolean; next: string | undefined } | undefined;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (unseen.has(name)) this.#hidden += 1;
    if (this.#hidden > 0) return;
    if (name === 'br') this.#add('<br>');
    else if (cells.has(name)) this.#startCell();
    else if (lists.has(name)) this.#openList(name, attributes);
    else if (paragraphs.has(name)) this.#startLine(name);
    else if (boundaries.has(name)) this.#startLine('p');
    if (name === 'tr') this.#hasCell = false;
    if (name === 'pre') this.#verbatim++;
    const around = this.#open.at(-1)?.way ?? {};
    const isBlock = boundaries.has(name) || paragraphs.has(name) || cells.has(name) || lists.has(name);
    const href = linkOf(attributes['href'], this.#base);
    const marks = marksOf(name, attributes, { href, around, isBlock });
    const own: Way = isBlock ? attributesOf(attributes) : {};
    const { dir: given, lang } = own;
    const dir = given === 'ltr' && around.dir === undefined ? undefined : given;
    const way = dir || lang ? { ...around, ...(dir && { dir }), ...(lang && { lang }) } : around;
    this.#open.push({ name, marks, way });
    for (const mark of marks) this.#openInline(mark);
  }

  text(text: string): void {
    if (this.#hidden > 0) return;
    const hasText = /\S/.test(text);
    if (hasText && !this.#lineHasText) this.#lineWay = this.#open.at(-1)?.way ?? {};
    // Between two cells, or before a line that has yet to begin.
    const isBetween = this.#cell ? this.#cell.next !== undefined : this.#hasCell;
    const written = escapeText(text);
    if (hasText || !isBetween) this.#add(this.#verbatim > 0 ? written.replaceAll('\n', '<br>') : written);
    this.#lineHasText ||= hasText;
    if (this.#cell && hasText) this.#cell.hasText = true;
  }

  close(name: string): void {
    if (unseen.has(name)) {
      this.#hidden = Math.max(0, this.#hidden - 1);
      return;
    }
    if (this.#hidden > 0) return;
    const at = this.#open.findLastIndex((element) => element.name === name);
    const closed = at === -1 ? [] : this.#open.slice(at);
    for (const { marks } of closed.toReversed())
      for (const mark of marks.toReversed()) this.#closeInline(mark.name);
    if (cells.has(name)) this.#cell = undefined;
    else if (lists.has(name)) this.#closeList();
    else if (paragraphs.has(name) || boundaries.has(name)) this.#startLine('p');
    if (name === 'tr') this.#hasCell = false;
    if (name === 'pre') this.#verbatim = Math.max(0, this.#verbatim - 1);
    if (at !== -1) this.#open.length = at;
  }

  end(): string {
    this.#endLine();
    while (this.#lists.length > 0) this.#closeList();
    return this.#written.join('').replaceAll(`</ul>${bareList}`, '').replaceAll(bareList, '<ul>');
  }

  #add(text: string): void {
    const next = this.#cell?.next;
    if (this.#cell && next !== undefined) {
      this.#cell.next = undefined;
      const way = this.#open.at(-1)?.way ?? {};
      this.#endLine();
      this.#element = next;
      this.#lineWay = way;
    }
    this.#line.push(text);
  }

  /** Within an element of its name an element says nothing new, and each line would repeat both. */
  #openInline({ name, opening }: Mark): void {
    const same = this.#inline.find((open) => open.name === name);
    if (same) {
      same.times += 1;
      return;
    }
    this.#add(opening);
    this.#inline.push({ name, opening, times: 1 });
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
    this.#cell = { hasText: false, next: undefined };
  }

  /** A list in a list belongs to the item before it. */
  #openList(name: string, attributes: Record<string, string>): void {
    this.#endLine();
    const depth = this.#lists.filter(Boolean).length;
    if (depth >= maxLists) {
      this.#lists.push('');
      return;
    }
    const last = this.#written.at(-1) ?? '';
    if (depth > 0 && last.endsWith('</li>'))
      this.#written[this.#written.length - 1] = last.slice(0, -'</li>'.length);
    else if (depth > 0) this.#write('<li>');
    this.#lists.push(name);
    const { dir } = { ...this.#open.at(-1)?.way, ...attributesOf(attributes) };
    this.#write(dir === undefined || dir === 'ltr' ? `<${name}>` : `<${name} dir="${dir}">`);
    this.#element = 'li';
  }

  #closeList(): void {
    this.#endLine();
    const name = this.#lists.pop();
    if (name) this.#write(`</${name}>${this.#lists.length > 0 ? '</li>' : ''}`);
  }

  #startLine(element: string): void {
    // Within an item of a list a block is a line of the item.
    if (this.#lists.length > 0 && element !== 'li') {
      if (this.#lineHasText && this.#line.at(-1) !== '<br>') this.#line.push('<br>');
      return;
    }
    if (this.#cell?.hasText) {
      this.#cell.next = element;
      return;
    }
    if (this.#cell && this.#lineHasText) return;
    this.#endLine();
    this.#element = element;
  }

  #endLine(): void {
    const element = this.#lists.length > 0 ? 'li' : this.#element;
    if (this.#lineHasText) {
      const closing = this.#inline.toReversed().map(({ name }) => `</${name}>`);
      const { dir, lang } = this.#lineWay;
      const way = `${dir ? ` dir="${dir}"` : ''}${lang ? ` lang="${lang}"` : ''}`;
      const line = `<${element}${way}>${trimBreaks(this.#line.join(''))}${closing.join('')}</${element}>`;
      // Some sources give the items without their list.
      this.#write(element === 'li' && this.#lists.length === 0 ? `${bareList}${line}</ul>` : line);
    }
    this.#line = this.#inline.map(({ opening }) => opening);
    this.#lineHasText = false;
    this.#lineWay = {};
    this.#element = 'p';
  }

  #write(html: string): void {
    if (this.#writtenLength > maxWritten) return;
    this.#written.push(html);
    this.#writtenLength += html.length;
  }
}

/**
 * A posting's markup as paragraphs, headings and lists: what stood on lines of its own (in blocks, rows of a table,
 * terms and what they mean) stays apart. `base` is what its relative links start from; without it they are text. The
 * result is not yet safe to show.
 */
export function toBlocks(html: string, base: string | undefined): string {
  const reader = new BlockReader(base);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
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
