import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import type { ChosenFile } from '../fixtures/pdf.ts';
import { PageFrame } from './page-frame.ts';

export class ResumeExportPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.resumeExport);
  }

  get preview(): Locator {
    return this.page.getByRole('region', { name: 'Preview' });
  }

  /** Pages that are drawn, not only there. */
  get drawnPages(): Locator {
    return this.preview.locator('canvas[data-drawn]');
  }

  get state(): Locator {
    return this.page.getByText('Your choices are saved');
  }

  get importDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'What your file would change' });
  }

  async chooseFile(file: ChosenFile): Promise<void> {
    await this.page.locator('input[type=file]').last().setInputFiles(file);
  }

  async acceptImport(): Promise<void> {
    await this.importDialog.getByRole('button', { name: /^Take over/ }).click();
  }

  async chooseTemplate(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  }

  async saveToApplyWith(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save the PDF to apply with' }).click();
  }
}
