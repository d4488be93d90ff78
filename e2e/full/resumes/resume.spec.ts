import { letterForJobPath, paths } from '@waymark/contract/paths';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { signupFields, callApi, createCandidate } from '../../fixtures/accounts.ts';
import { pdfResume, type ChosenFile } from '../../fixtures/documents.ts';
import { findFaults, narrow } from '../../fixtures/find-faults.ts';
import { jobOfDemoEmployer, anyJob } from '../../fixtures/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { JobPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';
import { ProfilePage } from '../../pages/profile-pages.ts';
import { ResumeReviewPage } from '../../pages/resumes-pages.ts';

test.describe('sending it', () => {
  test('[C-1, G-2] a profile with nothing but a name says what it needs to be saved', async ({ page }) => {
    const review = new ResumeReviewPage(page);
    const { email, firstName, lastName } = signupFields();
    await review.open();
    await review.fillIn({ email, firstName, lastName });
    await review.submit(await pdfResume('Marta Vogel'));
    await page.waitForURL('**/home');

    const profile = new ProfilePage(page);
    await profile.open();
    await expect(profile.field('First Name')).toHaveValue(firstName);
    const gaps = page.getByText(/^Your profile can be saved once/);
    await expect(gaps).toHaveText(/: Job Title, Desired Compensation, Phone, Location\.$/);
    await profile.field('Phone').fill('+44 20 7946 0123');
    await profile.field('Job Title').fill('Welder');
    await profile.field('Desired Compensation').selectOption('$60,0000');
    await expect(profile.saveButton).toBeDisabled();
    await profile.field('Location').fill('Leeds');
    await profile.saveButton.click();
    await expect(profile.toast('User profile updated')).toBeVisible();
    await expect(gaps).toHaveCount(0);
  });
});

test.describe('a resume that leaves as a file', () => {
  test('[C-6, G-9] a cover letter is begun from a job, kept, and sent with an application', async ({
    journey,
  }) => {
    const { job, company, employerToken } = await jobOfDemoEmployer();
    const { accessToken } = await createCandidate({ firstName: 'Lea', lastName: 'Sommer' });
    const page = await journey.openPage({ token: accessToken });
    await goTo(page, letterForJobPath(job.id));
    await expect(page.getByLabel('Company')).toHaveValue(company.name);
    await expect(page.getByLabel('Job title')).toHaveValue(job.title);
    const text = 'Dear team,\n\nI have done this for years.\n\nLea Sommer';
    await page.getByLabel('Letter', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Letter saved')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your letters' }).getByRole('button')).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await posting.form.getByLabel('Use one of your cover letters').selectOption({ index: 1 });
    await expect(posting.form.getByLabel('Cover letter (optional)')).toHaveValue(text);
    await posting.send();
    await expect(page).toHaveURL(new RegExp(paths.jobsAppliedJob));
    const answer = await callApi('/cover-letters', { headers: { authorization: `Bearer ${employerToken}` } });
    expect(answer.status).toBe(403);
  });
});

/** A resume of these lines, one below the other. */
async function drawnResume(name: string, lines: readonly string[]): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([595, 842]);
  lines.forEach((line, row) => {
    const isHeading = /^(?:Experience|Education|Skills)$/.test(line);
    const size = row === 0 ? 20 : isHeading ? 13 : 10.5;
    page.drawText(line, { x: 56, y: 780 - 20 * row, size, font: row === 0 || isHeading ? bold : font });
  });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

const body = (manager: readonly string[]) => [
  'Experience',
  'Operations Manager, Northfield Logistics, Mar 2021 - Present',
  ...manager,
  'Shift Supervisor, Halden Freight, Jun 2017 - Feb 2021',
  '- Trained 40 new drivers on the routes of the north',
  '- Built a plan of the yard that saved 12 hours a week',
  'Education',
  'BSc Logistics, University of Leeds, 2014 - 2017',
  'Skills',
  'Forklift, Excel, Javascript',
];

const first = () =>
  drawnResume('resume.pdf', [
    'Marta Vogel',
    'Leeds, United Kingdom | +44 113 496 0000',
    ...body([
      '- Responsible for managing a team of drivers and clerks',
      '- Worked with the the customers of the region on their plans',
    ]),
  ]);

const second = () =>
  drawnResume('Marta-Vogel-Operations.pdf', [
    'Marta Vogel',
    'Leeds, United Kingdom | +44 113 496 0000 | marta.vogel@example.com',
    ...body([
      '- Managed a team of 14 drivers and clerks',
      '- Cut the delivery times of 30 customers by a third',
    ]),
  ]);

