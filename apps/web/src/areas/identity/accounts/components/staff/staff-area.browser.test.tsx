import { paths } from '@waymark/contract/paths';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { administrator } from '../../../../../testing/people.ts';
import { renderPart } from '../../../../../testing/render-part.tsx';
import { StaffArea } from './staff-area.tsx';

afterEach(() => page.viewport(1440, 900));

test('[J-5] on a phone the keyboard scrolls each link of the desk fully into view', async () => {
  await page.viewport(390, 844);
  const shown = await renderPart(<StaffArea>The desk</StaffArea>, { at: paths.staff, user: administrator() });
  const link = (name: string) =>
    shown.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name });
  await expect.element(link('Overview')).toBeVisible();
  expect(link('Messages').element().getBoundingClientRect().right).toBeGreaterThan(390);
  (link('Overview').element() as HTMLElement).focus();
  for (const name of ['Resume Reviews', 'Postings', 'Reports', 'Companies', 'Users', 'Messages']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(link(name)).toHaveFocus();
    await expect.element(link(name)).toBeInViewport({ ratio: 1 });
  }
});
