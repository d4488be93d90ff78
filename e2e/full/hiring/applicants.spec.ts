import { applicantFor } from '../../fixtures/applicants.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ApplicantsPage } from '../../pages/hiring-pages.ts';

test.describe('applicants of a job', () => {
  test('[H-4, L-8] are moved by keyboard alone, and the focus goes with the card', async ({ journey }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const other = await applicantFor(job.id, 'Rosalind');
    const { name } = await applicantFor(job.id, 'Barnaby');
    const page = await journey.openPage({ token: employerToken });
    const applicants = new ApplicantsPage(page);
    await applicants.open(job.id);
    await expect(applicants.stage('New').getByRole('link', { name })).toBeVisible();
    // Who has just applied comes first, where Tab leads.
    await applicants.stage('New').getByRole('link').first().focus();
    await page.keyboard.press('Home');
    await expect(applicants.link(name)).toBeFocused();
    await page.keyboard.press('m');
    await expect(applicants.dialog.getByRole('radio', { name: 'New' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Without a mail' }).press('Enter');
    await expect(applicants.stage('Interview').getByRole('link', { name })).toBeFocused();
    await expect(
      page.getByText(new RegExp(`^${name} is now in Interview, which has \\d+\\.$`)),
    ).toBeAttached();

    // Past the stages in between, which are empty.
    await page.keyboard.press('ArrowLeft');
    await expect(applicants.link(other.name)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(applicants.link(name)).toBeFocused();
    await page.keyboard.press('Enter');
    const applicant = applicants.panel.getByRole('article', { name, exact: true });
    await expect(applicant).toBeVisible();
    await page.keyboard.press('k');
    await expect(applicant).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(applicant).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(applicants.panel).toHaveCount(0);
  });

  test('[H-4] are found by words and stars, compared, moved together and saved as CSV', async ({
    journey,
  }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const first = await applicantFor(job.id, 'Clementine');
    const second = await applicantFor(job.id, 'Clementina');
    const page = await journey.openPage({ token: employerToken });
    const applicants = new ApplicantsPage(page);
    await applicants.open(job.id, '&view=list');
    await page.getByRole('searchbox', { name: 'Search' }).fill('clementin');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^2 applicants of [\d,]+$/)).toBeVisible();
    for (const { name } of [first, second])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(applicants.dialog.getByRole('article')).toHaveCount(2);
    // Who is closed before the application has come has not been seen.
    for (const { fields } of [first, second])
      await expect(applicants.dialog.getByRole('link', { name: fields.email })).toBeVisible();
    await page.keyboard.press('Escape');
    // The mails that say so can be taken back for a while, in front of the tools.
    const seen = applicants.toast(/: Seen\./);
    await expect(seen).toHaveCount(2);
    for (const left of [1, 0]) {
      await seen.first().getByRole('button', { name: 'close' }).click();
      await expect(seen).toHaveCount(left);
    }

    const csv = await applicants.saveCsv();
    expect(csv.name).toBe('applicants.csv');
    const rows = csv.bytes.toString('utf8').split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain(`Clementine,Quayle${process.pid},${first.fields.email}`);
    expect(rows[1]).toContain(",'=1+1 is the first thing I computed.");

    await page.getByRole('button', { name: 'Move to …' }).click();
    await applicants.dialog.getByRole('radio', { name: 'Declined' }).check();
    await applicants.dialog.getByLabel('Without a mail to the candidate').check();
    await applicants.dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(applicants.toast('2 applicants: Declined')).toBeVisible();
    await applicants.open(job.id, '&q=clementin');
    await expect(applicants.stage('Declined').getByRole('article')).toHaveCount(2);
    await applicants.openFilters();
    await page.getByLabel('Marks').selectOption('Starred');
    await expect(page.getByRole('heading', { name: 'No applicant is like that' })).toBeVisible();
    await page.getByRole('link', { name: 'Show everybody' }).click();
    await expect(applicants.link(first.name)).toBeVisible();
  });

  test('[H-4] are offered times and declined together from their list, and one can be written to', async ({
    journey,
  }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const first = await applicantFor(job.id, 'Theodora');
    const second = await applicantFor(job.id, 'Theodore');
    const page = await journey.openPage({ token: employerToken });
    const applicants = new ApplicantsPage(page);
    await applicants.open(job.id, '&view=list&q=theodor');
    await expect(page.getByRole('button', { name: 'Offer times' })).toBeDisabled();
    for (const { name } of [first, second])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Offer times' }).click();
    await expect(applicants.dialog.getByText('2 applicants share these times')).toBeVisible();
    await applicants.dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Decline…' }).click();
    await applicants.dialog.getByRole('button', { name: 'Preview' }).click();
    await applicants.dialog.getByRole('button', { name: 'Decline 2 applicants' }).click();
    const rows = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
    await expect(rows.getByText('Declined', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows.getByText('Declined', { exact: true })).toHaveCount(0);

    const applicant = await applicants.openApplicant(first.name);
    await applicants.choose('Messages');
    await expect(applicant.getByRole('button', { name: 'Offer times' })).toBeVisible();
    await applicant.getByRole('button', { name: 'Decline…' }).click();
    const letter = page.getByRole('dialog', { name: 'Decline the applicant' });
    await letter.getByRole('button', { name: 'Preview' }).click();
    await letter.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(applicant.getByLabel('Stage').locator('option:checked')).toHaveText('Declined');
    expect(await findViolations(page)).toEqual([]);
    await applicant.getByLabel('Message to the applicant').fill('Thank you for your time.');
    await applicant.getByRole('button', { name: 'Send' }).click();
    await expect(applicant.getByRole('list', { name: 'Messages' })).toContainText('Thank you for your time.');
  });

  test('[L-34] stages fold to a strip that the browser remembers and takes cards', async ({ journey }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const { name } = await applicantFor(job.id, 'Wilhelmina');
    const page = await journey.openPage({ token: employerToken });
    const applicants = new ApplicantsPage(page);
    await applicants.open(job.id);
    await applicants.stage('Offer').getByRole('button', { name: 'Fold Offer' }).click();
    await expect(applicants.stage('Offer').getByRole('article')).toHaveCount(0);
    await applicants.open(job.id);
    const unfold = applicants.stage('Offer').getByRole('button', { name: 'Show Offer' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await applicants.drag(name, 'Offer');
    const mail = page.getByRole('dialog', { name: `Move ${name} to Offer` });
    await expect(mail.getByText(/would like to make you an offer/)).toBeVisible();
    await mail.getByRole('button', { name: 'Without a mail' }).click();
    await expect(applicants.toast(`${name}: Offer`)).toBeVisible();
    await unfold.click();
    await expect(applicants.stage('Offer').getByRole('link', { name })).toBeVisible();
  });

  test('[H-4, G-9] hear by mail that they were seen and shortlisted, once it can be undone no more', async ({
    journey,
  }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const { name, fields } = await applicantFor(job.id, 'Philomena');
    const page = await journey.openPage({ token: employerToken });
    const applicants = new ApplicantsPage(page);
    await applicants.open(job.id);
    const applicant = await applicants.openApplicant(name);
    await expect(applicant.getByRole('link', { name: fields.email })).toBeVisible();
    await page.keyboard.press('Escape');
    await receiveMail(origin(), fields.email, /has viewed your application/);
    await applicants.drag(name, 'Shortlist');
    await page.getByRole('button', { name: 'Move and mail' }).click();
    await expect(applicants.toast(`${name}: Shortlist`)).toBeVisible();
    await receiveMail(origin(), fields.email, /has shortlisted you/);
  });
});
