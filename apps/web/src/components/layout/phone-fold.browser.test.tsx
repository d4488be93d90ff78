import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { PhoneFold } from './phone-fold.tsx';

afterEach(() => page.viewport(1280, 720));

const open = () =>
  renderPart(
    <PhoneFold label="Show 2 places">
      <p>Banjul and Leeds</p>
    </PhoneFold>,
  );

test('[L-34] on a phone a part is folded until its label is pressed', async () => {
  await page.viewport(390, 844);
  const shown = await open();
  const content = shown.getByText('Banjul and Leeds');
  await expect.element(content).not.toBeVisible();
  await shown.getByText('Show 2 places').click();
  await expect.element(content).toBeVisible();
});

test('[L-34] on larger screens it is open, without the label', async () => {
  await page.viewport(768, 1024);
  const shown = await open();
  await expect.element(shown.getByText('Banjul and Leeds')).toBeVisible();
  await expect.element(shown.getByText('Show 2 places')).not.toBeVisible();
});
