import type { SignupFields } from '@waymark/contract/identity/accounts';
import { expect, type Locator, type Response, type Page } from '@playwright/test';
import {
  paths,
  jobDetailPath,
  categoryPages,
  landingPath,
  salariesPath,
  type LandingCriteria,
  type SalaryCriteria,
} from '@waymark/contract/paths';
import type { ChosenFile } from '../fixtures/documents.ts';
import { PageFrame } from './page-frame.ts';

/** Any of the four pages of the search; the one with filters and rows unless another is named. */
export class SearchPage extends PageFrame {
  open(query = '', path: string = paths.browseJobFilterList): Promise<Response> {
    return this.visit(path + query);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: /Jobs? Found|^No exact match/ });
  }

  /** The figure of "1,204 Jobs Found". */
  async total(): Promise<number> {
    return readCount((await this.heading.textContent()) ?? '');
  }

  get form(): Locator {
    return this.page.getByRole('search');
  }

  async find({ keyword = '', place = '' }): Promise<void> {
    await this.form.getByLabel('Keyword').fill(keyword);
    await this.form.getByLabel('Where').fill(place);
    await this.form.getByRole('button', { name: /^(Find Job|Search)$/ }).click();
  }

  /** The list under the field that has the focus, while it is there. */
  get suggestions(): Locator {
    return this.page.getByRole('listbox', { name: 'Suggestions' });
  }

  /** The titles of the jobs, under whichever headings they stand. */
  get jobs(): Locator {
    return this.page
      .getByRole('region', { name: 'Jobs' })
      .locator('ol > li')
      .getByRole('heading')
      .getByRole('link');
  }

  /** Jobs and promos of the first list or grid, in order. */
  get items(): Locator {
    return this.page.getByRole('region', { name: 'Jobs' }).locator('ol').first().locator('> li');
  }

  jobLink(jobId: string): Locator {
    return this.page.getByRole('region', { name: 'Jobs' }).locator(`a[href*="${jobId}"]`);
  }

  /** Opens the job's own page by Enter, as a press opens it beside the list. */
  openJob(jobId: string): Promise<void> {
    return this.jobLink(jobId).press('Enter');
  }

  /** The job beside the list. */
  pane(title: string): Locator {
    return this.page.getByRole('region', { name: `${title} at ` });
  }

  get filters(): Locator {
    return this.page.getByRole('complementary', { name: 'Filters' });
  }

  group(title: string): Locator {
    return this.filters.getByRole('group', { name: title, exact: true }).last();
  }

  /** A value of a filter, for example "Full Time" of "Job type"; its label carries its count. */
  filter(title: string, label: string): Locator {
    return this.group(title).locator('label', { hasText: label });
  }

  async countOf(title: string, label: string): Promise<number> {
    return readCount(((await this.filter(title, label).textContent()) ?? '').replace(label, ''));
  }

  async choose(title: string, label: string): Promise<void> {
    const choice = this.filter(title, label);
    await choice.waitFor({ state: 'attached' });
    // Long lists keep what comes after the first values folded.
    if (!(await choice.isVisible()))
      await this.group(title)
        .getByText(/^\d+ more$/)
        .click();
    await choice.click();
  }

  get chips(): Locator {
    return this.page.getByRole('list', { name: 'Active filters' });
  }

  async removeFilter(label: string): Promise<void> {
    const chip = this.chips.getByRole('link', { name: `Remove ${label}` });
    await chip.click();
    // The other chips lead on from this search once its answer is there.
    await expect(chip).toBeHidden();
  }

  /** To the same search as a list or a grid. */
  view(name: 'List' | 'Grid'): Locator {
    return this.page.getByRole('navigation', { name: 'Show as' }).getByRole('link', { name });
  }

  get letters(): Locator {
    return this.page.getByRole('navigation', { name: 'Companies by letter' });
  }

  get pages(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages of jobs' });
  }

  get currentPage(): Locator {
    return this.pages.locator('[aria-current=page]');
  }

  get sort(): Locator {
    return this.page.getByLabel('Sort by');
  }
}

function readCount(text: string): number {
  const [figure] = /\d[\d,]*/.exec(text) ?? [];
  if (!figure) throw new Error(`There is no figure in "${text}".`);
  return Number(figure.replaceAll(',', ''));
}

