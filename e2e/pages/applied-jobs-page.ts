import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

export class AppliedJobsPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsAppliedJob);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: /Jobs? Found$/ });
  }

  get cards(): Locator {
    return this.page
      .getByRole('list', { name: 'Your applications' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading') });
  }

  card(jobTitle: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: jobTitle, exact: true }) });
  }

  async withdraw(jobTitle: string): Promise<void> {
    await this.page.getByRole('button', { name: `Withdraw from ${jobTitle}` }).click();
    const question = this.page.getByRole('dialog', { name: 'Withdraw this application?' });
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  }
}
