import { paths } from '@waymark/contract/paths';
import type { Locator } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** What a candidate says to employers. */
export class VisibilitySection extends PageFrame {
  async open(): Promise<void> {
    await this.visit(paths.jobsVisibility);
    await this.section.waitFor();
  }

  get section(): Locator {
    return this.page.getByRole('region', { name: /^Employers may find me/ });
  }

  get visible(): Locator {
    return this.section.getByRole('checkbox', { name: 'Employers may find me' });
  }

  async describe(fields: { headline: string; location: string; rate: string }): Promise<void> {
    await this.section.getByLabel('Headline').fill(fields.headline);
    await this.section.getByLabel('Location').fill(fields.location);
    await this.section.getByLabel('Hourly rate').fill(fields.rate);
  }

  /** Adds a name to one of the lists, as somebody types it. */
  async add(label: 'Skills' | 'Companies', name: string): Promise<void> {
    await this.section.getByLabel(label, { exact: true }).fill(name);
    await this.section.getByLabel(label, { exact: true }).press('Enter');
    await this.section.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }

  async save(): Promise<void> {
    await this.section.getByRole('button', { name: 'Save', exact: true }).click();
  }

  get looks(): Locator {
    return this.section.getByRole('list', { name: 'Companies that looked at you' }).getByRole('listitem');
  }
}
