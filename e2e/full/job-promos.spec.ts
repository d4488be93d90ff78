import { accessTokenKey } from '@waymark/contract/choices/accounts';
import { paths } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { goTo, reload } from '../pages/page-frame.ts';
import { SearchPage } from '../pages/search-page.ts';

const review = 'Get a free review';
const packages = 'View packages';
const closeName = 'Close this offer for good';

/** What stands after every third job, in order. */
const promos = (search: SearchPage) =>
  search.items.evaluateAll((items) =>
    items.flatMap((item, at) => (item.querySelector('h2') ? [] : ([[at, item.textContent]] as const))),
  );

async function promoNames(search: SearchPage): Promise<string[]> {
  return (await promos(search)).map(([, text]) => (text?.includes(review) ? review : packages));
}

/** Those that somebody can see. */
const shownPromos = (search: SearchPage) =>
  search.items.filter({ hasNot: search.page.locator('h2'), visible: true });

const places = (search: SearchPage) =>
  search.items.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));

test.describe('promos in the job list', () => {
  test('[E-3] a guest, with or without script, meets the review after the third job and the packages after the sixth', async ({
    journey,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await journey.openPage({ javaScriptEnabled });
      const search = new SearchPage(page);
      await goTo(page, paths.browseJobFilterList);
      await eventually(async () => (await promos(search)).map(([at]) => at)).toEqual([
        3, 7, 11, 15, 19, 23, 27, 31,
      ]);
      await eventually(() => promoNames(search)).toEqual([0, 1, 2, 3].flatMap(() => [review, packages]));
      // Where no script can close a promo, there is no button that would.
      await expect(shownPromos(search)).toHaveCount(8);
      await expect(page.getByRole('button', { name: closeName })).toHaveCount(javaScriptEnabled ? 8 : 0);
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
    await expect(search.toast('Resume has been successfully submitted')).toBeVisible();
    await eventually(() => promoNames(search)).toEqual(Array.from({ length: 8 }, () => packages));
    await reload(page);
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
    await expect(search.toast(refusal.message)).toBeVisible();
    await expect(button).toBeEnabled();
  });

  test('[E-3] nothing moves when it turns out that a resume was sent', async ({ journey }) => {
    const { accessToken } = await createCandidate({ sendResumeToExpert: true });
    const page = await journey.openPage({ token: accessToken });
    const release = await holdRequests(page, '**/api/get-auth-user');
    const search = new SearchPage(page);
    await search.open();
    // Not yet known: nobody who has sent theirs sees the offer.
    await expect(page.getByText(review).first()).toBeHidden();
    const before = await places(search);
    release();
    await eventually(() => promoNames(search)).toEqual(Array.from({ length: 8 }, () => packages));
    await eventually(() => places(search)).toEqual(before);
  });

  test('[E-3] employers see none, and on later pages not even until it is known who they are', async ({
    journey,
  }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const search = new SearchPage(page);
    await search.open();
    await expect(search.jobs).toHaveCount(25);
    await expect(shownPromos(search)).toHaveCount(0);
    const release = await holdRequests(page, '**/api/get-auth-user');
    await reload(page);
    await expect(search.jobs).toHaveCount(25);
    await expect(shownPromos(search)).toHaveCount(0);
    const before = await places(search);
    release();
    await expect(search.accountLink.first()).not.toHaveText('Your account');
    await eventually(() => places(search)).toEqual(before);
    await expect(shownPromos(search)).toHaveCount(0);
  });

  test('[E-3] a promo that was closed stays away, on every page and after a reload, and its like with it', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    const closeButton = () => shownPromos(search).first().getByRole('button', { name: closeName });
    await search.open();
    await expect(shownPromos(search)).toHaveText(
      [0, 1, 2, 3].flatMap(() => [/free review/, /View packages/]),
    );
    await closeButton().click();
    const others = Array.from({ length: 4 }, () => /View packages/);
    await expect(shownPromos(search)).toHaveText(others);
    // Reading goes on with the job after it.
    await expect(search.items.nth(4).getByRole('link').first()).toBeFocused();
    await reload(page);
    await expect(shownPromos(search)).toHaveText(others);
    await search.open('', paths.browseJobGrid);
    await expect(shownPromos(search)).toHaveText(others);

    await closeButton().press('Enter');
    await expect(shownPromos(search)).toHaveCount(0);
    await search.open();
    await expect(search.jobs).toHaveCount(25);
    await expect(shownPromos(search)).toHaveCount(0);
  });
});

test.describe('the review banner', () => {
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
    await expect(banner(page).getByText('You requested a resume review')).toBeVisible();
    const link = banner(page).getByRole('link', { name: 'View review' });
    await expect(link).toHaveAttribute('href', ready.reviewLink ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect(banner(page)).toBeHidden();
    await openWith(page, ready);
    await expect(new SearchPage(page).accountLink.first()).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await eventually(() => page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).toBe(
      accessToken,
    );
    // Another review is news again.
    const next = { ...ready, reviewLink: 'https://reviews.example/of/marta/2' };
    await openWith(page, next);
    await expect(banner(page)).toBeVisible();
    for (const critique of [
      { ...next, reviewReady: false },
      { ...next, openedByCustomer: 'true' as const },
    ]) {
      await openWith(page, critique);
      await expect(new SearchPage(page).accountLink.first()).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    }
  });
});
