import { jobDetailPath } from '@waymark/contract/paths';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { subMenuDelayMs } from '../../apps/web/src/features/site/constants.ts';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { test, type Journey } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { findSidewaysScroll } from '../fixtures/layout.ts';
import { AboutPage } from '../pages/about-page.ts';

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

async function readLinks(navigation: Locator): Promise<(string | null)[][]> {
  const links = await navigation.getByRole('link').all();
  const read = links.map(async (link) => [await link.textContent(), await link.getAttribute('href')]);
  return (await Promise.all(read)).filter(([label]) => mainLinks.some(([known]) => known === label));
}

/** Everything visible in the bar stands in one row, and nothing reaches beyond the window. */
async function expectOneRow(about: AboutPage): Promise<void> {
  const middles = await about.header.evaluate((header) =>
    [...header.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
      .map((element) => element.getBoundingClientRect())
      .map(({ top, height }) => Math.round(top + height / 2)),
  );
  expect(middles.length).toBeGreaterThan(1);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  expect(await findSidewaysScroll(about.page)).toBe(0);
}

/** What the account's part of a place offers, of which only one side is ever seen. */
async function accountParts(place: Locator): Promise<string[]> {
  const parts = place.getByRole('link').or(place.getByRole('button'));
  const names = await parts.evaluateAll((elements) => elements.map((element) => element.textContent));
  return names.filter((name) => ['Sign in', 'Sign Up', 'Logout'].includes(name));
}

describe('[E-1] the header for guests', () => {
  test('[E-1] on a wide screen: the four words, and the way in', async ({ journey }) => {
    const about = await openAt(journey, wide);
    expect(await readLinks(about.mainNavigation)).toEqual(mainLinks);
    expect(await accountParts(about.header)).toEqual(['Sign in', 'Sign Up']);
    expect(await about.menuButton.isVisible()).toBe(false);
    expect(await about.header.getByRole('link', { name: 'Waymark, home' }).getAttribute('href')).toBe(
      '/home',
    );
    await expectOneRow(about);
    await about.header.getByRole('link', { name: 'Jobs', exact: true }).click();
    await about.page.waitForURL('**/browse-job-filter-list');
  });

  test('[E-1] on a tablet: the way in stays in the bar, the words are in the menu', async ({ journey }) => {
    const about = await openAt(journey, middle);
    expect(await accountParts(about.header)).toEqual(['Sign in', 'Sign Up']);
    expect(await about.mainNavigation.count()).toBe(0);
    await expectOneRow(about);
    await about.menuButton.click();
    expect(await readLinks(about.menu)).toEqual(mainLinks);
    expect(await accountParts(about.menuPanel)).toEqual(['Sign in', 'Sign Up']);
  });

  test('[E-1] on a phone: a menu with the logo to the home page, the words and the way in', async ({
    journey,
  }) => {
    const about = await openAt(journey, narrow);
    await expectOneRow(about);
    await about.menuButton.click();
    expect(await readLinks(about.menu)).toEqual(mainLinks);
    expect(await accountParts(about.menuPanel)).toEqual(['Sign in', 'Sign Up']);
    expect(await findSidewaysScroll(about.page)).toBe(0);
    await about.menuPanel.getByRole('link', { name: 'Waymark, home' }).click();
    await about.page.waitForURL('**/home');
    await about.menuPanel.waitFor({ state: 'hidden' });
  });

  test('[E-1] the page one is on is marked', async ({ journey }) => {
    const about = await openAt(journey, wide);
    const here = about.mainNavigation.getByRole('link', { name: 'About Us' });
    expect(await here.getAttribute('aria-current')).toBe('page');
    expect(await about.mainNavigation.locator('[aria-current]').count()).toBe(1);
  });

  test('[E-1, I-7] the jobs are marked in each view of the search, and at a posting', async ({ page }) => {
    const posting = jobDetailPath((await anyJob()).id);
    for (const path of ['/browse-job-filter-list', '/browse-job-list', '/browse-job-grid', posting]) {
      await page.goto(path);
      const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      expect([path, await marked.allTextContents()]).toEqual([path, ['Jobs']]);
    }
  });
});

describe('[E-1] the header for members', () => {
  const members = [
    ['candidate', '/jobs-profile', async () => (await createCandidate()).accessToken],
    ['employer', '/company-profile', async () => (await signInToDemo('employer')).accessToken],
  ] as const;

  test.for(members)(
    '[E-1] the avatar (%s) leads to %s, at every width',
    async ([, path, signIn], { journey }) => {
      const token = await signIn();
      for (const viewport of [wide, middle, narrow]) {
        const about = await openAt(journey, viewport, token);
        const place = viewport === narrow ? about.menuPanel : about.header;
        if (viewport === narrow) await about.menuButton.click();
        await eventually(() => place.getByRole('link', { name: 'your account' }).getAttribute('href')).toBe(
          path,
        );
        expect(await accountParts(place)).toEqual(['Logout']);
        if (viewport === narrow) await about.page.keyboard.press('Escape');
        await expectOneRow(about);
      }
    },
  );

  test('[E-1] on the narrowest screen with the words in the bar, all a member can have fits', async ({
    journey,
  }) => {
    const { accessToken } = await signInToDemo('candidate');
    const about = await openAt(journey, { width: 1088, height: 768 }, accessToken);
    await about.header.getByRole('button', { name: 'Career Services Login' }).waitFor();
    expect(await readLinks(about.mainNavigation)).toEqual(mainLinks);
    await expectOneRow(about);
    await about.page.setViewportSize(middle);
    await about.menuButton.click();
    await about.menuPanel.getByRole('button', { name: 'Career Services Login' }).waitFor();
  });

  test('[E-1] nothing moves when it becomes known who is signed in', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const held = Promise.withResolvers<void>();
    await page.route('**/api/get-auth-user', async (route) => {
      await held.promise;
      await route.continue();
    });
    const about = new AboutPage(page);
    await about.open();
    const before = await about.placesInHeader();
    held.resolve();
    await about.accountLink.filter({ hasText: 'Marta Vogel' }).waitFor();
    expect(await about.placesInHeader()).toEqual(before);
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

describe('[E-1, K-3] the sub-menu', () => {
  const isOpen = (about: AboutPage) => about.subMenu.isVisible();

  test('[E-1, K-3] opens once the pointer has rested on it for 100 ms, and closes as long after it', async ({
    page,
  }) => {
    expect(subMenuDelayMs).toBe(100);
    const about = await openWithStoppedClock(page);
    await about.mainNavigation.getByRole('link', { name: 'Jobs', exact: true }).hover();
    await page.clock.runFor(subMenuDelayMs - 1);
    expect(await isOpen(about)).toBe(false);
    await page.clock.runFor(1);
    await eventually(() => isOpen(about)).toBe(true);

    await about.signInLink.hover();
    await page.clock.runFor(subMenuDelayMs - 1);
    expect(await isOpen(about)).toBe(true);
    await page.clock.runFor(1);
    await eventually(() => isOpen(about)).toBe(false);
  });

  test('[E-1] a pointer that only crosses it opens nothing', async ({ page }) => {
    const about = await openWithStoppedClock(page);
    await about.mainNavigation.getByRole('link', { name: 'Jobs', exact: true }).hover();
    await page.clock.runFor(subMenuDelayMs - 1);
    await about.signInLink.hover();
    await page.clock.runFor(10 * subMenuDelayMs);
    expect(await isOpen(about)).toBe(false);
  });

  test('[E-1] a press opens it at once and the next one closes it; hovering neither adds nor takes', async ({
    page,
  }) => {
    const about = await openWithStoppedClock(page);
    await about.subMenuButton.click();
    await eventually(() => isOpen(about)).toBe(true);
    await page.clock.runFor(subMenuDelayMs);
    expect(await isOpen(about)).toBe(true);
    await about.subMenuButton.click();
    await eventually(() => isOpen(about)).toBe(false);
    await page.clock.runFor(subMenuDelayMs);
    expect(await isOpen(about)).toBe(false);
  });

  test('[E-1] what the pointer has opened a press does not close', async ({ page }) => {
    const about = await openWithStoppedClock(page);
    await about.subMenuButton.hover();
    await page.clock.runFor(subMenuDelayMs);
    await eventually(() => isOpen(about)).toBe(true);
    await about.subMenuButton.click();
    expect(await isOpen(about)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(about)).toBe(false);
  });

  test('[E-1] Escape closes what the pointer has opened, wherever the focus is', async ({ page }) => {
    const about = await openWithStoppedClock(page);
    await about.mainNavigation.getByRole('link', { name: 'Jobs', exact: true }).hover();
    await page.clock.runFor(subMenuDelayMs);
    await eventually(() => isOpen(about)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(about)).toBe(false);
  });

  test('[E-1] by keyboard it opens at once, Escape leads back to its button, and leaving it closes it', async ({
    page,
  }) => {
    const about = await openWithStoppedClock(page);
    await about.mainNavigation.getByRole('link', { name: 'Jobs', exact: true }).focus();
    await page.keyboard.press('Tab');
    expect(await about.subMenuButton.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => isOpen(about)).toBe(true);
    expect(await about.subMenuButton.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    const first = about.subMenu.getByRole('link').first();
    expect(await first.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(about)).toBe(false);
    expect(await about.subMenuButton.evaluate(hasFocus)).toBe(true);

    await page.keyboard.press('Space');
    await eventually(() => isOpen(about)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isOpen(about)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await eventually(() => isOpen(about)).toBe(false);
  });

  test('[E-1] a category of it is one press away from its jobs', async ({ page }) => {
    const about = new AboutPage(page);
    await about.open();
    await about.subMenuButton.click();
    await about.subMenu.getByRole('link').first().click();
    await page.waitForURL(/\/browse-job-filter-list\?category=/);
    await eventually(() => isOpen(about)).toBe(false);
  });
});

const hasFocus = (element: Element) => element === document.activeElement;
