import { expect, test } from 'vitest';
import { checkGlossary, checkWords } from './words.ts';

test('a word of two spellings is refused with its line, and other words that hold it are not', () => {
  const text = "const a = 'Free-mail or webmail';\nconst b = 'Your E-mail, by email';\n";
  expect(checkWords([{ path: 'apps/web/src/a.ts', text }])).toEqual([
    'apps/web/src/a.ts:2 says "E-mail": write "email".',
  ]);
  expect(checkWords([{ path: 'apps/server/src/testing/resumes/a.ts', text }])).toEqual([]);
});

test('a file that has a word of the glossary counts, by its name or by its text, and others do not', () => {
  const files = [
    { path: 'apps/web/src/second-step.ts', text: '' },
    { path: 'apps/web/src/a.ts', text: 'const needsSecondStep = 1;\n' },
    { path: 'apps/web/src/b.ts', text: 'const needsMfa = 1;\n' },
  ];
  expect(checkGlossary(files)).toEqual([
    { what: '2 files match /second[ -]?step/i', advice: 'write MFA in new files.' },
  ]);
  expect(checkGlossary(files.slice(2))).toEqual([]);
});
