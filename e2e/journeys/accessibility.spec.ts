import { jobDetailPath } from '@waymark/contract/paths';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCandidate, signupFields } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { test } from '../fixtures/browser.ts';
import { changeColours, findSidewaysScroll, findSmallTargets } from '../fixtures/layout.ts';
import { anyJob, jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { settled } from '../pages/page-frame.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { SearchPage } from '../pages/search-page.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** Looks at the page as it stands, in both themes and at both widths; everything wrong is listed at once. */
async function findFaults(page: Page): Promise<string[]> {
  return [...(await findFaultsAt(page, wide)), ...(await findFaultsAt(page, narrow))];
}

async function findFaultsAt(page: Page, viewport: { width: number; height: number }): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(viewport);
  for (const colorScheme of ['light', 'dark'] as const) {
    await changeColours(page, colorScheme);
    faults.push(...(await findViolations(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  const sideways = await findSidewaysScroll(page);
  if (sideways > 0) faults.push(`${sideways} pixels wider than the window`);
  const small = await findSmallTargets(page);
  faults.push(...small.map((target) => `smaller than 24 by 24: ${target}`));
  return faults.map((fault) => `${viewport.width}: ${fault}`);
}

async function openAll(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    faults.push(...(await findFaults(page)).map((fault) => `${address} at ${fault}`));
  }
  return faults;
}

describe('everybody can use every page, in both themes and at both widths', () => {
  test('[A-2, A-4] as a guest', async ({ page, journey }) => {
    journey.expectStatus(404);
    const faults = await openAll(page, [
      '/home',
      '/browse-job-filter-list?q=engineer&type=full-time&page=1',
      '/browse-job-filter-list?q=zzzzqqqq',
      '/browse-job-filter-list?page=9999',
      jobDetailPath((await anyJob()).id),
      jobDetailPath(crypto.randomUUID()),
      '/login',
      '/forgot-password',
      '/set-password',
      '/set-password?token=0123456789abcdefghijklmnop',
      '/no-such-page',
    ]);
    expect(faults).toEqual([]);
  });

  test('[B-3] on every step of the registration, with its errors', async ({ page }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    const faults: string[] = [];
    const fill = [register.fillStep1, register.fillStep2, register.fillStep3, register.fillStep4];
    await register.open();
    for (const step of [1, 2, 3, 4, 5]) {
      await register.step(step).waitFor();
      await register.nextButton.or(register.signUpButton).click();
      await register.errors.first().waitFor();
      faults.push(...(await findFaults(page)).map((fault) => `step ${step} at ${fault}`));
      await fill[step - 1]?.call(register, fields);
      if (step < 5) await register.nextButton.click();
    }
    expect(faults).toEqual([]);
  });

  test('[A-15, B-1] at a failed login with its toast', async ({ page, journey }) => {
    journey.expectStatus(401);
    const login = new LoginPage(page);
    await login.open();
    await login.logIn({ email: 'no.account@example.org', password: 'whatever it was' });
    const toast = login.toast(/Email or password/);
    await toast.waitFor();
    // The pointer on it keeps it open while it is looked at.
    await toast.hover();
    expect(await findFaults(page)).toEqual([]);
  });

  test('[E-1, I-8] with the menu and the filters open on a narrow screen', async ({ page }) => {
    await page.setViewportSize(narrow);
    const search = new SearchPage(page);
    await search.open();
    await search.header.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    expect(await findFaultsAt(page, narrow)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await search.filters.waitFor();
    expect(await findFaultsAt(page, narrow)).toEqual([]);
  });

  test('[G-1, G-2, G-5, G-9] as a candidate', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const { job } = await jobOfDemoEmployer();
    const faults = await openAll(page, [
      '/home',
      '/jobs-applied-job',
      '/company-manage-job',
      '/jobs-profile',
    ]);
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await posting.form.getByRole('radio').first().waitFor();
    faults.push(...(await findFaults(page)).map((fault) => `the form to apply at ${fault}`));
    await posting.send();
    const applied = new AppliedJobsPage(page);
    await applied.card(job.title).waitFor();
    faults.push(...(await findFaults(page)).map((fault) => `applied jobs at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[H-1, H-4] as an employer', async ({ journey }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const page = await journey.openPage({ token: employerToken });
    const faults = await openAll(page, [
      '/company-manage-job',
      `/company-manage-job?job=${job.id}`,
      jobDetailPath(job.id),
      '/jobs-profile',
    ]);
    expect(faults).toEqual([]);
  });
});
