import { expect, test } from 'vitest';
import { checkRooms } from './rooms.ts';

const files = (count: number, ending: string) =>
  Array.from({ length: count }, (_, i) => ({ path: `apps/web/src/lib/a${i}${ending}`, text: '' }));

test('a folder of forty files beside their tests passes, and one more does not', () => {
  const full = [...files(40, '.ts'), ...files(40, '.test.ts')];
  expect(checkRooms(full)).toEqual([]);
  expect(checkRooms([...full, { path: 'apps/web/src/lib/below/b.ts', text: '' }])).toEqual([]);
  expect(checkRooms([...full, { path: 'apps/web/src/lib/b.ts', text: '' }])).toEqual([
    {
      what: 'apps/web/src/lib holds too many files',
      advice: '41, at most 40 beside tests: divide it by what the files are about.',
    },
  ]);
});
