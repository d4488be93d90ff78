import { expect, test } from 'vitest';
import { checkRooms } from './rooms.ts';

const files = (count: number, ending: string) =>
  Array.from({ length: count }, (_, i) => ({ path: `apps/web/src/lib/a${i}${ending}`, text: '' }));

test('a folder of forty files passes, tests counted half, and one more does not', () => {
  const full = [...files(30, '.ts'), ...files(20, '.test.ts')];
  expect(checkRooms(full)).toEqual([]);
  expect(checkRooms([...full, { path: 'apps/web/src/lib/below/b.ts', text: '' }])).toEqual([]);
  expect(checkRooms([...full, { path: 'apps/web/src/lib/b.test.ts', text: '' }])).toEqual([
    {
      what: 'apps/web/src/lib holds too many files',
      advice: '40.5, at most 40, where a test counts half: divide it by what the files are about.',
    },
  ]);
});
