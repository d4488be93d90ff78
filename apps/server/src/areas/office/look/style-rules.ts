import { maxStylesBytes } from '@waymark/contract/office/look-choices';
import { msg, term, type Message } from '@waymark/contract/text/message';
import type { CssNode, Declaration } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';

/** A style sheet as it may be served, or one sentence that says what keeps it from that. */
export type ReadStyles = { css: string } | { problem: Message };

const allowedAtRules = ['media', 'supports', 'keyframes'];
/** They load, run or read what they are given, or take an address as a text. */
const refusedFunctions = [
  'expression',
  'image-set',
  '-webkit-image-set',
  'src',
  'image',
  'element',
  'paint',
  'url-prefix',
];
type Refusal = (property: string) => Message;
const runsScript: Refusal = (property) =>
  msg`${property} is not taken, because it runs a script in old browsers.`;
const coversHeader: Refusal = (property) => msg`${property} is not taken, because it could cover the header.`;
const hidesWords: Refusal = (property) =>
  msg`${property} is not taken, because it could make words unreadable.`;
const undoesRules: Refusal = (property) =>
  msg`${property} is not taken, because it could undo the board’s own rules.`;
const refusedProperties: Readonly<Record<string, Refusal>> = {
  behavior: runsScript,
  '-moz-binding': runsScript,
  'z-index': coversHeader,
  opacity: hidesWords,
  filter: hidesWords,
  'backdrop-filter': hidesWords,
  'mix-blend-mode': hidesWords,
  '-webkit-text-fill-color': hidesWords,
  'background-image': hidesWords,
  all: undoesRules,
};
const positions = ['static', 'relative'];
/** Pairs whose contrast is known (`tokens.css`). */
const inks = ['var(--ink)', 'var(--ink-soft)', 'var(--muted)', 'inherit', 'currentcolor'];
const grounds = ['var(--paper)', 'var(--surface)', 'var(--sunken)', 'transparent', 'none', 'inherit'];
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  position: positions,
  color: inks,
  background: grounds,
  'background-color': grounds,
};

/**
 * The operator's style sheet, parsed and written out again, so that only what was understood is served. It comes in a
 * layer, and every rule of the board wins against a layer.
 */
export function readStyles(text: string): ReadStyles {
  if (text.trim() === '') return { css: '' };
  if (Buffer.byteLength(text) > maxStylesBytes)
    return { problem: msg`Please use at most ${maxStylesBytes / 1024} KB.` };
  let problem: Message | undefined;
  const note = (at: CssNode['loc'] | { line: number } | null, words: Message) => {
    const line = at && ('line' in at ? at.line : at.start.line);
    problem ??= line ? msg`Line ${line}: ${term(words)}` : words;
  };
  try {
    const sheet = parse(text, {
      positions: true,
      parseCustomProperty: true,
      onParseError: ({ line, message }: { line: number; message: string }) =>
        note({ line }, msg`this cannot be read: ${message}.`),
    });
    walk(sheet, (node) => {
      const words = findProblem(node);
      if (words !== undefined) note(node.loc, words);
    });
    if (problem !== undefined) return { problem };
    return { css: `@layer operator{${generate(sheet)}}` };
  } catch (error) {
    // Nested deeper than can be followed.
    if (error instanceof RangeError) return { problem: msg`This is nested too deeply to be read.` };
    throw error;
  }
}

function findProblem(node: CssNode): Message | undefined {
  switch (node.type) {
    case 'Raw':
      return msg`this cannot be read.`;
    case 'Atrule':
      return allowedAtRules.includes(node.name.toLowerCase())
        ? undefined
        : msg`@${node.name} is not taken. There are ${allowedAtRules.map((name) => `@${name}`).join(', ')}.`;
    case 'Url':
      return isOfBoard(node.value)
        ? undefined
        : msg`an address has to be a path of this board, such as url(/picture.webp).`;
    case 'Function':
      return refusedFunctions.includes(node.name.toLowerCase())
        ? msg`${node.name}() is not taken.`
        : undefined;
    case 'Declaration':
      return findDeclarationProblem(node);
    default:
      return undefined;
  }
}

function findDeclarationProblem({ property, important, value }: Declaration): Message | undefined {
  const name = property.toLowerCase();
  if (important !== false) return msg`!important is not taken: the board’s own rules come first.`;
  if (name.startsWith('--')) return msg`${property} is not taken: such names are the board’s.`;
  const refuse = refusedProperties[name];
  if (refuse) return refuse(property);
  const allowed = valuesOf[name];
  const written = generate(value).toLowerCase();
  if (allowed && !allowed.includes(written)) {
    return msg`${property} can be ${allowed.join(', ')} here, and not ${written.slice(0, 60)}.`;
  }
  return undefined;
}

/** A path: no other host, however a browser would read it. */
const isOfBoard = (address: string) => /^\/(?![/\\])[\w\-./?=&%]*$/.test(address);
