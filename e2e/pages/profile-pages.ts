import type { Locator, Response, Page, Download } from '@playwright/test';
import { paths } from '@waymark/contract/paths';
import { buffer } from 'node:stream/consumers';
import type { ChosenFile } from '../fixtures/documents.ts';
import { PageFrame, goTo } from './page-frame.ts';

export class ProfilePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsProfile);
  }

  field(label: string): Locator {
    // What employers see is another form of the page, with a location of its own.
    const form = this.page.locator('form').filter({ has: this.saveButton });
    return form.getByLabel(label, { exact: true });
  }

  /** Needed for a new email if the account has a password. */
  get currentPassword(): Locator {
    return this.field('Current password');
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save Setting' });
  }

  /** The message about a new address that waits for its confirmation. */
  pendingEmail(email: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `Confirm ${email}` });
  }

  /** The message about a restored draft. */
  get restored(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'What you had typed is filled in again' });
  }

  get errors(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }
}

const names = {
  allowedText: 'Text messages about career opportunities',
  bestJobFirst: 'My best job matches first',
  sendResumeToExpert: /^An expert’s review of my resume/,
} as const;

/** What a candidate agrees to, on the profile page. */
export class ConsentSection {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('region', { name: 'What you agree to' });
  }

  choice(purpose: keyof typeof names): Locator {
    return this.page.getByRole('switch', { name: names[purpose] });
  }

  /** The choice with the words around it. */
  row(purpose: keyof typeof names): Locator {
    return this.root.getByRole('listitem').filter({ has: this.choice(purpose) });
  }
}

/** The way to another picture, which stands in the sidebar of every page of one's own. */
export class PictureDialog {
  readonly page: Page;
  readonly root: Locator;
  readonly removal: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: 'Change picture' });
    this.removal = page.getByRole('dialog', { name: 'Remove your picture?' });
  }

  get sidebar(): Locator {
    return this.page.getByRole('complementary');
  }

  get opener(): Locator {
    return this.sidebar.getByRole('button', { name: 'Change picture' });
  }

  /** What stands in the sidebar instead of a picture. */
  initials(letters: string): Locator {
    return this.sidebar.getByText(letters, { exact: true }).filter({ visible: true });
  }

  /** Decoration beside the name, hence without a role; what is only being framed does not count. */
  get pictures(): Locator {
    const stored = '[src^="/api/profile-pictures/"]';
    return this.page.locator(`header img${stored}, aside img${stored}`).filter({ visible: true });
  }

  get field(): Locator {
    return this.root.getByLabel('Picture', { exact: true });
  }

  get error(): Locator {
    return this.root.getByRole('alert');
  }

  get part(): Locator {
    return this.root.getByRole('group', { name: 'Part to keep' });
  }

  slider(name: 'Zoom' | 'Left to right' | 'Top to bottom'): Locator {
    return this.part.getByRole('slider', { name });
  }

  button(name: 'Save picture' | 'Remove picture'): Locator {
    return this.root.getByRole('button', { name });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await this.field.waitFor();
  }

  async choose(file: ChosenFile): Promise<void> {
    await this.field.setInputFiles(file);
    await this.part.waitFor();
  }

  /** Which addresses the header and the sidebar show, each once; none where there are initials. */
  async shownAddresses(): Promise<string[]> {
    const all = await this.pictures.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src') ?? ''),
    );
    return [...new Set(all)];
  }

  /** The bytes that are served to everybody who looks at this person. */
  async readPicture(): Promise<Buffer> {
    const [address = ''] = await this.shownAddresses();
    const { body } = await fetch(new URL(address, this.page.url()));
    return body ? buffer(body) : Buffer.alloc(0);
  }
}

/** The staff page for the name, colours and texts of the board. */
export class SettingsPage extends PageFrame {
  async open(): Promise<void> {
    await goTo(this.page, paths.staffSettings);
    await this.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  async save(name: string): Promise<void> {
    await this.card(name)
      .getByRole('button', { name: `Save ${name}` })
      .click();
  }

  async setBack(name: string, value: string): Promise<void> {
    await this.card(name).getByText('What it was before').click();
    await this.card(name)
      .getByRole('button', { name: `Set back to ${value}` })
      .first()
      .click();
  }
}

/** The part of the account's page that is about one's data: a copy of it, and its end. */
export class PrivacyPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.account);
  }

  get exportCard(): Locator {
    return this.page.getByRole('region', { name: 'Your data' });
  }

  get progress(): Locator {
    return this.exportCard.getByRole('progressbar');
  }

  async askForCopy(): Promise<void> {
    await this.exportCard.getByRole('button', { name: 'Make a copy' }).click();
  }

  async downloadCopy(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.exportCard.getByRole('button', { name: 'Download' }).click();
    return download;
  }

  get deletionCard(): Locator {
    return this.page.getByRole('region', { name: 'Delete your account' });
  }

  get password(): Locator {
    return this.deletionCard.getByLabel('Your password');
  }

  /** Types the password and says yes in the dialog that asks once more. */
  async deleteWith(password: string): Promise<void> {
    await this.password.fill(password);
    await this.deletionCard.getByRole('button', { name: 'Delete my account' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  }

  get keepButton(): Locator {
    return this.deletionCard.getByRole('button', { name: 'Keep my account' });
  }

  get linkButton(): Locator {
    return this.deletionCard.getByRole('button', { name: 'Mail me a link' });
  }

  /** On the other pages of the member's area. */
  get banner(): Locator {
    return this.page.getByRole('main').getByText(/Your account will be deleted on/);
  }
}

/** Where the mailed link leads. */
export class DeleteAccountPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get deleteButton(): Locator {
    return this.page.getByRole('button', { name: 'Delete my account' });
  }

  get answer(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }
}

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

  /** Types a name into one of the lists and adds it. */
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
