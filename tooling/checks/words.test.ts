import { expect, test } from 'vitest';
import { checkWords } from './words.ts';

test('a word of two spellings is refused with its line, and other words that hold it are not', () => {
  const text = "const a = 'Free-mail or webmail';\nconst b = 'Your E-mail, by email';\n";
  expect(checkWords([{ path: 'apps/web/src/a.ts', text }])).toEqual([
    'apps/web/src/a.ts:2 says "E-mail": write "email".',
  ]);
  expect(checkWords([{ path: 'apps/server/src/testing/resumes/a.ts', text }])).toEqual([]);
});
