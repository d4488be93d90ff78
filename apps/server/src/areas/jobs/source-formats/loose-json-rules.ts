/** What browsers and Google forgive in a script with JSON, as JSON that is strict. */
export function tidyJson(text: string): string {
  const bare = withoutWrapping(text);
  return new LooseReader(looksEncoded(bare) ? decodeQuotes(bare) : bare).read();
}

/** Signs of HTML and XHTML around a script, and what a line of JavaScript ends with. */
const opening = /^(?:\s|\uFEFF|<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?)+/;
const closing = /(?:\s|;|(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?)+$/;

function withoutWrapping(text: string): string {
  const start = opening.exec(text)?.[0].length ?? 0;
  // Only its end is looked at: the expression would begin at each blank of a long text.
  const body = text.slice(start).trimEnd();
  const tail = body.slice(-maxTail);
  return body.slice(0, body.length - tail.length) + tail.replace(closing, '');
}

const maxTail = 200;

/** Names in quotes are what JSON begins with: where none is, the quotes are written as references. */
const looksEncoded = (text: string) => /^[[{\s]*&(?:quot|#0?34|#x22);/i.test(text);

const decodeQuotes = (text: string) =>
  text
    .replaceAll(/&(?:quot|#0?34|#x22);/gi, '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:amp|#0?38);/gi, '&');

const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Goes through a text once: outside of texts it leaves out comments and commas too many, within it escapes. */
class LooseReader {
  readonly #text: string;
  readonly #written: string[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): string {
    while (this.#at < this.#text.length) {
      const sign = this.#text.charAt(this.#at);
      if (sign === '"') this.#readText();
      else if (sign === '/' && /[/*]/.test(this.#text.charAt(this.#at + 1))) this.#skipComment();
      else {
        if (sign === ']' || sign === '}') this.#dropComma();
        this.#written.push(sign);
        this.#at++;
      }
    }
    return this.#written.join('');
  }

  #readText(): void {
    this.#written.push('"');
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const sign = this.#text.charAt(this.#at);
      if (sign === '\\') this.#readEscape();
      else {
        this.#written.push(sign < ' ' ? (controls[sign] ?? ' ') : sign);
        if (sign === '"') break;
      }
    }
    this.#at++;
  }

  /** JSON knows fewer than JavaScript: \' and a line end behind a backslash are none there. */
  #readEscape(): void {
    const next = this.#text.charAt(++this.#at);
    const isUnicode = next === 'u' && /^[\da-f]{4}$/i.test(this.#text.slice(this.#at + 1, this.#at + 5));
    if (isUnicode || /^["\\/bfnrt]$/.test(next)) this.#written.push(`\\${next}`);
    else if (next === "'" || next === '`') this.#written.push(next);
    else if (next !== '\n' && next !== '') this.#written.push(`\\\\${controls[next] ?? next}`);
  }

  #skipComment(): void {
    const isLine = this.#text.charAt(this.#at + 1) === '/';
    const end = this.#text.indexOf(isLine ? '\n' : '*/', this.#at + 2);
    this.#at = end === -1 ? this.#text.length : end + (isLine ? 1 : 2);
  }

  #dropComma(): void {
    const isBlank = (sign: string | undefined) => sign !== undefined && sign.trim() === '';
    let last = this.#written.length - 1;
    while (isBlank(this.#written[last])) last--;
    if (this.#written[last] === ',') this.#written.splice(last, 1);
  }
}