export class JobPage extends PageFrame {
  open(jobId: string): Promise<Response> {
    return this.visit(jobDetailPath(jobId));
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get description(): Locator {
    return this.page.getByRole('heading', { name: 'Job Description' });
  }

  get facts(): Locator {
    return this.page.getByRole('complementary', { name: 'At a glance' });
  }

  /** When the employer last confirmed that the job is open. */
  get standing(): Locator {
    return this.page.getByText(/^Confirmed open/);
  }

  get tools(): Locator {
    return this.page.getByRole('group', { name: 'Share or print this job' });
  }

  get reportButton(): Locator {
    return this.page.getByRole('button', { name: 'Report this job' });
  }

  get report(): Locator {
    return this.page.getByRole('dialog', { name: /^Report / });
  }

  async openReport(): Promise<void> {
    await this.reportButton.click();
    await this.report.waitFor();
  }

  async sendReport(): Promise<void> {
    await this.report.getByRole('button', { name: 'Send report' }).click();
  }

  /** The button in the head, which leads down to the section. */
  get applyLink(): Locator {
    return this.page.getByRole('link', { name: 'Apply This Job' }).first();
  }

  /** The section in which a visitor applies, or learns what is needed for it. */
  get applySection(): Locator {
    return this.page.getByRole('region', { name: 'Apply This Job' });
  }

  /** Opens the form, of guests or of candidates. */
  get startApplying(): Locator {
    return this.applySection.getByRole('button', { name: 'Apply This Job' });
  }

  get form(): Locator {
    return this.page.getByRole('dialog', { name: /^Apply for / });
  }

  async writeCoverLetter(text: string): Promise<void> {
    await this.form.getByLabel(/Cover letter/).fill(text);
  }

  async chooseNewResume(file: ChosenFile): Promise<void> {
    await this.form.getByRole('radio', { name: 'Upload a new one' }).check();
    await this.form.locator('input[type=file]').setInputFiles(file);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: 'Send application' }).click();
  }

  /** In the form of guests. */
  get signUpFirst(): Locator {
    return this.form.getByRole('link', { name: 'sign up' });
  }

  async fillInAsGuest(
    { email, firstName, lastName }: Pick<SignupFields, 'email' | 'firstName' | 'lastName'>,
    resume: ChosenFile,
  ): Promise<void> {
    await this.form.getByLabel('First name').fill(firstName);
    await this.form.getByLabel('Last name').fill(lastName);
    await this.form.getByLabel('Email').fill(email);
    await this.form.locator('input[type=file]').setInputFiles(resume);
    await this.form.getByLabel('I am not a robot').check();
  }

  get mailLinkButton(): Locator {
    return this.form.getByRole('button', { name: 'Mail me the link' });
  }

  /** In place of the form of guests once the mail is on its way. */
  get mailedNote(): Locator {
    return this.form.getByRole('status').filter({ hasText: 'We have sent a mail to' });
  }
}

/** A link of a category page that claims a number of jobs. */
export interface ClaimingLink {
  name: string;
  href: string;
  count: number;
}

/** One of the six pages that share a banner and tabs. */
export class CategoryPage extends PageFrame {
  open(path: string): Promise<Response> {
    return this.visit(path);
  }

  get tabs(): Locator {
    return this.page.getByRole('navigation', { name: 'Ways to browse jobs' });
  }

  tab(path: string): Locator {
    const label = categoryPages.find((one) => one.path === path)?.label ?? '';
    return this.tabs.getByRole('link', { name: label });
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  viewAll(section: string): Locator {
    return this.section(section).getByRole('link', { name: `View All in ${section}` });
  }

  letter(label: string): Locator {
    const letters = this.page.getByRole('navigation', { name: 'Letters' });
    return letters.getByRole('link', { name: new RegExp(`^${label}\\s?,`) });
  }

  /** Every link of the content that ends in a number: a name and how many jobs it leads to. */
  claims(): Promise<ClaimingLink[]> {
    return this.page.locator('#content a[href*="/browse-job-filter-list?"]').evaluateAll((links) =>
      links.flatMap((link) => {
        const [, name = '', count] = /^(.*?)\s*([\d,]+)(?: (?:open )?jobs?)?$/s.exec(link.textContent) ?? [];
        const href = link.getAttribute('href') ?? '';
        return count === undefined ? [] : [{ name, href, count: Number(count.replaceAll(',', '')) }];
      }),
    );
  }
}

/** A page of `/jobs`: one kind of job, in one place or everywhere. */
export class LandingPage extends PageFrame {
  open(criteria: LandingCriteria): Promise<Response> {
    return this.visit(landingPath(criteria));
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** A figure below the heading, by its name. */
  async figure(name: string | RegExp): Promise<number> {
    const pair = this.page.locator('dl > div').filter({ has: this.page.getByText(name, { exact: true }) });
    const text = (await pair.locator('dd').textContent()) ?? '';
    return Number.parseInt(text.replaceAll(',', ''), 10);
  }

  get jobs(): Locator {
    return this.page.getByRole('region', { name: /newest/ }).getByRole('heading', { level: 3 });
  }

  get crumbs(): Locator {
    return this.page.getByRole('navigation', { name: 'You are here' });
  }

  part(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title });
  }

  get wholeSearch(): Locator {
    return this.page.getByRole('link', { name: /^(See all|Open as a search)/ });
  }

  get canonical(): Locator {
    return this.page.locator('link[rel=canonical]');
  }
}

/** A map of the product with its names and its marker. */
export class MapSection {
  readonly page: Page;
  readonly region: Locator;

  constructor(page: Page, label: string | RegExp) {
    this.page = page;
    this.region = page.getByRole('region', { name: label });
  }

  /** Scrolls to the map, which loads its parts only then. */
  async waitUntilDrawn(): Promise<void> {
    await this.region.scrollIntoViewIfNeeded();
    await this.button('Zoom in').waitFor();
    await this.region.locator('path:not([d="M0 0"])').first().waitFor();
  }

  button(name: 'Zoom in' | 'Zoom out' | 'Back to the marker'): Locator {
    return this.page.getByRole('button', { name });
  }

  height(): Promise<number> {
    return this.region.evaluate((element) => element.getBoundingClientRect().height);
  }
}

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
