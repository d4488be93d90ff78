import { expect, test } from 'vitest';
import { checkLines } from './lines.ts';

test('a line of 200 characters passes and one of 201 does not', () => {
  const text = (length: number) => `const a = 1;\n${'a'.repeat(length)}\n`;
  expect(checkLines([{ path: 'bench/a.ts', text: text(200) }])).toEqual([]);
  expect(checkLines([{ path: 'bench/a.ts', text: text(201) }])).toEqual([
    {
      what: 'bench/a.ts has 1 line of more than 200 characters',
      advice: 'break 2, or move lists to data/.',
    },
  ]);
});
