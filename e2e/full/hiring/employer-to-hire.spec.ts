import type { Locator, Page } from '@playwright/test';
import { createCandidate, type Session } from '../../fixtures/accounts.ts';
import { companyFields, confirmationLink } from '../../fixtures/companies.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { proveAddress } from '../../fixtures/prove-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompanyRegisterPage } from '../../pages/companies-pages.ts';
import { ApplicantsPage, AppliedJobsPage, ManageJobsPage, PostJobPage } from '../../pages/hiring-pages.ts';
import { ConfirmEmailPage } from '../../pages/identity-pages.ts';
import { JobPage, SearchPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

const name = 'Ottoline Firth';

/** Registers a new company and opens its first posting; returns the posting's id. */
async function registerAndPost(desk: Page, title: string): Promise<string> {
  const fields = companyFields();
  const register = new CompanyRegisterPage(desk);
  await register.open();
  await register.fillIn(fields);
  await register.registerButton.click();
  await desk.waitForURL('**/company-manage-job');
  const manage = new ManageJobsPage(desk);
  await expect(desk.getByRole('heading', { name: 'Your company has no jobs here yet' })).toBeVisible();
  const confirm = new ConfirmEmailPage(desk);
  await confirm.openLink(await confirmationLink(fields.email));
  await confirm.confirmButton.click();
  await expect(confirm.confirmed).toBeVisible();

  await manage.open();
  await desk.getByRole('link', { name: 'Post a job', exact: true }).click();
  const form = new PostJobPage(desk);
  await form.fillIn(title, 'Keep the lamp burning through the night.');
  await desk.getByRole('button', { name: 'Add a question' }).click();
  await form.question(1).getByLabel('Question', { exact: true }).fill('Can you swim?');
  await form.question(1).getByRole('checkbox', { name: 'No' }).check();
  await form.publishButton.click();
  // The address at the company's own domain is confirmed, so staff do not have to check the posting first.
  await expect(desk.getByText('Your job is open.')).toBeVisible();
  await desk.getByRole('link', { name: 'See the job' }).click();
  await desk.waitForURL(/[?&]job=/);
  return new URL(desk.url()).searchParams.get('job') ?? '';
}

async function findAndApply(page: Page, jobId: string, title: string): Promise<void> {
  const search = new SearchPage(page);
  await search.open(`?q=${encodeURIComponent(title)}`);
  await search.openJob(jobId);
  const posting = new JobPage(page);
  await posting.startApplying.click();
  await posting.form
    .getByRole('group', { name: 'Can you swim?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await posting.writeCoverLetter('I have kept two lamps already.');
  await posting.send();
  await expect(new AppliedJobsPage(page).card(title).getByText('Application sent')).toBeVisible();
}

/** Moves the applicant whose link has the focus, with the keys alone. */
async function moveByKeys(desk: Page, applicants: ApplicantsPage, stage: string): Promise<void> {
  await applicants.link(name).focus();
  await desk.keyboard.press('m');
  const choice = applicants.dialog.getByRole('radio', { name: stage });
  await pressUntil(desk, 'ArrowDown', choice);
  await desk.keyboard.press('Enter');
}

async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 12; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there.`);
}

/** As a field for a time takes it. */
function tomorrow(): string {
  return `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T14:00`;
}

async function writeAndInvite(desk: Page, applicants: ApplicantsPage): Promise<void> {
  const applicant = await applicants.openApplicant(name);
  await applicants.choose('Application');
  await expect(applicant.getByText('Can you swim?')).toBeVisible();
  await expect(applicant.getByText('I have kept two lamps already.')).toBeVisible();
  await expect(applicant.getByText('This address is not confirmed yet')).toHaveCount(0);
  await applicants.choose('Messages');
  await desk.getByRole('textbox', { name: /^Message to/ }).fill('When could you begin?');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(applicant.getByRole('list', { name: 'Messages' })).toContainText('When could you begin?');
  await desk.getByRole('button', { name: 'Offer times' }).click();
  await desk.getByLabel('Time 1').fill(tomorrow());
  await desk.getByLabel('Place').fill('The lighthouse');
  await desk.getByRole('button', { name: 'Offer these times' }).click();
  await expect(desk.getByText('Waits for an answer')).toBeVisible();
}

async function answer(page: Page, { user }: Session): Promise<void> {
  const told = await receiveMail(origin(), user.email, /has sent you a message/);
  expect(told.text).toContain('When could you begin?');
  await goTo(page, told.links[0] ?? '');
  await page.getByRole('textbox', { name: /^Message to/ }).fill('In a week.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('In a week.')).toBeVisible();
  const invited = await receiveMail(origin(), user.email, /invites you to an interview/);
  await goTo(page, invited.links.find((link) => link.includes('/jobs-applied-job')) ?? '');
  const interview = page.getByRole('region', { name: /^Interview with/ });
  await interview.getByRole('radio').check();
  await interview.getByRole('button', { name: 'Choose this time' }).click();
  await expect(interview.getByRole('heading', { name: 'Your interview' })).toBeVisible();
}

test('[H-3, H-4, G-9, K-1] a new company registers, posts, meets a candidate and hires', async ({
  journey,
}) => {
  const title = `Night Lamp Keeper ${process.pid}`;
  const desk = await journey.openPage();
  const jobId = await registerAndPost(desk, title);
  const { email } = (await createCandidate({ firstName: 'Ottoline', lastName: 'Firth' })).fields;
  const candidate = await proveAddress(email);
  const page = await journey.openPage({ token: candidate.accessToken });
  await findAndApply(page, jobId, title);
  await receiveMail(origin(), email, /^You applied for/);

  const manage = new ManageJobsPage(desk);
  await manage.open();
  await expect(manage.row(jobId).getByText('1 new')).toBeVisible();
  await manage.openApplicants({ id: jobId, title });
  const applicants = new ApplicantsPage(desk);
  await expect(applicants.stage('New').getByRole('link', { name })).toBeVisible();
  await moveByKeys(desk, applicants, 'Interview');
  await desk.getByRole('button', { name: 'Without a mail' }).press('Enter');
  await expect(applicants.stage('Interview').getByRole('link', { name })).toBeFocused();
  await writeAndInvite(desk, applicants);
  await answer(page, candidate);

  await applicants.open(jobId);
  await moveByKeys(desk, applicants, 'Hired');
  await desk.getByRole('button', { name: 'Move and mail' }).click();
  await desk
    .getByRole('dialog', { name: 'Is the job filled?' })
    .getByRole('button', { name: 'Mark as filled' })
    .click();
  await expect(applicants.toast(/The job is filled/)).toBeVisible();
  await manage.open();
  await expect(manage.row(jobId).getByText('Filled', { exact: true })).toBeVisible();

  // A move may be taken back for some seconds; the candidate hears of it afterwards.
  await receiveMail(origin(), email, /^Congratulations from/);
  const applied = new AppliedJobsPage(page);
  await applied.open();
  await expect(page.getByText('Next: Congratulations: you are hired.')).toBeVisible();
  await page.getByText('What has happened').click();
  const course = page.getByRole('list', { name: /^Course of your application/ });
  await expect(course.getByText('You chose a time for the interview')).toBeVisible();
  journey.expectStatus(410);
  const seeker = new JobPage(await journey.openPage());
  await eventually(async () => (await seeker.open(jobId)).status()).toBe(410);
  await expect(seeker.page.getByRole('heading', { name: /^This job was filled/ })).toBeVisible();
});
