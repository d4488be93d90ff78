import { expect, test } from 'vitest';
import { createCriticalStyles } from './critical-styles.ts';

const page = (...classes: string[]) => classes.map((name) => `<p class="${name}">Text</p>`).join('');
const select = (css: string, ...classes: string[]) => createCriticalStyles(css)(page(...classes));

test('rules whose classes are on the page are selected in their order, and no others', () => {
  const css = '.a{color:red}.b{color:blue}.a .c{color:green}.c .b,.a:hover{color:black}';
  expect(select(css, 'a')).toBe('.a{color:red}.c .b,.a:hover{color:black}');
  expect(select(css, 'c a')).toBe('.a{color:red}.a .c{color:green}.c .b,.a:hover{color:black}');
});

test('rules without classes are always selected: elements, attributes, fonts, print', () => {
  const css =
    '@font-face{src:url(a.woff2)}:root{--ink:#000}[hidden]{display:none}@page{margin:1cm}@media print{a{color:#000}}';
  expect(select(css)).toBe(css);
});

test('classes in :not(), :is() and :where() need not be on the page', () => {
  const css = '.a:not(.open){color:red}:is(.x,.y) p{color:blue}:where(.z:not(.a,.b)){color:green}';
  expect(select(css, 'a')).toBe(css);
});

test('at-rules keep their selected rules, and are dropped when empty', () => {
  const css =
    '@media (width<40rem){.a{color:red}.b{color:blue}}@supports (x:y){.b{color:red}}@starting-style{.a{top:0}}';
  expect(select(css, 'a')).toBe('@media (width<40rem){.a{color:red}}@starting-style{.a{top:0}}');
});

test('keyframes are selected with the rules that name them', () => {
  const css =
    '.a{animation:1s _turn_1}.b{animation-name:_turn_2}@keyframes _turn_1{to{top:0}}@keyframes _turn_2{to{top:1px}}';
  expect(select(css, 'a')).toBe('.a{animation:1s _turn_1}@keyframes _turn_1{to{top:0}}');
  expect(select(css, 'b')).toContain('@keyframes _turn_2');
});

test('braces in strings end no block, and a truncated sheet throws', () => {
  const css = `.a:after{content:"}"}.b{background:url('{')}.c{color:red}`;
  expect(select(css, 'a', 'c')).toBe('.a:after{content:"}"}.c{color:red}');
  expect(() => createCriticalStyles('.a{color:red')).toThrow('ends within a block');
});

test('the classes of all texts of a page count', () => {
  const styles = createCriticalStyles('.a{color:red}.b{color:blue}.a .b{color:green}');
  expect(styles(page('a'), page('b'))).toBe('.a{color:red}.b{color:blue}.a .b{color:green}');
});

test('each page gets its own styles', () => {
  const styles = createCriticalStyles('.a{color:red}.b{color:blue}');
  expect([page('a'), page('b'), page('a')].map((html) => styles(html))).toEqual([
    '.a{color:red}',
    '.b{color:blue}',
    '.a{color:red}',
  ]);
});
