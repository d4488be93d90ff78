import { expect, test } from 'vitest';
import { findFileProblem, formatPrice, orderToShow, packagesToShow } from './rules.ts';

const named = (packageName: string) => ({
  packageName,
  packagePrice: 99,
  currency: 'USD',
  packageDescription: '',
  refundTerms: '',
  checkoutLink: `https://checkout.example/${packageName}`,
});

test('[D-1] leaves out the first package and highlights the second of the others', () => {
  const shown = packagesToShow(['free', 'start', 'plus', 'all'].map(named));
  expect(shown.map(({ packageName, highlighted }) => [packageName, highlighted])).toEqual([
    ['start', false],
    ['plus', true],
    ['all', false],
  ]);
  expect(packagesToShow([named('free')])).toEqual([]);
  expect(packagesToShow([])).toEqual([]);
});

test.each([
  [149, '$149'],
  [149.5, '$149.50'],
  [0, '$0'],
  [1249, '$1,249'],
])('[D-1] %s dollars read %s', (packagePrice, text) => {
  expect(formatPrice({ packagePrice, currency: 'USD' }, 'en')).toBe(text);
});

test('[L-41] a price is in the currency of its package', () => {
  expect(formatPrice({ packagePrice: 149, currency: 'EUR' }, 'en')).toBe('149 EUR');
  expect(formatPrice({ packagePrice: 149.5, currency: 'EUR' }, 'en')).toBe('149.50 EUR');
});

test.each(['cv.doc', 'cv.docx', 'My CV.PDF', 'a.b.pdf'])('[D-3] %s is taken', (name) => {
  expect(findFileProblem({ name, size: 1000 })).toBeUndefined();
});
test.each(['cv.txt', 'cv.pdf.exe', 'pdf', 'cv.', 'cv.docxx', ''])('[D-3] "%s" is an invalid file', (name) => {
  expect(findFileProblem({ name, size: 1000 })).toBe('Invalid file');
});

test('[D-3] a resume that the server would refuse is not sent', () => {
  expect(findFileProblem({ name: 'cv.pdf', size: 4 * 1024 * 1024 })).toContain('larger than 3 MB');
  expect(findFileProblem({ name: 'cv.pdf', size: 0 })).toContain('empty');
});

test.each<[string, [percentage: number, refunded: boolean][], number]>([
  [
    'the newest in work, behind a refunded one',
    [
      [50, true],
      [40, false],
      [10, false],
    ],
    1,
  ],
  [
    'the one in work, behind a finished one',
    [
      [100, false],
      [40, false],
    ],
    1,
  ],
  [
    'the finished one, behind a refunded one',
    [
      [50, true],
      [100, false],
    ],
    1,
  ],
  [
    'the newest, where all were refunded',
    [
      [50, true],
      [0, true],
    ],
    0,
  ],
])('[D-7] the banner shows %s', (_what, states, at) => {
  const orders = states.map(([statusPercentage, refunded], number) => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    package: { packageName: 'Resume', packagePrice: 149, currency: 'USD', refundTerms: '' },
    statusPercentage,
    refunded,
    orderedAt: '2026-05-01T00:00:00.000Z',
    invoices: [],
  }));
  expect(orderToShow(orders)).toBe(orders[at]);
  expect(orderToShow([])).toBeUndefined();
});
