import { expect, test } from 'vitest';
import { listMutations } from './mutations.ts';

test.each([
  ['if (a < 2) go();', ['if (a <= 2) go();', 'if (a < 3) go();']],
  ["if (a === b && c) throw 'x';", [';', "if (a !== b && c) throw 'x';", "if (a === b || c) throw 'x';"]],
  ["q.where('a', '=', b).forUpdate();", ["q.where('a', '=', b);", 'q.forUpdate();']],
  ['await limits.consume(a);', [';']],
  [
    'sql`select where a = ${a} and b <= ${b}\n for update skip locked`',
    [
      'sql`select where a = ${a}\n for update skip locked`',
      'sql`select where a = ${a} and b < ${b}\n for update skip locked`',
      'sql`select where a = ${a} and b <= ${b}`',
    ],
  ],
  ['type A = 1 | 2; function f(a: Array<2>): 3 { return a; }', []],
])('%j can be faulty as %j', (source, faulty) => {
  const made = listMutations('a.ts', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );
  expect(made.toSorted()).toEqual(faulty.toSorted());
});
