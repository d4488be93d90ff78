import { paths } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { everyPage } from '../../fixtures/every-page.ts';
import { findCovered, findUnmarked } from '../../fixtures/find-covered.ts';
import { findFaint } from '../../fixtures/find-faint.ts';
import { narrow } from '../../fixtures/find-faults.ts';
import { findCutOff, findSidewaysScroll } from '../../fixtures/layout.ts';
import { findSubjects } from '../../fixtures/subjects.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, settled } from '../../pages/page-frame.ts';

test.describe.configure({ mode: 'parallel' });

/** A window of 1280 by 1024 pixels at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

/** What of a phone's page has no room with text of twice the size (WCAG 1.4.4). */
async function findWideText(page: Page): Promise<string[]> {
  // Of the base, which has a sixteenth more than the browser's.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
  const faults = await findCutOff(page);
  const sideways = await findSidewaysScroll(page);
  // Sizes of half a pixel add up to one.
  if (sideways > 1) faults.push(`${sideways} pixels too wide`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults;
}

async function findFocusFaults(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(narrow);
  await goTo(page, address);
  await settled(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const faults = (await findCovered(page)).map((stop) => `covered at 390 pixels: ${stop}`);
  faults.push(...(await findWideText(page)).map((fault) => `with text of twice the size, ${fault}`));
  await page.setViewportSize(zoomed);
  faults.push(...(await findCovered(page)).map((stop) => `covered at 400 %: ${stop}`));
  faults.push(...(await findUnmarked(page)).map((stop) => `no mark in forced colours: ${stop}`));
  faults.push(...(await findFaint(page)).map((stop) => `a faint mark: ${stop}`));
  return faults.map((fault) => `${address}: ${fault}`);
}

for (const [visitor, groups] of Object.entries(everyPage)) {
  for (const [group, { addresses, statuses }] of Object.entries(groups)) {
    test(`[A-16, L-34] focus is marked and in sight, and large text fits, as ${visitor}: ${group}`, async ({
      journey,
    }) => {
      journey.expectStatus(...statuses);
      const subjects = await findSubjects();
      const token =
        visitor === 'guest' ? undefined : subjects.tokens[visitor as keyof typeof subjects.tokens];
      const page = await journey.openPage(token === undefined ? {} : { token });
      const faults: string[] = [];
      for (const address of addresses(subjects)) faults.push(...(await findFocusFaults(page, address)));
      expect(faults).toEqual([]);
    });
  }
}

test('[A-15] the region of messages is sent with the page, empty, and their words come into it', async ({
  journey,
}) => {
  journey.expectStatus(401);
  const page = await journey.openPage();
  await goTo(page, paths.login);
  const region = page.locator('#messages[aria-live="polite"]');
  await expect(region).toBeEmpty();
  const sent = await (await fetch(page.url())).text();
  expect(sent).toContain('<div id="messages" aria-live="polite"></div>');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('whatever it was');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(region.getByRole('status')).toContainText('Email or password is not right.');
  await expect(region.locator('[aria-live]:not([aria-live=off])')).toHaveCount(0);
  // It stays on the page when the toast has gone.
  await region.getByRole('status').click();
  await expect(region.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Email or password is not right.');
});

test('[A-16, L-34] help stands on the pages of signing in and in the frame', async ({ journey }) => {
  const guest = await journey.openPage();
  for (const path of [paths.login, paths.register, paths.forgotPassword, paths.setPassword]) {
    await goTo(guest, path);
    await expect(guest.getByRole('link', { name: 'questions and answers' })).toHaveAttribute(
      'href',
      paths.faq,
    );
  }
  const { tokens } = await findSubjects();
  for (const [token, path] of [
    [tokens.candidate, paths.jobsProfile],
    [tokens.employer, paths.companyManageJob],
    [tokens.staff, paths.staff],
  ] as const) {
    const page = await journey.openPage({ token });
    await goTo(page, path);
    const places = page.getByRole('navigation', { name: 'Your account' });
    await expect(places.getByRole('link', { name: 'Help' })).toHaveAttribute('href', paths.faq);
  }
});

test('[L-34] the title of the window follows from the jobs to the applicants of one, and back', async ({
  journey,
}) => {
  const { tokens, job } = await findSubjects();
  const page = await journey.openPage({ token: tokens.employer });
  await goTo(page, paths.companyManageJob);
  await expect(page).toHaveTitle(/^Manage jobs/);
  await page.locator(`main a[href="${paths.companyManageJob}?job=${job}"]`).first().click();
  await expect(page).toHaveTitle(/^Applicants for /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Manage jobs/);
});
