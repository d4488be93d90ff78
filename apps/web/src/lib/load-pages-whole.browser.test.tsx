import { expect, onTestFinished, test } from 'vitest';
import { Link } from '../components/layout/link.tsx';
import { renderPages } from '../testing/render-part.tsx';
import { loadPagesWhole } from './load-pages-whole.ts';

test('[L-31] once the board has changed, a link loads the next page as a document of its own', async () => {
  const page = { path: '*', element: <Link to="/about-us">About</Link> };
  const shown = await renderPages([page], { at: '/faq' });
  await shown.getByText('About').click();
  await expect.poll(shown.address).toBe('/about-us');
  await shown.go('/faq');

  loadPagesWhole();
  const followed: string[] = [];
  // The browser would follow it, and leave this test.
  const stay = (event: MouseEvent) => {
    followed.push(event.target instanceof Element ? (event.target.textContent ?? '') : '');
    event.preventDefault();
  };
  addEventListener('click', stay, { capture: true });
  onTestFinished(() => removeEventListener('click', stay, { capture: true }));
  await shown.getByText('About').click();
  expect([followed, shown.address()]).toEqual([['About'], '/faq']);
});
