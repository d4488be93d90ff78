import type { ApplicantResume } from '@waymark/contract/hiring/candidates';
import { paths } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import type { Page } from '@playwright/test';
import { callApi, demoAccount, signInToDemo } from '../../fixtures/accounts.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { holdRequests, scripts } from '../../fixtures/held-requests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/identity-pages.ts';
import { goTo, openUnhydrated } from '../../pages/page-frame.ts';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Jump to' });

/** An applicant of the demo's company. */
async function findApplicant(): Promise<ApplicantResume> {
  const { accessToken } = await signInToDemo('employer');
  const response = await callApi('/company/resumes', { headers: { authorization: `Bearer ${accessToken}` } });
  const { data } = (await response.json()) as { data: ApplicantResume[] };
  if (!data[0]) throw new Error('The company of the demo has no applicants.');
  return data[0];
}

test.describe('the application frame', () => {
  test('[L-34] is there before any script, without header and footer of the site', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, paths.companyProfile);
    const navigation = page.getByRole('navigation', { name: 'Your account' });
    await expect(navigation.getByRole('link', { name: 'Company Profile' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.getByRole('link', { name: 'Manage jobs' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });

  test('[L-34] names the key of the command menu as the keyboard has it, before any other script', async ({
    journey,
  }) => {
    const page = await journey.openPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
    // The page's own scripts never come.
    await holdRequests(page, scripts);
    await openUnhydrated(page, paths.companyProfile);
    const hint = page.getByRole('banner').locator('kbd');
    await expect(hint.getByText('⌘ K')).toBeVisible();
    await expect(hint.getByText('Ctrl K')).toBeHidden();
  });

  test('[L-34, B-2] employers begin at their jobs, and find an applicant by keyboard alone', async ({
    page,
  }) => {
    const { applicationId, firstName, lastName } = await findApplicant();
    const login = new LoginPage(page);
    await login.open();
    await login.logIn(demoAccount('employer'));
    await page.waitForURL(`**${paths.companyManageJob}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Manage jobs' })).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(menuOf(page).getByRole('combobox')).toBeFocused();
    const name = fullName(firstName, lastName);
    await page.keyboard.type(name);
    await expect(menuOf(page).getByRole('option', { name }).first()).toBeVisible();
    await expect(menuOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`applicant=${applicationId}`));
  });

  test('[L-34, B-2, J-5] staff begin at the desk, and the counts of their queues stand in the navigation', async ({
    page,
  }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.logIn(demoAccount('staff'));
    await page.waitForURL(`**${paths.staff}`);
    const overview = page.getByRole('main').locator('dl > div').filter({ hasText: 'Resume reviews' });
    const waiting = await overview.locator('dd').first().textContent();
    const entry = login.sidebar.getByRole('listitem').filter({ hasText: 'Resume Reviews' });
    await expect(entry).toHaveText(`Resume Reviews${waiting} new`);
  });
});
