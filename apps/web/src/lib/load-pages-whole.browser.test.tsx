import { expect, test } from 'vitest';
import { Link } from '../components/layout/link.tsx';
import { noteFollowedLinks } from '../testing/followed-links.ts';
import { renderPages } from '../testing/render-part.tsx';
import { loadPagesWhole } from './load-pages-whole.ts';

test('[L-31] once the board has changed, a link loads the next page as a document of its own', async () => {
  const page = { path: '*', element: <Link to="/about-us">About</Link> };
  const shown = await renderPages([page], { at: '/faq' });
  await shown.getByText('About').click();
  await expect.poll(shown.address).toBe('/about-us');
  await shown.go('/faq');

  loadPagesWhole();
  const followed = noteFollowedLinks();
  await shown.getByText('About').click();
  expect([followed, shown.address()]).toEqual([['About'], '/faq']);
});
