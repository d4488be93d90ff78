import { expect, test } from 'vitest';
import { promoAfter } from './promo-rules.ts';

test('[E-3] after the third job the review, after the sixth the packages, and so on', () => {
  const places = Array.from({ length: 13 }, (_, n) => promoAfter(n + 1) ?? '');
  expect(places).toEqual(['', '', 'review', '', '', 'packages', '', '', 'review', '', '', 'packages', '']);
});
