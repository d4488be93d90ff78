import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('[L-34] on larger screens a heading stays, and Tab passes it by', async () => {
  await page.viewport(1280, 720);
  const shown = await renderPart(
    <>
      <PhoneFold label={<h2>Places</h2>}>
        <p>Banjul and Leeds</p>
      </PhoneFold>
      <button type="button">After it</button>
    </>,
  );
  await expect.element(shown.getByRole('heading', { name: 'Places' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'After it' }).element());
});
