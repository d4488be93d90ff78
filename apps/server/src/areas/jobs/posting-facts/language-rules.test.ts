import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDetector } from './language-gateway.ts';
import { detectLanguages, partsOf, type DetectText } from './language-rules.ts';

let detect: DetectText;
beforeAll(async () => {
  detect = await loadDetector();
});
const languagesIn = (description: string, requirements: readonly string[] = []) =>
  detectLanguages({ description, requirements }, detect);

const ledger = readFileSync(new URL('language-ledger.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);
const textOf = (language: string) => ledger.find(([one]) => one === language)?.[1] ?? '';

test.each(ledger)('[L-40] %j is told of the text: %s', (language, text) => {
  expect(languagesIn(`<p>${text}</p>`)).toBe(language);
});

describe('[L-40] what is not known', () => {
  test('less than forty letters of prose tell no language, however clear they are', () => {
    expect(languagesIn('<p>Wir suchen eine Pflegekraft.</p>')).toBe('');
    expect(languagesIn('')).toBe('');
  });

  test('requirements are prose, too', () => {
    expect(languagesIn('', [textOf('de')])).toBe('de');
  });
});

describe('[L-40] a text in two languages', () => {
  const twice = (language: string) => `<p>${textOf(language)}</p><p>${textOf(language)}</p>`;

  test('names both, the one with more of it first', () => {
    expect(languagesIn(twice('de') + twice('de') + twice('en'))).toBe('de, en');
    expect(languagesIn(twice('ar') + twice('ar') + twice('fr') + twice('fr'))).toBe('fr, ar');
  });

  test('a line in another language makes no second one', () => {
    const notice = '<p>We are an equal opportunity employer and value diversity at our company.</p>';
    expect(languagesIn(twice('de') + twice('de') + notice)).toBe('de');
  });

  test('languages that are easily taken for one another are never two of one text', () => {
    expect(languagesIn(twice('da') + twice('no'))).not.toContain(',');
  });
});

test.each([
  ['one word', 'a'.repeat(2_000_000)],
  ['one letter a word', 'ab '.repeat(700_000)],
  ['many tags', '<p>'.repeat(600_000)],
  ['many addresses', 'a@b.example '.repeat(150_000)],
  ['many signs', '字'.repeat(500_000)],
])('[L-40] of a huge text a beginning is looked at: %s', (_what, text) => {
  const parts = partsOf({ description: text, requirements: [text] });
  expect(parts.length).toBeLessThanOrEqual(60);
  expect(Buffer.byteLength(parts.join(''))).toBeLessThan(40_000);
});
