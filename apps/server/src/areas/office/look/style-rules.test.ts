import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { readStyles } from './style-rules.ts';

const read = (text: string) => {
  const found = readStyles(text);
  return 'problem' in found ? { problem: sayEnglish(found.problem) } : found;
};

describe('[L-31] a style sheet of the board’s own', () => {
  test('is written out again, in a layer below the board’s', () => {
    expect(read('h1 { letter-spacing: 0.1em }\n/* of ours */ a:hover { color: var(--ink) }')).toEqual({
      css: '@layer operator{h1{letter-spacing:0.1em}a:hover{color:var(--ink)}}',
    });
    expect(read('  \n')).toEqual({ css: '' });
  });

  test.each([
    '@media (width < 40rem) { h1 { font-size: 2rem } }',
    '@supports (display: grid) { main { display: grid } }',
    '@keyframes rise { from { margin-top: 1px } 50% { margin-top: 2px } }',
    'ul { list-style-image: url(/marks/star.webp) }',
    'p::before { content: "→ " }',
    'main { position: relative; background: var(--surface) }',
  ])('may have %s', (text) => {
    expect(read(text)).toHaveProperty('css');
  });

  test.each([
    ['@import url(https://evil.example/a.css);', '@import is not taken'],
    ['@IMPORT "/a.css";', 'is not taken'],
    ['@font-face { font-family: x; src: url(/a.woff2) }', '@font-face is not taken'],
    ['@layer board { h1 { margin: 0 } }', '@layer is not taken'],
    ['@charset "utf-7"; h1 { margin: 0 }', 'is not taken'],
    ['h1 { list-style: url(https://evil.example/x) }', 'a path of this board'],
    ['h1 { list-style: url("//evil.example/x") }', 'a path of this board'],
    [String.raw`h1 { list-style: url("/\\evil.example/x") }`, 'a path of this board'],
    [String.raw`h1 { list-style: u\72l(https://evil.example/x) }`, ''],
    ['h1 { list-style: url(data:image/svg+xml,x) }', 'a path of this board'],
    ['h1 { list-style: image-set("https://evil.example/x" 1x) }', 'image-set() is not taken'],
    ['h1 { list-style: src("https://evil.example/x") }', 'src() is not taken'],
    ['h1 { width: expression(alert(1)) }', 'expression() is not taken'],
    ['h1 { behavior: url(/x.htc) }', 'behavior is not taken'],
    ['h1 { margin: 0 !important }', '!important is not taken'],
    ['h1 { margin: 0 ! IMPORTANT }', '!important is not taken'],
    ['body::before { position: fixed }', 'position can be static, relative'],
    ['body::before { POSITION: ABSOLUTE }', 'POSITION can be static, relative'],
    ['p { position: var(--pin) }', 'position can be static, relative'],
    ['main { z-index: 99 }', 'could cover the header'],
    ['main { color: white }', 'color can be var(--ink)'],
    ['main { background: url(/x.webp) }', 'background can be var(--paper)'],
    ['main { background-image: linear-gradient(red, red) }', 'background-image is not taken'],
    ['main { --ink: white }', '--ink is not taken'],
    [':root { --x: url(https://evil.example/x) }', ''],
    ['main { opacity: 0 }', 'could make words unreadable'],
    ['main { all: unset }', 'could undo'],
    ['@media print { a { color: red } }', 'color can be'],
    ['main { & p { color: red } }', 'color can be'],
    ['h1 { margin: ; color }', 'cannot be read'],
    ['</style><script>alert(1)</script>', 'cannot be read'],
    ['h1 { margin: 0 } }', 'cannot be read'],
  ])('has no %s', (text, words) => {
    const found = read(`p { margin: 0 }\n${text}`);
    expect(found).not.toHaveProperty('css');
    expect(found).toEqual({ problem: expect.stringContaining(words) });
    expect(found).toEqual({ problem: expect.stringMatching(/^Line [12]: /) });
  });

  test('is bounded in size and in depth', () => {
    expect(read(`h1{}`.repeat(6000))).toEqual({ problem: 'Please use at most 20 KB.' });
    for (const text of ['a{'.repeat(9000), '('.repeat(20_000), `a{b:${'('.repeat(19_000)}}`]) {
      expect(read(text)).toHaveProperty('problem');
    }
  });
});
