import { letterForJobPath, paths } from '@waymark/contract/paths';
import { callApi, createCandidate } from '../../fixtures/accounts.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { JobPage } from '../../pages/job-page.ts';
import { goTo } from '../../pages/page-frame.ts';

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
