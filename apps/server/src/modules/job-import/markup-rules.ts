import { Parser } from 'htmlparser2';

/** Elements that end a line where they begin and where they end, and mean nothing more to a posting. */
const boundaries = new Set(
  (
    'address article aside blockquote body caption center details dialog dd div dl dt fieldset figcaption figure ' +
    'footer form header hgroup hr legend main nav pre section summary table tbody tfoot thead tr'
  ).split(' '),
);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li']);
const lists = new Set(['ul', 'ol']);
const cells = new Set(['td', 'th']);
const inlines = new Set(['a', 'b', 'strong', 'i', 'em']);
const unseen = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'textarea',
  'select',
  'svg',
  'xml',
  'title',
]);
const known = [...boundaries, ...paragraphs, ...lists, ...cells, ...inlines, ...unseen]
  .concat([
    'br',
    'span',
    'font',
    'u',
    's',
    'small',
    'big',
    'sub',
    'sup',
    'html',
    'img',
    'meta',
    'link',
    'input',
    'button',
  ])
  .concat([
    'label',
    'option',
    'code',
    'colgroup',
    'col',
    'wbr',
    'mark',
    'del',
    'ins',
    'abbr',
    'time',
    'o:p',
    'iframe',
  ]);

/** A tag as pages have them: its attributes have values, but for a few that never do. */
const tag = new RegExp(
  `<(?:/?(?:${known.join('|')})(?:\\s+[\\w:-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+)|\\s+(?:nowrap|disabled|checked|hidden|noshade|compact))*\\s*/?>|!--|!doctype)`,
  'i',
);

/** Whether a text has markup: "a<b and c>d" has none. */
export const hasMarkup = (text: string): boolean => tag.test(text);

const tagHere = new RegExp(tag.source, 'iy');

/** The same markup with what only looks like a tag as the text that it is. */
function withoutFalseTags(html: string): string {
  return html.replaceAll('<', (_sign, at: number) => {
    tagHere.lastIndex = at;
    return tagHere.test(html) ? '<' : '&lt;';
  });
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A posting's markup as paragraphs, headings and lists: what stood on lines of its own (in blocks, rows of a table,
 * terms and what they mean) stays apart. The result is not yet safe to show.
 */
export function toBlocks(html: string): string {
  const reader = new BlockReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes['href']),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
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

/** Writes as it reads: however deep the elements of a source are, nothing here is. */
class BlockReader {
  #written: string[] = [];
  #line = '';
  /** The element that the line is of; a line without one is a paragraph. */
  #element = 'p';
  #inline: { name: string; opening: string }[] = [];
  #lists: string[] = [];
  #hidden = 0;
  #hasCell = false;

  open(name: string, href: string | undefined): void {
    if (unseen.has(name)) this.#hidden += 1;
    if (this.#hidden > 0) return;
    if (name === 'br') this.#line += '<br>';
    else if (inlines.has(name)) this.#openInline(name, href);
    else if (cells.has(name)) this.#startCell();
    else if (lists.has(name)) this.#openList(name);
    else if (paragraphs.has(name)) this.#startLine(name);
    else if (boundaries.has(name)) this.#startLine('p');
  }

  text(text: string): void {
    if (this.#hidden > 0) return;
    this.#line += escapeText(text);
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

  #openInline(name: string, href: string | undefined): void {
    const opening =
      name === 'a' && href !== undefined ? `<a href="${href.replaceAll('"', '%22')}">` : `<${name}>`;
    this.#inline.push({ name, opening });
    this.#line += opening;
  }

  #closeInline(name: string): void {
    const at = this.#inline.findLastIndex((open) => open.name === name);
    if (at === -1) return;
    this.#line += `</${name}>`;
    this.#inline.splice(at, 1);
  }

  /** The cells of a row stay in its line. */
  #startCell(): void {
    if (this.#hasCell && hasText(this.#line)) this.#line += ' – ';
    this.#hasCell = true;
  }

  #openList(name: string): void {
    this.#endLine();
    this.#lists.push(name);
    this.#written.push(`<${name}>`);
    this.#element = 'li';
  }

  #closeList(): void {
    this.#endLine();
    const name = this.#lists.pop();
    if (name !== undefined) this.#written.push(`</${name}>`);
  }

  #startLine(element: string): void {
    // Within an item of a list a block is a line of the item.
    if (this.#lists.length > 0 && element !== 'li') {
      if (hasText(this.#line) && !this.#line.endsWith('<br>')) this.#line += '<br>';
      return;
    }
    this.#endLine();
    this.#element = element;
  }

  #endLine(): void {
    const element = this.#lists.length > 0 ? 'li' : this.#element;
    const line = trimBreaks(this.#line);
    if (hasText(line)) {
      const closing = this.#inline.toReversed().map(({ name }) => `</${name}>`);
      this.#written.push(`<${element}>${line}${closing.join('')}</${element}>`);
    }
    this.#line = this.#inline.map(({ opening }) => opening).join('');
    this.#element = 'p';
  }
}

const hasText = (html: string) => /\S/.test(html.replaceAll(/<[^>]*>/g, ''));
