import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

const office = 'hello@waymark.example';

test.describe('the contact page', () => {
  test('[J-4] without a script the page says how to reach us, and shows no dead form', async ({
    journey,
  }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, '/contact');
    await expect(page.getByText(`Without it, please write to ${office}.`)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Quick contact' }).getByText('12 Wayfarer Street'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(page.getByRole('region', { name: /^Map: / })).toBeHidden();
  });
});
