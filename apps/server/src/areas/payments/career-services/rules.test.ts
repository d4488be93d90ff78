import { expect, test } from 'vitest';
import { listNews, readPackageDrafts } from './rules.ts';

const at = (percentage: number, isRefunded = false) => ({ percentage, isRefunded });

test.each([
  ['the first report', undefined, at(0), ['received']],
  ['the first report of what is finished', undefined, at(100), ['received', 'finished']],
  ['the first report of a refund', undefined, at(0, true), ['refunded']],
  ['the same again', at(0), at(0), []],
  ['some progress', at(0), at(99), []],
  ['the end', at(99), at(100), ['finished']],
  ['the end again', at(100), at(100), []],
  ['what was overtaken', at(100), at(50), []],
  ['a refund', at(100), at(100, true), ['refunded']],
  ['a refund again', at(0, true), at(0, true), []],
  ['progress after a refund', at(50, true), at(100), []],
] as const)('[D-8] news of an order: %s', (_what, known, reported, news) => {
  expect(listNews(known, reported)).toEqual(news);
});

const origin = 'https://checkout.example';

const draft = {
  productId: 'plus',
  packageName: 'Plus',
  packagePrice: 149.99,
  packageDescription: 'A resume and a letter.',
  checkoutLink: '/buy/plus?from=board',
};

const read = (...drafts: object[]) => readPackageDrafts(JSON.stringify(drafts), origin);

test('[D-1] a file gives packages, their links as paths below the checkout', () => {
  expect(read(draft)).toEqual([draft]);
  const [absolute] = read({ ...draft, checkoutLink: 'https://checkout.example/buy/plus' });
  expect(absolute?.checkoutLink).toBe('/buy/plus');
});

test('[L-30] a file says the refund terms of a package, within the limits of those of plans', () => {
  const terms = (refundTerms: string) => read({ ...draft, refundTerms })[0]?.refundTerms;
  expect(terms(' Within 14 days.\nThen not. ')).toBe('Within 14 days.\nThen not.');
  expect(terms('')).toBe('');
  expect(terms('x'.repeat(1000))).toHaveLength(1000);
  expect(() => terms('x'.repeat(1001))).toThrow(
    /0\.refundTerms: The refund terms have at most 1000 characters/,
  );
  expect(() => terms('<b>')).toThrow(/0\.refundTerms: The refund terms are plain text/);
});

test.each([
  ['//evil.example/buy'],
  ['https://evil.example/buy'],
  ['https://user@checkout.example/buy'],
  ['javascript:alert(1)'],
])('[D-1] [D-4] a link elsewhere is refused: %s', (checkoutLink) => {
  expect(() => read({ ...draft, checkoutLink })).toThrow(/0\.checkoutLink: .* is not at CHECKOUT_ORIGIN/);
});

test('[D-1] everything that is wrong is said at once', () => {
  const wrong = { ...draft, productId: 'a b', packagePrice: 1.005, packageName: ' ', colour: 'red' };
  expect(() => read(wrong)).toThrow(/productId[\s\S]*packageName is missing[\s\S]*two decimals[\s\S]*colour/);
  expect(() => read(draft, draft)).toThrow(/Each productId may stand there once/);
  expect(() => readPackageDrafts('[{', origin)).toThrow(/The packages need a correction/);
});

test('[D-1] where the checkout is not known yet, only paths are taken', () => {
  expect(readPackageDrafts(JSON.stringify([draft]))).toEqual([draft]);
  const absolute = JSON.stringify([{ ...draft, checkoutLink: 'https://checkout.example/buy' }]);
  expect(() => readPackageDrafts(absolute)).toThrow(/is not at CHECKOUT_ORIGIN/);
});
