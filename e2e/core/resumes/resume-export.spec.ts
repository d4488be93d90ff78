import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { createCandidate } from '../../fixtures/accounts.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AppliedJobsPage } from '../../pages/applied-jobs-page.ts';
import { JobPage } from '../../pages/job-page.ts';
import { reload } from '../../pages/page-frame.ts';
import { ResumeExportPage } from '../../pages/resume-export-page.ts';

const sample = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json');

test.describe('a resume that leaves as a file', () => {
  test('[C-6, G-7, G-9, L-13] a JSON Resume becomes My Resume, a PDF, and what one applies with', async ({
    journey,
  }) => {
    const { job } = await jobOfDemoEmployer();
    const { accessToken } = await createCandidate({ firstName: 'Richard', lastName: 'Hendriks' });
    const page = await journey.openPage({ token: accessToken });
    const exporting = new ResumeExportPage(page);
    await exporting.open();
    const file = { name: 'resume.json', mimeType: 'application/json', buffer: await readFile(sample) };
    await exporting.chooseFile(file);
    const { importDialog } = exporting;
    await expect(importDialog.getByText(/CEO\/President · Pied Piper/)).toBeVisible();
    await exporting.acceptImport();
    await expect(importDialog).toBeHidden();
    await expect(exporting.preview.getByText('Preview, 2 pages')).toBeVisible();

    await exporting.chooseTemplate('Modern');
    await page.getByRole('radio', { name: 'Navy' }).check();
    await page.getByRole('checkbox', { name: 'References' }).uncheck();
    await page.getByRole('button', { name: 'Move Experience up' }).click();
    await expect(exporting.state).toBeVisible();
    await expect(exporting.drawnPages.first()).toBeVisible();
    await reload(page);
    await expect(page.getByRole('radio', { name: /^Modern/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'References' })).not.toBeChecked();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Experience$/ })
        .first(),
    ).toBeVisible();

    await exporting.saveToApplyWith();
    const saved = 'Richard Hendriks - Resume.pdf';
    await expect(page.getByText(new RegExp(`“${saved}” is among your resumes`))).toBeVisible();

    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await posting.form.getByRole('radio', { name: new RegExp(saved) }).check();
    await posting.send();
    await expect(new AppliedJobsPage(page).card(job.title).getByText(saved)).toBeVisible();
  });
});
