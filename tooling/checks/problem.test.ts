import { expect, test } from 'vitest';
import { refuseUnknown } from './problem.ts';

const problem = (what: string) => ({ what, advice: 'divide it.' });

test('a list of known violations may only get shorter', () => {
  const problems = [problem('a.ts is long'), problem('b.ts is long')];
  expect(refuseUnknown(problems, ['a.ts is long', 'b.ts is long'], 'the list')).toEqual([]);
  expect(refuseUnknown(problems, ['a.ts is long'], 'the list')).toEqual(['b.ts is long: divide it.']);
  expect(refuseUnknown(problems.slice(1), ['a.ts is long', 'b.ts is long'], 'the list')).toEqual([
    'a.ts is long: not any more; delete its line from the list.',
  ]);
});
