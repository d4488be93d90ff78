import { accessTokenKey } from '@waymark/contract/account-choices';
import { paths } from '@waymark/contract/paths';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { SearchPage } from '../pages/search-page.ts';

const review = 'Get a free review';
const packages = 'View packages';

/** What stands after every third job, in order. */
const promos = (search: SearchPage) =>
  search.items.evaluateAll((items) =>
    items.flatMap((item, at) => (item.querySelector('h2') ? [] : ([[at, item.textContent]] as const))),
  );

async function promoNames(search: SearchPage): Promise<string[]> {
  return (await promos(search)).map(([, text]) => (text?.includes(review) ? review : packages));
}

describe('promos in the job list', () => {
  test('[E-3] a guest, with or without script, meets the review after the third job and the packages after the sixth', async ({
    journey,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await journey.openPage({ javaScriptEnabled });
      const search = new SearchPage(page);
      await page.goto(paths.browseJobFilterList);
      expect((await promos(search)).map(([at]) => at)).toEqual([3, 7, 11, 15, 19, 23, 27, 31]);
      expect(await promoNames(search)).toEqual([0, 1, 2, 3].flatMap(() => [review, packages]));
      await page.getByRole('link', { name: packages }).first().click();
      await page.waitForURL(`**${paths.pricingDetails}`);
      await page.goBack();
      await page.getByRole('link', { name: review }).first().click();
      await page.waitForURL(`**${paths.resumeReview}`);
    }
  });

  test('[E-3] a candidate sends the resume on file, and is offered the packages alone from then on', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate({ sendResumeToExpert: false });
    const page = await journey.openPage({ token: accessToken });
    const search = new SearchPage(page);
    await search.open('', paths.browseJobGrid);
    await page.getByRole('button', { name: review }).first().click();
    await search.toast('Resume has been successfully submitted').waitFor();
    await eventually(() => promoNames(search)).toEqual(Array.from({ length: 8 }, () => packages));
    await page.reload();
    await eventually(() => promoNames(search)).toEqual(Array.from({ length: 8 }, () => packages));
  });

  test('[E-3] what cannot be sent is said, and can be tried again', async ({ journey }) => {
    const { accessToken } = await createCandidate({ sendResumeToExpert: false });
    const page = await journey.openPage({ token: accessToken });
    const search = new SearchPage(page);
    journey.expectStatus(409);
    const refusal = {
      code: 'conflict',
      message: 'You have no resume yet. Upload one, then send it to an expert.',
    };
    await page.route('**/api/send-resume-to-expert', (route) =>
      route.fulfill({ status: 409, json: refusal }),
    );
    await search.open();
    const button = page.getByRole('button', { name: review }).first();
    await button.click();
    await search.toast(refusal.message).waitFor();
    await eventually(() => button.isEnabled()).toBe(true);
  });

  test('[E-3] nothing moves when it turns out that a resume was sent, and employers send none', async ({
    journey,
  }) => {
    const sent = await createCandidate({ sendResumeToExpert: true });
    const employer = await signInToDemo('employer');
    for (const { accessToken } of [sent, employer]) {
      const page = await journey.openPage({ token: accessToken });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/get-auth-user', async (route) => {
        await held;
        await route.fallback();
      });
      const search = new SearchPage(page);
      await search.open();
      // Not yet known: nobody who has sent theirs sees the offer.
      expect(await page.getByText(review).first().isVisible()).toBe(false);
      const places = () =>
        search.items.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      const before = await places();
      release();
      await eventually(() => promoNames(search)).toEqual(Array.from({ length: 8 }, () => packages));
      expect(await places()).toEqual(before);
    }
  });
});

describe('the review banner', () => {
  interface Critique {
    reviewLink: string | null;
    openedByCustomer: 'true' | 'false';
    reviewReady: boolean;
  }
  const ready: Critique = {
    reviewLink: 'https://reviews.example/of/marta',
    openedByCustomer: 'false',
    reviewReady: true,
  };

  async function openWith(page: Page, critique: Critique): Promise<void> {
    await page.route('**/api/get-critique-detail', (route) => route.fulfill({ json: { data: critique } }));
    const answered = page.waitForResponse('**/api/get-critique-detail');
    await new SearchPage(page).open();
    await answered;
  }
  const banner = (page: Page) => page.getByRole('region', { name: 'Your resume review' });

  test('[C-4] says that the review is ready, opens it in a new tab, and stays away once closed', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    await openWith(page, ready);
    await banner(page).getByText('You requested a resume review').waitFor();
    const link = banner(page).getByRole('link', { name: 'View review' });
    expect(await link.getAttribute('href')).toBe(ready.reviewLink);
    expect(await link.getAttribute('target')).toBe('_blank');
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await banner(page).waitFor({ state: 'hidden' });
    await openWith(page, ready);
    await new SearchPage(page).accountLink.first().waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).toBe(accessToken);
    // Another review is news again.
    await openWith(page, { ...ready, reviewLink: 'https://reviews.example/of/marta/2' });
    await banner(page).waitFor();
  });

  test.for([
    { ...ready, reviewReady: false },
    { ...ready, openedByCustomer: 'true' as const },
  ])('[C-4] is not there when nothing new can be read: %o', async (critique, { journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    await openWith(page, critique);
    await new SearchPage(page).accountLink.first().waitFor();
    expect(await banner(page).count()).toBe(0);
  });
});
