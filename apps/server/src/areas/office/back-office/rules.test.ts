import { expect, test } from 'vitest';
import { listStrangeLetters } from './rules.ts';

test('[J-5] letters that are no Latin ones are named by alphabet', () => {
  expect(listStrangeLetters('\u0410pple \u0391\u0391 Ltd')).toEqual([
    { script: 'Cyrillic', letters: ['\u0410'] },
    { script: 'Greek', letters: ['\u0391'] },
  ]);
  expect(listStrangeLetters('Café Ørsted 3M 株式会社')).toEqual([]);
});
