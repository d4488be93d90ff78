import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { JobPromo } from './job-promo.tsx';

const promo = (position: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <JobPromo position={position} />
    </MemoryRouter>,
  );

test('[E-3] one line after every third job, that employers are not shown and everybody can close', () => {
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
