import type { Locator, Response } from '@playwright/test';
import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import { paths, companyPath } from '@waymark/contract/paths';
import type { ChosenFile } from '../fixtures/documents.ts';
import { MapSection } from './jobs-pages.ts';
import { PageFrame } from './page-frame.ts';

/** The list of companies and its gallery. */
export class CompaniesPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.companies + query);
  }

  get form(): Locator {
    return this.page.getByRole('search');
  }

  get nameField(): Locator {
    return this.form.getByLabel('Company name');
  }

  async find(name: string): Promise<void> {
    await this.nameField.fill(name);
    await this.form.getByRole('button', { name: 'Search' }).click();
  }

  get sort(): Locator {
    return this.form.getByRole('combobox');
  }

  letter(label: string): Locator {
    return this.page.getByRole('navigation', { name: 'Companies by letter' }).getByRole('link', {
      name: new RegExp(`^${label}\\b`),
    });
  }

  get names(): Locator {
    return this.page.getByRole('list', { name: 'Companies' }).getByRole('heading').getByRole('link');
  }

  get tiles(): Locator {
    return this.page.getByRole('list', { name: 'Companies' }).getByRole('listitem');
  }

  tile(name: string): Locator {
    return this.tiles.filter({ hasText: name });
  }

  get pages(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages of companies' });
  }

  galleryTab(label: string): Locator {
    return this.page.getByRole('navigation', { name: 'Gallery by letter' }).getByRole('link', {
      name: new RegExp(`^${label}\\b`),
    });
  }

  /** The names of the gallery's marks. */
  marks(label: string): Locator {
    return this.page
      .getByRole('region', { name: label, exact: true })
      .getByRole('listitem')
      .getByRole('link');
  }
}

/** What everybody sees of a company. */
export class CompanyPage extends PageFrame {
  open(company: string): Promise<Response> {
    return this.visit(companyPath(company));
  }

  get name(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get jobs(): Locator {
    return this.page.getByRole('region', { name: 'Open jobs' }).getByRole('heading').getByRole('link');
  }

  get allJobs(): Locator {
    return this.page.getByRole('link', { name: /^All [\d,]+ jobs$/ });
  }

  get facts(): Locator {
    return this.page.getByRole('complementary', { name: 'At a glance' });
  }

  get pages(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages of jobs' });
  }

  get map(): MapSection {
    return new MapSection(this.page, /^Map: /);
  }

  /** What the page tells search engines of the company. */
  async markup(): Promise<Record<string, unknown>> {
    const texts = await this.page.locator('script[type="application/ld+json"]').allTextContents();
    const said = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    return said.find((one) => one['@type'] === 'Organization') ?? {};
  }
}

type Section = 'About the company' | 'Contact Information' | 'On the map' | 'Social links';

export class CompanyProfilePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.companyProfile);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Company Profile' });
  }

  field(section: Section, label: string): Locator {
    return this.page.getByRole('group', { name: section }).getByLabel(label, { exact: true });
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Update Setting' });
  }

  get errors(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  get map(): MapSection {
    return new MapSection(this.page, /^Map: /);
  }
}

/** Logo and pictures on the company's profile (H-1, H-2). */
export class CompanyMediaSection extends CompanyProfilePage {
  get logoCard(): Locator {
    return this.page.getByRole('region', { name: 'Logo', exact: true });
  }

  get picturesCard(): Locator {
    return this.page.getByRole('region', { name: 'Pictures', exact: true });
  }

  async saveLogo(file: ChosenFile): Promise<void> {
    await this.logoCard.getByLabel('New logo').setInputFiles(file);
    await this.logoCard.getByRole('button', { name: 'Save logo' }).click();
  }

  async addPicture(file: ChosenFile, description: string): Promise<void> {
    await this.picturesCard.getByLabel('Add a picture').setInputFiles(file);
    await this.picturesCard.getByLabel('Description of the new picture').fill(description);
    await this.picturesCard.getByRole('button', { name: 'Add picture' }).click();
  }

  /** A picture that is kept, by what it shows. */
  picture(description: string): Locator {
    return this.picturesCard.getByRole('listitem').filter({
      has: this.page.getByRole('img', { name: description, exact: true }),
    });
  }
}

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
