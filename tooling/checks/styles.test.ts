import { expect, test } from 'vitest';
import { checkStyles } from './styles.ts';

const check = (text: string, path = 'apps/web/src/areas/jobs/jobs/components/job-page.module.css') =>
  checkStyles([{ path, text }]);

test.each([
  '@media (width < 40rem) {',
  '@media (40rem <= width < 64rem) {',
  '@media screen and (width >= 72rem) {',
  '@media (height >= 58rem) {',
  '@media print {',
])('accepts %s', (query) => {
  expect(check(`${query} .a { gap: 0; } }`)).toEqual([]);
});

test.each(['@media (width < 56rem) {', '@media (40rem <= width < 991px) {'])('refuses %s', (query) => {
  expect(check(`${query} .a { gap: 0; } }`)).toEqual([expect.stringContaining('not at')]);
});

test('the slides of a carousel change where the specification says', () => {
  const carousel = 'apps/web/src/components/media/carousel.module.css';
  expect(check('@media (width <= 991px) { .a { gap: 0; } }', carousel)).toEqual([]);
});

test.each(['@media (prefers-color-scheme: dark) {', ":root[data-theme='dark'] {"])(
  'a theme is chosen in the tokens only: %s',
  (rule) => {
    expect(check(`${rule} .a { color: red; } }`)).toEqual([expect.stringContaining('light-dark()')]);
    expect(check(`${rule} .a { color: red; } }`, 'apps/web/src/styles/tokens.css')).toEqual([]);
  },
);

test('a style sheet of 400 lines passes and one of 401 does not', () => {
  const lines = (count: number) => '.a {}\n'.repeat(count);
  expect(check(lines(400))).toEqual([]);
  expect(check(lines(401))).toEqual([expect.stringContaining('401 lines')]);
});

test.each([
  '.a { outline: none; }',
  '.a { &:focus-visible { border-color: var(--accent); } }',
  '.a:focus-visible { outline: 3px solid var(--danger); }',
  '.a:focus { box-shadow: 0 0 0 3px var(--focus); }',
])('[A-16] focus has one mark, which is no shadow and has no colour of its own: %s', (rule) => {
  expect(check(rule)).toEqual([expect.stringMatching(/focus/)]);
});

test.each([
  '.a:focus-visible { outline-color: transparent; }',
  '.a:focus-visible { outline: var(--focus-width) solid var(--focus); }',
  '.a:hover { border-color: var(--accent); }',
])('[A-16] accepts %s', (rule) => {
  expect(check(rule)).toEqual([]);
});

test('[A-16] a bar at the bottom of the window scrolls away in a low window', () => {
  expect(check('.a { position: sticky; bottom: 0; }')).toEqual([expect.stringContaining('--stick')]);
  expect(check('.a { position: fixed; inset: auto 0 0; }')).toEqual([expect.stringContaining('--pin')]);
  expect(check('.a { position: var(--stick); bottom: 0; }')).toEqual([]);
  expect(check('.a { position: sticky; top: 0; }')).toEqual([]);
});

test('[A-2] columns are no wider than their place', () => {
  expect(check('.a { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }')).toHaveLength(1);
  expect(check('.a { grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); }')).toEqual([]);
});
