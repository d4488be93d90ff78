import { Parser, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { maxDepth, ShallowTokenizer } from './shallow-tokenizer.ts';

/** What a parser tells its reader of, and how deep it went. */
function read(markup: string, xmlMode = false) {
  let [depth, deepest, text] = [0, 0, ''];
  const names: string[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        names.push(name);
        depth += 1;
        deepest = Math.max(deepest, depth);
      },
      ontext: (part) => (text += part),
      onclosetag: () => (depth -= 1),
    },
    { xmlMode, Tokenizer: ShallowTokenizer },
  );
  parser.write(markup);
  parser.end();
  return { names, deepest, depth, text };
}

const many = 20_000;

test.each(['b', 'DIV', 'svg', 'math', 'foreignObject', 'o:p', 'span title="a > b"'])(
  'elements in elements are read to a depth, without losing one of them: <%s>',
  (name) => {
    const { names, deepest, depth, text } = read(`<${name}>x`.repeat(many));
    expect(names).toHaveLength(many);
    expect(deepest).toBe(maxDepth);
    expect(depth).toBe(0);
    expect(text).toBe('x'.repeat(many));
  },
);

test('the names of hostile markup may change from tag to tag', () => {
  const names = Array.from({ length: many }, (_, at) => `x${at % 700}`);
  const found = read(names.map((name) => `<${name}>`).join(''));
  expect(found.names).toEqual(names);
  expect(found.deepest).toBe(maxDepth);
});

test('XML is read to the same depth, with names as they are written', () => {
  const found = read('<W:p><w:p>x'.repeat(many), true);
  expect(found.names.slice(0, 2)).toEqual(['W:p', 'w:p']);
  expect(found.deepest).toBe(maxDepth);
  expect(found.text).toHaveLength(many);
});

test('elements without an end take no depth', () => {
  const found = read(`${'<b>'.repeat(maxDepth)}${'x<br>'.repeat(10)}</b>y`);
  expect(found.names.filter((name) => name === 'br')).toHaveLength(10);
  expect(found.deepest).toBe(maxDepth + 1);
});

test('what nests as documents do is read as before', () => {
  const page = `<ul>${'<li><p>One<ul><li>Two <b>three</b></ul>'.repeat(50)}</ul><table><tr><td>a<td>b</table>`;
  const plain = parseDocument(page);
  expect(parseDocument(page, { Tokenizer: ShallowTokenizer }).children.length).toBe(plain.children.length);
  const { names } = read(page);
  expect(names.filter((name) => name === 'li')).toHaveLength(100);
});
