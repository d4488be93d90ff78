import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import type { ChosenFile } from '../fixtures/pdf.ts';
import { PageFrame } from './page-frame.ts';

/** The candidate's own resumes (G-7). */
export class CvManagerPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsCvManager);
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem');
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  get file(): Locator {
    return this.page.getByLabel('File', { exact: true });
  }

  get label(): Locator {
    return this.page.getByLabel('Label', { exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async upload(file: ChosenFile, label = ''): Promise<void> {
    await this.file.setInputFiles(file);
    await this.label.fill(label);
    await this.page.getByRole('button', { name: 'Upload', exact: true }).click();
  }

  async press(title: string, tool: string): Promise<void> {
    await this.card(title).getByRole('button', { name: tool, exact: true }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
  }
}
