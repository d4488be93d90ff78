import type { Part } from './message.ts';

/** What a message in ICU MessageFormat consists of: of that format, values, plurals and tags (`words.ts`). */
export function compileMessage(message: string): readonly Part[] {
  const reader = { message, at: 0 };
  const parts = readParts(reader, undefined);
  if (reader.at < message.length) throw new SyntaxError(`"${message}" has a sign too many at ${reader.at}.`);
  return parts;
}

interface Reader {
  message: string;
  at: number;
}

const plain = /[^{}<#]+/y;
const value = /\{(\d+)\}/y;
const plural = /\{(\d+), plural,/y;
const form = /\s*(=\d+|[a-z]+) \{/y;
const meaning = /\{~[^{}]*\}/y;
const tag = /<([a-z]+)>/y;

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.message);
  if (found) reader.at += found[0].length;
  return found;
}

/** Up to the end of the message, of a form or of a tag. `counted` is the number that a # stands for. */
function readParts(reader: Reader, counted: number | undefined): readonly Part[] {
  const parts: Part[] = [];
  const { message } = reader;
  while (reader.at < message.length && message[reader.at] !== '}' && !message.startsWith('</', reader.at)) {
    const part = readPart(reader, counted);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

function readPart(reader: Reader, counted: number | undefined): Part {
  const text = take(reader, plain)?.[0];
  if (text !== undefined) return text;
  if (take(reader, meaning)) return '';
  const put = take(reader, value)?.[1];
  if (put !== undefined) return Number(put);
  const number = take(reader, plural)?.[1];
  if (number !== undefined) return [Number(number), readForms(reader, Number(number))];
  const name = take(reader, tag)?.[1];
  if (name !== undefined) {
    const inside = readParts(reader, counted);
    const end = `</${name}>`;
    if (!reader.message.startsWith(end, reader.at))
      throw new SyntaxError(`"${reader.message}" lacks ${end}.`);
    reader.at += end.length;
    return [name, inside];
  }
  const sign = reader.message[reader.at++] ?? '';
  if (sign === '#' && counted !== undefined) return [counted];
  if (sign === '{')
    throw new SyntaxError(`"${reader.message}" has an unknown placeholder at ${reader.at - 1}.`);
  return sign;
}

function readForms(reader: Reader, counted: number): Record<string, readonly Part[]> {
  const forms: Record<string, readonly Part[]> = {};
  for (let name = take(reader, form)?.[1]; name !== undefined; name = take(reader, form)?.[1]) {
    forms[name] = readParts(reader, counted);
    reader.at++;
  }
  if (forms['other'] === undefined || reader.message[reader.at++] !== '}')
    throw new SyntaxError(`"${reader.message}" has a plural without an end or a form for other numbers.`);
  return forms;
}
