import type { Locator, Page, Response } from '@playwright/test';
import { paths } from '@waymark/contract/paths';
import type { SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { PageFrame } from './page-frame.ts';

type Field =
  | 'Keywords'
  | 'Location'
  | 'Work Experience'
  | 'Expected Salary'
  | 'Industry'
  | 'Job Category'
  | 'Role'
  | 'How often'
  | 'Alert name'
  | 'Email';

/** The fields of a job alert, on the public page or in a dialog. */
export class AlertForm {
  readonly #root: Locator;

  constructor(page: Page, root: Locator = page.getByRole('main')) {
    this.#root = root;
  }

  field(label: Field): Locator {
    return this.#root.getByLabel(label, { exact: true });
  }

  get closelyRelated(): Locator {
    return this.#root.getByLabel('Also send closely related jobs');
  }

  get createButton(): Locator {
    return this.#root.getByRole('button', { name: 'Create alert' });
  }

  get errors(): Locator {
    return this.#root.getByRole('alert');
  }

  /** What the form says of the jobs that fit by now. */
  get count(): Locator {
    return this.#root.getByRole('status').filter({ hasText: /match/ });
  }
}

export class FreeAlertsPage extends PageFrame {
  readonly form = new AlertForm(this.page);

  open(path: string = paths.freeJobAlerts): Promise<Response> {
    return this.visit(path);
  }

  /** Stands in place of the form once it was sent. */
  get answer(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /job alert/ });
  }
}

type Act = 'View' | 'Edit' | 'Pause' | 'Resume' | 'Delete';

export class JobAlertsPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.jobsAlerts + query);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Job Alerts' });
  }

  get names(): Locator {
    return this.page.getByRole('rowheader').getByRole('button');
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  act(act: Act, name: string): Locator {
    return this.row(name).getByRole('button', { name: `${act} ${name}` });
  }

  get addButton(): Locator {
    return this.page.getByRole('button', { name: '+ Add Alert' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get form(): AlertForm {
    return new AlertForm(this.page, this.dialog);
  }
}

/** Where the links of alert mails lead: a page with one button. */
export class MailedAlertPage extends PageFrame {
  openLink(link: string): Promise<Response> {
    return this.visit(link);
  }

  get beginButton(): Locator {
    return this.page.getByRole('button', { name: 'Begin this job alert' });
  }

  get stopButton(): Locator {
    return this.page.getByRole('button', { name: 'Stop this job alert' });
  }

  /** On the confirmation, to the page that stops what has just begun. */
  get stopLink(): Locator {
    return this.page.getByRole('link', { name: 'Stop this job alert' });
  }

  get answer(): Locator {
    return this.page.getByRole('status');
  }

  get dead(): Locator {
    return this.page.getByRole('alert');
  }
}

/** The heart of a job, on any page with a list of jobs or with the one. */
export function heartOf(page: Page, job: { id: string; title: string }): Locator {
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${job.id}"]`) });
  return card.getByRole('button', { name: `Save ${job.title}`, exact: true });
}

export class SavedJobsPage extends PageFrame {
  open(query = ''): Promise<Response> {
    return this.visit(paths.jobsSavedJobs + query);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: /^[\d,]+ Saved Jobs?$/ });
  }

  get rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }

  row(title: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('rowheader', { name: title }) });
  }

  /** The titles from top to bottom, without the notes about their jobs. */
  get titles(): Locator {
    return this.page.getByRole('rowheader').locator(':scope > :first-child');
  }

  get sort(): Locator {
    return this.page.getByLabel('Sort by freshness');
  }

  get addButton(): Locator {
    return this.page.getByRole('button', { name: '+ Add Job' });
  }

  editButton(title: string): Locator {
    return this.page.getByRole('button', { name: `Edit ${title}`, exact: true });
  }

  deleteButton(title: string): Locator {
    return this.page.getByRole('button', { name: `Delete ${title}`, exact: true });
  }

  dialog(title: 'Add Task' | 'Edit Task'): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  alert(title: 'Oops' | 'Good job!'): Locator {
    return this.page.getByRole('alertdialog', { name: title });
  }

  async fill(dialog: Locator, fields: Partial<SavedJobFields>): Promise<void> {
    const labels = { title: 'Job Title', company: 'Company Name', date: 'Date' } as const;
    for (const [name, label] of Object.entries(labels)) {
      const value = fields[name as keyof SavedJobFields];
      if (value !== undefined) await dialog.getByLabel(label).fill(value);
    }
  }
}
