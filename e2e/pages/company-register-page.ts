import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

/** The employer's registration at /register-2. */
export class CompanyRegisterPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.employerRegister);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Register your company' });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  get errors(): Locator {
    return this.page.getByRole('alert');
  }

  get registerButton(): Locator {
    return this.page.getByRole('button', { name: 'Register company' });
  }

  async fillIn(fields: EmployerSignupFields): Promise<void> {
    await this.field('Company name').fill(fields.companyName);
    await this.field('Website').fill(fields.website);
    await this.field('Country').selectOption(fields.country);
    await this.field('First name').fill(fields.firstName);
    await this.field('Last name').fill(fields.lastName);
    await this.field('Work email').fill(fields.email);
    await this.field('Phone').fill(fields.phone);
    await this.field('Password').fill(fields.password);
  }
}
