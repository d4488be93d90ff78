import { createCandidate } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ApplicantsPage } from '../../pages/hiring-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';
import { CvManagerPage } from '../../pages/resumes-pages.ts';

test.describe('the CV manager', () => {
  test('[G-7, G-9] applying preselects the default; a sent resume outlives its replacement and shows its views', async ({
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
});
