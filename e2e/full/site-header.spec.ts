import { jobDetailPath } from '@waymark/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { subMenuDelayMs } from '../../apps/web/src/features/site/constants.ts';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test, type Journey } from '../fixtures/test.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { findSidewaysScroll } from '../fixtures/layout.ts';
import { AboutPage } from '../pages/about-page.ts';
import { goTo } from '../pages/page-frame.ts';

const mainLinks = [
  ['Jobs', '/browse-job-filter-list'],
  ['About Us', '/about-us'],
  ['Job-Seeker Products', '/pricing-details'],
  ['Contact Us', '/contact'],
];
const narrow = { width: 390, height: 844 };
const middle = { width: 768, height: 1024 };
const wide = { width: 1440, height: 900 };

async function openAt(journey: Journey, viewport: typeof wide, token?: string): Promise<AboutPage> {
  const page = await journey.openPage({ viewport, ...(token !== undefined && { token }) });
  const about = new AboutPage(page);
  await about.open();
  return about;
}

/** Of the links to the main pages, their words and addresses in order. */
async function expectMainLinks(navigation: Locator): Promise<void> {
  const known = mainLinks.map(([label]) => label);
  await eventually(() =>
    navigation
      .getByRole('link')
      .evaluateAll(
        (links, labels) =>
          links
            .map((link) => [link.textContent, link.getAttribute('href')])
            .filter(([label]) => labels.includes(label ?? '')),
        known,
      ),
  ).toEqual(mainLinks);
}

