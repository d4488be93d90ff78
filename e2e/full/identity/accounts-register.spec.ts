import type { Page } from '@playwright/test';
import { signupFields } from '../../fixtures/accounts.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { RegisterPage } from '../../pages/identity-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { HomePage } from '../../pages/site-pages.ts';

test.describe('the registration wizard', () => {
  test('[B-3] Back keeps everything, a reload everything but the file', async ({ page }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await register.open();
    await register.fillToLastStep(fields);
    await register.resume.setInputFiles(await pdfResume('Marta Vogel'));
    await register.back(4);
    await expect(register.counter).toHaveText('2/2 selected');
    await register.next(5);
    await expect(page.getByText('resume.pdf')).toBeVisible();

    await reload(page);
    await expect(register.step(5)).toBeVisible();
    // No browser keeps a chosen file: the field is empty, and its hint says which one it was.
    expect(await register.resume.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0);
    await expect(page.getByText('resume.pdf')).toBeVisible();
    await register.signUpButton.click();
    await expect(register.errors).toHaveText(['Please upload a file']);
    await register.back(4);
    await register.back(3);
    await expect(register.field('Education level')).toHaveValue(fields.educationLevel);
    await register.back(2);
    await expect(register.field('Phone')).toHaveValue(fields.phone);
    await register.back(1);
    await expect(register.field('Email')).toHaveValue(fields.email);
    await expect(register.field('Location')).toHaveValue(fields.location);
  });

  test('[B-3] the browser’s Back goes one step back and its Forward on, with what was typed', async ({
    page,
  }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    await new HomePage(page).open();
    await register.open();
    await register.fillStep1(fields);
    await register.nextButton.click();
    // Each step is announced by its heading, forwards and back.
    await eventually(() => focusedText(page)).toBe('Step 2 of 5 How to reach you');
    await expect(
      page.getByRole('heading', { name: 'Step 2 of 5 How to reach you', exact: true }),
    ).toBeVisible();
    await register.backButton.click();
    await eventually(() => focusedText(page)).toBe('Step 1 of 5 The job you want');
    await register.next(2);
    await register.fillStep2(fields);
    await register.next(3);
    await page.goBack();
    await expect(register.step(2)).toBeVisible();
    await expect(register.field('First name')).toHaveValue(fields.firstName);
    await page.goBack();
    await expect(register.step(1)).toBeVisible();
    await expect(register.field('Email')).toHaveValue(fields.email);
    await page.goForward();
    await expect(register.step(2)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/home');
  });
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
