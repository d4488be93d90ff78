import { jobDetailPath } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import type { ChosenFile } from '../fixtures/pdf.ts';
import { PageFrame } from './page-frame.ts';

export class JobPage extends PageFrame {
  open(jobId: string): Promise<Response> {
    return this.visit(jobDetailPath(jobId));
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get description(): Locator {
    return this.page.getByRole('heading', { name: 'Job Description' });
  }

  get facts(): Locator {
    return this.page.getByRole('complementary', { name: 'At a glance' });
  }

  /** When somebody last said that the job is open. */
  get standing(): Locator {
    return this.page.getByText(/^Confirmed open/);
  }

  get tools(): Locator {
    return this.page.getByRole('group', { name: 'Share or print this job' });
  }

  get reportButton(): Locator {
    return this.page.getByRole('button', { name: 'Report this job' });
  }

  get report(): Locator {
    return this.page.getByRole('dialog', { name: /^Report / });
  }

  async openReport(): Promise<void> {
    await this.reportButton.click();
    await this.report.waitFor();
  }

  async sendReport(): Promise<void> {
    await this.report.getByRole('button', { name: 'Send report' }).click();
  }

  /** The button in the head, which leads down to the section. */
  get applyLink(): Locator {
    return this.page.getByRole('link', { name: 'Apply This Job' }).first();
  }

  /** The section in which a visitor applies, or learns what is needed for it. */
  get applySection(): Locator {
    return this.page.getByRole('region', { name: 'Apply This Job' });
  }

  /** For guests a link to the registration, for candidates a button that opens the form. */
  get startApplying(): Locator {
    return this.applySection
      .getByRole('link', { name: 'Apply This Job' })
      .or(this.applySection.getByRole('button', { name: 'Apply This Job' }));
  }

  get form(): Locator {
    return this.page.getByRole('dialog', { name: /^Apply for / });
  }

  async writeCoverLetter(text: string): Promise<void> {
    await this.form.getByLabel(/Cover letter/).fill(text);
  }

  async chooseNewResume(file: ChosenFile): Promise<void> {
    await this.form.getByRole('radio', { name: 'Upload a new one' }).check();
    await this.form.locator('input[type=file]').setInputFiles(file);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: 'Send application' }).click();
  }
}
