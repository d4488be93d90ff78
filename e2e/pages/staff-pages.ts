import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** Where the link of an invitation to the staff leads. */
export class JoinStaffPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async join(fields: { firstName: string; lastName: string; password: string }): Promise<void> {
    await this.field('First name').fill(fields.firstName);
    await this.field('Last name').fill(fields.lastName);
    await this.field('Choose a password').fill(fields.password);
    await this.page.getByRole('button', { name: 'Join the staff' }).click();
  }
}

export class TeamPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.staffTeam);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Team' });
  }

  member(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  get invitations(): Locator {
    return this.page.getByRole('region', { name: 'Open invitations' });
  }

  async invite(email: string, role: string): Promise<void> {
    await this.page.getByLabel('Their email', { exact: true }).fill(email);
    await this.page.getByLabel('Role', { exact: true }).selectOption(role);
    await this.page.getByRole('button', { name: 'Send invitation' }).click();
  }
}

export class AuditPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.staffAudit + query);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Audit log' });
  }

  entry(text: string | RegExp): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }
}