test('[C-6, L-11, L-12] a resume is checked at once: a finding leads to its place, a better version is compared, and a job is matched', async ({
  page,
  journey,
}) => {
  const candidate = await createCandidate({ firstName: 'Marta', lastName: 'Vogel' });
  const own = await journey.openPage({ token: candidate.accessToken });
  await goTo(own, '/resume-check');
  await expect(own.getByRole('heading', { level: 1, name: 'Resume check' })).toBeVisible();

  // Upload, and the check.
  await own.getByRole('button', { name: 'Check a better version' }).click();
  await own.getByLabel(/^Resume to check/).setInputFiles(await first());
  await own.getByRole('button', { name: 'Check it' }).click();
  const before = own.locator('[data-finding="contact-email-missing"]');
  await expect(before).toContainText('There is no email address');
  await expect(own.getByText(/This check is automatic/)).toBeVisible();
  await expect(own.getByRole('row', { name: /Contact 8 of 15/ })).toBeVisible();

  // A finding, what it says, and its place on the page.
  const weak = own.locator('[data-finding="wording-weak-openings"]');
  await expect(weak).toContainText('Responsible for managing a team of drivers');
  await expect(weak.getByRole('link')).toHaveAttribute('href', /^https:/);
  await weak.getByRole('button', { name: /Show the place/ }).click();
  const mark = own.locator('[data-sheet] [data-mark="wording-weak-openings:0"]');
  await expect(mark).toBeFocused();
  await mark.click();
  await expect(weak).toBeFocused();
  await own.keyboard.press('j');
  await expect(weak).not.toBeFocused();
  await own.keyboard.press('k');
  await expect(weak).toBeFocused();
  await own.getByRole('button', { name: /^Mend first/ }).click();
  await expect(weak).toHaveCount(0);
  await expect(before).toBeVisible();
  await own.getByRole('button', { name: /^All/ }).click();

  // What software would store stands first, and a part that was read wrongly is reported.
  const stored = own.getByRole('region', { name: 'What software would store' });
  const contact = stored.getByRole('row', { name: /^Contact details/ });
  await expect(contact).toContainText('Emailnothing found');
  await expect(stored.getByRole('row', { name: /^Experience/ })).toContainText('2 jobs read');
  await contact.getByRole('button', { name: /Read wrongly/ }).click();
  const report = own.getByRole('dialog', { name: '“Contact details” was read wrongly' });
  await report.getByLabel('What is wrong?').fill('My address is in the picture at the top');
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(contact).toContainText('Reported');
  expect(await findFaults(own)).toEqual([]);
  await own.setViewportSize({ width: 1440, height: 900 });

  // The second version, against the first.
  await own.getByRole('button', { name: 'Check a better version' }).click();
  await own.getByLabel(/^Resume to check/).setInputFiles(await second());
  await own.getByRole('button', { name: 'Check it' }).click();
  const comparison = own.getByRole('region', { name: 'Before and after' });
  await expect(comparison).toContainText('There is no email address');
  await expect(comparison).toContainText(/\+\d+ points/);
  await expect(before).toHaveCount(0);
  await expect(own.locator('[data-finding="wording-technologies"]')).toBeVisible();

  // Words of postings.
  await own.getByLabel('Desired job title').fill('Zookeeper of dragons');
  await own.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(own.getByText(/No open posting has the title/)).toBeVisible();

  // On a narrow screen the findings come first, the pages when asked for.
  await own.setViewportSize(narrow);
  await goTo(own, '/resume-check');
  await expect(own.locator('[data-sheet]')).toHaveCount(0);
  await own.getByRole('button', { name: 'Show the pages' }).click();
  await expect(own.locator('[data-sheet] canvas[data-drawn]')).toBeVisible();
  await own.setViewportSize({ width: 1440, height: 900 });

  // A job, compared with the resume; guests are not shown any of it.
  const job = await anyJob();
  await goTo(own, `/job-detail?job=${job.id}`);
  const match = own.getByRole('region', { name: 'Your resume and this job' });
  await match.scrollIntoViewIfNeeded();
  await expect(match.getByText(/A program compared words/)).toBeVisible();
  if (job.skills.length > 0)
    await expect(match).toContainText(new RegExp(`of ${Math.min(20, job.skills.length)} skill`));
  await match.getByRole('link', { name: 'Check this resume' }).click();
  await own.waitForURL(/resume-check\?resume=/);
  await goTo(page, `/job-detail?job=${job.id}`);
  await expect(page.getByRole('region', { name: 'Your resume and this job' })).toHaveCount(0);
});
