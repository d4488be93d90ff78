import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** The colleagues of a company, and who is invited. */
export class CompanyMembersPage extends PageFrame {
  async open(): Promise<Response> {
    const response = await this.visit(paths.companyMembers);
    await this.heading.waitFor();
    return response;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Colleagues' });
  }

  get rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }

  row(email: string): Locator {
    return this.rows.filter({ hasText: email });
  }

  role(name: string): Locator {
    return this.page.getByLabel(`Role of ${name}`);
  }

  get inviteCard(): Locator {
    return this.page.getByRole('region', { name: 'Invite a colleague' });
  }

  async invite(email: string, role = 'Recruiter'): Promise<void> {
    await this.inviteCard.getByLabel('Their work email').fill(email);
    await this.inviteCard.getByLabel('Role').selectOption(role);
    await this.inviteCard.getByRole('button', { name: 'Send invitation' }).click();
  }

  get invitations(): Locator {
    return this.page.getByRole('region', { name: 'Open invitations' });
  }

  invitation(email: string): Locator {
    return this.invitations.getByRole('listitem').filter({ hasText: email });
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${name}` }).click();
    const question = this.page.getByRole('dialog', { name: `Remove ${name}?` });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await question.waitFor({ state: 'hidden' });
  }

  /** The open question before something that cannot be taken back alone. */
  question(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title });
  }
}
