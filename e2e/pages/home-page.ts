import { paths } from '@waymark/contract/paths';
import type { Locator, Response } from '@playwright/test';
import { PageFrame } from './page-frame.ts';

export class HomePage extends PageFrame {
  open(): Promise<Response> {
    return this.visit(paths.home);
  }

  get search(): Locator {
    return this.page.getByRole('search');
  }

  async find({ keyword = '', place = '', sector = '' }): Promise<void> {
    await this.search.getByLabel('Keyword').fill(keyword);
    await this.search.getByLabel('Where').fill(place);
    if (sector) await this.search.getByLabel('Sector').selectOption(sector);
    await this.search.getByRole('button', { name: 'Find Job' }).click();
  }

  /** A block of the page by its heading. */
  block(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  get recentJobs(): Locator {
    return this.block('Recent Jobs');
  }

  /** The titles of the recent jobs that are shown. */
  get recentTitles(): Locator {
    return this.recentJobs.locator('li h3');
  }

  /** The row of the testimonials, which can be scrolled. */
  get testimonials(): Locator {
    return this.page.getByRole('list', { name: 'Testimonials' });
  }
}
