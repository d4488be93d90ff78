import type { Page } from '@playwright/test';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { signupFields } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { pdfResume } from '../../fixtures/pdf.ts';
import { newestJobs } from '../../fixtures/saved-jobs.ts';
import { HomePage } from '../../pages/home-page.ts';
import { reload } from '../../pages/page-frame.ts';
import { RegisterPage } from '../../pages/register-page.ts';
import { heartOf, SavedJobsPage } from '../../pages/saved-jobs-page.ts';
import { SearchPage } from '../../pages/search-page.ts';

const stored = 'likedJobs';

test.describe('liking jobs', () => {
  test('[I-4, I-7, G-4] what a guest likes stays, and comes into the account that they open, once', async ({
    page,
  }) => {
    const [first, second] = (await newestJobs(2)) as [JobCard, JobCard];
    const search = new SearchPage(page);
    await search.open();
    await heartOf(page, first).click();
    await expect(search.toast('Saved in this browser. Sign up to keep it in your account.')).toBeVisible();
    await search.header.getByRole('link', { name: 'Waymark, home' }).click();
    const home = new HomePage(page);
    await expect(home.recentJobs).toBeVisible();
    await expectPressed(page, first, 'true');
    await heartOf(page, second).press('Space');
    // Kept a moment after it is painted; a reload in between is faster than any person.
    await eventually(() => page.evaluate((key) => localStorage.getItem(key), stored)).toContain(second.id);
    await reload(page);
    await expectPressed(page, first, 'true');
    await expectPressed(page, second, 'true');

    const register = new RegisterPage(page);
    await register.open();
    await register.fillToLastStep(signupFields());
    await register.submit(await pdfResume('Marta Vogel'));
    const merged = register.toast('The 2 jobs you liked before signing in are in your Saved Jobs now.');
    await expect(merged).toBeVisible();
    const saved = new SavedJobsPage(page);
    await saved.open();
    await expect(saved.titles).toHaveText([second.title, first.title]);
    await eventually(() => page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull();
    // Once: nothing is told a second time.
    await expect(merged).toHaveCount(0);
    await search.open();
    await expectPressed(page, first, 'true');
  });
});

function expectPressed(page: Page, job: JobCard, pressed: 'true' | 'false'): Promise<void> {
  return expect(heartOf(page, job)).toHaveAttribute('aria-pressed', pressed);
}
