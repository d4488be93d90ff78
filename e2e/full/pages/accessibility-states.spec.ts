import { createCandidate } from '../../fixtures/accounts.ts';
import { invite, joinCompany, registerConfirmedCompany } from '../../fixtures/companies.ts';
import { findFaults, findFaultsAt, narrow } from '../../fixtures/find-faults.ts';
import { anyJob, jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { addOwnJob, likeJob, newestJobs } from '../../fixtures/saved-jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompanyMembersPage, CompanyProfilePage } from '../../pages/companies-pages.ts';
import { ContactPage } from '../../pages/content-pages.ts';
import { AppliedJobsPage } from '../../pages/hiring-pages.ts';
import { AccountPage } from '../../pages/identity-pages.ts';
import { JobPage, MapSection, SearchPage } from '../../pages/jobs-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { ProfilePage } from '../../pages/profile-pages.ts';
import { JobAlertsPage, SavedJobsPage } from '../../pages/seeking-pages.ts';

test.describe('everybody can use the states of a page, in both themes', () => {
  test('[I-6] at a posting with its map', async ({ page }) => {
    const posting = new JobPage(page);
    await posting.open((await anyJob('?mode=on-site&sort=salary')).id);
    const map = new MapSection(page, /^Map: /);
    await page.getByRole('heading', { name: /^Where the job/ }).scrollIntoViewIfNeeded();
    await map.waitUntilDrawn();
    expect(await findFaults(page)).toEqual([]);
  });

  test('[G-2, A-12] with a new address that waits, and with the question before a sign-out', async ({
    journey,
  }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.field('Email').fill(`a.new.address.that.is.rather.long.${fields.email}`);
    await profile.saveButton.click();
    await expect(profile.pendingEmail('a.new.address')).toBeVisible();
    const faults = (await findFaults(page)).map((fault) => `the profile at ${fault}`);
    const account = new AccountPage(page);
    await account.open();
    await account.emailCard.getByRole('button', { name: 'Send the link again' }).click();
    await expect(account.emailCard.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `the account at ${fault}`));
    await account.devicesCard.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `the question at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[B-12] among colleagues, as an owner and as a member, and without a company', async ({ journey }) => {
    const owner = await registerConfirmedCompany();
    const session = await joinCompany(await invite(owner, `mina.${owner.fields.email}`));
    await invite(owner, `somebody.with.a.rather.long.address@recruiting.${owner.fields.email.slice(5)}`);
    const members = new CompanyMembersPage(await journey.openPage({ token: owner.accessToken }));
    await members.open();
    const faults = await findFaults(members.page);
    await members.page.getByRole('button', { name: 'Remove Mina Moe' }).click();
    await expect(members.question('Remove Mina Moe?')).toBeVisible();
    faults.push(...(await findFaults(members.page)).map((fault) => `the question at ${fault}`));

    const hers = new CompanyMembersPage(await journey.openPage({ token: session.accessToken }));
    await hers.open();
    faults.push(...(await findFaults(hers.page)).map((fault) => `a member at ${fault}`));
    await hers.page.getByRole('button', { name: 'Leave' }).click();
    await hers
      .question(/^Leave/)
      .getByRole('button', { name: 'Leave' })
      .click();
    await expect(
      hers.page.getByRole('heading', { level: 1, name: 'You do not belong to a company' }),
    ).toBeVisible();
    await reload(hers.page);
    await expect(
      hers.page.getByRole('heading', { level: 1, name: 'You do not belong to a company' }),
    ).toBeVisible();
    faults.push(...(await findFaults(hers.page)).map((fault) => `without a company at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[E-1, I-8] with the menu and the filters open on a narrow screen', async ({ page }) => {
    await page.setViewportSize(narrow);
    const search = new SearchPage(page);
    await search.open('?q=welder');
    await search.header.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    const faults = await findFaultsAt(page, narrow, 'light');
    faults.push(...(await findFaultsAt(page, narrow, 'dark')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(search.filters).toBeVisible();
    faults.push(...(await findFaultsAt(page, narrow, 'light')));
    faults.push(...(await findFaultsAt(page, narrow, 'dark')));
    expect(faults).toEqual([]);
  });

  test('[G-4] among saved jobs, without any and with two pages of them', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const saved = new SavedJobsPage(page);
    await saved.open();
    await expect(saved.heading).toBeVisible();
    const faults = (await findFaults(page)).map((fault) => `empty at ${fault}`);
    await addOwnJob(accessToken, { title: 'L'.repeat(60), company: 'Trinity House', date: 'Next spring' });
    for (const { id } of await newestJobs(26)) await likeJob(accessToken, id);
    await reload(page);
    await expect(saved.rows.first()).toBeVisible();
    await saved.sort.selectOption('Oldest first');
    await expect(saved.row('LLL')).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `the list at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[G-5, G-9] in the form to apply, and among the jobs applied for', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const { job } = await jobOfDemoEmployer();
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await expect(posting.form.getByRole('radio').first()).toBeVisible();
    const faults = (await findFaults(page)).map((fault) => `the form to apply at ${fault}`);
    await posting.send();
    const applied = new AppliedJobsPage(page);
    await expect(applied.card(job.title)).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `applied jobs at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[J-4] on the contact page with its map', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.map.waitUntilDrawn();
    expect(await findFaults(page)).toEqual([]);
  });

  test('[G-6] at the job alerts and in their dialogs', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const alerts = new JobAlertsPage(await journey.openPage({ token: accessToken }));
    await alerts.open();
    await expect(alerts.heading).toBeVisible();
    const faults = (await findFaults(alerts.page)).map((fault) => `no alert at ${fault}`);
    await alerts.addButton.click();
    await alerts.form.field('Keywords').fill('manager');
    await expect(alerts.form.count).toBeVisible();
    faults.push(...(await findFaults(alerts.page)).map((fault) => `the form at ${fault}`));
    await alerts.form.createButton.click();
    await alerts.act('View', 'Manager').click();
    await expect(alerts.dialog.getByRole('link', { name: 'See all' })).toBeVisible();
    faults.push(...(await findFaults(alerts.page)).map((fault) => `the view at ${fault}`));
    await alerts.page.keyboard.press('Escape');
    await alerts.act('Pause', 'Manager').click();
    await expect(alerts.row('Manager').getByText('Paused')).toBeVisible();
    faults.push(...(await findFaults(alerts.page)).map((fault) => `the list at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[H-2] on the company profile with its map and its errors', async ({ journey }) => {
    const { employerToken } = await jobOfDemoEmployer();
    const page = await journey.openPage({ token: employerToken });
    const profile = new CompanyProfilePage(page);
    await profile.open();
    await profile.map.waitUntilDrawn();
    await page.getByText('Set the position by numbers').click();
    await profile.field('About the company', 'Website').fill('nowhere');
    await profile.field('About the company', 'Website').blur();
    await expect(profile.errors.first()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
});
