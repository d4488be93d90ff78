import { buffer } from 'node:stream/consumers';
import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** Who applied for a job of the company: a board of stages or a list, and one applicant over it. */
export class ApplicantsPage extends PageFrame {
  open(jobId: string, query = ''): Promise<Response> {
    return this.visit(`${paths.companyManageJob}?job=${jobId}${query}`);
  }

  stage(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** A card of the board, wherever it is. */
  card(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Takes a card by pointer and lets it go above a stage. */
  async drag(name: string, stage: string): Promise<void> {
    // What brings the board into view moves the cards below the pointer: it comes first.
    await this.stage(stage).hover();
    await this.card(name).hover();
    await this.card(name).hover();
    await this.page.mouse.down();
    // As a hand does: what is dragged over hears of it more than once.
    await this.stage(stage).hover();
    await this.stage(stage).getByRole('heading').hover();
    await this.page.mouse.up();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async openApplicant(name: string): Promise<Locator> {
    await this.link(name).click();
    const applicant = this.dialog.getByRole('article', { name });
    await applicant.waitFor();
    return applicant;
  }

  async downloadResume(applicant: Locator): Promise<{ name: string; bytes: Buffer }> {
    return this.save(() => applicant.getByRole('button', { name: /^Download/ }).click());
  }

  async saveCsv(): Promise<{ name: string; bytes: Buffer }> {
    return this.save(() => this.page.getByRole('button', { name: 'Save as CSV' }).click());
  }

  private async save(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const started = this.page.waitForEvent('download');
    await press();
    const download = await started;
    return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
  }
}
