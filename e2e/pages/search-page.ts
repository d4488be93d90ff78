import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
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

  get jobs(): Locator {
    return this.page
      .getByRole('region', { name: 'Jobs' })
      .getByRole('heading', { level: 2 })
      .getByRole('link');
  }

  /** Job and promos of the list or grid, in order. */
  get items(): Locator {
    return this.page.getByRole('region', { name: 'Jobs' }).locator('ol').first().locator('> li');
  }

  jobLink(jobId: string): Locator {
    return this.page.getByRole('region', { name: 'Jobs' }).locator(`a[href*="${jobId}"]`);
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
    await this.chips.getByRole('link', { name: `Remove ${label}` }).click();
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
