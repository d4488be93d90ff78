import { expect, test } from 'vitest';
import { createWorkNames } from './work-name-index.ts';

const names = createWorkNames();
const boards = new Set(['attorney', 'paralegal', 'legal counsel', 'social worker', 'insurance agent']);
const others = (name: string) => names.findOthers(name, (one) => boards.has(one));

test('[I-7] people call the same work by other names, the nearest first', () => {
  expect(others('lawyer').map(({ name }) => name)).toEqual(['attorney', 'legal counsel']);
  const shares = others('solicitor').map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});

test('[I-7] no name is another of itself, and what nobody is called has none', () => {
  expect(others('attorney').map(({ name }) => name)).not.toContain('attorney');
  expect(names.has('attorney')).toBe(true);
  for (const none of ['zzzz', '', '#1', '~']) {
    expect(others(none)).toEqual([]);
  }
});

test('[I-7] the first and the last name of the file are found', () => {
  for (const name of ['3d animator', 'zumba instructor']) expect(names.has(name)).toBe(true);
});
