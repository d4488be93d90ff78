import { paths } from '@waymark/contract/paths';
import type { Locator } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** The public links of a candidate. */
export class SharingPage extends PageFrame {
  async open(): Promise<void> {
    await this.visit(paths.jobsVisibility);
    await this.section.waitFor();
  }

  get section(): Locator {
    return this.page.getByRole('region', { name: 'Public links' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  card(label: string): Locator {
    return this.section
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: label, exact: true }) });
  }

  get views(): Locator {
    return this.dialog.getByRole('list', { name: 'Views' }).getByRole('listitem');
  }

  /** Begins a link for somebody; gives its form. */
  async start(label: string, resume: string): Promise<Locator> {
    await this.section.getByRole('button', { name: 'Make a link' }).click();
    await this.dialog.getByLabel('Whom it is for').fill(label);
    await this.dialog.getByLabel('Resume', { exact: true }).selectOption({ label: resume });
    return this.dialog;
  }

  /** Gives the address of the link, which is shown this once. */
  async make(): Promise<string> {
    await this.dialog.getByRole('button', { name: 'Make the link' }).click();
    const address = this.dialog.getByRole('link', { name: 'Open it' });
    await address.waitFor();
    return (await address.getAttribute('href')) ?? '';
  }

  async done(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Done' }).click();
  }

  async press(label: string, tool: string): Promise<void> {
    await this.card(label).getByRole('button', { name: tool, exact: true }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
  }
}
