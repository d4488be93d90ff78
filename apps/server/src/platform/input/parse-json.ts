import { msg, plural, type Message } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';
import type { JsonLimits } from './json-limits.ts';

/** JSON that has more than is parsed of its kind; it says of what, as a part of a sentence. */
export class JsonExcess extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(sayEnglish(said));
    this.said = said;
  }
}

/** The one way to parse JSON from outside. Throws a JsonExcess before anything is parsed, and a SyntaxError. */
export function parseJson(text: string, limits: JsonLimits): unknown {
  const excess = findExcess(text, limits);
  if (excess !== undefined) throw new JsonExcess(excess);
  return JSON.parse(text) as unknown;
}

const [quote, backslash, comma, colon, openList, closeList, openObject, closeObject] = [...'"\\,:[]{}'].map(
  (sign) => sign.charCodeAt(0),
);

/** What a text has too much of, found in one pass; undefined where it is within the limits, JSON or not. */
export function findExcess(text: string, { depth, values, names }: JsonLimits): Message | undefined {
  /** For each open list and object, the names that it has so far. */
  const open: number[] = [];
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      at = endOfText(text, at);
      if (at === -1) return undefined;
    } else if (sign === openList || sign === openObject) {
      if (open.push(0) > depth) return msg`lists or objects in each other, more than ${depth} deep`;
      count++;
    } else if (sign === closeList || sign === closeObject) open.pop();
    else if (sign === comma) count++;
    else if (sign === colon) {
      const named = (open.pop() ?? 0) + 1;
      if (named > names) return msg`an object with more than ${plural(names, 'name')}`;
      open.push(named);
    }
    if (count > values) return msg`more than ${plural(values, 'value')}`;
  }
  return undefined;
}

/** Where the quote stands that ends a text; -1 for none. */
function endOfText(text: string, begin: number): number {
  for (let at = text.indexOf('"', begin + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return -1;
}
