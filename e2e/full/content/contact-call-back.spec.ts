import { createCandidate } from '../../fixtures/accounts.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { CallBackDialog } from '../../pages/call-back-dialog.ts';
import { FreeAlertsPage } from '../../pages/free-alerts-page.ts';
import { settled } from '../../pages/page-frame.ts';

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
