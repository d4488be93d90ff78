import { createCandidate } from '../../fixtures/accounts.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CallBackDialog } from '../../pages/content-pages.ts';
import { goTo, settled } from '../../pages/page-frame.ts';
import { FreeAlertsPage } from '../../pages/seeking-pages.ts';

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

const staff = 'staff@demo.waymark.example';

test.describe('[E-4] a request to be called back', () => {
  test('is made from the page of free alerts, filled in for members', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken, viewport: { width: 390, height: 844 } });
    const alerts = new FreeAlertsPage(page);
    await alerts.open();
    await settled(page);
    await page.getByRole('main').getByRole('button', { name: 'Request a call back' }).click();
    const call = new CallBackDialog(page);
    await expect(call.field('Name')).toHaveValue(`${fields.firstName} ${fields.lastName}`);
    await expect(call.field('Mobile Number')).toHaveValue(fields.phone);
    await call.submitButton.click();
    await expect(call.answer).toBeVisible();
    const mail = await receiveMail(origin(), staff, new RegExp(`Please call ${fields.firstName}`));
    expect(mail.text).toContain('About: Job alerts');
  });
});
