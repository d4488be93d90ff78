import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { JobPromo, promoAfter, withClosed } from './job-promo.tsx';

const promo = (position: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <JobPromo position={position} />
    </MemoryRouter>,
  );

test('[E-3] a line after the third and the sixth job, which is hidden from employers and can be closed', () => {
  expect(promo(1) + promo(2) + promo(4)).toBe('');
  for (const [position, kind, words] of [
    [3, 'review', 'Get a free review'],
    [6, 'packages', 'View packages'],
  ] as const) {
    const html = promo(position);
    expect(html).toContain(`data-kind="${kind}" data-not-for="employer"`);
    expect(html).toContain(words);
    expect(html).toContain('aria-label="Close this offer for good"');
  }
});

test('[E-3] after the third job the review, after the sixth the packages, each once on a page', () => {
  const places = Array.from({ length: 13 }, (_, n) => promoAfter(n + 1) ?? '');
  expect(places).toEqual(['', '', 'review', '', '', 'packages', '', '', '', '', '', '', '']);
});

test('[E-3] each kind is closed by itself', () => {
  expect(withClosed('', 'review')).toBe('review');
  expect(withClosed('review', 'review')).toBe('review');
  expect(withClosed('review', 'packages')).toBe('review packages');
});
