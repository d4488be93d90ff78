import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
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
