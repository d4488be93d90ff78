import type { Locator, Response } from '@playwright/test';
import { paths } from '@waymark/contract/paths';
import { buffer } from 'node:stream/consumers';
import { PageFrame } from './page-frame.ts';

/** The applicants of a job of the company: a board of stages or a list, and one applicant beside it. */
export class ApplicantsPage extends PageFrame {
  open(jobId: string, query = ''): Promise<Response> {
    return this.visit(`${paths.companyManageJob}?job=${jobId}${query}`);
  }

  stage(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** A card of the board, wherever it is. */
  card(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Takes a card by pointer and lets it go above a stage. */
  async drag(name: string, stage: string): Promise<void> {
    // What brings the board into view moves the cards below the pointer: it comes first.
    await this.stage(stage).hover();
    await this.card(name).hover();
    await this.card(name).hover();
    await this.page.mouse.down();
    // As a hand does: what is dragged over hears of it more than once.
    await this.stage(stage).hover();
    await this.stage(stage).hover({ position: { x: 12, y: 12 } });
    await this.page.mouse.up();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Beside the board. */
  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Applicant' });
  }

  async openApplicant(name: string): Promise<Locator> {
    await this.link(name).click();
    const applicant = this.panel.getByRole('article', { name, exact: true });
    await applicant.waitFor();
    return applicant;
  }

  async choose(tab: 'Resume' | 'Application' | 'Notes' | 'Messages' | 'Scorecards'): Promise<void> {
    await this.panel.getByRole('tab', { name: tab }).click();
  }

  async openFilters(): Promise<void> {
    await this.page.getByRole('button', { name: 'Filters' }).click();
  }

  /** A menu of what is done to all applicants. */
  async openTools(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
  }

  async downloadResume(applicant: Locator): Promise<{ name: string; bytes: Buffer }> {
    return this.save(() => applicant.getByRole('button', { name: /^Download/ }).click());
  }

  async saveCsv(): Promise<{ name: string; bytes: Buffer }> {
    await this.openTools();
    return this.save(() => this.page.getByRole('button', { name: 'Save as CSV' }).click());
  }

  private async save(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const started = this.page.waitForEvent('download');
    await press();
    const download = await started;
    return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
  }
}

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

/** The page behind the link of a guest's application. */
export class ConfirmApplicationPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get summary(): Locator {
    return this.page.getByRole('main').locator('dl');
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: 'Send my application' });
  }

  get sent(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Application sent' });
  }

  get setPassword(): Locator {
    return this.page.getByRole('link', { name: 'Set a password' });
  }

  get dead(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'This link was used' });
  }
}

/** The candidates who chose to be visible, as an employer browses them. */
export class CandidatesPage extends PageFrame {
  async open(query = ''): Promise<Response> {
    const response = await this.visit(`${paths.browseCandidates}${query}`);
    await this.heading.waitFor();
    return response;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async search(words: string): Promise<void> {
    await this.page.getByLabel('Keywords').fill(words);
    await this.page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  }

  card(headline: string): Locator {
    return this.page
      .getByRole('list', { name: 'Candidates' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: headline, exact: true }) });
  }

  /** Opens the card; the candidate can then see that the company looked. */
  async look(headline: string): Promise<Locator> {
    await this.card(headline).getByRole('button', { name: headline, exact: true }).click();
    return this.page.getByRole('dialog', { name: headline });
  }
}

type Section = 'The job' | 'Where' | 'Pay' | 'Description' | 'Applications' | 'File and day';

/** The form of a posting (H-3). */
export class PostJobPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.companyPostJobs);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Post A Job' });
  }

  section(name: Section): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  field(section: Section, label: string): Locator {
    return this.section(section).getByLabel(label, { exact: true });
  }

  /** All that a posting needs. */
  async fillIn(title: string, description: string): Promise<void> {
    await this.field('The job', 'Job Title').fill(title);
    await this.field('The job', 'Job Type').selectOption('Full Time');
    await this.field('The job', 'Category').selectOption('Transport & Logistics');
    await this.field('Where', 'Where the work is done').selectOption('On site');
    await this.field('Where', 'Region').selectOption('London');
    await this.editor.click();
    await this.page.keyboard.type(description);
  }

  get editor(): Locator {
    return this.page.getByRole('textbox', { name: 'Job Description' });
  }

  /** Whether the foot of the editor is seen, and the bar at the foot of the window does not lie on it. */
  isClearOfBar(): Promise<boolean> {
    return this.editor.evaluate((editor) => {
      const { left, width, bottom } = editor.getBoundingClientRect();
      return editor.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
  }

  question(number: number): Locator {
    return this.page.getByRole('group', { name: `Question ${number}`, exact: true });
  }

  /** Whether what was typed is safe. */
  get saved(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^Saved$/ });
  }

  get previewButton(): Locator {
    return this.page.getByRole('button', { name: 'Preview' });
  }

  get preview(): Locator {
    return this.page.getByRole('region', { name: 'Preview' });
  }

  get publishButton(): Locator {
    return this.page.getByRole('button', { name: /^Publish/ });
  }
}

/** The employer's jobs and who applied for them. */
export class ManageJobsPage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.companyManageJob);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Manage jobs' });
  }

  /** Titles are not unique; the link of a row carries the job's id. */
  row(jobId: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.locator(`a[href*="${jobId}"]`) });
  }

  async openApplicants(job: { id: string; title: string }): Promise<void> {
    await this.row(job.id).getByRole('link', { name: job.title, exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name: job.title, exact: true }).waitFor();
  }

  get searchField(): Locator {
    return this.page.getByRole('searchbox', { name: 'Title or place' });
  }

  selectBox(job: { title: string; id: string }): Locator {
    return this.row(job.id).getByRole('checkbox', { name: `Select ${job.title}` });
  }

  /** What is done to all that is selected. */
  get bulkBar(): Locator {
    return this.page.getByRole('region', { name: 'Selected jobs' });
  }

  undoButton(toast: RegExp): Locator {
    return this.toast(toast).getByRole('button', { name: 'Undo' });
  }

  /** The dialog about a job. */
  async view(job: { title: string; id: string }): Promise<Locator> {
    await this.row(job.id)
      .getByRole('button', { name: `View ${job.title}` })
      .click();
    return this.page.getByRole('dialog', { name: job.title });
  }

  stillOpenButton(jobId: string): Locator {
    return this.row(jobId).getByRole('button', { name: /^Still open/ });
  }
}
