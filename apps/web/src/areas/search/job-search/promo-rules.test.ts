import { expect, test } from 'vitest';
import { promoAfter, withClosed } from './promo-rules.ts';

test('[E-3] after the third job the review, after the sixth the packages, and so on', () => {
  const places = Array.from({ length: 13 }, (_, n) => promoAfter(n + 1) ?? '');
  expect(places).toEqual(['', '', 'review', '', '', 'packages', '', '', 'review', '', '', 'packages', '']);
});

test('[E-3] each kind is closed by itself, once, and the other stays', () => {
  expect(withClosed('', 'review')).toBe('review');
  expect(withClosed('review', 'review')).toBe('review');
  expect(withClosed('review', 'packages')).toBe('review packages');
});
