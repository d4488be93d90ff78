import { salariesPath, type SalaryCriteria } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** The pay explorer: what postings offer for a title at a place. */
export class SalariesPage extends PageFrame {
  open(criteria: SalaryCriteria = {}): Promise<Response> {
    return this.visit(salariesPath(criteria));
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get form(): Locator {
    return this.page.getByRole('search', { name: 'What jobs pay' });
  }

  async ask(title: string, place = ''): Promise<void> {
    await this.form.getByLabel('Job title').fill(title);
    await this.form.getByLabel('Where').fill(place);
    await this.form.getByRole('button', { name: 'Show pay' }).click();
  }

  /** A figure below the form, by its name. */
  figure(name: string | RegExp): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .locator('dd');
  }

  get chart(): Locator {
    return this.page.getByRole('figure');
  }

  part(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title });
  }
}
