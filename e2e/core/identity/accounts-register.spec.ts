import { createCandidate, signupFields } from '../../fixtures/accounts.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage, SetPasswordPage, RegisterPage } from '../../pages/identity-pages.ts';

const password = 'a long walk in the hills';

test.describe('the registration wizard', () => {
  test('[B-9, B-10, L-11] signing up signs in; the mailed link sets the password, once', async ({
    page,
    journey,
  }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await register.open();
    await register.fillToLastStep(fields);
    await register.submit(await pdfResume('Marta Vogel'));
    await expect(register.toast('Successfully registered!')).toBeVisible();
    await page.waitForURL('**/home');
    await expect(register.accountLink).toBeVisible();
    // The resume that was sent is checked at once.
    await page.getByRole('button', { name: 'Open the check' }).click();
    await expect(page.getByRole('region', { name: 'What software would store' })).toBeVisible();

    const { links } = await receiveMail(new URL(page.url()).origin, fields.email, /./);
    const [link = ''] = links;
    expect(new URL(link).pathname).toBe('/set-password');
    const other = await journey.openPage();
    const setPassword = new SetPasswordPage(other);
    await setPassword.openLink(link);
    await setPassword.setPassword('short');
    await expect(other.getByText('Please use at least 10 characters.')).toBeVisible();
    journey.expectStatus(400, 410);
    await setPassword.setPassword('password123');
    await expect(other.getByRole('alert')).toHaveCount(1);
    await setPassword.setPassword(password);
    await expect(setPassword.toast('Your password is set, and you are signed in.')).toBeVisible();
    await expect(setPassword.accountLink).toBeVisible();

    const late = await journey.openPage();
    const used = new SetPasswordPage(late);
    await used.openLink(link);
    await expect(used.dead).toBeVisible();
    await expect(used.newPassword).toHaveCount(0);
    await expect(used.newLink).toBeVisible();
  });

  test('[B-11] a taken email does not sign the visitor in and keeps what they typed', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(409);
    const owner = await createCandidate();
    const register = new RegisterPage(page);
    const fields = signupFields({ email: owner.fields.email, firstName: 'Somebody' });
    await register.open();
    await register.fillStep1(fields);
    await register.nextButton.click();
    const taken = page.getByRole('main').getByText('An account with this email already exists');
    await expect(taken).toBeVisible();
    await expect(page.getByText('or go on with another email')).toBeVisible();
    await expect(register.step(1)).toBeVisible();
    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(register.field('Location')).toHaveValue(fields.location);

    await register.takenSignIn.click();
    const login = new LoginPage(page);
    await expect(login.title).toBeVisible();
    await expect(login.email).toHaveValue(owner.fields.email);
    await page.goBack();
    await expect(register.step(1)).toBeVisible();
    await expect(register.field('Location')).toHaveValue(fields.location);

    const free = signupFields();
    await register.fillToLastStep(free);
    await register.submit(await pdfResume('Somebody Else', 'else.pdf'));
    await expect(register.toast('Successfully registered!')).toBeVisible();
    await page.waitForURL('**/home');
  });
});
