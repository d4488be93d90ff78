import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
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
    await this.row(job.id).getByRole('link', { name: job.title, exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name: job.title, exact: true }).waitFor();
  }

  get searchField(): Locator {
    return this.page.getByRole('searchbox', { name: 'Title or place' });
  }

  selectBox(job: { title: string; id: string }): Locator {
    return this.row(job.id).getByRole('checkbox', { name: `Select ${job.title}` });
  }

  /** What is done to all that is selected. */
  get bulkBar(): Locator {
    return this.page.getByRole('region', { name: 'Selected jobs' });
  }

  undoButton(toast: RegExp): Locator {
    return this.toast(toast).getByRole('button', { name: 'Undo' });
  }

  /** The dialog about a job. */
  async view(job: { title: string; id: string }): Promise<Locator> {
    await this.row(job.id)
      .getByRole('button', { name: `View ${job.title}` })
      .click();
    return this.page.getByRole('dialog', { name: job.title });
  }

  stillOpenButton(jobId: string): Locator {
    return this.row(jobId).getByRole('button', { name: /^Still open/ });
  }
}
