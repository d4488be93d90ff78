import { describe, expect, test } from 'vitest';
import { speak } from '../../testing/board-languages.ts';
import { languageOf } from './request-language.ts';

const asked = (header?: string) =>
  languageOf({ headers: header === undefined ? {} : { 'accept-language': header } });

describe('[L-40] the language that a caller asks for', () => {
  test.each([
    ['de', 'de'],
    ['de-CH, en;q=0.5', 'de'],
    ['en;q=0.8, fr;q=0.9', 'fr'],
    ['pt-BR, es;q=0.9, en;q=0.8', 'en'],
    ['FR-be', 'fr'],
    ['fr;q=0, de;q=0.1', 'de'],
    ['fr ; q = 0.3 , de;q=0.2', 'fr'],
    ['*', 'en'],
    ['pt, *;q=0.5', 'en'],
    ['en;q=0, *;q=0.5', 'de'],
    ['de-AT;q=0.1, fr;q=0.2, de;q=0.3', 'de'],
  ])('%s is %s on a board of English, German and French', (header, language) => {
    speak('en', 'de', 'fr');
    expect(asked(header)).toBe(language);
  });

  test.each([
    undefined,
    '',
    'pt, ru',
    'de;q=2',
    'de;q=',
    'de;level=1',
    'd e',
    'ä',
    '__proto__',
    ',,,;;;=',
    'de;q=0',
    `${'xx,'.repeat(40)}de`,
    'de,'.padEnd(501, 'x'),
  ])('%s is the board’s own', (header) => {
    speak('fr', 'de');
    expect(asked(header)).toBe('fr');
  });

  test('a board of one language answers in that one, whatever is asked', () => {
    speak('pl');
    expect(asked('de, en;q=0.9')).toBe('pl');
  });
});
