import { paths } from '@waymark/contract/paths';
import { describe, expect } from 'vitest';
import { callApi, createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { shownPackages } from '../fixtures/checkout.ts';
import { eventually } from '../fixtures/eventually.ts';
import { pdfResume } from '../fixtures/pdf.ts';
import { CheckoutPage } from '../pages/checkout-sandbox-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { PackagesPage } from '../pages/packages-page.ts';

describe('the package list', () => {
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
    await packages.title.waitFor();
    expect(await packages.cards.getByRole('heading').allTextContents()).toEqual(
      shown.map(({ packageName }) => packageName),
    );
    expect(await packages.highlighted.getByRole('heading').textContent()).toBe(shown[1]?.packageName);
    expect(await packages.cards.first().textContent()).toContain('$149');
    const claim = page.getByRole('figure');
    expect(await claim.textContent()).toContain('$10K to $50K');
    expect(await claim.textContent()).toContain('sellers’ own');
  });

  test('[D-2] a member’s Select opens the checkout in a new tab, signed in there', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const [offer] = await shownPackages();
    const page = await journey.openPage({ token: accessToken });
    const packages = new PackagesPage(page);
    await packages.open();
    await packages.accountLink.waitFor();
    const checkout = new CheckoutPage(await packages.select(offer?.packageName ?? ''));
    await checkout.buyer.getByText(fields.email).waitFor();
    expect(checkout.page.url()).toBe(offer?.checkoutLink);
    expect(packages.address()).toBe(paths.pricingDetails);
  });

  test('[D-2, D-9] where no code is to be had, the tab closes and the message is shown', async ({
    journey,
  }) => {
    journey.expectStatus(403);
    const { accessToken } = await signInToDemo('employer');
    const [offer] = await shownPackages();
    const page = await journey.openPage({ token: accessToken });
    const packages = new PackagesPage(page);
    await packages.open();
    await packages.accountLink.waitFor();
    const opened = await packages.select(offer?.packageName ?? '');
    await packages.toast('This is for candidates.').waitFor();
    await eventually(() => opened.isClosed()).toBe(true);
  });

  test('[D-2] a browser that blocks the tab is offered another press', async ({ journey }) => {
    const { accessToken, fields } = await createCandidate();
    const [offer] = await shownPackages();
    const page = await journey.openPage({ token: accessToken });
    const packages = new PackagesPage(page);
    await packages.open();
    await packages.accountLink.waitFor();
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await page.getByRole('button', { name: `Select ${offer?.packageName}` }).click();
    const message = packages.toast('Your browser did not open the new window.');
    await message.waitFor();
    const opened = page.waitForEvent('popup');
    await message.getByRole('button', { name: 'Open it' }).click();
    await new CheckoutPage(await opened).buyer.getByText(fields.email).waitFor();
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
    await packages.toast(refusal.message).waitFor();
    await page.getByRole('main').getByText(refusal.message).waitFor();
    await page.unroute('**/api/product/get-product-pricing');
    await page.getByRole('button', { name: 'Try again' }).click();
    await packages.cards.first().waitFor();
    expect(await packages.cards.count()).toBe((await shownPackages()).length);
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
    await packages.upload.getByText('Invalid file').waitFor();
    expect(await packages.file.inputValue()).toBe('');
    await packages.file.setInputFiles(await pdfResume('Marta Vogel', 'for-the-writers.pdf'));
    await packages.upload.getByText('for-the-writers.pdf is stored with your resumes.').waitFor();
    expect(await packages.upload.getByText('Invalid file').count()).toBe(0);
    expect(await listResumes(accessToken)).toEqual(['for-the-writers.pdf', 'resume.pdf']);
  });

  test('[D-10] the home page has the membership plans, each leading to the registration', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    const plans = page.getByRole('region', { name: 'Membership plans' });
    expect(await plans.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^BasicFree/),
      expect.stringMatching(/^Professional\$29 per installation/),
      expect.stringMatching(/^Extended\$29 per installation/),
    ]);
    for (const link of await plans.getByRole('link', { name: /^Sign Up/ }).all()) {
      expect(await link.getAttribute('href')).toBe(paths.register);
    }
    expect(await plans.getByRole('link').count()).toBe(3);
  });
});

async function listResumes(accessToken: string): Promise<string[]> {
  const answer = await callApi('/resumes', { headers: { authorization: `Bearer ${accessToken}` } });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name).toSorted();
}
