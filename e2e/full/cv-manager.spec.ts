import { findViolations } from '../fixtures/axe.ts';
import { callApi, createCandidate } from '../fixtures/accounts.ts';
import { docxResume } from '../fixtures/docx.ts';
import { pdfResume, renamedPdf } from '../fixtures/pdf.ts';
import { jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { expect, test } from '../fixtures/test.ts';
import { ApplicantsPage } from '../pages/applicants-page.ts';
import { CvManagerPage } from '../pages/cv-manager-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { reload } from '../pages/page-frame.ts';

test.describe('the CV manager', () => {
  test('[G-7] takes, refuses, names, shows, replaces and deletes resumes, and takes back what was deleted', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const manager = new CvManagerPage(page);
    await manager.open();
    await expect(manager.cards).toHaveCount(1);

    // What was chosen and typed stays while it is refused.
    await manager.upload(await renamedPdf(), 'For banks');
    journey.expectStatus(415);
    await expect(page.getByText(/This file is not really a Word document/)).toBeVisible();
    await expect(manager.label).toHaveValue('For banks');
    await manager.file.setInputFiles({
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024),
    });
    await expect(page.getByText('The file is larger than 3 MB. Choose a smaller one.')).toBeVisible();
    await manager.upload(docxResume('Marta Vogel'), 'For banks');
    await expect(manager.card('For banks')).toContainText('resume.docx');
    await expect(manager.label).toHaveValue('');
    await manager.upload(await pdfResume('Marta Vogel', 'marta.pdf'));
    await expect(manager.cards).toHaveCount(3);
    expect(await findViolations(page)).toEqual([]);

    await manager.press('For banks', 'Preview');
    await expect(manager.dialog.getByText('Warehouse lead, 2018 to 2026')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await manager.close();
    await manager.press('marta.pdf', 'Preview');
    await expect(manager.dialog.locator('canvas[data-drawn]')).toBeVisible();
    await manager.dialog.getByRole('button', { name: 'Show as text' }).click();
    await expect(manager.dialog.getByText(/Northfield Logistics/)).toBeVisible();
    await manager.close();

    await manager.press('marta.pdf', 'Make it the default');
    await expect(manager.cards.first()).toContainText('marta.pdf');
    await expect(manager.card('marta.pdf').getByText('Default', { exact: true })).toBeVisible();
    await manager.press('marta.pdf', 'Rename marta.pdf');
    await manager.dialog.getByLabel('Label').fill('For ships');
    await manager.dialog.getByRole('button', { name: 'Save' }).click();
    await manager.press('For ships', 'Replace');
    await manager.dialog.getByLabel('New file').setInputFiles(await pdfResume('Marta Vogel', 'marta-2.pdf'));
    await manager.dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(manager.card('For ships')).toContainText('marta-2.pdf');
    const started = page.waitForEvent('download');
    await manager.press('For ships', 'Download');
    expect((await started).suggestedFilename()).toBe('marta-2.pdf');

    await manager.press('For ships', 'Delete For ships');
    await expect(manager.card('For ships')).toHaveCount(0);
    await reload(page);
    await expect(manager.card('For ships')).toHaveCount(0);
    await page.getByRole('button', { name: 'Take it back: For ships' }).click();
    await expect(manager.card('For ships').getByText('Default', { exact: true })).toBeVisible();
    await manager.press('For banks', 'Delete For banks');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(manager.card('For banks')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('[G-7, G-9] the default is chosen when applying; what was sent stays when it is replaced, and it is told who opened it', async ({
    journey,
  }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const { accessToken, fields } = await createCandidate({ firstName: 'Tove', lastName: 'Ekelund' });
    const own = await journey.openPage({ token: accessToken });
    const manager = new CvManagerPage(own);
    await manager.open();
    await manager.upload(await pdfResume('Tove Ekelund', 'tove.pdf'), 'Mine');
    await manager.press('Mine', 'Make it the default');
    await expect(manager.card('Mine').getByText('Default', { exact: true })).toBeVisible();

    const posting = new JobPage(own);
    await posting.open(job.id);
    await posting.startApplying.click();
    await expect(posting.form.getByRole('radio', { name: /^Mine/ })).toBeChecked();
    await posting.send();
    await expect(own.getByText(/with tove\.pdf/)).toBeVisible();

    await manager.open();
    await manager.press('Mine', 'Who has it');
    await expect(manager.dialog.getByRole('list', { name: 'Employers' })).toContainText('Not opened yet');
    await manager.close();
    await manager.press('Mine', 'Replace');
    await manager.dialog.getByLabel('New file').setInputFiles(await pdfResume('Tove Ekelund', 'tove-2.pdf'));
    await manager.dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(manager.card('Mine')).toContainText('tove-2.pdf');

    const desk = await journey.openPage({ token: employerToken });
    const applicants = new ApplicantsPage(desk);
    await applicants.open(job.id);
    const applicant = await applicants.openApplicant(`${fields.firstName} ${fields.lastName}`);
    await expect(applicant.locator('canvas[data-drawn]')).toBeVisible();
    await expect(applicant.getByText('tove.pdf', { exact: true })).toBeVisible();

    await manager.open();
    await manager.press('Mine', 'Who has it');
    const reader = manager.dialog.getByRole('list', { name: 'Employers' });
    await expect(reader).toContainText(job.title);
    await expect(reader).toContainText(/Opened \d/);
    await expect(reader).toContainText('An earlier file: tove.pdf');
    expect(await findViolations(own)).toEqual([]);
  });

  test('[G-7] the tenth place is taken in another tab', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const headers = { authorization: `Bearer ${accessToken}` };
    const { buffer } = await pdfResume('Marta Vogel');
    const store = async () => {
      const body = new FormData();
      body.append('resume', new Blob([new Uint8Array(buffer)]), 'cv.pdf');
      expect((await callApi('/resumes', { method: 'POST', headers, body })).status).toBe(201);
    };
    for (let count = 0; count < 8; count += 1) await store();
    const page = await journey.openPage({ token: accessToken });
    const manager = new CvManagerPage(page);
    await manager.open();
    await expect(manager.cards).toHaveCount(9);
    await store();
    await manager.upload(await pdfResume('Marta Vogel'), 'Too late');
    journey.expectStatus(409);
    await expect(page.getByText(/^You have 10 resumes, which is all an account keeps/)).toBeVisible();
    await expect(manager.label).toHaveValue('Too late');
  });
});
