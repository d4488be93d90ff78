import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** Where the link of an invitation leads. */
export class InvitationPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  title(company: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Join ${company}` });
  }

  joinButton(company: string): Locator {
    return this.page.getByRole('button', { name: `Join ${company}` });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async introduce(fields: { firstName: string; lastName: string; password: string }): Promise<void> {
    await this.field('First name').fill(fields.firstName);
    await this.field('Last name').fill(fields.lastName);
    await this.field('Choose a password').fill(fields.password);
  }

  get errors(): Locator {
    return this.page.getByRole('alert');
  }
}
