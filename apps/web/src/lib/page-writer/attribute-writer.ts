import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Thrown where only React knows how to write it: React then writes the page. */
export class LeftToReact extends Error {}

/** Thrown where React is to be asked first how it writes an attribute, outside of what is being written. */
export class Unlearned extends Error {
  readonly attribute: string;
  readonly value: unknown;

  constructor(attribute: string, value: unknown) {
    super(attribute);
    this.attribute = attribute;
    this.value = value;
  }
}

/** How React writes an attribute around a text; undefined where it writes none, or one that says nothing of the text. */
type Around = readonly [before: string, after: string] | undefined;

const sample = 'sample';
/** More than all components have. */
const maxLearned = 2000;
/* What React has answered: by name, and for what is no text by value as well. The same for every page. */
const texts = new Map<string, Around>();
const others = new Map<string, string>();

const addresses: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formAction', 'xlinkHref']);
/** How an address begins that React may make harmless. */
const suspicious = /^[\0-\x20]*j/i;

/** An attribute as React writes it. */
export function writeAttribute(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') {
    if (addresses.has(name) && suspicious.test(value))
      throw new LeftToReact('An address that may be a script.');
    const around = texts.get(name);
    if (around !== undefined) return around[0] + escapeText(value) + around[1];
    if (texts.has(name)) return '';
    throw new Unlearned(name, sample);
  }
  if (name === 'ref') return '';
  if (typeof value === 'function') {
    // Handlers are of the browser; any other function means something to React.
    if (/^on[A-Z]/.test(name)) return '';
    throw new LeftToReact(`A function as ${name}.`);
  }
  const written = others.get(keyOf(name, value));
  if (written === undefined) throw new Unlearned(name, value);
  return written;
}

const keyOf = (name: string, value: unknown) => `${name} ${typeof value} ${JSON.stringify(value)}`;

/** Asks React, once for each name, and for each value that is no text. */
export function learnAttribute({ attribute: name, value }: Unlearned): void {
  if (texts.size + others.size > maxLearned) throw new LeftToReact('More attributes than components have.');
  const tag = renderToStaticMarkup(createElement('i', { [name]: value }));
  const written = tag.slice('<i'.length, -'></i>'.length);
  if (value !== sample) {
    others.set(keyOf(name, value), written);
    return;
  }
  const at = written.indexOf(sample);
  if (at < 0 && written !== '') throw new LeftToReact(`A text as ${name}.`);
  texts.set(name, at < 0 ? undefined : [written.slice(0, at), written.slice(at + sample.length)]);
}

const special = /["&'<>]/;
const specials = /["&'<>]/g;
const escaped: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

export const escapeText = (text: string): string =>
  special.test(text) ? text.replaceAll(specials, (one) => escaped[one] ?? one) : text;
