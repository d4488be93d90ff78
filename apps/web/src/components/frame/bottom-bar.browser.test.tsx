import { paths } from '@waymark/contract/paths';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCounters } from '../../lib/counter-store.ts';
import { administrator } from '../../testing/people.ts';
import { renderFramed } from '../../testing/render-framed.tsx';

afterEach(() => page.viewport(1440, 900));

test('[L-34] on a phone, More says how much waits in the queues that the bar has no room for', async () => {
  await page.viewport(390, 844);
  await renderFramed({ [paths.staff]: <h1>Overview</h1> }, { at: paths.staff, user: administrator() });
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect.element(bar.getByRole('link', { name: 'Reports' })).toBeVisible();
  const more = bar.getByRole('button', { name: /^More/ });
  await expect.element(more).toHaveAccessibleName('More');
  useCounters.setState({ reports: 7, companies: 2, comments: 3 });
  await expect.element(bar.getByRole('link', { name: /^Reports/ })).toHaveAccessibleName('Reports 7 new');
  // What has a place in the bar is counted there alone.
  await expect.element(more).toHaveAccessibleName('More 5 new');
  const badge = more.element().querySelector('span > span');
  expect(badge?.checkVisibility()).toBe(true);
});
