import type { Locator, Page, Response } from '@playwright/test';
import { paths } from '@waymark/contract/paths';
import type { ChosenFile } from '../fixtures/documents.ts';
import { PageFrame } from './page-frame.ts';

export class MyResumePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsMyResume);
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  entries(section: string): Locator {
    return this.section(section).getByRole('list', { name: section }).locator('> li');
  }

  /** The titles of the entries, from top to bottom. */
  titles(section: string): Locator {
    return this.entries(section).getByRole('heading', { level: 3 });
  }

  handle(title: string): Locator {
    return this.page.getByRole('button', { name: `Move ${title}` });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Opens a section's dialog by its own button. */
  async edit(section: string, word: 'Add' | 'Edit' = 'Add'): Promise<Locator> {
    await this.page.getByLabel(`${word} ${section}`, { exact: true }).click();
    return this.dialog(section);
  }

  get strength(): Locator {
    return this.page.getByRole('progressbar', { name: 'Profile strength' });
  }

  get strengthText(): Locator {
    return this.page.getByRole('region', { name: 'Profile strength' }).getByText(/^\d+%$/);
  }

  get pending(): Locator {
    return this.page.getByRole('region', { name: 'Pending Action' });
  }

  /** Takes an entry by its handle and lets it go below another one. */
  async dragBelow(title: string, target: string): Promise<void> {
    const below = this.page.getByRole('listitem').filter({ has: this.handle(target) });
    await below.scrollIntoViewIfNeeded();
    await this.handle(title).hover();
    await this.page.mouse.down();
    const { x = 0, y = 0, height = 0 } = (await below.boundingBox()) ?? {};
    // As a hand does: what is dragged over hears of it more than once.
    await this.page.mouse.move(x + 60, y + height / 2);
    await this.page.mouse.move(x + 60, y + height - 4);
    await this.page.mouse.move(x + 61, y + height - 3);
    await this.page.mouse.up();
  }

  get fillButton(): Locator {
    return this.page.getByRole('button', { name: 'Fill from a resume' });
  }

  /** What a file says, on the page where it is accepted. */
  proposal(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('checkbox', { name }) });
  }
}

export async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

export const newTab = (page: Page): Promise<Page> => page.context().newPage();

/** The candidate's own resumes (G-7). */
export class CvManagerPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.jobsCvManager);
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem');
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  get file(): Locator {
    return this.page.getByLabel('File', { exact: true });
  }

  get label(): Locator {
    return this.page.getByLabel('Label', { exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async upload(file: ChosenFile, label = ''): Promise<void> {
    await this.file.setInputFiles(file);
    await this.label.fill(label);
    await this.page.getByRole('button', { name: 'Upload', exact: true }).click();
  }

  async press(title: string, tool: string): Promise<void> {
    await this.card(title).getByRole('button', { name: tool, exact: true }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
  }
}

export class ResumeExportPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.resumeExport);
  }

  get preview(): Locator {
    return this.page.getByRole('region', { name: 'Preview' });
  }

  /** Pages that are drawn, not only there. */
  get drawnPages(): Locator {
    return this.preview.locator('canvas[data-drawn]');
  }

  get state(): Locator {
    return this.page.getByText('Your choices are saved');
  }

  get importDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'What your file would change' });
  }

  async chooseFile(file: ChosenFile): Promise<void> {
    await this.page.locator('input[type=file]').last().setInputFiles(file);
  }

  async acceptImport(): Promise<void> {
    await this.importDialog.getByRole('button', { name: /^Take over/ }).click();
  }

  async chooseTemplate(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  }

  async saveToApplyWith(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save the PDF to apply with' }).click();
  }
}

export interface ReviewFields {
  email: string;
  firstName: string;
  lastName: string;
}

/** The form of the free expert review, for guests. */
export class ResumeReviewPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.resumeReview);
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Send your resume' });
  }

  field(label: string): Locator {
    return this.card.getByLabel(label, { exact: true });
  }

  get resume(): Locator {
    return this.card.locator('input[type=file]');
  }

  get submitButton(): Locator {
    return this.card.getByRole('button', { name: 'Submit' });
  }

  get progress(): Locator {
    return this.card.getByRole('progressbar');
  }

  /** The errors at the fields, top to bottom. */
  get errors(): Locator {
    return this.card.locator('p[role=alert]');
  }

  async fillIn({ email, firstName, lastName }: ReviewFields): Promise<void> {
    await this.field('Email').fill(email);
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
  }

  async submit(resume: ChosenFile): Promise<void> {
    await this.resume.setInputFiles(resume);
    await this.submitButton.click();
  }
}

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

  /** Begins a link with a label; returns its form. */
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
