import { paths } from '@waymark/contract/paths';
import { buffer } from 'node:stream/consumers';
import type { Locator, Response } from 'playwright-core';
import { PageFrame } from './page-frame.ts';

/** The employer's jobs and who applied for them. */
export class ManageJobsPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.companyManageJob);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Manage jobs' });
  }

  /** Titles are not unique; the link of a row carries the job's id. */
  row(jobId: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.locator(`a[href*="${jobId}"]`) });
  }

  async openApplicants(job: { id: string; title: string }): Promise<void> {
    await this.row(job.id).getByRole('link').click();
    await this.page.getByRole('heading', { level: 1, name: job.title, exact: true }).waitFor();
  }

  stillOpenButton(jobId: string): Locator {
    return this.row(jobId).getByRole('button', { name: /^Still open/ });
  }

  applicant(email: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: email }) });
  }

  async readCoverLetter(applicant: Locator): Promise<string> {
    await applicant.getByText('Cover letter').click();
    return (await applicant.locator('details p').textContent()) ?? '';
  }

  async downloadResume(applicant: Locator): Promise<{ name: string; bytes: Buffer }> {
    const started = this.page.waitForEvent('download');
    await applicant.getByRole('button', { name: /^Download/ }).click();
    const download = await started;
    return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
  }
}
