import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

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