/** Everything visible in the bar stands in one row, and nothing reaches beyond the window. */
async function expectOneRow(about: AboutPage): Promise<void> {
  await eventually(async () => {
    const middles = await about.header.evaluate((header) =>
      [...header.querySelectorAll('a, button')]
        .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
        .map((element) => element.getBoundingClientRect())
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
    return middles.length > 1 && Math.max(...middles) - Math.min(...middles) <= 2;
  }).toBe(true);
  await eventually(() => findSidewaysScroll(about.page)).toBe(0);
}

/** What the account's part of a place offers, of which only one side is ever seen. */
async function expectAccountParts(place: Locator, expected: readonly string[]): Promise<void> {
  const parts = place.getByRole('link').or(place.getByRole('button'));
  await expect(parts.filter({ hasText: /^(Sign in|Sign Up|Logout)$/ })).toHaveText(expected);
}

test.describe('[E-1] the header for guests', () => {
  test('[E-1] on a wide screen: the four words, the page one is on marked, and the way in', async ({
    journey,
  }) => {
    const about = await openAt(journey, wide);
    const here = about.mainNavigation.getByRole('link', { name: 'About Us' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(about.mainNavigation.locator('[aria-current]')).toHaveCount(1);
    await expectMainLinks(about.mainNavigation);
    await expectAccountParts(about.header, ['Sign in', 'Sign Up']);
    await expect(about.menuButton).toBeHidden();
    await expect(about.header.getByRole('link', { name: 'Waymark, home' })).toHaveAttribute('href', '/home');
    await expectOneRow(about);
    await about.header.getByRole('link', { name: 'Jobs', exact: true }).click();
    await about.page.waitForURL('**/browse-job-filter-list');
  });

  test('[E-1] on a tablet the words are in the menu; on a phone the way in and the logo are too', async ({
    journey,
  }) => {
    const about = await openAt(journey, middle);
    await expectAccountParts(about.header, ['Sign in', 'Sign Up']);
    await expect(about.mainNavigation).toHaveCount(0);
    await expectOneRow(about);
    await about.menuButton.click();
    await expectMainLinks(about.menu);
    await expectAccountParts(about.menuPanel, ['Sign in', 'Sign Up']);
    await about.page.keyboard.press('Escape');
    await expect(about.menuPanel).toBeHidden();

    await about.page.setViewportSize(narrow);
    await expectOneRow(about);
    await about.menuButton.click();
    await expectMainLinks(about.menu);
    await expectAccountParts(about.menuPanel, ['Sign in', 'Sign Up']);
    await eventually(() => findSidewaysScroll(about.page)).toBe(0);
    await about.menuPanel.getByRole('link', { name: 'Waymark, home' }).click();
    await about.page.waitForURL('**/home');
    await expect(about.menuPanel).toBeHidden();
  });

  test('[E-1, I-7] the jobs are marked in each view of the search, and at a posting', async ({ page }) => {
    const posting = jobDetailPath((await anyJob()).id);
    for (const path of ['/browse-job-filter-list', '/browse-job-list', '/browse-job-grid', posting]) {
      await goTo(page, path);
      const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      await expect(marked, path).toHaveText(['Jobs']);
    }
  });
});

test.describe('[E-1] the header for members', () => {
  const members = [
    ['candidate', '/jobs-profile', async () => (await createCandidate()).accessToken],
    ['employer', '/company-profile', async () => (await signInToDemo('employer')).accessToken],
  ] as const;

  for (const [role, path, signIn] of members) {
    test(`[E-1] the avatar of a ${role} leads to ${path}, at every width`, async ({ journey }) => {
      const about = await openAt(journey, wide, await signIn());
      for (const viewport of [wide, middle, narrow]) {
        await about.page.setViewportSize(viewport);
        const place = viewport === narrow ? about.menuPanel : about.header;
        if (viewport === narrow) await about.menuButton.click();
        await expect(place.getByRole('link', { name: 'your account' })).toHaveAttribute('href', path);
        await expectAccountParts(place, ['Logout']);
        if (viewport === narrow) await about.page.keyboard.press('Escape');
        await expectOneRow(about);
      }
    });
  }

  test('[E-1] on the narrowest screen with the words in the bar, all a member can have fits', async ({
    journey,
  }) => {
    const { accessToken } = await signInToDemo('candidate');
    const about = await openAt(journey, { width: 1088, height: 768 }, accessToken);
    await expect(about.header.getByRole('button', { name: 'Career Services Login' })).toBeVisible();
    await expectMainLinks(about.mainNavigation);
    await expectOneRow(about);
    await about.page.setViewportSize(middle);
    await about.menuButton.click();
    await expect(about.menuPanel.getByRole('button', { name: 'Career Services Login' })).toBeVisible();
  });

  test('[E-1] nothing moves when it becomes known who is signed in', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const release = await holdRequests(page, '**/api/get-auth-user');
    const about = new AboutPage(page);
    await about.open();
    const before = await about.placesInHeader();
    release();
    await expect(about.accountLink.filter({ hasText: 'Marta Vogel' })).toBeVisible();
    await eventually(() => about.placesInHeader()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
  });
});

/** Stops the page's clock, so that only the test moves it. */
async function openWithStoppedClock(page: Page): Promise<AboutPage> {
  const about = new AboutPage(page);
  await page.clock.install();
  await about.open();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return about;
}

test.describe('[E-1, K-3] the sub-menu', () => {
  test('[E-1, K-3] opens once the pointer has rested on it for 100 ms, and closes as long after it', async ({
    page,
  }) => {
    expect(subMenuDelayMs).toBe(100);
    const about = await openWithStoppedClock(page);
    await about.mainNavigation.getByRole('link', { name: 'Jobs', exact: true }).hover();
    await page.clock.runFor(subMenuDelayMs - 1);
    await expect(about.subMenu).toBeHidden();
    await page.clock.runFor(1);
    await expect(about.subMenu).toBeVisible();

    await about.signInLink.hover();
    await page.clock.runFor(subMenuDelayMs - 1);
    await expect(about.subMenu).toBeVisible();
    await page.clock.runFor(1);
    await expect(about.subMenu).toBeHidden();

    // A pointer that only crosses it opens nothing.
    await about.mainNavigation.getByRole('link', { name: 'Jobs', exact: true }).hover();
    await page.clock.runFor(subMenuDelayMs - 1);
    await about.signInLink.hover();
    await page.clock.runFor(10 * subMenuDelayMs);
    await expect(about.subMenu).toBeHidden();
  });

  test('[E-1] a press opens it at once and the next one closes it; what the pointer has opened Escape closes', async ({
    page,
  }) => {
    const about = await openWithStoppedClock(page);
    await about.subMenuButton.click();
    await expect(about.subMenu).toBeVisible();
    await page.clock.runFor(subMenuDelayMs);
    await expect(about.subMenu).toBeVisible();
    await about.subMenuButton.click();
    await expect(about.subMenu).toBeHidden();
    await page.clock.runFor(subMenuDelayMs);
    await expect(about.subMenu).toBeHidden();

    await about.signInLink.hover();
    await page.clock.runFor(subMenuDelayMs);
    await about.subMenuButton.hover();
    await page.clock.runFor(subMenuDelayMs);
    await expect(about.subMenu).toBeVisible();
    await about.subMenuButton.click();
    await expect(about.subMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about.subMenu).toBeHidden();

    // Nor does Escape ask where the focus is.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await about.signInLink.hover();
    await page.clock.runFor(subMenuDelayMs);
    await about.mainNavigation.getByRole('link', { name: 'Jobs', exact: true }).hover();
    await page.clock.runFor(subMenuDelayMs);
    await expect(about.subMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about.subMenu).toBeHidden();
  });

  test('[E-1] by keyboard it opens at once, Escape leads back to its button, and leaving it closes it', async ({
    page,
  }) => {
    const about = await openWithStoppedClock(page);
    await about.mainNavigation.getByRole('link', { name: 'Jobs', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(about.subMenuButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(about.subMenu).toBeVisible();
    await expect(about.subMenuButton).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    const first = about.subMenu.getByRole('link').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(about.subMenu).toBeHidden();
    await expect(about.subMenuButton).toBeFocused();

    await page.keyboard.press('Space');
    await expect(about.subMenu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(about.subMenu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(about.subMenu).toBeHidden();

    // A category of it is one press away from its jobs.
    await about.subMenuButton.click();
    await about.subMenu.getByRole('link').first().click();
    await page.waitForURL(/\/browse-job-filter-list\?category=/);
    await expect(about.subMenu).toBeHidden();
  });
});
