import { expect, test } from 'vitest';
import { checkBothWays } from './both-ways.ts';

const style = 'apps/web/src/areas/jobs/jobs/components/job-page.module.css';
const script = 'apps/web/src/components/data/tabs.tsx';
const check = (text: string, path: string) => checkBothWays([{ path, text }]);

test.each([
  '  margin-left: auto;',
  '.a { padding-right: 0; }',
  '  border-left-color: var(--accent);',
  '  left: 0;',
  '  border-top-left-radius: 4px;',
  '  text-align: right;',
  '  float: left;',
  '  transform-origin: left;',
  "  background: url('a.svg') right center;",
  '  padding: 0 var(--space-2) 0 0;',
  '  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) 0 auto;',
  '  transform: translateX(0.5rem);',
  '  transform: translate(1.25rem, -50%);',
])('[L-40] refuses in a style %s', (line) => {
  expect(check(line, style)).toEqual([expect.stringContaining('inline-start')]);
});

test.each([
  '  margin-inline-start: auto;',
  '  inset-inline-end: 0;',
  '  text-align: end;',
  '  padding: 0 var(--space-2) 0 var(--space-2);',
  '  padding: calc(1px + (2px * 3)) 1px 0;',
  '  transform: translateX(calc(var(--way) * 0.5rem));',
  '  transform: translate(-50%, 0);',
  '  transform: translateY(1px);',
  '  transform-origin: var(--side-start);',
  '.left { top: 0; }',
])('[L-40] accepts in a style %s', (line) => {
  expect(check(line, style)).toEqual([]);
});

test('[L-40] refuses keys and sides that a script decides by itself', () => {
  expect(check("if (event.key === 'ArrowRight') next();", script)).toHaveLength(1);
  expect(check('const steps = { ArrowLeft: -1 };', script)).toHaveLength(1);
  expect(check('    marginRight: 4,', script)).toHaveLength(1);
  expect(check("const step = stepOf(key, 'rtl');", script)).toEqual([]);
  expect(check("press('{ArrowRight}');", 'apps/web/src/components/data/tabs.browser.test.tsx')).toEqual([]);
});

test('[L-40] refuses sides in what the server writes', () => {
  const page = 'apps/server/src/areas/lifecycle/privacy/presenter.ts';
  expect(check('const style = `ul{padding-left:1rem}th{text-align:left}`;', page)).toHaveLength(2);
  expect(check('const style = `ul{padding-inline-start:1rem}th{text-align:start}`;', page)).toEqual([]);
});

test('[L-40] a map keeps its west at the left', () => {
  expect(check('  left: 8px;', 'apps/web/src/components/map/map-view.module.css')).toEqual([]);
});
