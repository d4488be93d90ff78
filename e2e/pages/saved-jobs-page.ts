import type { SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { paths } from '@waymark/contract/paths';
import type { Locator, Page, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

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

  /** The titles from top to bottom, without what is said of their jobs. */
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
