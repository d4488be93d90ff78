import type { Page } from '@playwright/test';
import { paths, registerForPlanPath } from '@waymark/contract/paths';
import { callApi, createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { shownPackages } from '../fixtures/checkout.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { CheckoutPage } from '../pages/checkout-sandbox-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { PackagesPage } from '../pages/packages-page.ts';

test.describe('the package list', () => {
  test('[D-1] the first is skipped, the second stands out, and the claim is somebody’s', async ({ page }) => {
    const shown = await shownPackages();
    const packages = new PackagesPage(page);
    const response = await packages.open();
    const html = await response.text();
    expect(response.headers()['cache-control']).toContain('s-maxage');
    for (const { packageName, packageDescription } of shown) {
      expect(html).toContain(packageName.replace('&', '&amp;'));
      expect(html).toContain(packageDescription);
    }
    await expect(packages.title).toBeVisible();
    await expect(packages.cards.getByRole('heading')).toHaveText(shown.map(({ packageName }) => packageName));
    await expect(packages.highlighted.getByRole('heading')).toHaveText(shown[1]?.packageName ?? '');
    await expect(packages.cards.first()).toContainText('$149');
    const claim = page.getByRole('figure');
    await expect(claim).toContainText('$10K to $50K');
    await expect(claim).toContainText('sellers’ own');
  });

  test('[D-2, D-9] no tab opens where no code is to be had; one that the browser blocks is offered again', async ({
    journey,
  }) => {
    journey.expectStatus(429);
    const { accessToken, fields } = await createCandidate();
    const [offer] = await shownPackages();
    const page = await journey.openPage({ token: accessToken });
    const packages = new PackagesPage(page);
    await packages.open();
    await expect(packages.accountLink).toBeVisible();
    const refusal = { code: 'too_many_requests', message: 'Please try again in ten seconds.' };
    await page.route('**/api/get-customer-login', (route) => route.fulfill({ status: 429, json: refusal }));
    const opened: Page[] = [];
    page.on('popup', (popup) => opened.push(popup));
    const select = packages.selectButton(offer?.packageName ?? '');
    await select.click();
    await expect(packages.toast(refusal.message)).toBeVisible();
    expect(opened).toEqual([]);

    await page.unroute('**/api/get-customer-login');
    await packages.select(offer?.packageName ?? '');
    expect(opened).toHaveLength(1);

    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await packages.selectButton(offer?.packageName ?? '').click();
    const message = packages.toast('Your browser did not open the new window.');
    await expect(message).toBeVisible();
    const second = page.waitForEvent('popup');
    await message.getByRole('button', { name: 'Open it' }).click();
    await expect(new CheckoutPage(await second).buyer.getByText(fields.email)).toBeVisible();
  });

  test('[D-1, D-2] an employer is told whom the packages are for, and sees none', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const packages = new PackagesPage(page);
    await packages.open();
    await expect(page.getByRole('heading', { name: 'These packages are for candidates' })).toBeVisible();
    await expect(packages.title).toBeHidden();
    await expect(packages.cards).toHaveCount(0);
    await expect(packages.upload).toBeHidden();
    await page.getByRole('link', { name: 'Go to your jobs' }).click();
    await page.waitForURL(`**${paths.companyManageJob}`);
  });

  test('[D-9] a list that cannot be had says why, and can be asked for again', async ({ page, journey }) => {
    journey.expectStatus(429);
    const packages = new PackagesPage(page);
    await new HomePage(page).open();
    const refusal = { code: 'too_many_requests', message: 'Please try again in ten seconds.' };
    await page.route('**/api/product/get-product-pricing', (route) =>
      route.fulfill({ status: 429, json: refusal }),
    );
    await packages.header.getByRole('link', { name: 'Job-Seeker Products' }).click();
    await expect(packages.toast(refusal.message)).toBeVisible();
    await expect(page.getByRole('main').getByText(refusal.message)).toBeVisible();
    await page.unroute('**/api/product/get-product-pricing');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(packages.cards.first()).toBeVisible();
    await expect(packages.cards).toHaveCount((await shownPackages()).length);
  });

  test('[D-3] an upload is kept with the resumes, an invalid file is not kept at all', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const packages = new PackagesPage(page);
    await packages.open();
    const text = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Marta Vogel') };
    await packages.file.setInputFiles(text);
    await expect(packages.upload.getByText('Invalid file')).toBeVisible();
    await expect(packages.file).toHaveValue('');
    await packages.file.setInputFiles(await pdfResume('Marta Vogel', 'for-the-writers.pdf'));
    await expect(packages.upload.getByText('for-the-writers.pdf is stored with your resumes.')).toBeVisible();
    await expect(packages.upload.getByText('Invalid file')).toHaveCount(0);
    expect(await listResumes(accessToken)).toEqual(['for-the-writers.pdf', 'resume.pdf']);
  });

  test('[D-10] the home page has the membership plans, each leading to the registration', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    const plans = page.getByRole('region', { name: 'Membership plans' });
    await expect(plans.getByRole('listitem')).toHaveText([
      /^BasicFree/,
      /^Professional\$29 per installation/,
      /^Extended\$29 per installation/,
    ]);
    for (const plan of ['basic', 'professional', 'extended']) {
      const link = plans.getByRole('link', { name: new RegExp(`^Sign Up for ${plan}`, 'i') });
      await expect(link).toHaveAttribute('href', registerForPlanPath(plan));
    }
    await expect(plans.getByRole('link')).toHaveCount(3);
  });
});

async function listResumes(accessToken: string): Promise<string[]> {
  const answer = await callApi('/resumes', { headers: { authorization: `Bearer ${accessToken}` } });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name).toSorted();
}
