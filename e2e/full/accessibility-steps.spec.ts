import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import { createCandidate, signupFields } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { findFaults, findFaultsAt, findFaultsOf, narrow } from '../fixtures/find-faults.ts';
import { invite, joinCompany, registerCompany, registerConfirmedCompany } from '../fixtures/companies.ts';
import { anyJob, jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { addOwnJob, likeJob, newestJobs } from '../fixtures/saved-jobs.ts';
import { createCandidateWithPassword } from '../fixtures/passwords.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AppliedJobsPage } from '../pages/applied-jobs-page.ts';
import { CallBackDialog } from '../pages/call-back-dialog.ts';
import { ChangePasswordPage } from '../pages/change-password-page.ts';
import { CompanyMembersPage } from '../pages/company-members-page.ts';
import { CompanyRegisterPage } from '../pages/company-register-page.ts';
import { InvitationPage } from '../pages/invitation-page.ts';
import { CompanyProfilePage } from '../pages/company-profile-page.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { FreeAlertsPage } from '../pages/free-alerts-page.ts';
import { JobAlertsPage } from '../pages/job-alerts-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { MapSection } from '../pages/map-section.ts';
import { goTo, reload, settled } from '../pages/page-frame.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { ResumeReviewPage } from '../pages/resume-review-page.ts';
import { SavedJobsPage } from '../pages/saved-jobs-page.ts';
import { SearchPage } from '../pages/search-page.ts';

test.describe('everybody can use every page, in both themes and at both widths', () => {
  test('[A-2, A-4] as a guest', async ({ page, journey }) => {
    journey.expectStatus(404, 410);
    const faults = await findFaultsOf(page, [
      '/home',
      '/browse-job-filter-list?q=engineer&type=full-time&page=1',
      // The other pages of the search, at one that finds a dozen jobs: looking at twenty-five takes twice as long.
      '/browse-job-list?q=welder',
      '/browse-job-grid?q=welder',
      '/browse-job-filter-grid?q=welder',
      '/browse-job-filter-list?q=zzzzqqqq',
      '/browse-job-filter-list?page=9999',
      '/jobs?category=information-technology',
      '/jobs?skill=sql&location=london,+united+kingdom',
      '/jobs?category=legal&location=atlantis',
      '/salaries',
      '/salaries?title=registered+nurse',
      '/salaries?title=zookeeper&location=atlantis',
      jobDetailPath((await anyJob()).id),
      jobDetailPath(crypto.randomUUID()),
      '/category-all-jobs',
      '/category-company-jobs',
      '/category-jobs?all=industry',
      '/category-location-jobs',
      '/category-designations-jobs?letter=s',
      '/category-skill-jobs',
      '/about-us',
      '/pricing-details',
      '/resume-review',
      '/login',
      '/forgot-password',
      '/set-password',
      '/set-password?token=0123456789abcdefghijklmnop',
      '/confirm-email',
      '/confirm-email?token=0123456789abcdefghijklmnop',
      '/undo-email',
      '/undo-email?token=0123456789abcdefghijklmnop',
      '/free-job-alerts',
      '/confirm-alert',
      '/confirm-alert?token=0123456789abcdefghijklmnop',
      '/unsubscribe-alert?token=0123456789abcdefghijklmnop',
      '/newsletter?asked=invalid',
      '/newsletter-subscription?token=0123456789abcdefghijklmnop',
      '/newsletter-subscription?stop=0123456789abcdefghijklmnop',
      '/delete-account',
      '/delete-account?token=0123456789abcdefghijklmnop',
      '/no-such-page',
    ]);
    expect(faults).toEqual([]);
  });

  test('[I-6] at a posting with a map, in its report with errors, and after it was sent', async ({
    page,
  }) => {
    const posting = new JobPage(page);
    await posting.open((await anyJob('?mode=on-site&sort=salary')).id);
    await posting.openReport();
    await posting.sendReport();
    await expect(posting.report.getByRole('alert').first()).toBeVisible();
    const faults = (await findFaults(page)).map((fault) => `the report at ${fault}`);
    await posting.report.getByRole('radio', { name: 'It is spam, or no job at all' }).check();
    await posting.sendReport();
    await expect(posting.report.getByRole('status')).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `after the report at ${fault}`));
    await posting.report.getByRole('button', { name: 'Back to the job' }).click();
    const map = new MapSection(page, /^Map: /);
    await page.getByRole('heading', { name: /^Where the job/ }).scrollIntoViewIfNeeded();
    await map.waitUntilDrawn();
    faults.push(...(await findFaults(page)).map((fault) => `the map at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[I-10, H-2] among companies, at one of them, in the gallery and at work', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404);
    const { company } = await jobOfDemoEmployer();
    const faults = await findFaultsOf(page, [
      '/companies',
      '/companies?q=zzzzqqqq&letter=h',
      '/companies?page=999',
      companyPath(company.id),
      companyPath(crypto.randomUUID()),
      '/companies?show=gallery',
      '/portfolio-grid-2',
      '/portfolio-grid-2?field=archeology',
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
      await expect(register.step(step)).toBeVisible();
      await register.nextButton.or(register.signUpButton).click();
      await expect(register.errors.first()).toBeVisible();
      faults.push(...(await findFaults(page)).map((fault) => `step ${step} at ${fault}`));
      await fill[step - 1]?.call(register, fields);
      if (step < 5) await register.nextButton.click();
    }
    expect(faults).toEqual([]);
  });

  test('[C-1] at the form of the resume review, with its errors', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    await review.open();
    await review.submitButton.click();
    await expect(review.errors.last()).toBeVisible();
    await review.resume.setInputFiles({
      name: 'a'.repeat(90) + '.pdf',
      mimeType: '',
      buffer: Buffer.from(''),
    });
    await expect(review.card.getByRole('button', { name: /^Remove/ })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });

  test('[A-15, B-1] at a failed login with its toast', async ({ page, journey }) => {
    journey.expectStatus(401);
    const login = new LoginPage(page);
    await login.open();
    await login.logIn({ email: 'no.account@example.org', password: 'whatever it was' });
    const toast = login.toast(/Email or password/);
    await expect(toast).toBeVisible();
    // The pointer on it keeps it open while it is looked at.
    await toast.hover();
    expect(await findFaults(page)).toEqual([]);
  });

  test('[G-8] at the change of the password, with its errors and its strength', async ({ journey }) => {
    const { accessToken } = await createCandidateWithPassword();
    const change = new ChangePasswordPage(await journey.openPage({ token: accessToken }));
    await change.open();
    await change.change('', 'password12', 'another one');
    await expect(change.errors).toHaveCount(2);
    await expect(change.page.getByText('Too easy to guess.', { exact: true })).toBeVisible();
    expect(await findFaults(change.page)).toEqual([]);
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

  test('[B-12] at the registration of a company, with its errors', async ({ page }) => {
    const register = new CompanyRegisterPage(page);
    await register.open();
    await register.registerButton.click();
    await expect(register.errors.last()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
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

  test('[B-12] at an invitation, live or dead', async ({ journey }) => {
    journey.expectStatus(410);
    const owner = await registerConfirmedCompany();
    const other = await registerCompany();
    const page = await journey.openPage({ token: other.accessToken });
    const invitation = new InvitationPage(page);
    await invitation.openLink(await invite(owner, `new.${owner.fields.email}`));
    await invitation.joinButton(owner.fields.companyName).click();
    await expect(invitation.errors.last()).toBeVisible();
    const faults = await findFaults(page);
    await goTo(page, '/accept-invitation?token=0123456789abcdefghijklmnop');
    await expect(invitation.errors.first()).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `dead at ${fault}`));
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

  test('[G-4] among saved jobs, in their dialogs and at their alert', async ({ journey }) => {
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
    await saved.addButton.click();
    await expect(saved.dialog('Add Task')).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `the dialog at ${fault}`));
    await saved.dialog('Add Task').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(saved.alert('Oops')).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `the alert at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[G-1, G-2, G-5, G-9] as a candidate', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const { job } = await jobOfDemoEmployer();
    const faults = await findFaultsOf(page, [
      '/home',
      '/jobs-applied-job',
      '/company-manage-job',
      '/jobs-profile',
      '/jobs-change-password',
      '/account',
    ]);
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await expect(posting.form.getByRole('radio').first()).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `the form to apply at ${fault}`));
    await posting.send();
    const applied = new AppliedJobsPage(page);
    await expect(applied.card(job.title)).toBeVisible();
    faults.push(...(await findFaults(page)).map((fault) => `applied jobs at ${fault}`));
    expect(faults).toEqual([]);
  });

  test('[H-1, H-4] as an employer', async ({ journey }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const page = await journey.openPage({ token: employerToken });
    const faults = await findFaultsOf(page, [
      '/company-manage-job',
      `/company-manage-job?job=${job.id}`,
      jobDetailPath(job.id),
      '/jobs-profile',
      '/jobs-change-password',
      '/account',
    ]);
    expect(faults).toEqual([]);
  });

  test('[J-4] on the contact page with its map and its errors', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.map.waitUntilDrawn();
    await contact.sendButton.click();
    await expect(page.getByText('Please complete the Captcha')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });

  test('[G-6, J-4] at the job alerts, their dialogs and the form for guests with its errors', async ({
    journey,
  }) => {
    const guest = new FreeAlertsPage(await journey.openPage());
    await guest.open();
    await guest.form.createButton.click();
    await expect(guest.form.errors.last()).toBeVisible();
    const faults = await findFaults(guest.page);

    const { accessToken } = await createCandidate();
    const alerts = new JobAlertsPage(await journey.openPage({ token: accessToken }));
    await alerts.open();
    await expect(alerts.heading).toBeVisible();
    faults.push(...(await findFaults(alerts.page)).map((fault) => `no alert at ${fault}`));
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

  test('[E-4] at the request to be called back, with its errors', async ({ page }) => {
    await goTo(page, '/about-us');
    await settled(page);
    const call = new CallBackDialog(page);
    await call.headerButton.click();
    await call.submitButton.click();
    await expect(call.errors.last()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
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
