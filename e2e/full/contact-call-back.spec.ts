import { createCandidate } from '../fixtures/accounts.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { CallBackDialog } from '../pages/call-back-dialog.ts';
import { FreeAlertsPage } from '../pages/free-alerts-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { settled } from '../pages/page-frame.ts';

const staff = 'staff@demo.waymark.example';

test.describe('[E-4] a request to be called back', () => {
  test('is made from the header of any page, and reaches staff', async ({ page }) => {
    await new HomePage(page).open();
    const call = new CallBackDialog(page);
    await call.headerButton.click();
    await call.submitButton.click();
    await expect(call.errors).toHaveText(['Name is required', 'Mobile Number is required']);
    const name = `Ines Alvarado ${process.pid}`;
    await call.field('Name').fill(name);
    await call.field('Mobile Number').fill('call me');
    await call.submitButton.click();
    await expect(call.errors).toHaveText([
      'Enter a number with 6 to 15 digits, for example +44 20 7946 0123.',
    ]);
    // Closed by mistake: what was typed is there again.
    await page.keyboard.press('Escape');
    await expect(call.dialog).toHaveCount(0);
    await expect(call.headerButton).toBeFocused();
    await call.headerButton.click();
    await expect(call.field('Name')).toHaveValue(name);
    await call.field('Mobile Number').fill('+44 20 7946 0123');
    await call.submitButton.click();
    await expect(call.answer).toHaveText(`Thank you, ${name}. We call you back at +44 20 7946 0123.`);
    const mail = await receiveMail(origin(), staff, new RegExp(`Please call ${name}$`));
    expect(mail.text).toContain('Mobile Number: +44 20 7946 0123');
    await call.dialog.getByRole('button', { name: 'Close' }).last().click();
    await call.headerButton.click();
    await expect(call.field('Name')).toHaveValue('');
  });

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
