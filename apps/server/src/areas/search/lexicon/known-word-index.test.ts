import { expect, test } from 'vitest';
import { isCommonWord, isEnglishWord, isForeignWord } from './known-word-index.ts';

test.each(['usher', 'unicorn', 'grad', 'miles', 'Barns', 'manger'])(
  '[L-3] a dictionary of English has %s',
  (word) => {
    expect(isEnglishWord(word)).toBe(true);
  },
);

test('[L-3] a name is told from a word', () => {
  expect(isEnglishWord('boston')).toBe(true);
  expect(isCommonWord('boston')).toBe(false);
  expect(isCommonWord('manger')).toBe(true);
});

test.each(['enginer', 'recpetionist', 'acountant', 'wearhouse', 'developr', 'edinburg'])(
  '[L-3] no dictionary has the slip %s',
  (word) => {
    expect(isEnglishWord(word) || isForeignWord(word)).toBe(false);
  },
);

test.each(['Arbeit', 'trabajo', 'vendeur', 'arbeider', 'vaga', 'pracownik', 'arbete', 'arbejde'])(
  '[L-3] %s is a word of another language',
  (word) => {
    expect(isForeignWord(word)).toBe(true);
    expect(isEnglishWord(word)).toBe(false);
  },
);

test('[L-3] of strings of letters hardly one is taken for a word', () => {
  let seed = 1;
  const nextLetter = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(97 + ((seed >>> 16) % 26));
  };
  const strings = Array.from({ length: 2000 }, () => Array.from({ length: 9 }, nextLetter).join(''));
  expect(strings.filter(isEnglishWord).length).toBeLessThan(strings.length * 0.01);
  expect(strings.filter(isForeignWord).length).toBeLessThan(strings.length * 0.1);
});
